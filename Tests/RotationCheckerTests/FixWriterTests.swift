import Foundation
import Testing

@testable import RotationChecker
import TextFormats

@Suite struct FixWriterTests {
  /// A folder with a file, and a folder beside it.
  final class Folders {
    let base = FileManager.default.temporaryDirectory.appending(path: "fix \(UUID())")
    var project: URL { base.appending(path: "Project") }
    var outside: URL { base.appending(path: "Outside") }

    init() throws {
      for folder in [project.appending(path: "Sources"), outside] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: folder.appending(path: "A.swift"))
      }
    }

    deinit { try? FileManager.default.removeItem(at: base) }

    func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
  }

  static func fix(_ path: String, before: String = "old") -> FileFix {
    FileFix(path: path, before: Array(before.utf8), after: Array("new".utf8), edits: [])
  }

  @Test("A file is replaced in one step, keeps its permissions, and leaves nothing beside it")
  func writing() throws {
    let folders = try Folders()
    let file = folders.project.appending(path: "Sources/A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FixWriter(folders.project.path).write(Self.fix("Sources/A.swift"))
    #expect(try folders.text(file) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folders.project.appending(path: "Sources").path)
    #expect(names == ["A.swift"])
  }

  @Test("A file that has changed since it was read is left alone")
  func changed() throws {
    let folders = try Folders()
    #expect(throws: ReadingError.self) {
      try FixWriter(folders.project.path).write(Self.fix("Sources/A.swift", before: "older"))
    }
    #expect(try folders.text(folders.project.appending(path: "Sources/A.swift")) == "old")
  }

  @Test(
    "Nothing is written outside of the folder, nor through a link",
    arguments: [
      "../Outside/A.swift", "Link/A.swift", "Linked.swift", "Sources/../../Outside/A.swift",
    ])
  func outside(path: String) throws {
    let folders = try Folders()
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folders.project.appending(path: "Link"), withDestinationURL: folders.outside)
    try manager.createSymbolicLink(
      at: folders.project.appending(path: "Linked.swift"),
      withDestinationURL: folders.outside.appending(path: "A.swift"))
    #expect(throws: ReadingError.self) {
      try FixWriter(folders.project.path).write(Self.fix(path))
    }
    #expect(try folders.text(folders.outside.appending(path: "A.swift")) == "old")
  }
}
