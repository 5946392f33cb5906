import Orientation

extension Explanation {
  /// Explains an event that led to no negotiation.
  static func undecided(
    _ entries: [Transcript.Entry], _ cast: Roster, _ screen: ControllerID?, held: DeviceOrientation?
  ) -> Explanation {
    var event: RotationEvent?
    var reason: Ignored?
    var dropped: DroppedEvent?
    for entry in entries {
      switch entry.occurrence {
      case .event(.settle, _): break
      // Time that passes between other events explains nothing.
      case .event(.advance, _) where event != nil: break
      case .event(let happened, _): event = happened
      case .ignored(let why, let rule): (reason, dropped) = (why, rule)
      default: break
      }
    }
    if let dropped, let decision = dropped.decision {
      return Explanation(
        decision, dropped.steps, cast: cast, screen: screen, context: Context(held: held))
    }
    let words = Words(cast)
    let subject = screen.map { words.name($0) } ?? "The interface"
    let stays = "stays \(Words.name(cast.interfaceOrientation))"
    let why = reason.map { Words.ignored($0) } ?? "nothing here makes UIKit look at orientations"
    var explanation = Explanation(
      headline: "\(subject) does not turn: \(why).", version: cast.version)
    explanation.rows = event.map { [Row("event", "", words.event($0))] } ?? []
    // What code answers otherwise is not looked at until it is announced.
    let rule = dropped?.rule ?? (event?.changesAnswers == true ? "D-08" : nil)
    explanation.result = Row("result", "", "\(why): \(stays)", rule: rule)
    explanation.advice = advice(event, reason, cast)
    explanation.tellLock(entries, event, cast)
    explanation.tellStatusBar(entries, cast)
    return explanation
  }

  private static func advice(
    _ event: RotationEvent?, _ reason: Ignored?, _ cast: Roster
  ) -> Advice? {
    let purpose = "To let it turn"
    switch (event, reason) {
    case (.setDeviceOrientation(let rawValue), .noChange):
      return Advice(
        purpose, ["write 0, which is unknown, and then \(rawValue)"],
        notes: ["A write of the value that is there does nothing."])
    case (_, .notGenerating):
      return Advice(
        purpose, ["call UIDevice.current.beginGeneratingDeviceOrientationNotifications()"])
    case (let event?, nil) where event.changesAnswers:
      let call =
        cast.behaviors[.geometryRequests]
        ? "setNeedsUpdateOfSupportedInterfaceOrientations()"
        : "UIViewController.attemptRotationToDeviceOrientation()"
      return Advice("To have it looked at", ["call \(call)"])
    default: return nil
    }
  }
}

extension RotationEvent {
  /// Whether code answers otherwise from now on, without announcing it.
  fileprivate var changesAnswers: Bool {
    switch self {
    case .change, .changeAppDelegate, .changeSceneDelegate: true
    default: false
    }
  }
}
