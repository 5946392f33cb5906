import Orientation
import Testing

@Suite struct CommonGroundTests {
  private let apart = FixedAnswers(appDelegate: .landscape, controller: .portrait)
  private let raised = Outcome.raises(.noCommonOrientation(controller: nil))

  @Test(
    "D-04: a turn needs the orientation in the app's, the controller's and the device's mask",
    arguments: NegotiationSpace.masks)
  func intersection(mask: InterfaceOrientationMask) {
    let facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    let isIn = mask.contains(InterfaceOrientation.landscapeRight)
    let expected: Outcome = isIn ? .turns(to: .landscapeRight) : .stays(.notAllowed)
    let portraitToo = mask.union(.portrait)
    let byApp = FixedAnswers(appDelegate: portraitToo, controller: .all)
    #expect(facts.decide(.deviceTurn, byApp).outcome == expected)
    let byController = FixedAnswers(appDelegate: .all, controller: portraitToo)
    #expect(facts.decide(.deviceTurn, byController).outcome == expected)
    var limited = facts
    limited.deviceMask = portraitToo
    let byAll = FixedAnswers(appDelegate: .all, controller: .all)
    #expect(limited.decide(.deviceTurn, byAll).outcome == expected)
  }

  @Test(
    "D-05: iPhones without a Home button never turn upside down, others do if every mask says so",
    arguments: [(InterfaceOrientationMask.allButUpsideDown, false), (.all, true)])
  func upsideDown(device: InterfaceOrientationMask, turns: Bool) {
    let facts = Facts(
      version: SystemVersion(15), deviceMask: device, device: .portraitUpsideDown)
    let answers = FixedAnswers(appDelegate: .all, controller: .all)
    let expected: Outcome = turns ? .turns(to: .portraitUpsideDown) : .stays(.notAllowed)
    #expect(facts.decide(.deviceTurn, answers).outcome == expected)
  }

  @Test(
    "D-05, D-15: masks that share only what the hardware lacks raise nothing, unless a policy says so"
  )
  func hardwareExcludesAll() {
    let facts = Facts(
      version: SystemVersion(15), deviceMask: .allButUpsideDown, device: .landscapeLeft)
    let answers = FixedAnswers(appDelegate: .portraitUpsideDown, controller: .all)
    #expect(facts.decide(.deviceTurn, answers).outcome == .stays(.notAllowed))
    var policy = RotationPolicy()
    policy.deviceExcludesAll = .raises
    #expect(facts.decide(.deviceTurn, answers, policy: policy).outcome == raised)
  }

  @Test(
    "D-15: nothing in common raises at launch, at a turn and at a presentation",
    arguments: [Trigger.launch, .deviceTurn, .presentation, .dismissal], [6, 9, 15, 16, 27])
  func raises(trigger: Trigger, version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    #expect(facts.decide(trigger, apart).outcome == raised)
  }

  @Test("A-15: from iOS 9 a controller's empty mask has nothing in common", arguments: [9, 15, 27])
  func emptyMask(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    #expect(facts.decide(.deviceTurn, FixedAnswers(controller: [])).outcome == raised)
  }

  @Test(
    "A-16: iOS 6 to 8 take a controller's empty mask as word that the app turns the status bar",
    arguments: [6, 7, 8])
  func toleratedEmptyMask(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let outcome = facts.decide(.deviceTurn, FixedAnswers(controller: [])).outcome
    #expect(outcome == .stays(.appTurnsStatusBar))
  }

  @Test("D-16: the exception is named UIApplicationInvalidInterfaceOrientation")
  func name() {
    let fault = Fault.noCommonOrientation(controller: nil)
    #expect(fault.name == "UIApplicationInvalidInterfaceOrientation")
  }

  @Test(
    "D-17: its text names the controller's class, except on iOS 6",
    arguments: [
      (6, "shouldAutorotate"), (7, "[Player shouldAutorotate]"), (27, "[Player shouldAutorotate]"),
    ]
  )
  func reason(version: Int, asked: String) {
    let reason = Fault.noCommonOrientation(controller: nil).reason(
      className: "Player", behaviors: Behaviors(of: SystemVersion(version)))
    let expected =
      "Supported orientations has no common orientation with the application, and \(asked)"
      + " is returning YES"
    #expect(reason == expected)
  }

  @Test("D-19: what only one of the masks allows is dropped without an exception")
  func partialMismatch() throws {
    let facts = Facts(version: SystemVersion(15), device: .portraitUpsideDown)
    let decision = facts.decide(
      .deviceTurn, FixedAnswers(appDelegate: .allButUpsideDown, controller: .all))
    #expect(try #require(decision.masks).effective == .allButUpsideDown)
    #expect(decision.outcome == .stays(.notAllowed))
  }

  @Test("D-20: without a controller only the app's mask counts", arguments: [6, 15, 16, 27])
  func noController(version: Int) {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    facts.hasController = false
    let answers = FixedAnswers(appDelegate: .allButUpsideDown, controller: .portrait)
    #expect(facts.decide(.deviceTurn, answers).outcome == .turns(to: .landscapeRight))
    #expect(!RecordingAnswers.questions(.deviceTurn, facts, answers).contains(.mask))
    let narrow = FixedAnswers(appDelegate: .portrait)
    #expect(facts.decide(.deviceTurn, narrow).outcome == .stays(.notAllowed))
  }

  @Test(
    "D-42, F-30: what is taken when neither the current nor the device's orientation is allowed",
    arguments: [
      (RotationPolicy.FallbackOrder.portraitRightLeft, [1, 3, 4, 2]),
      (.portraitUpsideRightLeft, [1, 2, 3, 4]),
      (.portraitLeftRight, [1, 4, 3, 2]),
    ])
  func fallback(order: RotationPolicy.FallbackOrder, expected: [Int]) {
    var policy = RotationPolicy()
    policy.fallbackOrder = order
    var left = InterfaceOrientationMask.all
    var taken: [Int] = []
    while let next = policy.fallback(within: left) {
      taken.append(next.rawValue)
      left.remove(next.mask)
    }
    #expect(taken == expected)
    let facts = Facts(version: SystemVersion(18), device: .faceUp)
    let landscape = FixedAnswers(controller: .landscape)
    let turned = facts.decide(.update, landscape, policy: policy).result.rawValue
    #expect(turned == expected.first { $0 > 2 })
  }

  @Test(
    "D-42: a turn of the device and an attempt never fall back; launch, presentation and dismissal do",
    arguments: [
      (Trigger.deviceTurn, false), (.attempt, false), (.launch, true), (.presentation, true),
      (.dismissal, true),
    ])
  func whoFallsBack(trigger: Trigger, turns: Bool) {
    let facts = Facts(version: SystemVersion(15), device: .portraitUpsideDown)
    let decision = facts.decide(trigger, FixedAnswers(controller: .landscape))
    #expect(decision.result == (turns ? .landscapeRight : .portrait))
  }

  @Test("D-43, B-20: a pose outside the masks is ignored")
  func ignoredPose() {
    let facts = Facts(
      version: SystemVersion(15), current: .landscapeRight, device: .portrait)
    let decision = facts.decide(.deviceTurn, FixedAnswers(controller: .landscape))
    #expect(decision.outcome == .stays(.notAllowed))
    #expect(decision.result == .landscapeRight)
  }

  @Test("D-57: an alert whose presenter asks back raises")
  func askedBack() {
    var asked = RecordingAnswers(FixedAnswers())
    asked.asksBack = true
    var nobody = NoSteps()
    let facts = Facts(version: SystemVersion(9), device: .landscapeLeft)
    let outcome = Negotiation.decide(
      .deviceTurn, facts, asking: &asked, recording: &nobody
    ).outcome
    #expect(outcome == .raises(.askedRecursively(controller: nil)))
  }
}
