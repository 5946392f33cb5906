import Foundation
import Testing

@Suite("init writes a first file, which works")
struct InitCommandTests {
  typealias Project = CheckCommandTests.Project

  private func command(_ line: String, in folder: Project) throws -> Command {
    try Command.shell(
      #"cd "$1" && shift && exec "$0" "$@""#, [folder.path[...]] + line.split(separator: " "))
  }

  @Test("An empty folder gets a scenario that runs")
  func scenario() throws {
    let folder = try Project(["note.txt": ""])
    let first = try command("init", in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == "Wrote scenario.yml. Try: quarterturn run scenario.yml\n")
    let run = try command("run scenario.yml", in: folder)
    #expect(run.status == 0 && run.output.hasSuffix("4 expectations met.\n"), "\(run.output)")
  }

  @Test("The folder of an app gets a configuration that check reads")
  func configuration() throws {
    let folder = try Project([
      "App.swift": "import UIKit\nclass A: UIViewController {}\n",
      "project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [App.swift] }

      """,
    ])
    let first = try command("init", in: folder)
    #expect(first.output == "Wrote .quarterturn.yml. Try: quarterturn check .\n", "\(first.errors)")
    #expect(
      try command("check --print-configuration", in: folder).output.contains("fail-on: error"))
    #expect(try [0, 2].contains(command("check", in: folder).status))
  }

  @Test("Nothing is overwritten without --force")
  func force() throws {
    let folder = try Project(["own.yml": "# mine\n"])
    let refused = try command("init own.yml", in: folder)
    #expect(refused.status == 74 && refused.errors.contains("own.yml exists already. Use --force"))
    #expect(try folder.text("own.yml") == "# mine\n")
    #expect(try command("init own.yml --force", in: folder).status == 0)
    #expect(try folder.text("own.yml").contains("screens:"))
  }

  @Test("A path that is neither is refused", arguments: ["nowhere", "a.txt", "nowhere/a.yml"])
  func refused(path: String) throws {
    let run = try command("init \(path)", in: try Project(["b.txt": ""]))
    #expect(run.status == 66 || run.status == 74)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("The baseline that is written is found by the next check")
  func baseline() throws {
    let folder = try Project([
      "A.swift": """
      import UIKit
      class A: UIViewController {
        func f() { UIDevice.current.setValue(1, forKey: "orientation") }
      }

      """
    ])
    let before = try command("check --fail-on note", in: folder)
    #expect(before.status == 2, "\(before.output)")
    #expect(try command("check --write-baseline", in: folder).status == 0)
    let after = try command("check --fail-on note", in: folder)
    #expect(after.status == 0 && after.output.isEmpty, "\(after.output)")
    #expect(try Command("check", "--help").output.contains("quarterturn-baseline.json"))
  }
}
