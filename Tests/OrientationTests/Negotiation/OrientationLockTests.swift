import Orientation
import Testing

@Suite struct OrientationLockTests {
  private func locked(_ version: Int = 26) -> Facts {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    facts.isPreferenceLocked = true
    return facts
  }
  private let turned = Outcome.turns(to: .landscapeRight)

  @Test(
    "F-34: from iOS 26 an honoured lock keeps the orientation while the device turns",
    arguments: [(18, false), (26, true), (27, true)])
  func holds(version: Int, isHeld: Bool) {
    let outcome = locked(version).decide(.deviceTurn, FixedAnswers()).outcome
    #expect(outcome == (isHeld ? .stays(.preferenceLock) : turned))
  }

  @Test(
    "M-23: another controller that covers the window or replaces the root is not held by it",
    arguments: [Trigger.presentation, .dismissal, .rootChange])
  func anotherController(trigger: Trigger) {
    let outcome = locked().decide(trigger, FixedAnswers(controller: .landscape)).outcome
    #expect(outcome == turned)
  }

  @Test("M-24: it freezes what is there and cannot ask for another orientation")
  func cannotAsk() {
    for trigger in [Trigger.update, .contentChange, .deviceTurn, .attempt, .unlock, .foreground] {
      let decision = locked().decide(trigger, FixedAnswers(controller: .landscape))
      #expect(decision.outcome == .stays(.preferenceLock))
    }
  }

  @Test("M-26: whether a request turns a locked scene is a policy; field code unlocks first")
  func request() {
    let held = locked().decide(.request(.landscapeRight), FixedAnswers()).outcome
    #expect(held == .stays(.preferenceLock))
    var policy = RotationPolicy()
    policy.lockedRequest = .turns
    let outcome = locked().decide(.request(.landscapeRight), FixedAnswers(), policy: policy).outcome
    #expect(outcome == turned)
    var released = locked()
    released.isPreferenceLocked = false
    #expect(released.decide(.update, FixedAnswers(controller: .landscape)).outcome == turned)
  }

  @Test(
    "N-13: on iOS 27 it holds on both displays of the Duo",
    arguments: [SceneEnvironment.duoOuter, .duoInner])
  func duo(environment: SceneEnvironment) {
    var facts = locked(27)
    facts.environment = environment
    let outcome = facts.decide(.deviceTurn, FixedAnswers(controller: .all)).outcome
    #expect(outcome == .stays(.preferenceLock))
  }
}
