import Orientation

extension ExplanationBuilder {
  /// The answer in one sentence, without the full stop.
  var headline: String {
    switch decision.outcome {
    case .turns(let orientation): turnHeadline(orientation)
    case .stays(.alreadyThere): alreadyThere
    case .stays(.notAllowed) where liesOutsideMasks:
      "\(subject) stays \(Words.name(decision.current)), although \(blameForCurrent):"
        + " here the interface either follows the device or stays"
    case .stays(let reason): "\(subject) does not turn: \(because(reason))"
    case .refused(let error): "The request is refused: \(because(error))"
    case .raises(let fault): "The app crashes: \(words.fault(named(fault)))"
    }
  }

  /// The last row: what the steps came to.
  var result: Explanation.Row {
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
    return Explanation.Row("result", "", text, rule: steps.last?.rule)
  }

  /// The reason alone, as a clause.
  package var why: String {
    switch decision.outcome {
    case .turns: turnReason
    case .stays(.alreadyThere):
      wish.isEmpty || wish.contains(decision.current)
        ? Words.reason(.alreadyThere) : blame ?? Words.reason(.alreadyThere)
    case .stays(let reason): because(reason)
    case .refused(let error): because(error)
    case .raises(let fault): words.fault(named(fault))
    }
  }

  private var turnReason: String {
    if !decision.force.counts { return "masks do not count here" }
    if decision.trigger == .sceneChange { return "its place and shape have that orientation" }
    guard let masks = decision.masks else { return "the Info.plist allows it" }
    if !masks.effective.contains(decision.current) { return blameForCurrent }
    return "the app and \(words.name(voice, orElse: "device")) allow it"
  }

  /// A fault with the controller that was asked, where the negotiation knew no names.
  func named(_ fault: Fault) -> Fault {
    guard fault.controller == nil, let decider else { return fault }
    return switch fault {
    case .noCommonOrientation: .noCommonOrientation(controller: decider)
    case .preferredNotSupported(_, let preferred, let supported):
      .preferredNotSupported(controller: decider, preferred: preferred, supported: supported)
    case .askedRecursively: .askedRecursively(controller: decider)
    case .sceneLifeCycleRequired, .wrongUse: fault
    }
  }

  private var alreadyThere: String {
    if let answer = answerPassedOver(decision.current) {
      return "\(subject) is \(Words.name(decision.current)) already, \(answer)"
    }
    let isWanted = decision.candidate == decision.current || wish.contains(decision.current)
    return isWanted || wish.isEmpty
      ? "\(subject) is \(Words.name(decision.current)) already, so nothing turns"
      : "\(subject) stays \(Words.name(decision.current)): \(blame ?? "that is still allowed")"
  }

  private func turnHeadline(_ orientation: InterfaceOrientation) -> String {
    let verb =
      switch decision.trigger {
      case .launch: decision.masks == nil ? "starts in" : "turns after the launch to"
      case .presentation: "comes up in"
      default: "turns to"
      }
    let turns = "\(subject) \(verb) \(Words.name(orientation))"
    if let although = although(orientation) { return "\(turns), \(although)" }
    if decision.trigger == .presentation, let masks = decision.masks,
      !masks.controller.contains(decision.current)
    {
      return "\(turns): \(says("allows \(Words.only(masks.controller))"))"
    }
    guard !wish.isEmpty, !wish.contains(orientation), let blame else { return turns }
    // Apart from what the device requests, it is enough to name who does not allow it.
    guard !wish.contains(decision.current) else { return "\(turns): \(blame)" }
    let preposition = verb.hasSuffix("in") ? "in" : "to"
    return "\(turns), not \(preposition) \(Words.list(wish)): \(blame)"
  }

  /// Whose answer is passed over.
  private func although(_ orientation: InterfaceOrientation) -> String? {
    if let answer = answerPassedOver(orientation) { return answer }
    guard decision.force.counts || (screen ?? voice) == nil else { return nil }
    if let lock = lockInVain { return lock }
    guard isAutorotateInVain, screenIsAsked else { return nil }
    let whose = screen == nil ? words.name(voice, orElse: "the root") + "'s" : "its"
    return "although \(whose) shouldAutorotate is false: from iOS 16 it is not asked"
  }

  /// Whose mask leaves an orientation out and is not asked, or does not count.
  private func answerPassedOver(_ orientation: InterfaceOrientation) -> String? {
    if !decision.force.counts, let id = screen ?? voice {
      let mask = cast.mask(ifAsked: id)
      let who = screen == nil ? words.name(id) : "it"
      guard mask.contains(orientation) else {
        return "although \(who) allows \(Words.only(mask)): masks do not count here"
      }
      guard cast.behaviors[.appDelegateAnswers], let delegate = cast.application.delegateMask,
        !delegate.contains(orientation)
      else { return nil }
      return "although the app delegate allows \(Words.only(delegate)): masks do not count here"
    }
    guard let screen, !screenIsAsked, !chain.contains(screen) else { return nil }
    let mask = cast.mask(ifAsked: screen)
    return mask.contains(orientation)
      ? nil : "although it allows \(Words.only(mask)): it is not asked"
  }

  /// Why a preference to lock the interface did not hold it.
  private var lockInVain: String? {
    guard cast.behaviors[.lockPreference], decision.trigger.isDeviceDriven, !cast.isLocked,
      let id = screen ?? voice, cast.controller(id)?.answers.prefersLocked == true
    else { return nil }
    let who = screen == nil ? words.name(id) : "it"
    let why =
      cast.lockObstacle.map { Words.lockObstacle($0) }
      ?? (id == decider
        ? "the preference was not announced"
        : "\(words.name(decider, orElse: "the root")) is asked, but does not name its child")
    return "although \(who) prefers the interface locked: \(why)"
  }

  private func because(_ reason: StayReason) -> String {
    switch reason {
    case .notNegotiated where whyScreenNotAsked == .doesNotCoverWindow:
      "it does not cover the window, so it is not asked"
    case .notAllowed: blame ?? Words.reason(reason)
    case .noCandidate:
      flatPose.map {
        "the device is \(Words.name($0)), which corresponds to no interface orientation"
      }
        ?? Words.reason(reason)
    case .autorotationOff:
      screen != nil && screenIsAsked
        ? "its shouldAutorotate is false"
        : "shouldAutorotate of \(words.name(voice, orElse: "the root"))"
          + (screen == nil ? " is false" : ", which decides, is false")
    case .notOffered:
      decision.trigger == .keyValueWrite
        ? "from iOS 16 on, setting the device orientation does nothing"
        : "this call does not exist before iOS 16"
    case .userLock, .preferenceLock: Words.reason(reason) + (obstacleBehindLock ?? "")
    case .alreadyThere, .inBackground, .notNegotiated, .appTurnsStatusBar, .doesNotFollowDevice:
      Words.reason(reason)
    }
  }

  /// What would prevent it without the lock, too.
  private var obstacleBehindLock: String? {
    // Under the user's lock the device reports portrait, however it is held.
    let wish = held?.interfaceOrientation?.mask ?? wish
    guard !wish.isEmpty, !wish.contains(decision.current), cast.behaviors[.masksDecide],
      masksCount
    else { return nil }
    if let asked = decider ?? cast.system?.situation(of: scene ?? .main).decider,
      cast.mask(ifAsked: asked).isDisjoint(with: wish)
    {
      let mask = cast.mask(ifAsked: asked)
      return ", and \(words.name(asked)) allows \(Words.only(mask))"
    }
    let app =
      (cast.behaviors[.appDelegateAnswers] ? cast.application.delegateMask : nil)
      ?? cast.application.infoPlist.applicationMask(for: cast.idiom)
    return app.isDisjoint(with: wish) ? ", and the app allows \(Words.only(app))" : nil
  }

  /// Whether masks count where the scene is, of which a lock keeps the negotiation from finding out.
  private var masksCount: Bool {
    guard let system = cast.system else { return true }
    let facts = system.situation(of: scene ?? .main).facts
    return MaskForceFinding(facts, policy: system.policy).force.counts
  }

  private func because(_ error: SceneError) -> String {
    guard case .orientationsNotSupported = error else { return Words.error(error) }
    return blame ?? Words.error(error)
  }

  /// Whose mask prevents it, as a clause.
  private var blame: String? {
    if steps.contains(where: { $0.rule == "D-21" }) {
      return says("says no to \(Words.list(wish))")
    }
    guard let masks = decision.masks, let blocker = blockers.first else { return nil }
    if isStale { return "UIKit uses what it read last, \(Words.only(oldAnswer(masks)))" }
    switch blocker {
    case .application: return "the app allows \(Words.only(masks.application))"
    case .device:
      return "\(cast.device.name) never shows \(Words.list(wish))"
    case .controller:
      return says("allows \(Words.only(masks.controller))")
    }
  }

  /// Whether what is shown is not allowed any more, and stays for want of something to take.
  var liesOutsideMasks: Bool {
    decision.masks.map { !$0.effective.contains(decision.current) } ?? false
  }

  /// Who does not allow what is shown, as a clause.
  private var blameForCurrent: String {
    guard let masks = decision.masks else { return Words.reason(.notAllowed) }
    return masks.controller.contains(decision.current)
      ? "the app allows \(Words.only(masks.application))"
      : says("allows \(Words.only(masks.controller))")
  }

  /// The answer of the controller that is asked, as a clause.
  private func says(_ what: String) -> String {
    let passesOn =
      chain.count > 1
      ? ", and \(words.name(decider, orElse: "the root")), which decides, passes that on" : ""
    if screen != nil && screenIsAsked { return "it \(what)\(passesOn)" }
    let asked = words.name(voice, orElse: "the controller that is asked")
    guard passesOn.isEmpty else { return "\(asked) \(what)\(passesOn)" }
    return screen == nil ? "\(asked) \(what)" : "\(asked), which decides, \(what)"
  }
}
