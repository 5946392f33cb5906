import Orientation
import Testing

@Suite struct ResizableSceneTests {
  /// A scene held sideways on iOS 27.
  private func facts(
    _ environment: SceneEnvironment, isResized: Bool = false, key: Bool = false, linkedSDK: Int = 27
  ) -> Facts {
    var facts = Facts(
      version: SystemVersion(27), linkedSDK: SystemVersion(linkedSDK),
      idiom: environment == .pad ? .pad : .phone, device: .landscapeLeft)
    facts.environment = environment
    facts.isResized = isResized
    facts.requiresFullScreen = key
    return facts
  }
  private let portrait = FixedAnswers(controller: .portrait)
  private let turned = Outcome.turns(to: .landscapeRight)

  @Test(
    "N-01, N-02: where the scene can be resized masks are a preference, and never an exception",
    arguments: [SceneEnvironment.pad, .mirroring, .phoneAppOnPad, .externalDisplay, .duoInner])
  func preference(environment: SceneEnvironment) {
    let scene = facts(environment, isResized: true)
    let apart = FixedAnswers(appDelegate: .landscape, controller: .portrait)
    for trigger in NegotiationSpace.triggers {
      let decision = scene.decide(trigger, apart)
      if case .raises(let fault) = decision.outcome { Issue.record("\(trigger) raises \(fault)") }
    }
    #expect(!MaskForceFinding(scene).force.counts)
  }

  @Test(
    "N-03, P-02: a phone and the closed Duo honour masks as before",
    arguments: [SceneEnvironment.phone, .duoOuter])
  func plainPhone(environment: SceneEnvironment) {
    let decision = facts(environment).decide(.deviceTurn, portrait)
    #expect(decision.outcome == .stays(.notAllowed))
    #expect(decision.force == .binding)
  }

  @Test(
    "N-04, N-05: mirroring and a phone app on iPad honour masks until the first resize",
    arguments: [SceneEnvironment.mirroring, .phoneAppOnPad])
  func untilResized(environment: SceneEnvironment) {
    let before = facts(environment).decide(.deviceTurn, portrait)
    #expect(before.outcome == .stays(.notAllowed))
    #expect(before.force == .binding)
    let after = facts(environment, isResized: true).decide(.deviceTurn, portrait)
    #expect(after.force == .ignored)
    #expect(after.outcome == (environment == .mirroring ? .stays(.doesNotFollowDevice) : turned))
  }

  @Test("N-04: before that, mirroring shows a landscape-only app in landscape")
  func mirroredLandscape() {
    let outcome = facts(.mirroring).decide(.launch, FixedAnswers(controller: .landscape)).outcome
    #expect(outcome == turned)
  }

  @Test("N-07, Q-05: with the 27 SDK no list is a condition for resizing", arguments: [26, 27])
  func noList(linkedSDK: Int) {
    var scene = facts(.pad, linkedSDK: linkedSDK)
    scene.plistMask = .landscape
    #expect(MaskForceFinding(scene).force.counts == (linkedSDK < 27))
  }

  @Test("N-08: a resized mirroring window reports portrait whatever happens")
  func mirroringIsPortrait() {
    var scene = facts(.mirroring, isResized: true)
    for trigger in NegotiationSpace.triggers {
      for current in InterfaceOrientation.valid {
        scene.current = current
        let decision = scene.decide(trigger, FixedAnswers(controller: .landscape))
        if decision.outcome == .stays(.notOffered) { continue }
        #expect(decision.result == .portrait)
      }
    }
  }

  @Test("N-10: that masks are asked for without effect is a policy, and a step says so")
  func askedWithoutEffect() {
    let steps = facts(.duoInner).explain(.deviceTurn, portrait).steps
    #expect(steps.contains { $0.rule == "N-10" && $0.policy == .ignoredMasksAsked })
    var policy = RotationPolicy()
    policy.ignoredMasksAsked = .notAsked
    let others = facts(.duoInner).explain(.deviceTurn, portrait, policy: policy)
    #expect(!others.steps.contains { $0.rule == "N-10" })
    #expect(others.decision.outcome == turned)
  }

  @Test("N-15, N-16: with the key an iPad window resizes in steps that honour the masks")
  func discrete() {
    let decision = facts(.pad, key: true).decide(.deviceTurn, portrait)
    #expect(decision.force == .bindingDiscrete)
    #expect(decision.outcome == .stays(.notAllowed))
  }

  @Test(
    "N-17, I-11: from iOS 27 the key counts in a phone's windows too",
    arguments: [SceneEnvironment.mirroring, .phoneAppOnPad])
  func keyOnPhone(environment: SceneEnvironment) {
    let decision = facts(environment, isResized: true, key: true).decide(.deviceTurn, portrait)
    #expect(decision.force == .bindingDiscrete)
    #expect(decision.outcome == .stays(.notAllowed))
  }

  @Test(
    "N-21: on the open Duo the key keeps the masks, and the app is scaled",
    arguments: [(false, MaskForce.ignored), (true, .bindingScaled)])
  func keyOnDuo(key: Bool, force: MaskForce) {
    let decision = facts(.duoInner, key: key).decide(.deviceTurn, portrait)
    #expect(decision.force == force)
    #expect(decision.outcome == (key ? .stays(.notAllowed) : turned))
  }

  @Test("N-22: a version of 27 or lower makes the app resize continuously in spite of the key")
  func ignoredKey() {
    var scene = facts(.pad, key: true)
    scene.fullScreenIgnoredFrom = SystemVersion(27)
    #expect(MaskForceFinding(scene).force == .ignored)
  }

  @Test("P-02: the open Duo does not honour supported orientations")
  func duoInner() {
    #expect(facts(.duoInner).decide(.deviceTurn, portrait).outcome == turned)
  }

  @Test(
    "P-16: an older SDK gets a scaled compatibility window on the open Duo", arguments: [18, 26])
  func compatibility(linkedSDK: Int) {
    let scene = facts(.duoInner, linkedSDK: linkedSDK)
    #expect(MaskForceFinding(scene).force == .bindingScaled)
  }

  @Test("N-34: the exception of a 27-SDK app without scene life cycle says what is missing")
  func sceneLifeCycle() {
    let fault = Fault.sceneLifeCycleRequired
    let reason = fault.reason(className: "", behaviors: Behaviors(of: SystemVersion(27)))
    #expect(reason == "UIScene life cycle is required for apps built with this SDK.")
    #expect(fault.controller == nil)
  }
}
