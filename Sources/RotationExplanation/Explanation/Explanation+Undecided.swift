import Orientation

extension Explanation {
  /// Explains an event that led to no negotiation.
  static func undecided(
    _ entries: [Transcript.Entry], _ cast: Roster, _ screen: ControllerID?,
    held: DeviceOrientation?, _ isToldElsewhere: Bool
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
      var context = Context(held: held)
      context.isToldElsewhere = isToldElsewhere
      return Explanation(decision, dropped.steps, cast: cast, screen: screen, context: context)
    }
    let words = Words(cast)
    let subject = screen.map { words.name($0) } ?? "The interface"
    let stays = "stays \(Words.name(cast.interfaceOrientation))"
    let shape = reason == nil && event?.isResize == true ? cast.system?.ruleOfShape(of: .main) : nil
    let hasApp = cast.system?.phase != .notLaunched
    let why =
      !hasApp
      ? "the app has not been launched"
      : reason.map { Words.ignored($0, dropped) } ?? shape.map { Words.keptShape($0.rule) }
        ?? "nothing here makes UIKit look at orientations"
    var explanation = Explanation(
      headline: "\(subject) does not turn: \(why).", version: cast.version)
    explanation.rows = event.map { [Row("event", "", words.event($0))] } ?? []
    if shape == nil, hasApp, event?.concernsMasks == true,
      let id = cast.system?.situation().decider
    {
      explanation.rows.append(
        Row(
          "not asked", words.name(id),
          "\(Words.mask(cast.mask(ifAsked: id))). It decides when UIKit looks again",
          location: cast.locations[.controller(id)]))
    }
    // What code answers otherwise is not looked at until it is announced.
    let rule = dropped?.rule ?? event?.ruleOfAnnouncement ?? shape?.rule
    explanation.result = Row("result", "", "\(why): \(stays)", rule: rule)
    if !hasApp { explanation.advice = Advice(notes: ["Launch the app in an earlier step."]) }
    explanation.tellLock(entries, event, cast, about: screen)
    explanation.tellStatusBar(entries, cast)
    return explanation
  }
}

extension RotationEvent {
  fileprivate var isResize: Bool { if case .resize = self { true } else { false } }

  /// Whether it could have turned the interface, had UIKit looked at masks.
  fileprivate var concernsMasks: Bool {
    switch self {
    case .turn, .change, .changeAppDelegate, .changeSceneDelegate, .setDeviceOrientation: true
    default: false
    }
  }

  /// The rule by which other answers count only once they are announced.
  fileprivate var ruleOfAnnouncement: RuleID? {
    if case .change(_, let answers) = self, answers.prefersLocked || answers.asksChildForLock {
      return "F-36"
    }
    return changesAnswers ? "D-08" : nil
  }
}
