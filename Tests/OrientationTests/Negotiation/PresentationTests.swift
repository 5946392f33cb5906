import Orientation
import Testing

@Suite struct PresentationTests {
  private func fault(_ preferred: Preferred, _ supported: InterfaceOrientationMask) -> Outcome {
    .raises(.preferredNotSupported(controller: nil, preferred: preferred, supported: supported))
  }

  @Test(
    "E-01: the preferred orientation is read when something is presented or dismissed, not else",
    arguments: NegotiationSpace.triggers + [.request(.landscape)], [6, 15, 16, 27])
  func whenItIsRead(trigger: Trigger, version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let isRead = RecordingAnswers.questions(trigger, facts).contains(.preferred)
    #expect(isRead == (trigger == .presentation || trigger == .dismissal))
  }

  @Test("E-03: what is presented without a preference keeps the current orientation if it may")
  func inherited() {
    let facts = Facts(
      version: SystemVersion(15), current: .landscapeRight, device: .portrait)
    #expect(facts.decide(.presentation, FixedAnswers()).result == .landscapeRight)
  }

  @Test(
    "E-03: the inherited preference never raises, even outside the mask", arguments: [7, 15, 27])
  func inheritedOutside(version: Int) {
    let facts = Facts(version: SystemVersion(version), current: .landscapeRight)
    let decision = facts.decide(.presentation, FixedAnswers(controller: .portrait))
    #expect(decision.outcome == .turns(to: .portrait))
  }

  @Test("E-04: a preference outside the controller's mask raises and names both")
  func outsideTheMask() {
    let supported: InterfaceOrientationMask = [.portrait, .landscapeRight]
    let preferred = Preferred.orientation(.landscapeLeft)
    let facts = Facts(version: SystemVersion(15))
    let answers = FixedAnswers(controller: supported, preferred: preferred)
    #expect(facts.decide(.presentation, answers).outcome == fault(preferred, supported))
    let reason = Fault.preferredNotSupported(
      controller: nil, preferred: preferred, supported: supported
    ).reason(className: "Player", behaviors: Behaviors(of: SystemVersion(15)))
    #expect(
      reason
        == "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported"
        + " interface orientation: 'portrait, landscapeRight'!")
  }

  @Test("E-04: a preference that only the app's mask excludes raises nothing")
  func outsideTheAppOnly() {
    let answers = FixedAnswers(
      appDelegate: .landscapeRight, controller: .landscape,
      preferred: .orientation(.landscapeLeft))
    let outcome = Facts(version: SystemVersion(15)).decide(.presentation, answers).outcome
    #expect(outcome == .turns(to: .landscapeRight))
  }

  @Test("A-14, E-04: a number that is not an orientation raises", arguments: [6, 15, 16, 27])
  func invalid(version: Int) {
    let preferred = Preferred.invalid(rawValue: 5)
    let answers = FixedAnswers(controller: .all, preferred: preferred)
    let outcome = Facts(version: SystemVersion(version)).decide(.presentation, answers).outcome
    #expect(outcome == fault(preferred, .all))
  }

  @Test(
    "E-05: from which version the text names the orientation is a policy",
    arguments: [(RotationPolicy.PreferredTextSince8.ios7, 7), (.ios8, 8), (.ios9, 9)])
  func oldText(since: RotationPolicy.PreferredTextSince8, first: Int) {
    var policy = RotationPolicy()
    policy.preferredTextSince8 = since
    let fault = Fault.preferredNotSupported(
      controller: nil, preferred: .orientation(.portrait), supported: .landscape)
    func isOld(_ version: Int) -> Bool {
      fault.reason(
        className: "Player", behaviors: Behaviors(of: SystemVersion(version)), policy: policy)
        == "preferredInterfaceOrientationForPresentation must return a supported interface"
        + " orientation!"
    }
    #expect(isOld(first - 1))
    #expect(!isOld(first))
  }

  @Test("E-06: a dismissal checks the preference of the controller that decides again")
  func dismissal() {
    let preferred = Preferred.orientation(.landscapeRight)
    let facts = Facts(version: SystemVersion(9), current: .landscapeRight)
    let answers = FixedAnswers(controller: .portrait, preferred: preferred)
    #expect(facts.decide(.dismissal, answers).outcome == fault(preferred, .portrait))
  }

  @Test(
    "E-07: on iOS 6 even the inherited preference is checked, later it comes up in portrait",
    arguments: [6, 7, 8, 15])
  func inheritedOnIOS6(version: Int) {
    let facts = Facts(version: SystemVersion(version), current: .landscapeRight)
    let outcome = facts.decide(.presentation, FixedAnswers(controller: .portrait)).outcome
    let expected =
      version == 6 ? fault(.orientation(.landscapeRight), .portrait) : .turns(to: .portrait)
    #expect(outcome == expected)
  }

  @Test(
    "E-08: what is presented comes up in its preferred orientation, however the device is held",
    arguments: DeviceOrientation.allCases, InterfaceOrientation.valid)
  func preferred(device: DeviceOrientation, current: InterfaceOrientation) {
    let facts = Facts(version: SystemVersion(15), current: current, device: device)
    let answers = FixedAnswers(
      controller: .landscape, preferred: .orientation(.landscapeLeft))
    #expect(facts.decide(.presentation, answers).result == .landscapeLeft)
  }

  @Test("E-09: after that it turns to whatever else it supports")
  func afterwards() {
    let facts = Facts(
      version: SystemVersion(15), current: .landscapeLeft, device: .landscapeLeft)
    let answers = FixedAnswers(
      controller: .landscape, preferred: .orientation(.landscapeLeft))
    #expect(facts.decide(.deviceTurn, answers).outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "E-10: without a preference it turns to an orientation it supports, the device's if it can",
    arguments: [
      (DeviceOrientation.landscapeRight, InterfaceOrientation.landscapeLeft),
      (.landscapeLeft, .landscapeRight), (.portrait, .landscapeRight), (.faceUp, .landscapeRight),
    ])
  func unsupportedCurrent(device: DeviceOrientation, expected: InterfaceOrientation) {
    let facts = Facts(version: SystemVersion(15), device: device)
    let outcome = facts.decide(.presentation, FixedAnswers(controller: .landscape)).outcome
    #expect(outcome == .turns(to: expected))
  }

  @Test(
    "E-11, E-13: up to iOS 15 a push, a pop or another tab asks no controller",
    arguments: [6, 7, 8, 9, 12, 13, 15])
  func push(version: Int) {
    let facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let answers = FixedAnswers(controller: .landscape)
    #expect(facts.decide(.contentChange, answers).outcome == .stays(.notNegotiated))
    #expect(RecordingAnswers.questions(.contentChange, facts, answers).isEmpty)
  }

  @Test("E-12: from iOS 16 it turns at once to a narrower mask; a policy", arguments: [16, 18, 27])
  func pushFrom16(version: Int) {
    let facts = Facts(
      version: SystemVersion(version), current: .landscapeRight, device: .landscapeLeft)
    let answers = FixedAnswers(controller: .portrait)
    #expect(facts.decide(.contentChange, answers).outcome == .turns(to: .portrait))
    var policy = RotationPolicy()
    policy.pushNegotiates = .waits
    let waits = facts.decide(.contentChange, answers, policy: policy).outcome
    #expect(waits == .stays(.notNegotiated))
  }

  @Test(
    "E-17: after a dismissal the interface returns to what is allowed, the device's if it can",
    arguments: [
      (InterfaceOrientationMask.portrait, InterfaceOrientation.portrait),
      (.landscape, .landscapeLeft), (.all, .landscapeLeft),
    ])
  func dismissalTurns(mask: InterfaceOrientationMask, expected: InterfaceOrientation) {
    let facts = Facts(
      version: SystemVersion(15), current: .landscapeRight, device: .landscapeRight)
    let answers = FixedAnswers(appDelegate: .all, controller: mask)
    #expect(facts.decide(.dismissal, answers).outcome == .turns(to: expected))
  }
}
