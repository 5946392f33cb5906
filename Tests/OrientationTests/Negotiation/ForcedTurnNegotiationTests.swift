import Orientation
import Testing

@Suite struct ForcedTurnNegotiationTests {
  /// The facts after the device value was written.
  private func written(_ version: Int) -> Facts {
    Facts(version: SystemVersion(version), device: .landscapeLeft)
  }

  @Test(
    "F-01: up to iOS 15 a key-value write of the device orientation turns the interface",
    arguments: [6, 7, 8, 9, 12, 13, 15])
  func keyValueWrite(version: Int) {
    let outcome = written(version).decide(.keyValueWrite, FixedAnswers()).outcome
    #expect(outcome == .turns(to: .landscapeRight))
  }

  @Test("F-04: the target must be allowed, else the interface stays")
  func notAllowed() {
    let outcome = written(15).decide(.keyValueWrite, FixedAnswers(controller: .portrait)).outcome
    #expect(outcome == .stays(.notAllowed))
  }

  @Test(
    "F-03, F-06, F-07: shouldAutorotate stops both kinds of turn, the user's lock only the automatic",
    arguments: [
      (false, false, false, false), (false, true, false, false), (true, true, false, true),
      (true, false, true, true),
    ])
  func table(autorotates: Bool, isLocked: Bool, automatic: Bool, forced: Bool) {
    var facts = written(15)
    facts.isUserLocked = isLocked
    let answers = FixedAnswers(autorotates: autorotates)
    let turned = InterfaceOrientation.landscapeRight
    #expect((facts.decide(.deviceTurn, answers).result == turned) == automatic)
    #expect((facts.decide(.keyValueWrite, answers).result == turned) == forced)
  }

  @Test("F-10: an attempt takes up the device's orientation once the mask allows it; since iOS 5")
  func attempt() {
    let wide = FixedAnswers(controller: .allButUpsideDown)
    for version in [5, 6, 9, 15] {
      let outcome = written(version).decide(.attempt, wide).outcome
      #expect(outcome == .turns(to: .landscapeRight))
    }
    #expect(written(4).decide(.attempt, wide).outcome == .stays(.notOffered))
  }

  @Test(
    "F-11: an attempt does nothing when the interface matches the device or must not",
    arguments: [6, 15, 16, 27])
  func attemptWithoutEffect(version: Int) {
    var facts = written(version)
    #expect(
      facts.decide(.attempt, FixedAnswers(controller: .portrait)).outcome == .stays(.notAllowed))
    facts.current = .landscapeRight
    #expect(facts.decide(.attempt, FixedAnswers()).outcome == .stays(.alreadyThere))
  }

  @Test("F-12: from iOS 16 an attempt still works, with masks read anew", arguments: [16, 18, 27])
  func attemptFrom16(version: Int) {
    var facts = written(version)
    facts.announced = AnnouncedMasks(application: .all, controller: .portrait)
    #expect(facts.decide(.attempt, FixedAnswers()).outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "F-15, F-16: iOS 6 to 8 leave the status bar to an app that answers 0 and does not autorotate",
    arguments: [6, 7, 8])
  func statusBar(version: Int) {
    let rotating = FixedAnswers(controller: [])
    let outcome = written(version).decide(.deviceTurn, rotating).outcome
    #expect(outcome == .stays(.appTurnsStatusBar))
    let suspended = FixedAnswers(controller: [], autorotates: false)
    #expect(
      written(version).decide(.deviceTurn, suspended).outcome == .stays(.autorotationOff))
  }

  @Test(
    "F-18, F-19: from iOS 16 a key-value write turns nothing, unless a policy says so",
    arguments: [16, 18, 26, 27])
  func keyValueWriteFrom16(version: Int) {
    let facts = written(version)
    #expect(facts.decide(.keyValueWrite, FixedAnswers()).outcome == .stays(.notOffered))
    var policy = RotationPolicy()
    policy.keyValueWriteFrom16 = .turnsAndLogs
    let turned = facts.decide(.keyValueWrite, FixedAnswers(), policy: policy).outcome
    #expect(turned == .turns(to: .landscapeRight))
  }

  @Test(
    "F-24: from iOS 16 an update turns to what is allowed; before it does not exist",
    arguments: [(15, false), (16, true), (18, true), (26, true), (27, true)])
  func update(version: Int, turns: Bool) {
    let facts = Facts(
      version: SystemVersion(version), current: .landscapeRight, device: .landscapeLeft)
    let outcome = facts.decide(.update, FixedAnswers(controller: .portrait)).outcome
    #expect(outcome == (turns ? .turns(to: .portrait) : .stays(.notOffered)))
  }

  @Test("F-29: an update follows the device where that is allowed; a policy")
  func updateFollowsDevice() {
    let facts = Facts(
      version: SystemVersion(18), current: .landscapeRight, device: .portrait)
    #expect(facts.decide(.update, FixedAnswers()).outcome == .turns(to: .portrait))
    var policy = RotationPolicy()
    policy.updateFollowsDevice = .keepsCurrent
    let kept = facts.decide(.update, FixedAnswers(), policy: policy).outcome
    #expect(kept == .stays(.alreadyThere))
  }

  @Test("H-18: a launch follows the device whatever an update does", arguments: [8, 15, 18, 27])
  func launch(version: Int) {
    var policy = RotationPolicy()
    policy.updateFollowsDevice = .keepsCurrent
    let outcome = written(version).decide(.launch, FixedAnswers(), policy: policy).outcome
    #expect(outcome == .turns(to: .landscapeRight))
  }
}
