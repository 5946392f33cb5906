import Foundation
import Testing

@Suite("run fails for all that is not as expected, and says what happened")
struct RunCommandTests {
  typealias Project = CheckCommandTests.Project

  private static let app = """
    stage: iPhone 15, iOS 17
    root: Home
    screens:
      Home: { supports: portrait, presents: { Player: fullScreen } }
      Player: { supports: landscape, prefers: portrait }

    """

  private static let good =
    app + """
      steps:
        - launch
        - turn: landscapeLeft
          expect: { interface: portrait }

      """

  private static let bad = good.replacing("interface: portrait", with: "interface: landscapeRight")

  private static let crash = app + "steps:\n  - launch\n  - present: Player\n  - turn: portrait\n"

  private func run(_ text: String, _ arguments: String...) throws -> Command {
    let project = try Project(["s.yml": text])
    return try Command(arguments: ["run", project.path + "/s.yml"] + arguments)
  }

  @Test("A crash fails a file without expectations, and JUnit too")
  func crashes() throws {
    let project = try Project(["s.yml": Self.crash])
    let run = try Command(
      "run", project.path + "/s.yml", "--junit", project.path + "/o.xml")
    #expect(run.status == 2)
    #expect(run.output.contains("The app crashes in step 2, which the file does not expect."))
    #expect(run.output.contains("UIApplicationInvalidInterfaceOrientation"))
    #expect(try project.text("o.xml").contains("failures=\"1\""))
    let expected = Self.crash.replacing(
      "present: Player", with: "present: Player\n    expect: { raises: UIApplication }")
    #expect(try self.run(expected).status == 0)
  }

  @Test("A file without steps, without launch or without expectations says so")
  func nothing() throws {
    let empty = try run(Self.app)
    #expect(empty.status == 65 && empty.output.isEmpty)
    #expect(empty.errors.contains("the scenario has no steps, so there is nothing to play"))
    let asleep = try run(Self.app + "steps: [turn: landscapeLeft]\n")
    #expect(asleep.status == 0)
    #expect(asleep.output.hasSuffix("The app is never launched: launch is not among the steps.\n"))
    let silent = try run(Self.app + "steps: [launch]\n")
    #expect(silent.status == 0)
    #expect(silent.output.hasSuffix("1 step played; the file has no expectations.\n"))
  }

  @Test("What the app crashes in is named by explain, also where only a turn is asked about")
  func explained() throws {
    let project = try Project(["s.yml": Self.crash])
    let file = project.path + "/s.yml"
    let run = try Command("explain", file, "--screen", "Player", "--turn", "landscapeLeft")
    #expect(run.status == 0)
    for word in ["UIApplicationInvalidInterfaceOrientation", "E-0", "To "] {
      #expect(run.output.contains(word), "\(run.output)")
    }
  }

  @Test("Several files and folders are played, with one JUnit file for all")
  func several() throws {
    let project = try Project([
      "a.yml": Self.good, "more/b.yml": Self.bad, "more/settings.yml": "stage: none\n",
      "more/c.yaml": Self.good, ".hidden/d.yml": Self.bad,
    ])
    let run = try Command(
      "run", project.path + "/a.yml", project.path + "/more", "--junit", project.path + "/o.xml")
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("1 of 3 runs failed.\n"), "\(run.output)")
    let junit = try project.text("o.xml")
    #expect(junit.contains("<testsuites tests=\"3\" failures=\"1\">"), "\(junit)")
    #expect(try Command("run", project.path, "--format", "json").output.hasPrefix("["))
    let picture = try Command("run", project.path, "--svg", project.path + "/o.svg")
    #expect(picture.status == 64 && picture.errors.contains("--svg shows one run"))
  }

  @Test("--quiet prints what is not as expected, and nothing else")
  func quiet() throws {
    let project = try Project(["a.yml": Self.good, "b.yml": Self.bad])
    let good = try Command("run", project.path + "/a.yml", "--quiet")
    #expect(good.status == 0 && good.output.isEmpty && good.errors.isEmpty)
    let both = try Command("run", project.path, "--quiet")
    #expect(both.status == 2)
    #expect(both.output.contains("expected landscapeRight") && !both.output.contains("a.yml"))
    #expect(!both.output.contains("The app launches"))
  }

  @Test("One file that cannot be read does not keep the others from being played")
  func unread() throws {
    let project = try Project([
      "a.yml": Self.good, "b.yml": Self.good.replacing("- turn:", with: "- trun:"),
    ])
    let run = try Command("run", project.path, "--junit", project.path + "/o.xml")
    #expect(run.status == 65)
    #expect(run.errors.contains("b.yml:8:5: unknown event 'trun'"))
    #expect(run.output.contains("1 of 2 runs failed, 1 of them cannot be read."))
    #expect(try project.text("o.xml").contains("errors=\"1\""))
  }

  @Test("A file with several stages is played on each, or on the one that is named")
  func stages() throws {
    let text = Self.good.replacing(
      "stage: iPhone 15, iOS 17", with: "stages: { phone: 'iPhone, iOS 17', pad: 'iPad, iOS 17' }"
    ).replacing("{ interface: portrait }", with: "{ pad: { interface: landscapeRight } }")
    let all = try run(text)
    #expect(all.status == 0 && all.output.contains("s.yml, pad: iPad (10th generation), iOS 17"))
    let one = try run(text, "--stage", "pad")
    #expect(one.status == 0 && one.output.hasSuffix("1 expectation met.\n"))
    let misspelt = try run(text, "--stage", "padd")
    #expect(misspelt.status == 64)
    #expect(
      misspelt.errors
        == "Error: There is no stage 'padd'. The file has phone, pad; a line such as"
        + " 'iPhone 15, iOS 17' names another. Did you mean 'pad'?\n")
    let other = try run(text, "--stage", "phone")
    #expect(other.output.hasSuffix("2 steps played; the file has no expectations.\n"))
  }

  @Test(
    "The same statuses for all commands",
    arguments: [
      ("run nowhere.yml", 66), ("explain nowhere.yml --step 1", 66), ("matrix nowhere.yml", 66),
      ("model nowhere", 66), ("sense nowhere.csv", 66), ("check nowhere", 66),
      ("run a.yml --stage nothing", 64), ("run broken.yml", 65),
      ("explain a.yml --step 1 --stage nothing", 64), ("matrix a.yml --stage nothing", 64),
      ("run a.yml --assume Elsewhere=landscape", 64), ("run a.yml --assume A", 64),
      ("explain broken.yml --step 1", 65),
      ("matrix broken.yml", 65), ("sense broken.yml", 65), ("check --config broken.yml", 65),
      ("run", 64), ("run a.yml --nothing", 64), ("explain a.yml --step 99", 64),
      ("run a.yml --configuration Foo", 64), ("matrix a.yml --device nothing", 64),
      ("matrix a.yml --ios 99", 64), ("matrix a.yml --ios 3", 64), ("devices nothing", 64),
      ("matrix a.yml --what-if ios=99", 64), ("devices iPad --ios 3", 64), ("rules Z-99", 64),
      ("run a.yml --svg /nowhere/o.svg", 74), ("run a.yml", 0), ("run bad.yml", 2),
    ])
  func statuses(line: String, status: Int) throws {
    let project = try Project([
      "a.yml": Self.good, "bad.yml": Self.bad, "broken.yml": "stage: [\n",
    ])
    let run = try Command.shell(
      #"cd "$1" && shift && exec "$0" "$@""#, [project.path[...]] + line.split(separator: " "))
    #expect(Int(run.status) == status, "\(run.errors)")
    #expect(status == 0 || status == 2 || !run.errors.isEmpty)
  }

  @Test(
    "A system that nothing is known about is refused, in a file and as an argument",
    arguments: [["run"], ["explain", "--step", "1"], ["matrix"]])
  func unknownSystem(command: [String]) throws {
    let project = try Project([
      "a.yml": Self.good, "made-up.yml": Self.good.replacing("iOS 17", with: "iOS 30"),
    ])
    let message = "no system of 'iOS 30' is known. Expected iOS 2 to 18 or 26 to 27.\n"
    let file = try Command(arguments: command + [project.path + "/made-up.yml"])
    #expect(file.status == 65 && file.output.isEmpty)
    #expect(file.errors.contains("made-up.yml:1:19: \(message)"), "\(file.errors)")
    guard command != ["matrix"] else { return }
    let stage = try Command(
      arguments: command + [project.path + "/a.yml", "--stage", "iPhone 15, iOS 30"])
    #expect(stage.status == 64 && stage.errors == "Error: stage:1:12: \(message)")
  }

  @Test(
    "A device that never ran a system is refused",
    arguments: [
      (
        ["matrix", "Examples/video-player.yml", "--ios", "12", "--device", "iPhone 15"],
        "Error: iPhone 15 never ran iOS 12. Expected iOS 17 or later.\n"
      ),
      (
        ["devices", "iPhone 15", "--ios", "3"],
        "Error: iPhone 15 never ran iOS 3. Expected iOS 17 or later.\n"
      ),
      (["devices", "--ios", "3"], "Error: None of the devices ran iOS 3.\n"),
      (
        ["matrix", "Examples/video-player.yml", "--ios", "99"],
        "Error: Nothing is known about iOS 99. Expected iOS 2 to 18 or 26 to 27.\n"
      ),
      (
        ["rn", "Examples/video-player.yml"],
        "Error: There is no command 'rn'. Did you mean 'run'? 'quarterturn --help' lists them all.\n"
      ),
      (
        ["Examples/video-player.yml"],
        "Error: 'Examples/video-player.yml' is not a command. Did you mean"
          + " 'quarterturn run Examples/video-player.yml'? 'quarterturn --help' lists them all.\n"
      ),
    ])
  func refused(arguments: [String], message: String) throws {
    let run = try Command(arguments: arguments)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors == message)
  }
}
