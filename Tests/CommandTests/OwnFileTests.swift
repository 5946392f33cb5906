import Foundation
import Testing

@Suite("Files that a project names itself")
struct OwnFileTests {
  typealias Project = CheckCommandTests.Project

  @Test(
    "A baseline outside of the folder is neither read nor written because the folder says so",
    arguments: ["../outside.json", "link.json", "nowhere.json", "way/outside.json"])
  func baseline(name: String) throws {
    let outside = try Project(["outside.json": "OutsideSecretWord"])
    let project = try Project(["App/A.swift": "let a = 1\n"])
    let manager = FileManager.default
    func link(_ name: String, to target: String) throws {
      try manager.createSymbolicLink(
        atPath: project.folder.appending(path: name).path, withDestinationPath: target)
    }
    try link("link.json", to: outside.folder.appending(path: "outside.json").path)
    try link("nowhere.json", to: outside.folder.appending(path: "new.json").path)
    try link("way", to: outside.path)
    try project.write("baseline: \(name)\n", to: ".quarterturn.yml")
    for arguments in [[], ["--write-baseline"], ["--prune-baseline"]] {
      let run = try Command(arguments: ["check", project.path] + arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains("is outside the project's folder"), "\(run.errors)")
      #expect(!run.errors.contains("OutsideSecretWord"))
    }
    #expect(try outside.text("outside.json") == "OutsideSecretWord")
    #expect(try manager.contentsOfDirectory(atPath: outside.path) == ["outside.json"])
  }

  @Test("A baseline in the folder, and one that the command line names, may be a link")
  func inside() throws {
    let outside = try Project([:])
    try FileManager.default.createDirectory(
      at: outside.folder, withIntermediateDirectories: true)
    let project = try Project(["A.swift": "let a = 1\n", "known/list.json": "{\"version\": 1}"])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.appending(path: "link.json").path,
      withDestinationPath: "known/list.json")
    try project.write("baseline: link.json\n", to: ".quarterturn.yml")
    #expect(try Command("check", project.path).status == 0)
    let file = outside.folder.appending(path: "list.json").path
    let written = try Command("check", project.path, "--baseline", file, "--write-baseline")
    #expect(written.status == 0 && FileManager.default.fileExists(atPath: file))
  }

  @Test("A configuration that is a link out of the folder is not read")
  func configuration() throws {
    let outside = try Project(["secret": "OutsideSecretWord\n"])
    let project = try Project(["A.swift": "let a = 1\n"])
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.appending(path: ".quarterturn.yml").path,
      withDestinationPath: outside.folder.appending(path: "secret").path)
    let run = try Command("check", project.path)
    #expect(run.status == 64)
    #expect(run.errors.contains(".quarterturn.yml is outside the project's folder"))
    #expect(!run.errors.contains("OutsideSecretWord"))
  }
}
