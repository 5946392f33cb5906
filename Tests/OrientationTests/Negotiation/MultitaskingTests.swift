import Orientation
import Testing

@Suite struct MultitaskingTests {
  /// An iPad held sideways, whose controller wants portrait only.
  private func pad(
    _ version: Int, plist: InterfaceOrientationMask? = .all, key: Bool = false,
    mode: WindowingMode = .fullScreenApps, linkedSDK: Int? = nil
  ) -> Facts {
    var facts = Facts(
      version: SystemVersion(version), linkedSDK: linkedSDK.map { SystemVersion($0) },
      idiom: .pad, device: .landscapeLeft)
    facts.plistMask = plist
    facts.requiresFullScreen = key
    facts.windowingMode = mode
    return facts
  }
  private let portrait = FixedAnswers(controller: .portrait)
  private let turned = Outcome.turns(to: .landscapeRight)

  @Test(
    "D-40, I-03: from iOS 9 an iPad app that lists all four orientations turns unasked",
    arguments: [(6, false), (8, false), (9, true), (12, true), (15, true), (18, true)])
  func allFour(version: Int, turns: Bool) {
    let decision = pad(version).decide(.deviceTurn, portrait)
    #expect(decision.outcome == (turns ? turned : .stays(.notAllowed)))
    #expect(decision.force == (turns ? .ignored : .binding))
    let questions = RecordingAnswers.questions(.deviceTurn, pad(version), portrait)
    #expect(questions.isEmpty == turns)
  }

  @Test("D-40: the app delegate's mask does not count either, and cannot switch it off")
  func delegateIsBypassed() {
    let answers = FixedAnswers(appDelegate: .portrait, controller: .portrait)
    #expect(pad(15).decide(.deviceTurn, answers).outcome == turned)
  }

  @Test("D-40: without any list the iPad's default has all four")
  func defaultList() {
    #expect(pad(15, plist: nil).decide(.deviceTurn, portrait).outcome == turned)
  }

  @Test("D-40: an iPad that never multitasked still asks controllers")
  func oldHardware() {
    var facts = pad(9)
    facts.hardwareMultitasks = false
    #expect(facts.decide(.deviceTurn, portrait).outcome == .stays(.notAllowed))
  }

  @Test(
    "D-41, M-04: UIRequiresFullScreen, or a shorter list, gives the app its masks back",
    arguments: [9, 12, 15, 16, 18])
  func optingOut(version: Int) {
    for facts in [pad(version, key: true), pad(version, plist: .allButUpsideDown)] {
      let decision = facts.decide(.deviceTurn, portrait)
      #expect(decision.outcome == .stays(.notAllowed))
      #expect(decision.force == .binding)
    }
  }

  @Test(
    "I-10: on a phone UIRequiresFullScreen changes nothing", arguments: NegotiationSpace.versions)
  func keyOnPhone(version: Int) {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    let without = facts.decide(.deviceTurn, portrait)
    facts.requiresFullScreen = true
    #expect(facts.decide(.deviceTurn, portrait) == without)
  }

  @Test(
    "M-03: with the key a scene in windows follows its masks and is scaled, not turned",
    arguments: [
      (16, WindowingMode.stageManager), (18, .stageManager), (26, .stageManager),
      (26, .windowedApps),
    ])
  func scaled(version: Int, mode: WindowingMode) {
    var facts = pad(version, plist: .landscape, key: true, mode: mode)
    facts.device = .portrait
    let decision = facts.decide(.launch, FixedAnswers(controller: .all))
    #expect(decision.result == .landscapeRight)
    #expect(decision.force == .bindingScaled)
  }

  @Test("M-05: so is a landscape-only scene without the key under Windowed Apps")
  func letterboxed() {
    var facts = pad(26, plist: .landscape, mode: .windowedApps, linkedSDK: 18)
    facts.device = .portrait
    let decision = facts.decide(.launch, FixedAnswers(controller: .all))
    #expect(decision.result == .landscapeRight)
    #expect(decision.force == .bindingScaled)
  }

  @Test("M-06: under Full-Screen Apps iPadOS 26 does as 18 did")
  func fullScreenApps() {
    for (plist, key) in [
      (InterfaceOrientationMask.all, false), (.all, true), (.landscape, false), (.landscape, true),
    ] {
      let old = pad(18, plist: plist, key: key).decide(.deviceTurn, portrait)
      let new = pad(26, plist: plist, key: key, linkedSDK: 18).decide(.deviceTurn, portrait)
      #expect(new == old)
    }
  }

  @Test(
    "M-08: what the linked SDK makes of the key in windows is a policy on iPadOS 26 only",
    arguments: [
      (18, 26, InterfaceOrientationMask.all, MaskForce.bindingScaled, MaskForce.bindingScaled),
      (26, 18, .all, .bindingScaled, .bindingScaled), (26, 26, .all, .bindingScaled, .ignored),
      (26, 26, .landscape, .bindingScaled, .ignored), (26, 27, .all, .ignored, .ignored),
      (26, 27, .landscape, .bindingScaled, .bindingScaled),
    ])
  func linkedSDK(
    version: Int, linkedSDK: Int, plist: InterfaceOrientationMask, documented: MaskForce,
    resizes: MaskForce
  ) {
    let facts = pad(version, plist: plist, key: true, mode: .stageManager, linkedSDK: linkedSDK)
    var policy = RotationPolicy()
    #expect(MaskForceFinding(facts, policy: policy).force == documented)
    policy.linked26Resizes = .resizes
    #expect(MaskForceFinding(facts, policy: policy).force == resizes)
  }

  @Test("M-11: a phone on iOS 26 decides as on 18, but for the lock")
  func phones() {
    for trigger in NegotiationSpace.triggers {
      var differences = 0
      NegotiationSpace.forEach(
        of: Facts(version: SystemVersion(18)), applications: [.portrait, .landscape, .all]
      ) { facts, answers in
        var newer = facts
        newer.version = SystemVersion(26)
        let old = facts.decide(trigger, answers)
        if newer.decide(trigger, answers) != old { differences += 1 }
      }
      #expect(differences == 0)
    }
  }

  @Test(
    "M-12: a narrow mask at run time does not restrict an app that multitasks",
    arguments: [18, 26, 27])
  func narrowMask(version: Int) {
    let answers = FixedAnswers(appDelegate: .portrait, controller: .portrait)
    #expect(pad(version).decide(.deviceTurn, answers).outcome == turned)
  }

  @Test("M-13: whether the user's lock makes masks count on iPadOS 26 is a policy")
  func userLock() {
    var facts = pad(26, plist: .landscape, key: true, mode: .windowedApps)
    facts.isUserLocked = true
    var policy = RotationPolicy()
    #expect(MaskForceFinding(facts, policy: policy).force == .bindingScaled)
    policy.userLockKeepsMasks = .yes
    #expect(MaskForceFinding(facts, policy: policy).force == .binding)
    facts.version = SystemVersion(18)
    facts.windowingMode = .stageManager
    #expect(MaskForceFinding(facts, policy: policy).force == .bindingScaled)
  }

  @Test(
    "M-15, M-16, I-09: from 26.2 a version in the plist switches the key off; a policy",
    arguments: [
      (SystemVersion(26, 1), SystemVersion(26), true),
      (SystemVersion(26, 2), SystemVersion(26), false),
      (SystemVersion(26, 2), SystemVersion(27), true),
      (SystemVersion(27), SystemVersion(27), false),
    ])
  func ignoredStartingWith(version: SystemVersion, from: SystemVersion, keyCounts: Bool) {
    var facts = pad(26, key: true)
    facts.version = version
    facts.linkedSDK = SystemVersion(26)
    facts.fullScreenIgnoredFrom = from
    #expect(MaskForceFinding(facts).force.counts == keyCounts)
    var policy = RotationPolicy()
    policy.ignoredStartingWith = .noEffect
    #expect(MaskForceFinding(facts, policy: policy).force.counts)
  }
}
