import Orientation
import Testing

@Suite struct AutorotateTests {
  private let turned = Facts(version: SystemVersion(15), device: .landscapeLeft)

  @Test("D-10: shouldAutorotate is true by default")
  func defaultAnswer() {
    #expect(turned.decide(.deviceTurn, FixedAnswers()).outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "D-11: up to iOS 15 it is asked first, and after a no the mask is not read",
    arguments: [6, 7, 8, 9, 12, 13, 15], [false, true])
  func askedFirst(version: Int, autorotates: Bool) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(appDelegate: .all, controller: .all, autorotates: autorotates)
    let questions = RecordingAnswers.questions(.deviceTurn, facts, answers)
    #expect(questions.first == .autorotate)
    #expect(questions.contains(.mask) == autorotates)
    let expected: Outcome = autorotates ? .turns(to: .landscapeRight) : .stays(.autorotationOff)
    #expect(facts.decide(.deviceTurn, answers).outcome == expected)
  }

  @Test(
    "D-11: a no also stops the turn after a launch, under a new root and on request",
    arguments: [Trigger.launch, .rootChange, .attempt, .keyValueWrite, .foreground, .unlock])
  func everyAutomaticTurn(trigger: Trigger) {
    let answers = FixedAnswers(controller: .landscape, autorotates: false)
    #expect(turned.decide(trigger, answers).outcome == .stays(.autorotationOff))
  }

  @Test("D-12, I-05: from iOS 16 it is not asked at all", arguments: [16, 18, 26, 27])
  func ignored(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(autorotates: false)
    for trigger in NegotiationSpace.triggers {
      #expect(!RecordingAnswers.questions(trigger, facts, answers).contains(.autorotate))
    }
    #expect(facts.decide(.deviceTurn, answers).outcome == .turns(to: .landscapeRight))
  }

  @Test("D-14: a no does not stop a presentation from coming up in its preferred orientation")
  func presentation() {
    let answers = FixedAnswers(
      controller: .landscapeLeft, autorotates: false, preferred: .orientation(.landscapeLeft))
    let outcome = Facts(version: SystemVersion(15)).decide(.presentation, answers).outcome
    #expect(outcome == .turns(to: .landscapeLeft))
  }

  @Test(
    "D-18: with a no an empty intersection raises nothing up to iOS 15",
    arguments: [6, 8, 9, 15], NegotiationSpace.triggers)
  func nothingInCommon(version: Int, trigger: Trigger) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(
      appDelegate: .landscape, controller: .portrait, autorotates: false)
    let decision = facts.decide(trigger, answers)
    #expect(decision.result == .portrait)
    if case .raises(let fault) = decision.outcome { Issue.record("raises \(fault)") }
  }

  @Test(
    "Q-03: from iOS 16 whether a no prevents the exception is a policy",
    arguments: [16, 18, 26, 27])
  func policy(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(
      appDelegate: .landscape, controller: .portrait, autorotates: false)
    let raised = facts.decide(.update, answers).outcome
    #expect(raised == .raises(.noCommonOrientation(controller: nil)))
    var policy = RotationPolicy()
    policy.emptyMaskWithoutAutorotate = .stays
    let stays = facts.decide(.update, answers, policy: policy).outcome
    #expect(stays == .stays(.autorotationOff))
  }
}
