import Foundation
import TestSupport
import Testing

/// `QUARTERTURN_HOSTILE=1` runs the command so often that it meets the folder and the link.
@Suite("Files that a project names, exchanged meanwhile")
struct HostileOwnFileTests {
  typealias Project = CheckCommandTests.Project

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
    let runs = Effort.hostile.isRaised ? 60 : 5
    var statuses: [Int32: Int] = [:]
    for _ in 0..<runs {
      let run = try Command("check", project.path, option)
      statuses[run.status, default: 0] += 1
      #expect(!(run.output + run.errors).contains("OutsideSecretWord"))
    }
    exchange.stop()
    #expect(exchange.count >= runs)
    #expect(try outside.text("list.json") == gone)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["list.json"])
    guard Effort.hostile.isRaised else { return }
    // The folder was there, and was not.
    #expect(statuses.keys.contains(0) && statuses.count > 1, "\(statuses)")
  }
}
