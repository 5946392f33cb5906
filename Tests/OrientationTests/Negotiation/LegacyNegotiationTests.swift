import Orientation
import Testing

@Suite struct LegacyNegotiationTests {
  @Test(
    "D-22, D-21: up to iOS 5 the controller is asked for the one orientation, and for no mask",
    arguments: [4, 5])
  func yesOrNo(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let no = FixedAnswers(controller: .portrait)
    #expect(facts.decide(.deviceTurn, no).outcome == .stays(.notAllowed))
    let yes = FixedAnswers(appDelegate: .portrait, controller: .landscape)
    #expect(facts.decide(.deviceTurn, yes).outcome == .turns(to: .landscapeRight))
    let questions = RecordingAnswers.questions(.deviceTurn, facts, yes)
    #expect(questions == [.autorotateTo(.landscapeRight)])
  }

  @Test("I-01: masks, and exceptions about them, begin with iOS 6", arguments: [4, 5, 6, 7])
  func masks(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(appDelegate: .portrait, controller: .landscape)
    let expected: Outcome =
      version < 6
      ? .turns(to: .landscapeRight) : .raises(.noCommonOrientation(controller: nil))
    #expect(facts.decide(.deviceTurn, answers).outcome == expected)
  }
}
