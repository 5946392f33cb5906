import Foundation
import TestSupport
import Testing

@testable import RotationChecker
import TextFormats
import XcodeProjectFiles

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

  @Test(
    "A folder that is exchanged for a link while files are written leads nowhere else",
    arguments: ["Sources", "Sources/Inner", "Sources/\u{301}"])
  func exchanged(path: String) throws {
    let folders = try Folders()
    let manager = FileManager.default
    let folder = folders.project.path + "/" + path
    let (file, outside) = (folder + "/A.swift", folders.outside.path + "/A.swift")
    let inode = try manager.attributesOfItem(atPath: outside)[.systemFileNumber] as? Int
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
    let aside = folders.base.path + "/Aside"
    let link = folders.base.path + "/Link"
    try manager.createSymbolicLink(atPath: link, withDestinationPath: folders.outside.path)
    let exchange = FolderExchange(folder, for: link, aside: aside)
    let writer = FixWriter(folders.project.path)
    let fix = FileFix(
      path: path + "/A.swift", before: Array("old".utf8), after: Array("old".utf8), edits: [])
    var (tries, written) = (0, 0)
    while tries < 2_000 || exchange.count < 1_000, tries < 1_000_000 {
      tries += 1
      if (try? writer.write(fix)) != nil { written += 1 }
    }
    exchange.stop()
    #expect(exchange.count >= 1_000)
    #expect(written > 0 && written < tries)
    #expect(try manager.contentsOfDirectory(atPath: folders.outside.path) == ["A.swift"])
    // Replacing a file by the same would be seen by its number.
    #expect(try manager.attributesOfItem(atPath: outside)[.systemFileNumber] as? Int == inode)
    #expect(try manager.contentsOfDirectory(atPath: folder) == ["A.swift"])
  }

  @Test("The folder that is held is written into, although its path leads elsewhere by then")
  func held() throws {
    let folders = try Folders()
    let folder = folders.project.appending(path: "Sources")
    let moved = folders.base.appending(path: "Moved")
    try Disk.inFolder(of: "Sources/A.swift", in: folders.project.path) {
      name, held throws(Disk.Failure) in
      do {
        try FileManager.default.moveItem(at: folder, to: moved)
        try FileManager.default.createSymbolicLink(
          at: folder, withDestinationURL: folders.outside)
        try WholeFile.write(Array("new".utf8), as: name, inFolder: held)
      } catch { Issue.record(error) }
    }
    #expect(try folders.text(moved.appending(path: "A.swift")) == "new")
    #expect(try folders.text(folders.outside.appending(path: "A.swift")) == "old")
  }

  @Test("A file whose path has more than 4,096 bytes is written like others")
  func longPath() throws {
    let folders = try Folders()
    let name = String(repeating: "d", count: 200)
    let path = Array(repeating: name, count: 25).joined(separator: "/") + "/A.swift"
    #expect(path.utf8.count > 4_096)
    // A path as long as this cannot be opened at once.
    var folder = unsafe open(folders.project.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<25 {
      let isMade = unsafe mkdirat(folder, name, 0o755) == 0
      #expect(isMade)
      let inner = unsafe openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = inner
    }
    defer { close(folder) }
    try WholeFile.write(Array("old".utf8), as: "A.swift", inFolder: folder)
    try FixWriter(folders.project.path).write(Self.fix(path))
    #expect(try Disk.read("A.swift", inFolder: folder, most: 10) == Array("new".utf8))
  }
}
