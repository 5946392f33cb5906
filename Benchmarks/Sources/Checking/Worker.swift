import Foundation
import RotationChecker
import SwiftParser
import SwiftSyntax

/// What the program does in a process of its own, so that time and memory are that work's alone.
enum Worker: String, CaseIterable {
  /// SwiftParser parses the Swift files, on all cores.
  case parse
  /// SwiftParser parses the Swift files, one after the other.
  case parseAlone = "parse-alone"
  /// The check of the Swift files, the project file and the interface files.
  case checkSwift = "check-swift"
  /// The whole check, with Objective-C.
  case check

  /// Does the work several times and prints the seconds each time took.
  func run(on folder: String, times: Int) {
    // A bare parse knows its files.
    let files = self == .parse || self == .parseAlone ? WholeCheck.swiftFiles(in: folder) : []
    for _ in 0..<times {
      let clock = ContinuousClock()
      var result: (count: Int, read: ReadProject?) = (0, nil)
      let time = clock.measure { result = work(folder, files) }
      print(time.seconds, result.count)
    }
  }

  /// Does the work once.
  ///
  /// - Returns: a number that depends on all of it, and what is kept.
  private func work(_ folder: String, _ files: [String]) -> (count: Int, read: ReadProject?) {
    switch self {
    case .parse: (parse(files, concurrently: true), nil)
    case .parseAlone: (parse(files, concurrently: false), nil)
    case .checkSwift: WholeCheck.run(folder, readsObjectiveC: false) ?? (-1, nil)
    case .check: WholeCheck.run(folder) ?? (-1, nil)
    }
  }

  /// Reads and parses Swift files; each tree is dropped at once.
  private func parse(_ files: [String], concurrently: Bool) -> Int {
    let sums = Sums(count: files.count)
    @Sendable func parse(_ index: Int) {
      guard let bytes = FileManager.default.contents(atPath: files[index]) else { return }
      let tree = unsafe [UInt8](bytes).withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      sums.put(tree.statements.count, at: index)
    }
    if concurrently {
      DispatchQueue.concurrentPerform(iterations: files.count, execute: parse)
    } else {
      files.indices.forEach(parse)
    }
    return sums.total
  }
}

/// Numbers that several threads put down, each at its own place, guarded by a lock.
private final class Sums: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int]
  init(count: Int) { numbers = Array(repeating: 0, count: count) }
  func put(_ number: Int, at index: Int) { lock.withLock { numbers[index] = number } }
  var total: Int { lock.withLock { numbers.reduce(0, +) } }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
