import Foundation
import Testing

@Suite("Results are written whole, or the command says why not")
struct OutputTests {
  typealias Project = CheckCommandTests.Project
  static let scenario = "Examples/video-player.yml"

  @Test(
    "A full disk under standard output is an error with a reason, in every command",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "run \(scenario)", "run \(scenario) --format json", "matrix \(scenario) --ios 17",
      "explain \(scenario) --step 1", "model Examples/NewsApp", "check Examples/NewsApp",
      "check --list", "devices", "rules D-04", "sense Examples/recordings/hand-turns.csv",
    ])
  func fullDevice(line: String) throws {
    let run = try Command.shell(#"exec "$0" "$@" > /dev/full"#, line.split(separator: " "))
    #expect(run.status == 74)
    #expect(
      run.errors.hasSuffix("Error: Standard output cannot be written: No space left on device.\n"))
  }

  @Test("A reader that has seen enough ends the command without a word")
  func closedPipe() throws {
    let run = try Command.shell(#""$0" "$@" | head -n 1"#, ["check", "--list"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(
    "A file that does not fit leaves the old one, and nothing beside it",
    arguments: ["--format json=out.json", "--write-baseline --baseline out.json"])
  func limitedFile(options: String) throws {
    let folder = try Project(["out.json": "{\"version\": 1}", "A.swift": Self.manyFindings])
    // The limit counts blocks of 1,024 bytes; the signal that comes with it is ignored, as on a full
    // disk there is none.
    let run = try Command.shell(
      #"cd "$1" && shift && trap '' XFSZ && ulimit -f 1 && exec "$0" "$@""#,
      [folder.path[...], "check", "."] + options.split(separator: " "))
    #expect(run.status == 74)
    #expect(run.errors.contains("out.json cannot be written: File too large."), "\(run.errors)")
    #expect(try folder.text("out.json") == "{\"version\": 1}")
    #expect(try folder.names == ["A.swift", "out.json"])
  }

  private static let manyFindings =
    "import UIKit\n"
    + (0..<60).map { number in
      """
      class Screen\(number)ViewController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
      }

      """
    }.joined()

  @Test(
    "What a command reads is not overwritten by what it writes",
    arguments: [
      "run v.yml --svg v.yml", "run v.yml --html v.yml", "run v.yml --junit v.yml",
      "sense h.csv --svg h.csv",
      "check . --format json=App/A.swift", "check . --write-file-list App/A.swift",
      "model App --output App/A.swift --force",
    ])
  func input(line: String) throws {
    let folder = try Project([
      "v.yml": try String(
        contentsOf: Command.root.appending(path: Self.scenario), encoding: .utf8),
      "h.csv": "time,x,y,z\n0,0,-1,0\n0.02,0,-1,0\n0.04,0,-1,0\n",
      "App/A.swift": "import UIKit\nclass A: UIViewController {}\n",
      "App/project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [.] }

      """,
    ])
    let before = try folder.contents
    let run = try Command.shell(
      #"cd "$1" && shift && exec "$0" "$@""#, [folder.path[...]] + line.split(separator: " "))
    #expect(run.status == 74)
    #expect(run.errors.contains("is read by this command and is not overwritten."))
    #expect(try folder.contents == before)
  }

  @Test("Two formats for one file are a mistake")
  func twice() throws {
    let run = try Command(
      "check", "Examples/NewsApp", "--format", "json=o", "--format", "sarif=./o")
    #expect(run.status == 64)
    #expect(run.errors.contains("Two formats would go to the same file."))
    #expect(!FileManager.default.fileExists(atPath: Command.root.appending(path: "o").path))
  }

  @Test("A baseline overwrites nothing but a baseline, also where the folder names it")
  func baselineKind() throws {
    let folder = try Project(["A.swift": "let a = 1\n", "settings": "[core]\n"])
    try folder.write("baseline: settings\n", to: ".quarterturn.yml")
    let run = try Command("check", folder.path, "--write-baseline")
    #expect(run.status == 64)
    #expect(run.errors.contains("settings exists and is not a baseline; it is not overwritten."))
    #expect(try folder.text("settings") == "[core]\n")
  }

  @Test("A pipe in place of a file is not waited for", .timeLimit(.minutes(1)))
  func pipe() throws {
    let folder = try Project(["A.swift": "let a = 1\n"])
    let pipe = folder.path + "/out.json"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let run = try Command("check", folder.path, "--format", "json=\(pipe)")
    #expect(run.status == 74)
    #expect(run.errors.contains("out.json cannot be written: it is not a regular file."))
  }

  @Test("A model with steps of one's own is not overwritten unasked")
  func model() throws {
    let folder = try Project(["own.yml": "# mine\n"])
    let arguments = ["model", "Examples/NewsApp", "--output", folder.path + "/own.yml"]
    let refused = try Command(arguments: arguments)
    #expect(refused.status == 74)
    #expect(refused.errors.contains("own.yml exists already. Use --force to overwrite it."))
    #expect(try folder.text("own.yml") == "# mine\n")
    #expect(try Command(arguments: arguments + ["--force"]).status == 0)
    #expect(try folder.text("own.yml").contains("screens:"))
  }

  @Test("A file keeps its permissions, and a link to it stays a link")
  func permissions() throws {
    let folder = try Project(["real.json": "{}", "A.swift": "let a = 1\n"])
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/real.json")
    try manager.createSymbolicLink(
      atPath: folder.path + "/out.json", withDestinationPath: "real.json")
    #expect(
      try Command("check", folder.path, "--format", "json=\(folder.path)/out.json").status == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/out.json") == "real.json")
    let attributes = try manager.attributesOfItem(atPath: folder.path + "/real.json")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.text("real.json").contains("findings"))
  }

  @Test("What a killed program left is removed, and what a living one writes is not")
  func leftovers() throws {
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    ended.arguments = ["true"]
    try ended.run()
    ended.waitUntilExit()
    let left = ".quarterturn-\(ended.processIdentifier)-\(UUID().uuidString)"
    let living = ".quarterturn-\(getpid())-\(UUID().uuidString)"
    let folder = try Project([left: "half", living: "half", "A.swift": "let a = 1\n"])
    _ = try Command("check", folder.path, "--format", "json=\(folder.path)/out.json")
    #expect(try folder.names.sorted() == [living, "A.swift", "out.json"])
  }

  @Test("A folder without code to read is an error", arguments: [[:], ["README.md": ""]])
  func nothing(files: [String: String]) throws {
    let folder = try Project(files.isEmpty ? ["empty/.keep": ""] : files)
    let run = try Command("check", folder.path)
    #expect(run.status == 66)
    #expect(run.errors.contains("there is nothing to check"))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.output.isEmpty, "\(run.output)")
  }
}

extension CheckCommandTests.Project {
  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// All files and what they hold.
  var contents: [String: String] {
    get throws {
      var contents: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
        contents[path] = try? text(path)
      }
      return contents
    }
  }
}

extension Command {
  /// Runs a line of bash, in which `$0` is the command and `$@` the arguments.
  static func shell(_ line: String, _ arguments: [Substring]) throws -> Command {
    try Command(
      executable: URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["bash", "-c", line, Command.executable.path] + arguments.map(String.init))
  }
}
