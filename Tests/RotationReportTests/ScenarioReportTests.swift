import RotationScenario
import Orientation
import RotationReport
import RotationTranscripts
import Testing

@Suite struct ScenarioReportTests {
  static let file = """
    stage: iPhone 15, iOS 17, held portrait
    plist: [portrait, landscapeLeft, landscapeRight]
    root: Tabs
    screens:
      Tabs: { kind: tab, children: [List, Other], forwards: selected }
      List: { supports: portrait }
      Other: { supports: portrait }
      Player: { supports: landscape }
    steps:
      - launch:
        note: The list is upright.
      - turn: landscapeLeft
      - present: Player
        from: List
        style: fullScreen
    """

  static func run() throws -> ScenarioRun {
    ScenarioRun(try Scenario(yaml: file, file: "app/list.yml"))
  }

  @Test("a run's steps carry number, note and the place in the file")
  func steps() throws {
    let steps = try Self.run().reportedSteps
    #expect(steps.map(\.number) == [1, 2, 3])
    #expect(steps[0].note == "The list is upright.")
    #expect(steps[1].location?.file == "app/list.yml")
    #expect(steps[1].title == "The device is turned to landscapeLeft")
    #expect(steps[2].frame.screens.last == "Player")
  }

  @Test("a step is explained with the places of the answers it rests on")
  func step() throws {
    let text = try Explanation(Self.run(), step: 1).text()
    #expect(
      text.hasPrefix("The interface does not turn: List allows portrait only, and Tabs, which"))
    #expect(text.contains("Tabs (root): portrait, passed on from List"))
    #expect(text.contains("List: portrait (list.yml:6)"))
  }

  @Test("a screen is explained as of the first step that shows it")
  func screen() throws {
    let run = try Self.run()
    let player = try #require(run.scenario.controllerID(named: "Player"))
    let turned = Explanation(run, turnedTo: .landscapeRight, screen: player)
    #expect(turned.headline == "Player turns to landscapeLeft.")
    let again = Explanation(run, turnedTo: .landscapeLeft, screen: player)
    #expect(again.headline == "Player is landscapeRight already, so nothing turns.")
  }

  @Test("a screen that no step shows is said not to be on screen")
  func hidden() throws {
    let run = try Self.run()
    let other = try #require(run.scenario.controllerID(named: "Other"))
    let explanation = Explanation(run, turnedTo: .landscapeLeft, screen: other)
    #expect(explanation.headline.hasPrefix("Other is not on screen. The interface "))
    #expect(explanation.rows.last?.speaker == "Other")
  }

  @Test("a scenario without steps is launched to be explained")
  func noSteps() throws {
    let yaml = Self.file.split(separator: "\n").prefix { $0 != "steps:" }.joined(separator: "\n")
    let run = ScenarioRun(try Scenario(yaml: yaml))
    let list = try #require(run.scenario.controllerID(named: "List"))
    let explanation = Explanation(run, turnedTo: .landscapeLeft, screen: list)
    #expect(
      explanation.headline
        == "List does not turn: it allows portrait only, and Tabs, which decides, passes that on.")
  }

  @Test(
    "a motion is one step: its turns are reported, its time is not, and it is explained by them")
  func motion() throws {
    let samples = "[[0, 0, -1, 0], [1, 0, -1, 0], [1.4, -1, 0, 0], [4, -1, 0, 0]]"
    func run(_ stage: String) throws -> ScenarioRun {
      let file = """
        stage: \(stage)
        plist: [portrait, landscapeLeft, landscapeRight]
        screens: { List: { supports: portrait } }
        steps:
          - launch
          - accelerate: \(samples)
        """
      return ScenarioRun(try Scenario(yaml: file, file: "s.yml"))
    }
    let free = try run("iPhone 15, iOS 17")
    let steps = free.reportedSteps
    #expect(steps.map(\.number) == [1, 2])
    #expect(steps[1].title == "The device moves as its accelerometer measures")
    let text = TranscriptText(steps).text
    #expect(text.contains("the device is turned to landscapeLeft"))
    #expect(!text.contains("pass"))
    #expect(
      Explanation(free, step: 1).headline
        == "The interface does not turn: List allows portrait only.")
    let locked = try run("iPhone 15, iOS 17, lock on")
    let picture = Filmstrip(title: "Locked", locked.reportedSteps).svg
    #expect(picture.contains("B-14"))
    #expect(!Explanation(locked, step: 1).text().contains("seconds pass"))
  }

  @Test(
    "N-23, F-34: what the app answers and its system never asks for is said once",
    arguments: [17, 26, 27])
  func unasked(version: Int) throws {
    let run = ScenarioRun(
      try Scenario(
        yaml: """
          stage: iPhone 15, iOS \(version)
          plist: all
          sceneDelegate: portrait
          root: Main
          screens:
            Main: { prefersLocked: yes }
          steps:
            - launch
            - turn: landscapeLeft
          """))
    let steps = run.reportedSteps
    let texts = [
      TranscriptText(steps, style: TextStyle(width: 1_000)).text,
      TranscriptText(steps, detail: .summary, style: TextStyle(width: 1_000)).text,
      Explanation(run, step: 1).text(TextStyle(width: 1_000)),
      Explanation(run, turnedTo: .landscapeLeft).text(TextStyle(width: 1_000)),
      TranscriptJSON(steps).text,
    ]
    for text in texts {
      func count(_ part: String) -> Int { text.ranges(of: part).count }
      #expect(
        count("portrait. UIKit asks for it from iOS 27 on") == (version < 27 ? 1 : 0), "\(text)")
      #expect(count("asks for it from iOS 26 on") == (version < 26 ? 1 : 0), "\(text)")
      #expect(!text.contains("iOS 27 on") || text.contains("N-23"))
      #expect(!text.contains("iOS 26 on") || text.contains("F-34"))
    }
  }

  @Test("a disputed point is named for the same steps in every form")
  func sameSteps() throws {
    let run = ScenarioRun(
      try Scenario(
        yaml: """
          stage: iPhone 16, iOS 18
          plist: [portrait, landscapeLeft, landscapeRight]
          root: Nav
          screens:
            Nav: { kind: navigation, children: [Notes] }
            Notes: { presents: { Camera: overFullScreen } }
            Camera: { supports: portrait }
          steps:
            - launch
            - present: Camera
            - turn: landscapeLeft
          """))
    let steps = run.reportedSteps
    for detail in TranscriptText.Detail.allCases {
      let text = TranscriptText(steps, detail: detail, style: TextStyle(width: 1_000)).text
      #expect(text.contains("overFullScreen = notAsked (medium confidence), in steps 2 and 3."))
    }
    for index in steps.indices {
      let explained = Explanation(run, step: index).disputes.map(\.point)
      #expect(explained == steps[index].disputes.map(\.point))
      #expect(explained.contains(.overFullScreen) == (index > 0))
    }
  }
}
