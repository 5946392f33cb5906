import Orientation
import Testing

@Suite struct DeviceDrivenTurnTests {
  @Test(
    "B-11: a flat or unknown pose turns nothing, whatever the masks",
    arguments: [DeviceOrientation.faceUp, .faceDown, .unknown], NegotiationSpace.generations)
  func flat(device: DeviceOrientation, version: Int) {
    let facts = Facts(version: SystemVersion(version), current: .landscapeRight, device: device)
    for trigger in [Trigger.deviceTurn, .foreground, .unlock] {
      let outcome = facts.decide(trigger, FixedAnswers(controller: .portrait)).outcome
      #expect(outcome == .stays(.noCandidate))
      #expect(RecordingAnswers.questions(trigger, facts).isEmpty)
    }
  }

  @Test(
    "B-14: the user's lock stops what the device drives",
    arguments: [Trigger.deviceTurn, .foreground, .unlock], NegotiationSpace.generations)
  func userLock(trigger: Trigger, version: Int) {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    facts.isUserLocked = true
    #expect(facts.decide(trigger, FixedAnswers()).outcome == .stays(.userLock))
  }

  @Test(
    "B-14: the user's lock stops nothing else",
    arguments: [
      (Trigger.presentation, 15), (.dismissal, 15), (.keyValueWrite, 15), (.attempt, 15),
      (.update, 18), (.contentChange, 18), (.rootChange, 18), (.request(.landscape), 18),
    ])
  func userLockStopsNothingElse(trigger: Trigger, version: Int) {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    facts.isUserLocked = true
    let decision = facts.decide(trigger, FixedAnswers(controller: .landscape))
    #expect(decision.outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "B-14, B-17: under the lock neither an update nor a presentation takes up the device's pose",
    arguments: [Trigger.update, .contentChange, .rootChange, .presentation, .launch], [false, true])
  func lockedPose(trigger: Trigger, multitasks: Bool) {
    var facts = Facts(
      version: SystemVersion(18), idiom: .pad, current: .landscapeRight, device: .portrait)
    facts.isUserLocked = true
    facts.requiresFullScreen = !multitasks
    #expect(facts.decide(trigger, FixedAnswers(controller: .all)).result == .landscapeRight)
    facts.isUserLocked = false
    facts.windowingMode = .fullScreenApps
    let unlocked = facts.decide(.update, FixedAnswers(controller: .all))
    #expect(unlocked.result == .portrait)
  }

  @Test("B-23: in the background motion turns nothing, but a presentation is settled")
  func background() {
    var facts = Facts(version: SystemVersion(15), device: .landscapeLeft)
    facts.isInBackground = true
    let landscape = FixedAnswers(controller: .landscape)
    #expect(facts.decide(.deviceTurn, landscape).outcome == .stays(.inBackground))
    #expect(facts.decide(.presentation, landscape).outcome == .turns(to: .landscapeRight))
    facts.isInBackground = false
    #expect(facts.decide(.foreground, landscape).outcome == .turns(to: .landscapeRight))
  }

  @Test(
    "D-08, F-25: up to iOS 15 a turn reads the masks, from 16 the last announced ones judge it",
    arguments: [(15, true), (16, false), (18, false), (27, false)])
  func announced(version: Int, isRead: Bool) {
    var facts = Facts(version: SystemVersion(version), device: .landscapeLeft)
    facts.announced = AnnouncedMasks(application: .all, controller: .portrait)
    let answers = FixedAnswers(controller: .all)
    let turned = Outcome.turns(to: .landscapeRight)
    let outcome = facts.decide(.deviceTurn, answers).outcome
    #expect(outcome == (isRead ? turned : .stays(.notAllowed)))
    #expect(RecordingAnswers.questions(.deviceTurn, facts, answers).contains(.mask) == isRead)
    var policy = RotationPolicy()
    policy.turnReadsMasks = .fresh
    #expect(facts.decide(.deviceTurn, answers, policy: policy).outcome == turned)
  }
}
