import Foundation
import TestSupport
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

  @Test(
    "A folder that is exchanged for a link meanwhile leads to no other baseline",
    .timeLimit(.minutes(2)),
    arguments: ["--write-baseline", "--prune-baseline", "--strict-baseline"])
  func exchanged(option: String) throws {
    let gone = """
      {"version": 1, "findings": [{"check": "c", "file": "A.swift", "code": "OutsideSecretWord"}]}
      """
    let outside = try Project(["list.json": gone])
    let project = try Project(["A.swift": "let a = 1\n", "known/list.json": "{\"version\": 1}"])
    try project.write("baseline: known/list.json\n", to: ".quarterturn.yml")
    let places = try Project(["none": ""])
    let link = places.path + "/Link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.path)
    let exchange = FolderExchange(
      project.path + "/known", for: link, aside: places.path + "/Aside")
    var statuses: [Int32: Int] = [:]
    for _ in 0..<60 {
      let run = try Command("check", project.path, option)
      statuses[run.status, default: 0] += 1
      #expect(!(run.output + run.errors).contains("OutsideSecretWord"))
    }
    exchange.stop()
    #expect(exchange.count >= 1_000)
    #expect(try outside.text("list.json") == gone)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["list.json"])
    // The folder was there, and was not.
    #expect(statuses.keys.contains(0) && statuses.count > 1, "\(statuses)")
  }
}
