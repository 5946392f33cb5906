import Foundation
import TestSupport
import RecordedFiles

/// Files that are damaged, each damage with a number of its own, so that any can be made again.
package struct SeedFiles: Sendable {
  /// The whole files.
  package let files: [[UInt8]]

  /// Takes files.
  package init(_ files: [[UInt8]]) { self.files = files.filter { !$0.isEmpty } }

  /// The files of the News App, and of the projects that other tests read, that end in one of these.
  ///
  /// - Throws: why a folder cannot be read.
  package init(endings: [String], and own: [String] = []) throws {
    var files = own.map { Array($0.utf8) }
    for folder in ["Examples/NewsApp", "Tests/ProjectScenarioTests/Fixtures"] {
      let root = Checkout.root.appending(path: folder)
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.path(percentEncoded: false))
      for path in paths.sorted() where endings.contains(where: { path.hasSuffix($0) }) {
        files.append([UInt8](try Data(contentsOf: root.appending(path: path))))
      }
    }
    self.init(files)
  }

  /// The damaged file of a number.
  package func damaged(_ number: Int) -> [UInt8] {
    var damage = Damage(seed: UInt64(truncatingIfNeeded: number))
    let file = files[damage.random.below(files.count)]
    return damage.damaged(file, with: files[damage.random.below(files.count)])
  }

  /// Hands damaged files out one by one, and prints how many and which took the longest.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - what: what they are, for the line that is printed.
  ///   - body: takes a number and its file.
  package func each(_ count: Int, _ what: String, _ body: (Int, [UInt8]) throws -> Void) rethrows {
    var slowest = (number: 0, time: Duration.zero)
    for number in 0..<count {
      let bytes = damaged(number)
      let time = try ContinuousClock().measure { try body(number, bytes) }
      if time > slowest.time { slowest = (number, time) }
    }
    print("\(count) damaged \(what); the slowest was number \(slowest.number): \(slowest.time)")
  }
}
