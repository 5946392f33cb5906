import Orientation
import RotationReport
import RotationScenario
import Testing

/// An app, a moment, and what an explanation must say of it.
struct ExplainedCase: Sendable, CustomTestStringConvertible {
  let name: String
  let yaml: String
  /// The number of the step, or a turn after all of them.
  let moment: Moment
  let screen: String?
  /// Parts of the text, whose lines are joined.
  let says: [String]
  let omits: [String]
  /// The disputed points it rests on.
  let policies: [PolicyPoint]

  var testDescription: String { name }

  enum Moment: Sendable {
    case step(Int)
    case turn(DeviceOrientation)
  }

  init(
    _ name: String, _ yaml: String, _ moment: Moment, _ screen: String? = nil, says: [String],
    omits: [String] = [], policies: [PolicyPoint] = []
  ) {
    self.name = name
    self.yaml = yaml
    self.moment = moment
    self.screen = screen
    self.says = says
    self.omits = omits
    self.policies = policies
  }

  func explanation() throws -> Explanation {
    let run = ScenarioRun(try Scenario(yaml: yaml))
    let id = try screen.map { try #require(run.scenario.controllerID(named: $0)) }
    return switch moment {
    case .step(let number): Explanation(run, step: number - 1, screen: id)
    case .turn(let pose): Explanation(run, turnedTo: pose, screen: id)
    }
  }
}

@Suite struct ExplainedCaseTests {
  @Test(
    "A case is explained with what one must know, and nothing that is false",
    arguments: ExplainedCase.all)
  func explained(example: ExplainedCase) throws {
    let explanation = try example.explanation()
    let text = explanation.text(TextStyle(width: 10_000))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in example.says { #expect(text.contains(part), "\(text)") }
    for part in example.omits { #expect(!text.contains(part), "\(text)") }
    #expect(explanation.disputes.map(\.point) == example.policies)
  }

  @Test("D-40: where masks do not count no controller decides, and none is asked")
  func undecided() throws {
    let run = ScenarioRun(
      try Scenario(
        yaml: """
          stage: iPad Air 5, iOS 17
          plist: { orientations~ipad: all }
          root: Board
          screens: { Board: { supports: portrait } }
          steps:
            - launch
            - turn: landscapeRight
              expect: { decidedBy: nobody, notAsked: Board }
          """))
    #expect(run.failures == [])
  }

  @Test("F-25: an expectation that a controller is asked says that its earlier answer was used")
  func askedEarlier() throws {
    let run = ScenarioRun(
      try Scenario(
        yaml: """
          stage: iPhone 15, iOS 17
          root: Board
          screens: { Board: { supports: portrait } }
          steps:
            - launch
            - turn: landscapeRight
              expect: { asked: Board, decidedBy: Board }
          """))
    #expect(
      run.failures.map(\.text) == [
        "asked: expected [Board], found nothing: UIKit used the answers it had read before"
      ])
  }

  @Test("N-02, B-12: a launch where masks do not count starts once, and then stays")
  func launchOfPad() throws {
    let run = ScenarioRun(
      try Scenario(
        yaml: """
          stage: iPad Air 5, iOS 17
          plist: { orientations~ipad: all }
          root: Board
          screens: { Board: }
          steps: [launch]
          """))
    let text = TranscriptText(run.reportedSteps, detail: .summary).text
    #expect(text.split(separator: "starts in").count == 2, "\(text)")
    #expect(text.contains("stays portrait"))
  }
}
