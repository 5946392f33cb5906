import Foundation
import Testing

@Suite struct CommandTests {
  @Test("run prints the transcript, holds the expectations and ends well")
  func run() throws {
    let command = try Command("run", "Examples/video-player.yml")
    #expect(command.status == 0)
    #expect(command.output.contains("The app launches"))
    #expect(command.output.contains("UIDeviceOrientationDidChangeNotification"))
    #expect(command.errors.isEmpty)
  }

  @Test("An expectation that is not met ends the run with 2 and says what was found")
  func failure() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yml")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    stage: iPhone 15, iOS 17
    root: Home
    screens: { Home: { supports: portrait } }
    steps:
      - launch:
      - turn: landscapeLeft
        expect: { interface: landscapeRight }
    """.write(to: file, atomically: true, encoding: .utf8)
    let command = try Command("run", file.path)
    #expect(command.status == 2)
    #expect(command.output.contains("landscapeRight"))
    let junit = file.appendingPathExtension("xml")
    defer { try? FileManager.default.removeItem(at: junit) }
    #expect(try Command("run", file.path, "--junit", junit.path).status == 2)
    #expect(try String(contentsOf: junit, encoding: .utf8).contains("<failure"))
  }

  @Test("The same run prints the same bytes, also as JSON and as a picture")
  func determinism() throws {
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    func bytes() throws -> [String] {
      let text = try Command("run", "Examples/video-player.yml", "--svg", picture.path)
      let json = try Command("run", "Examples/video-player.yml", "--format", "json")
      return [text.output, json.output, try String(contentsOf: picture, encoding: .utf8)]
    }
    let first = try bytes()
    #expect(try bytes() == first)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(first[1].utf8))
    }
  }

  @Test("The README's picture and answer are what the command prints")
  func readme() throws {
    let readme = try String(
      contentsOf: Command.root.appending(path: "README.md"), encoding: .utf8)
    let explained = try Command(
      "explain", "Examples/video-player.yml", "--screen", "VideoList", "--turn", "landscapeLeft")
    #expect(explained.status == 0)
    #expect(readme.contains(explained.output))
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: picture) }
    #expect(
      try Command("run", "Examples/video-player.yml", "--svg", picture.path).status == 0)
    let shown = Command.root.appending(path: "Documentation/video-player.svg")
    #expect(
      try Data(contentsOf: picture) == Data(contentsOf: shown),
      "swift run quarterturn run Examples/video-player.yml --svg Documentation/video-player.svg")
  }

  @Test("Output without a terminal has no color, whatever the environment says")
  func color() throws {
    for environment in [["NO_COLOR": "1"], ["TERM": "xterm-256color"]] {
      let command = try Command("run", "Examples/video-player.yml", environment: environment)
      #expect(!command.output.contains("\u{1B}["))
    }
  }

  @Test(
    "What is wrong on the command line is said in one line, with the nearest word",
    arguments: [
      (["devices", "iphne 15"], "There is no device 'iphne 15'. Did you mean 'iPhone 15'?"),
      (["rules", "D-99"], "There is no rule 'D-99'. Did you mean"),
      (["rules", "R"], "There is no section 'R'. Expected one of A, B"),
      (
        ["explain", "Examples/video-player.yml", "--screen", "Plyer", "--turn", "portrait"],
        "Did you mean 'Player'?"
      ),
      (
        ["explain", "Examples/video-player.yml", "--turn", "landscapeleft"],
        "Did you mean 'landscapeLeft'?"
      ),
      (
        ["explain", "Examples/video-player.yml", "--step", "99"], "There is no step 99"
      ),
      (["matrix", "Examples/video-player.yml", "--what-if", "27"], "'27' is not a change."),
      (["matrix", "Examples/video-player.yml", "--ios", "new"], "'new' is not an iOS version."),
      (["run", "Examples/nowhere.yml"], "Examples/nowhere.yml"),
      (["run", "Examples/video-player.yml", "--stage", "iPhone 99, iOS 17"], "iPhone 99"),
      (
        ["run", "Examples/video-player.yml", "--svg", "/nowhere/at/all.svg"], "/nowhere/at/all.svg"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let command = try Command(arguments: arguments)
    #expect(command.status != 0)
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(command.errors.hasPrefix("Error: "))
    #expect(command.errors.split(separator: "\n").count == 1, "\(command.errors)")
  }

  @Test("--version is the changelog's newest, marked as unreleased until it is")
  func version() throws {
    let command = try Command("--version")
    #expect(command.status == 0)
    let changelog = try String(
      contentsOf: Command.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: /\n## (\S+)/)).output.1
    let version = try #require(command.output.wholeMatch(of: /(\d+\.\d+\.\d+)(-dev)?\n/)).output
    #expect(newest == "Unreleased" ? version.2 != nil : (version.2 == nil && newest == version.1))
  }

  @Test(
    "Every command's help teaches by example",
    arguments: ["run", "explain", "matrix", "devices", "rules", "sense"])
  func help(name: String) throws {
    let command = try Command(name, "--help")
    #expect(command.status == 0)
    #expect(command.output.contains("EXAMPLES"))
    #expect(command.output.contains("quarterturn \(name)"))
  }
}
