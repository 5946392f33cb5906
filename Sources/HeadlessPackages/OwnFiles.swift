import Foundation

/// What a module of a package has beside the app's files: classes in place of Objective-C ones, and what
/// was added by hand.
struct OwnFiles {
  /// What is not there yet.
  private(set) var newFiles: [(path: String, text: String)] = []
  private let package: URL
  private let module: String

  init(in package: URL, module: String) {
    self.package = package
    self.module = module
  }

  /// Adds classes in place of Objective-C ones, without those whose superclass is not there.
  mutating func addObjectiveC(_ classes: [String], _ compiler: SwiftCompiler) throws {
    let path = "Sources/\(module)/ObjectiveCClasses.swift"
    guard !classes.isEmpty,
      !FileManager.default.fileExists(atPath: package.appending(path: path).path)
    else { return }
    var left = classes
    let file = compiler.scratch.appending(path: "ObjectiveCClasses.swift")
    while !left.isEmpty {
      try Data((["import UIKit"] + left).joined(separator: "\n").utf8).write(to: file)
      let lines = Set(try compiler.errors(in: [file], module: module, isWhole: false).map(\.line))
      if lines.isEmpty { break }
      left = left.enumerated().filter { !lines.contains($0.offset + 2) }.map(\.element)
    }
    guard !left.isEmpty else { return }
    let text = """
      // In place of Objective-C classes, so that what names them compiles. They do nothing.
      //
      // Declare in them what the app's Swift files use.
      import UIKit

      \(left.joined(separator: "\n"))

      """
    newFiles.append((path, text))
  }

  /// The files of the module that the package has itself.
  func moduleFiles(in scratch: URL) throws -> [URL] {
    let folder = package.appending(path: "Sources/\(module)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let new = try newFiles.map { path, text in
      let file = scratch.appending(path: "\(module)-ObjectiveCClasses.swift")
      try Data(text.utf8).write(to: file)
      return file
    }
    return names.sorted().filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) } + new
  }
}
