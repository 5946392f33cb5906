import Orientation
import Testing

@Suite struct ApplicationMaskTests {
  private func applicationMask(
    _ facts: Facts, _ answers: FixedAnswers, _ policy: RotationPolicy = RotationPolicy()
  )
    -> InterfaceOrientationMask?
  {
    facts.decide(.update, answers, policy: policy).masks?.application
  }

  @Test(
    "D-01: the delegate's answer, else the Info.plist list, else the idiom's default",
    arguments: [
      (InterfaceOrientationMask.portrait, InterfaceOrientationMask.landscape, 2 as UInt),
      (nil, .landscape, 24), (nil, nil, 26),
    ])
  func order(
    delegate: InterfaceOrientationMask?, plist: InterfaceOrientationMask?, expected: UInt
  ) {
    var facts = Facts(version: SystemVersion(18))
    facts.plistMask = plist
    let mask = applicationMask(facts, FixedAnswers(appDelegate: delegate, controller: .all))
    #expect(mask?.rawValue == expected)
  }

  @Test(
    "D-03, D-46: a controller that says nothing allows all but upside down on a phone, all on an iPad"
  )
  func controllerDefaults() {
    #expect(Idiom.phone.defaultMask.rawValue == 26)
    #expect(Idiom.pad.defaultMask.rawValue == 30)
    let facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    #expect(facts.decide(.deviceTurn, FixedAnswers()).outcome == .turns(to: .landscapeRight))
  }

  @Test("D-44: the delegate is intersected with the controller; the list is only its default")
  func intersection() throws {
    var facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    facts.plistMask = .all
    let decision = facts.decide(
      .deviceTurn, FixedAnswers(appDelegate: .portrait, controller: .all))
    #expect(decision.outcome == .stays(.notAllowed))
    #expect(try #require(decision.masks).effective == .portrait)
  }

  @Test("D-45: without a delegate's answer the list counts, not nothing")
  func noDelegate() {
    var facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    facts.plistMask = .landscape
    let outcome = facts.decide(.deviceTurn, FixedAnswers()).outcome
    #expect(outcome == .turns(to: .landscapeRight))
  }

  @Test("D-47: the delegate may turn after launch what the list started in portrait")
  func launch() {
    var facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    facts.plistMask = .portrait
    let answers = FixedAnswers(appDelegate: .allButUpsideDown)
    #expect(facts.decide(.launch, answers).outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "D-55, N-23: from iOS 27 the scene delegate's answer replaces the list",
    arguments: [(18, 30 as UInt), (26, 30), (27, 24)])
  func sceneDelegate(version: Int, expected: UInt) {
    var facts = Facts(version: SystemVersion(version))
    facts.plistMask = .all
    let answers = FixedAnswers(sceneDelegate: .landscape, controller: .all)
    #expect(applicationMask(facts, answers)?.rawValue == expected)
    let silent = FixedAnswers(controller: .all)
    #expect(applicationMask(facts, silent)?.rawValue == 30)
  }

  @Test(
    "D-56, N-25: whose answer goes first on iOS 27 is a policy",
    arguments: [
      (RotationPolicy.DelegatePrecedence.sceneDelegate, 26 as UInt), (.appDelegate, 24),
      (.both, 24 & 26),
    ])
  func precedence(precedence: RotationPolicy.DelegatePrecedence, expected: UInt) {
    var policy = RotationPolicy()
    policy.delegatePrecedence = precedence
    let answers = FixedAnswers(
      appDelegate: .landscape, sceneDelegate: .allButUpsideDown, controller: .all)
    let mask = applicationMask(Facts(version: SystemVersion(27)), answers, policy)
    #expect(mask?.rawValue == expected)
  }

  @Test("N-24: the scene delegate is asked on every occasion that reads masks")
  func sceneDelegateIsReread() {
    let facts = Facts(version: SystemVersion(27))
    for trigger in [Trigger.launch, .update, .presentation, .dismissal, .rootChange, .deviceTurn] {
      #expect(RecordingAnswers.questions(trigger, facts).contains(.sceneDelegate))
    }
  }

  @Test("N-26: on iOS 27 the app delegate is still asked and still counts")
  func appDelegate() {
    let answers = FixedAnswers(appDelegate: .portrait, controller: .all)
    let facts = Facts(version: SystemVersion(27), device: .landscapeLeft)
    #expect(RecordingAnswers.questions(.deviceTurn, facts, answers).contains(.appDelegate))
    #expect(facts.decide(.deviceTurn, answers).outcome == .stays(.notAllowed))
  }

  @Test("Q-09: a phone app on an iPad has the phone's default mask and the iPad's hardware")
  func phoneAppOnPad() throws {
    var facts = Facts(version: SystemVersion(18), idiom: .phone, deviceMask: .all)
    facts.environment = .phoneAppOnPad
    let masks = try #require(facts.decide(.update, FixedAnswers(controller: .all)).masks)
    #expect(masks.application == .allButUpsideDown)
    #expect(masks.device == .all)
  }
}
