import Orientation

extension ExplanationBuilder {
  /// The answer in one sentence, without the full stop.
  var headline: String {
    switch decision.outcome {
    case .turns(let orientation): turnHeadline(orientation)
    case .stays(.alreadyThere): alreadyThere
    case .stays(let reason): "\(subject) does not turn: \(because(reason))"
    case .refused(let error): "The request is refused: \(because(error))"
    case .raises(let fault): "The app crashes: \(words.fault(named(fault)))"
    }
  }

  /// The last row: what the steps came to.
  var result: Explanation.Row {
    let rule = steps.last { $0.speaker == .system || $0.speaker == .environment }?.rule
    let stays = "stays \(Words.name(decision.current))"
    let text =
      switch decision.outcome {
      case .turns(let orientation):
        orientation.mask.isSubset(of: wish) || wish.isEmpty
          ? "turns to \(Words.name(orientation))"
          : "\(Words.list(wish)) is not allowed: turns to \(Words.name(orientation))"
      case .stays(.notAllowed):
        wish.isEmpty ? stays : "nothing in common with \(Words.list(wish)): \(stays)"
      case .stays(.alreadyThere): stays
      case .stays(let reason): "\(Words.reason(reason)): \(stays)"
      case .refused(let error): "UISceneErrorDomain code \(error.code): \(stays)"
      case .raises(let fault): "\(fault.name): \(words.reasonText(named(fault)))"
      }
    return Explanation.Row("result", "", text, rule: rule ?? steps.last?.rule)
  }

  /// A fault with the controller that was asked, where the negotiation knew no names.
  func named(_ fault: Fault) -> Fault {
    guard fault.controller == nil, let decider else { return fault }
    return switch fault {
    case .noCommonOrientation: .noCommonOrientation(controller: decider)
    case .preferredNotSupported(_, let preferred, let supported):
      .preferredNotSupported(controller: decider, preferred: preferred, supported: supported)
    case .askedRecursively: .askedRecursively(controller: decider)
    case .sceneLifeCycleRequired: fault
    }
  }

  private var alreadyThere: String {
    let isWanted = decision.candidate == decision.current || wish.contains(decision.current)
    return isWanted || wish.isEmpty
      ? "\(subject) is \(Words.name(decision.current)) already, so nothing turns"
      : "\(subject) stays \(Words.name(decision.current)): \(blame ?? "that is still allowed")"
  }

  private func turnHeadline(_ orientation: InterfaceOrientation) -> String {
    let verb =
      switch decision.trigger {
      case .launch: "starts in"
      case .presentation: "comes up in"
      default: "turns to"
      }
    let turns = "\(subject) \(verb) \(Words.name(orientation))"
    if let screen, !cast.ownMask(screen).contains(orientation) {
      let although = "although it allows \(Words.only(cast.ownMask(screen)))"
      if !decision.force.counts { return "\(turns), \(although): masks do not count here" }
      if !screenIsAsked { return "\(turns), \(although): it is not asked" }
    }
    guard !wish.isEmpty, !wish.contains(orientation), let blame else { return turns }
    return "\(turns), not to \(Words.list(wish)): \(blame)"
  }

  private func because(_ reason: StayReason) -> String {
    switch reason {
    case .notAllowed: blame ?? Words.reason(reason)
    case .noCandidate:
      held.map { "the device is \(Words.name($0)), which corresponds to no interface orientation" }
        ?? Words.reason(reason)
    case .autorotationOff:
      screenIsAsked
        ? "its shouldAutorotate is false"
        : "shouldAutorotate of \(words.name(decider, orElse: "the root")), which is asked, is false"
    case .notOffered:
      decision.trigger == .keyValueWrite
        ? "from iOS 16 a write of the device orientation does nothing"
        : "this call does not exist before iOS 16"
    case .alreadyThere, .userLock, .preferenceLock, .inBackground, .notNegotiated,
      .appTurnsStatusBar, .doesNotFollowDevice:
      Words.reason(reason)
    }
  }

  private func because(_ error: SceneError) -> String {
    guard case .orientationsNotSupported = error else { return Words.error(error) }
    return blame ?? Words.error(error)
  }

  /// Whose mask stands in the way, as a clause.
  private var blame: String? {
    guard let masks = decision.masks, let blocker = blockers.first else { return nil }
    switch blocker {
    case .application: return "the app allows \(Words.only(masks.application))"
    case .device:
      return "\(cast.device.name) never shows \(Words.list(wish))"
    case .controller:
      let allows = "allows \(Words.only(masks.controller))"
      if screen != nil && screenIsAsked { return "it \(allows)" }
      let asked = words.name(decider, orElse: "the controller that is asked")
      return screen == nil ? "\(asked) \(allows)" : "\(asked), which is asked, \(allows)"
    }
  }
}
