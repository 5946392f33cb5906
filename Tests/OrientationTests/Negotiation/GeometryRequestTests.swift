import Orientation
import Testing

@Suite struct GeometryRequestTests {
  private func phone(_ version: Int = 18) -> Facts { Facts(version: SystemVersion(version)) }
  private func refusal(
    _ requested: InterfaceOrientationMask, _ supported: InterfaceOrientationMask
  ) -> Outcome {
    .refused(.orientationsNotSupported(requested: requested, supported: supported))
  }

  @Test(
    "F-20: from iOS 16 a request turns an interface whose device is not turned",
    arguments: [(15, false), (16, true), (18, true), (26, true), (27, true)])
  func request(version: Int, turns: Bool) {
    let outcome = phone(version).decide(.request(.landscapeRight), FixedAnswers()).outcome
    #expect(outcome == (turns ? .turns(to: .landscapeRight) : .stays(.notOffered)))
  }

  @Test("F-22, F-23: a request outside the masks is refused with code 101 and both lists")
  func refused() {
    let outcome = phone().decide(
      .request(.landscapeRight), FixedAnswers(controller: .portrait)
    ).outcome
    #expect(outcome == refusal(.landscapeRight, .portrait))
    let error = SceneError.orientationsNotSupported(
      requested: .landscapeRight, supported: .allButUpsideDown)
    #expect(SceneError.domain == "UISceneErrorDomain")
    #expect(error.code == 101)
    #expect(
      error.text
        == "None of the requested orientations are supported by the view controller."
        + " Requested: landscapeRight; Supported: portrait, landscapeLeft, landscapeRight")
  }

  @Test("F-22, D-05: upside down is refused on a phone without a Home button")
  func upsideDown() {
    var facts = phone()
    facts.deviceMask = .allButUpsideDown
    let answers = FixedAnswers(appDelegate: .all, controller: .all)
    let outcome = facts.decide(.request(.portraitUpsideDown), answers).outcome
    #expect(outcome == refusal(.portraitUpsideDown, .allButUpsideDown))
  }

  @Test("F-22: a request is refused, not raised, where app and controller share nothing")
  func nothingInCommon() {
    let answers = FixedAnswers(appDelegate: .landscape, controller: .portrait)
    #expect(phone().decide(.request(.all), answers).outcome == refusal(.all, []))
  }

  @Test(
    "F-23: the codes of a scene's errors",
    arguments: [
      (SceneError.multipleScenesNotSupported, 0), (.requestDenied, 1),
      (.geometryRequestUnsupported, 100), (.windowingMode, 101),
    ])
  func codes(error: SceneError, code: Int) {
    #expect(error.code == code)
  }

  @Test("F-25: a mask that was not announced does not count for a request")
  func unannounced() {
    var facts = phone()
    facts.announced = AnnouncedMasks(application: .allButUpsideDown, controller: .portrait)
    let wide = FixedAnswers(controller: .allButUpsideDown)
    let outcome = facts.decide(.request(.landscapeRight), wide).outcome
    #expect(outcome == refusal(.landscapeRight, .portrait))
    facts.announced?.controller = .allButUpsideDown
    #expect(
      facts.decide(.request(.landscapeRight), wide).outcome == .turns(to: .landscapeRight))
  }

  @Test("F-26, Q-02: a request before the update is refused; the update then turns only if it must")
  func wrongOrder() {
    for (mask, afterUpdate) in [
      (InterfaceOrientationMask.landscape, Outcome.turns(to: .landscapeRight)),
      (.allButUpsideDown, .stays(.alreadyThere)),
    ] {
      var facts = phone()
      facts.announced = AnnouncedMasks(application: .allButUpsideDown, controller: .portrait)
      let answers = FixedAnswers(controller: mask)
      let early = facts.decide(.request(.landscapeRight), answers).outcome
      #expect(early == refusal(.landscapeRight, .portrait))
      #expect(facts.decide(.update, answers).outcome == afterUpdate)
    }
  }

  @Test("F-28: a request that holds the current orientation changes nothing")
  func alreadyThere() {
    let outcome = phone().decide(.request([.portrait, .landscapeRight]), FixedAnswers()).outcome
    #expect(outcome == .stays(.alreadyThere))
  }

  @Test("F-29: a request does not lock: the next turn of the device may undo it")
  func noLock() {
    var facts = phone()
    facts.current = facts.decide(.request(.landscapeRight), FixedAnswers()).result
    #expect(facts.current == .landscapeRight)
    facts.device = .faceUp
    #expect(facts.decide(.deviceTurn, FixedAnswers()).outcome == .stays(.noCandidate))
    facts.device = .portrait
    #expect(facts.decide(.deviceTurn, FixedAnswers()).outcome == .turns(to: .portrait))
  }

  @Test(
    "F-30: of several requested orientations the device's is taken, else the first of the order",
    arguments: [
      (DeviceOrientation.landscapeRight, InterfaceOrientation.landscapeLeft),
      (.landscapeLeft, .landscapeRight), (.portrait, .landscapeRight), (.faceUp, .landscapeRight),
    ])
  func several(device: DeviceOrientation, expected: InterfaceOrientation) {
    var facts = phone()
    facts.device = device
    #expect(facts.decide(.request(.landscape), FixedAnswers()).outcome == .turns(to: expected))
  }

  @Test(
    "M-09, F-33: an iPad scene that multitasks refuses every request with the windowing-mode text",
    arguments: [16, 17, 18, 26, 27])
  func multitasking(version: Int) {
    let facts = Facts(version: SystemVersion(version), idiom: .pad)
    let outcome = facts.decide(.request(.landscapeRight), FixedAnswers(controller: .all)).outcome
    #expect(outcome == .refused(.windowingMode))
    #expect(SceneError.windowingMode.code == 101)
    #expect(
      SceneError.windowingMode.text
        == "The current windowing mode does not allow for programmatic changes to interface"
        + " orientation.")
  }

  @Test("M-10: with UIRequiresFullScreen an iPad accepts it", arguments: [17, 18, 26])
  func requiresFullScreen(version: Int) {
    var facts = Facts(version: SystemVersion(version), idiom: .pad)
    facts.requiresFullScreen = true
    let outcome = facts.decide(.request(.landscapeRight), FixedAnswers(controller: .all)).outcome
    #expect(outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "N-11, N-12: other scenes that can be resized refuse likewise, unless a policy says so",
    arguments: [SceneEnvironment.mirroring, .phoneAppOnPad, .duoInner])
  func resizable(environment: SceneEnvironment) {
    var facts = phone(27)
    facts.environment = environment
    facts.isResized = true
    let answers = FixedAnswers(controller: .all)
    let refused = facts.decide(.request(.landscapeRight), answers).outcome
    #expect(refused == .refused(.windowingMode))
    var policy = RotationPolicy()
    policy.resizableRequest = .honoured
    let honoured = facts.decide(.request(.landscapeRight), answers, policy: policy).outcome
    #expect(honoured == .turns(to: .landscapeRight))
  }
}
