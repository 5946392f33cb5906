import Orientation

extension Explanation {
  /// Explains an event that led to no negotiation.
  static func undecided(
    _ entries: [Transcript.Entry], _ cast: Roster, _ screen: ControllerID?, held: DeviceOrientation?
  ) -> Explanation {
    var event: RotationEvent?
    var reason: Ignored?
    for entry in entries {
      switch entry.occurrence {
      case .event(.settle, _): break
      // Time that passes between other events explains nothing.
      case .event(.advance, _) where event != nil: break
      case .event(let happened, _): event = happened
      case .ignored(let why): reason = why
      default: break
      }
    }
    if let known = asDecision(event, reason, cast) {
      return Explanation(
        known.0, known.1, cast: cast, screen: screen, context: Context(held: held))
    }
    let words = Words(cast)
    let subject = screen.map { words.name($0) } ?? "The interface"
    let stays = "stays \(Words.name(cast.interfaceOrientation))"
    let why = reason.map { Words.ignored($0) } ?? "nothing here makes UIKit look at orientations"
    var explanation = Explanation(
      Decision(
        trigger: .update, outcome: .stays(.notNegotiated), current: cast.interfaceOrientation,
        candidate: nil, masks: nil, force: .binding), [], cast: cast, screen: screen)
    explanation.headline = "\(subject) does not turn: \(why)."
    explanation.rows = event.map { [Row("event", "", words.event($0))] } ?? []
    explanation.result = Row("result", "", "\(why): \(stays)", rule: rule(event, reason))
    explanation.advice = advice(event, reason, cast)
    explanation.tellLock(entries, event, cast)
    explanation.tellStatusBar(entries, cast)
    return explanation
  }

  private static func rule(_ event: RotationEvent?, _ reason: Ignored?) -> RuleID? {
    switch (event, reason) {
    case (.setDeviceOrientation, .noChange): "F-05"
    case (_, .notGenerating): "B-02"
    case (.setStatusBarOrientation, .noLongerEffective): "F-15"
    case (.change, nil), (.changeAppDelegate, nil), (.changeSceneDelegate, nil): "D-08"
    default: nil
    }
  }

  private static func advice(_ event: RotationEvent?, _ reason: Ignored?, _ cast: Roster) -> Advice?
  {
    let purpose = "To let it turn"
    switch (event, reason) {
    case (.setDeviceOrientation(let rawValue), .noChange):
      return Advice(
        purpose, ["write 0, which is unknown, and then \(rawValue)"],
        notes: ["A write of the value that is there does nothing."])
    case (_, .notGenerating):
      return Advice(
        purpose, ["call UIDevice.current.beginGeneratingDeviceOrientationNotifications()"])
    case (.change, nil), (.changeAppDelegate, nil), (.changeSceneDelegate, nil):
      let call =
        cast.behaviors[.geometryRequests]
        ? "setNeedsUpdateOfSupportedInterfaceOrientations()"
        : "UIViewController.attemptRotationToDeviceOrientation()"
      return Advice("To have it looked at", ["call \(call)"])
    default: return nil
    }
  }

  /// What the negotiation would have come to, for the events that UIKit drops before it.
  private static func asDecision(
    _ event: RotationEvent?, _ reason: Ignored?, _ cast: Roster
  ) -> (Decision, [DecisionStep])? {
    func stays(
      _ trigger: Trigger, _ why: StayReason, _ candidate: InterfaceOrientation?,
      _ step: DecisionStep
    ) -> (Decision, [DecisionStep]) {
      (
        Decision(
          trigger: trigger, outcome: .stays(why), current: cast.interfaceOrientation,
          candidate: candidate, masks: nil, force: .binding), [step]
      )
    }
    switch (event, reason) {
    case (.turn(let pose), _) where cast.isUserLocked:
      return stays(
        .deviceTurn, .userLock, pose.interfaceOrientation, DecisionStep("B-14", .userLock, .holds))
    case (.setDeviceOrientation(let rawValue), .noLongerEffective):
      return stays(
        .keyValueWrite, .notOffered,
        DeviceOrientation(rawValue: rawValue)?.interfaceOrientation,
        DecisionStep("F-18", .system, .doesNotNegotiate, policy: .keyValueWriteFrom16))
    case (.requestGeometryUpdate(_, let mask), .notOffered):
      return stays(
        .request(mask), .notOffered, nil, DecisionStep("F-20", .system, .doesNotNegotiate))
    case (.setNeedsUpdateOfSupportedInterfaceOrientations, .notOffered):
      return stays(.update, .notOffered, nil, DecisionStep("F-24", .system, .doesNotNegotiate))
    default: return nil
    }
  }
}
