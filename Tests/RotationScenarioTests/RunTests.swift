import DeviceSetup
import Foundation
import Orientation
import Testing

@testable import RotationScenario

@Suite struct RunTests {
  /// A player over a list, with an expectation on the turn under the player.
  static func scenario(_ expect: String, step: String = "turn: landscapeLeft") -> String {
    """
    stage: iPhone 13, iOS 15
    root: List
    screens:
      List: { supports: portrait, presents: { Player: fullScreen } }
      Player: { supports: allButUpsideDown }
      Other: { supports: portrait }
    steps:
      - launch
      - present: Player
      - \(step)
        expect: { \(expect) }
    """
  }

  static let metOnes: [String] = [
    "interface: landscapeRight", "device: landscapeLeft", "statusBar: landscapeRight",
    "size: 844x390", "screen: 844x390", "scale: 1", "locked: no", "generating: yes", "turned: yes",
    "decidedBy: Player", "rules: [D-04]", "raises: nothing", "refused: nothing", "logs: nothing",
    "ignored: nothing", "asked: [Player]", "asked: [Player.shouldAutorotate]",
    "notAsked: [List, Other]", "posts: deviceOrientationDidChange",
    "posts: [deviceOrientationDidChange landscapeLeft, didChangeStatusBarOrientation]",
    "calls: [Player.viewWillTransition 844x390, Player.transitionCompletion]",
    "calls: appDelegate.didChangeStatusBarOrientation", "notCalled: [Other.viewWillTransition]",
    "sees: { Player.viewWillTransition: { bounds: 390x844, interface: portrait } }",
    "sees: { Player.viewWillTransition: { traits: compact-regular, safeArea: 47/0/34/0 } }",
    "sees: { Player.transitionCompletion: { bounds: 844x390, screen: 844x390 } }",
  ]

  @Test("An expectation that is met", arguments: metOnes)
  func met(expect: String) throws {
    let run = ScenarioRun(try Scenario(yaml: Self.scenario(expect)))
    #expect(run.failures.map(\.text) == [])
    #expect(run.isSuccess)
    #expect(run.steps[2].results.count >= 1)
  }

  static let failedOnes: [(expect: String, text: String)] = [
    ("interface: portrait", "interface: expected portrait, found landscapeRight"),
    ("device: faceUp", "device: expected faceUp, found landscapeLeft"),
    ("statusBar: unknown", "statusBar: expected unknown, found landscapeRight"),
    ("size: 390x844", "size: expected 390x844, found 844x390"),
    ("screen: 390x844", "screen: expected 390x844, found 844x390"),
    ("scale: 0.75", "scale: expected 0.75, found 1"),
    ("locked: yes", "locked: expected true, found false"),
    ("generating: no", "generating: expected false, found true"),
    ("turned: no", "turned: expected false, found true"),
    ("decidedBy: List", "decidedBy: expected List, found Player"),
    ("decidedBy: nobody", "decidedBy: expected nothing, found Player"),
    ("stays: notAllowed", "stays: expected notAllowed, found nothing"),
    ("raises: no common orientation", "raises: expected no common orientation, found nothing"),
    ("refused: 101", "refused: expected 101, found nothing"),
    ("logs: BUG IN CLIENT", "logs: expected BUG IN CLIENT, found nothing"),
    ("ignored: noChange", "ignored: expected noChange, found nothing"),
    ("reads: portrait", "reads: expected portrait, found nothing"),
    ("asked: List", "asked: expected [List], found"),
    ("notAsked: Player", "notAsked: expected none of [Player], found"),
    (
      "posts: [didChangeStatusBarOrientation, deviceOrientationDidChange]",
      "posts: expected [didChangeStatusBarOrientation, deviceOrientationDidChange], found"
    ),
    ("calls: Player.viewWillAppear", "calls: expected [Player.viewWillAppear], found"),
    (
      "notCalled: Player.viewWillTransition",
      "notCalled: expected none of [Player.viewWillTransition], found"
    ),
    (
      "sees: { Player.viewWillTransition: { bounds: 844x390 } }",
      "sees: expected [Player.viewWillTransition bounds 844x390],"
        + " found Player.viewWillTransition bounds 390x844"
    ),
    ("rules: D-57", "rules: expected [D-57], found"),
  ]

  @Test("An expectation that is not met says what was found", arguments: failedOnes.indices)
  func failed(index: Int) throws {
    let run = ScenarioRun(try Scenario(yaml: Self.scenario(Self.failedOnes[index].expect)))
    #expect(!run.isSuccess)
    let text = run.failures.map(\.text).joined(separator: "\n")
    #expect(text.hasPrefix(Self.failedOnes[index].text))
    #expect(run.failures.first?.expectation.location.line == 11)
  }

  @Test("Every key of expect is in the two tables above")
  func allKeys() {
    for key in ExpectationKey.allCases {
      let isMet = Self.metOnes.contains { $0.hasPrefix("\(key.rawValue):") }
      let isFailed = Self.failedOnes.contains { $0.expect.hasPrefix("\(key.rawValue):") }
      #expect(isFailed, "\(key)")
      #expect(isMet || key == .stays || key == .reads, "\(key)")
    }
  }

  @Test("D-43: a turn that stays says why")
  func stays() throws {
    let text = Self.scenario(
      "stays: notAllowed, turned: no, rules: D-43", step: "turn: portraitUpsideDown")
    #expect(ScenarioRun(try Scenario(yaml: text)).failures.map(\.text) == [])
  }

  @Test("What an app reads, and what the log says")
  func readsAndLogs() throws {
    let reads = Self.scenario("reads: portrait", step: "readStatusBar:")
    #expect(ScenarioRun(try Scenario(yaml: reads)).failures.map(\.text) == [])
    let logs = Self.scenario("logs: BUG IN CLIENT", step: "setDeviceOrientation: landscapeLeft")
      .replacingOccurrences(of: "iOS 15", with: "iOS 17")
    #expect(ScenarioRun(try Scenario(yaml: logs)).failures.map(\.text) == [])
  }

  static let crash = """
    stage: iPhone 15, iOS 17
    plist: landscape
    screens:
      List: { supports: portrait }
    steps:
      - launch

    """

  @Test("D-15: an exception is expected by a part of its text")
  func exception() throws {
    let expected = Self.crash.replacingOccurrences(
      of: "- launch", with: "- { launch: , expect: { raises: no common orientation } }")
    #expect(ScenarioRun(try Scenario(yaml: expected)).failures.map(\.text) == [])
  }

  @Test("An exception that no step expects fails a scenario, whatever else it expects")
  func unexpectedException() throws {
    let more = Self.crash + "  - { turn: portrait, expect: { interface: unknown } }\n"
    let failures = ScenarioRun(try Scenario(yaml: more)).failures
    #expect(failures.first?.expectation.key == .raises)
    #expect(failures.first?.expectation.location.line == 6)
    let alone = ScenarioRun(try Scenario(yaml: Self.crash))
    #expect(alone.failures.map(\.expectation.key) == [.raises] && !alone.isSuccess)
  }

  @Test("A step settles before the next one, unless that comes meanwhile")
  func meanwhile() throws {
    func run(_ meanwhile: String) throws -> ScenarioRun {
      ScenarioRun(
        try Scenario(
          yaml: """
            stage: iPhone 15, iOS 17
            screens:
              A:
            steps:
              - launch
              - turn: landscapeLeft
              - turn: portrait
                meanwhile: \(meanwhile)
            """))
    }
    #expect(try !run("no").steps[1].after.isInTransition)
    #expect(try run("yes").steps[1].after.isInTransition)
    #expect(try !run("yes").steps[2].after.isInTransition)
    #expect(try run("yes").transcript.entries == run("yes").steps.flatMap(\.entries))
  }

  @Test("A run on another stage plays the same steps there")
  func otherStage() throws {
    let scenario = try Scenario(yaml: Self.scenario("size: 844x390"))
    let run = ScenarioRun(scenario, on: try Stage(parsing: "iPhone SE 2, iOS 15"))
    #expect(run.failures.map(\.text) == ["size: expected 844x390, found 667x375"])
  }

  @Test("Playing a scenario twice gives the same transcript")
  func deterministic() throws {
    let scenario = try Scenario(yaml: Self.scenario("turned: yes"))
    #expect(ScenarioRun(scenario).transcript == ScenarioRun(scenario).transcript)
  }
}
