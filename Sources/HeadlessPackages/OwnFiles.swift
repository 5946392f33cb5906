import Foundation

/// What a package has beside the app's files: stand-ins for modules and for Objective-C classes.
///
/// What is there already, perhaps with declarations that somebody added, stays as it is.
struct OwnFiles {
  /// The stand-ins for modules, by name.
  private(set) var standIns: [(name: String, text: String)] = []
  /// What is not there yet.
  private(set) var newFiles: [(path: String, text: String)] = []
  private let package: URL
  private let module: String
  private var objectiveC: String?

  init(in package: URL, module: String) {
    self.package = package
    self.module = module
  }

  /// Adds an empty module for each that files import and that is not there.
  mutating func addStandIns(for sources: [AppSource]) {
    let names = Set(sources.flatMap(\.modules)).subtracting([module])
    for name in names.sorted() {
      let path = "StandIns/\(name)/\(name).swift"
      let existing = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      let text =
        existing ?? """
          // Stands in for \(name), which is not there, so that files that import it compile.
          //
          // Declare here, as public, what the app uses of it.

          """
      if existing == nil { newFiles.append((path, text)) }
      standIns.append((name, text))
    }
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
      // Stand in for the app's Objective-C classes, so that what names them compiles. They do nothing.
      //
      // Declare in them what the app's Swift files use.
      import UIKit

      \(left.joined(separator: "\n"))

      """
    objectiveC = text
    newFiles.append((path, text))
  }

  /// The files of the app's module that the package has itself.
  func moduleFiles(in scratch: URL) throws -> [URL] {
    let folder = package.appending(path: "Sources/\(module)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var files = names.sorted().filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    if let objectiveC {
      let file = scratch.appending(path: "ObjectiveCClasses.swift")
      try Data(objectiveC.utf8).write(to: file)
      files.append(file)
    }
    return files
  }
}
