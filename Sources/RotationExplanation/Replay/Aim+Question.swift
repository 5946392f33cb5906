import Orientation

extension Aim {
  /// What people who ask about a story would like to be otherwise; nil where nothing has to change.
  ///
  /// - Parameters:
  ///   - story: the story.
  ///   - playback: the same, played.
  init?(_ story: Story, _ playback: Playback) {
    let after = playback.after
    let explicit = story.screen.flatMap { after.isShown($0) ? $0 : nil }
    let scene = explicit.flatMap { after.scene(of: $0) } ?? .main
    guard after.phase != .notLaunched else { return nil }
    guard !playback.hasCrashed else {
      self.init(goal: .survives, scene: .main, screen: nil)
      return
    }
    let question = AimQuestion(story: story, playback: playback, screen: explicit, scene: scene)
    guard let (goal, scene) = question.goal else { return nil }
    let kept = explicit ?? (question.concerned.map { after.isShown($0) ? $0 : nil } ?? nil)
    self.init(goal: goal, scene: scene, screen: kept)
    if goal.isAboutNothing || isReached(in: playback) { return nil }
  }
}

extension Aim.Goal {
  fileprivate var isAboutNothing: Bool {
    switch self {
    case .turns(let mask), .keeps(let mask), .granted(let mask), .starts(let mask, _):
      mask.isEmpty
    case .survives, .locks, .unlocks: false
    }
  }
}

/// Finds out what the people who ask would like to be otherwise.
private struct AimQuestion {
  let story: Story
  let playback: Playback
  /// The screen that is asked about, where it is on screen.
  let screen: ControllerID?
  let scene: SceneID

  /// The screen that the step is about: what it shows, or whose answers it changes.
  var concerned: ControllerID? {
    for event in story.momentEvents {
      switch event {
      case .push(let id, _), .present(let id, _, _), .change(let id, _),
        .setRoot(let id?, _), .openScene(let id, _):
        return id
      case .select(let index, let container):
        let children = playback.after.controllers[safe: container]?.children ?? []
        if children.indices.contains(index) { return children[index] }
      case .pop(let container) where playback.after.controllers[safe: container] != nil:
        return playback.after.shownChildren(of: container).last
      default: break
      }
    }
    return nil
  }

  var goal: (Aim.Goal, SceneID)? {
    request ?? lock ?? (fromDecision ?? launch).map { ($0, scene) }
  }

  /// A geometry request that did not get what it asked for.
  private var request: (Aim.Goal, SceneID)? {
    for event in story.momentEvents {
      if case .requestGeometryUpdate(let scene, let mask) = event,
        playback.after.has(scene)
      {
        return (.granted(mask), scene)
      }
    }
    return nil
  }

  /// A preference to lock the interface that does not hold, or no longer should.
  private var lock: (Aim.Goal, SceneID)? {
    for event in story.momentEvents {
      switch event {
      case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
        let wanted = playback.momentEntries.contains {
          if case .asked(_, .prefersInterfaceOrientationLocked, .bool(true)) = $0.occurrence {
            true
          } else {
            false
          }
        }
        let prefers = playback.after.controllers.contains { $0.answers.prefersLocked }
        return wanted || prefers ? (.locks, scene) : nil
      case .change(let id, let answers):
        guard let old = playback.before.controllers[safe: id]?.answers,
          old.prefersLocked != answers.prefersLocked,
          playback.after.behaviors[.lockPreference]
        else { continue }
        return (answers.prefersLocked ? .locks : .unlocks, scene)
      case .cover(let scene, true) where playback.before.isLocked(scene): return (.locks, scene)
      default: break
      }
    }
    return nil
  }

  /// A launch that turns at once what Info.plist let it start in (`D-47`).
  private var launch: Aim.Goal? {
    guard scene == .main, let first = playback.firstOrientation, first != shown,
      let masks = playback.lastMasks, !masks.effective.contains(first)
    else { return nil }
    return .starts(shown.mask, allowing: masks.application)
  }

  private var shown: InterfaceOrientation {
    playback.after.geometry(of: scene).interfaceOrientation
  }
  private var shownBefore: InterfaceOrientation {
    playback.before.has(scene)
      ? playback.before.geometry(of: scene).interfaceOrientation : shown
  }

  /// What the screen in question, or the one that counts, allows.
  private var own: InterfaceOrientationMask? {
    let id = screen ?? concerned.flatMap { playback.after.isShown($0) ? $0 : nil }
    return id.map { playback.after.mask(ifAsked: $0) }
  }

  private var fromDecision: Aim.Goal? {
    guard let decision = decision else { return fromEvent }
    switch decision.outcome {
    case .raises: return .survives
    case .refused: return .turns(decision.wish)
    case .turns: return fromTurn(decision)
    case .stays(let reason): return fromStay(reason, decision)
    }
  }

  /// The decision that counts for the scene: the last that did something.
  private var decision: Decision? {
    var found: Decision?
    var dropped: Decision?
    for entry in playback.momentEntries {
      switch entry.occurrence {
      case .decided(scene, let decision, _):
        if found == nil || entry.occurrence.isConsequential { found = decision }
      case .ignored(_, let event?): dropped = event.decision ?? dropped
      default: break
      }
    }
    return found ?? dropped
  }

  private func fromTurn(_ decision: Decision) -> Aim.Goal? {
    let decider = playback.after.situation(of: scene).decider
    if let allowed = allowedByAll(decider, decision), !allowed.contains(shown) {
      return decision.trigger == .launch && decision.masks == nil ? nil : .keeps(allowed)
    }
    // What is inside a hosting controller has no answer of its own that could be passed over.
    if decision.trigger.isDeviceDriven, let screen, shown != shownBefore,
      playback.after.controllers[safe: screen]?.isHosting ?? false
    {
      return .keeps(shownBefore.mask)
    }
    // From iOS 16 on UIKit does not ask for shouldAutorotate.
    let behaviors = playback.after.behaviors
    guard decision.trigger.isDeviceDriven, behaviors[.masksDecide],
      !behaviors[.autorotateIsAsked], let id = screen ?? decider,
      let answers = playback.after.answering(for: id)?.answers,
      !answers.autorotates || (behaviors[.lockPreference] && answers.prefersLocked),
      shown != shownBefore
    else { return nil }
    return .keeps(shownBefore.mask)
  }

  /// What the screen in question or the one that decides allows and, where masks do not count, the
  /// app delegate too.
  private func allowedByAll(
    _ decider: ControllerID?, _ decision: Decision
  ) -> InterfaceOrientationMask? {
    let own = own ?? decider.map { playback.after.mask(ifAsked: $0) }
    guard !decision.force.counts, playback.after.behaviors[.appDelegateAnswers],
      let delegate = playback.after.application.delegateMask
    else { return own }
    return own.map { $0.intersection(delegate) } ?? delegate
  }

  private func fromStay(_ reason: StayReason, _ decision: Decision) -> Aim.Goal? {
    let masks = decision.masks
    switch reason {
    case .alreadyThere, .notNegotiated:
      if let own, !own.contains(shown) { return .turns(own) }
      guard let candidate = decision.candidate, candidate != shown else { return nil }
      if reason == .notNegotiated {
        return own.map { $0.contains(candidate) } ?? false
          ? .turns(candidate.mask) : nil
      }
      // A turn of the device that another answer took elsewhere.
      return decision.trigger.isDeviceDriven ? .turns(candidate.mask) : nil
    case .notAllowed:
      if let masks, !masks.effective.isEmpty, !masks.effective.contains(decision.current) {
        return .turns(masks.effective)
      }
      return .turns(decision.wish)
    case .noCandidate: return nil
    case .autorotationOff, .userLock, .preferenceLock, .inBackground, .notOffered,
      .appTurnsStatusBar, .doesNotFollowDevice:
      let wish = decision.wish
      guard !wish.isEmpty, !wish.contains(shown) else {
        return own.flatMap { $0.contains(shown) ? nil : .turns($0) }
      }
      return .turns(wish)
    }
  }

  /// What an event without any negotiation was meant to do.
  private var fromEvent: Aim.Goal? {
    for event in story.momentEvents {
      switch event {
      case .change(let id, let answers):
        guard let old = playback.before.controllers[safe: id]?.answers, old != answers,
          playback.after.isShown(id)
        else { continue }
        let allowed = playback.after.mask(ifAsked: id)
        if !allowed.contains(shown) { return .turns(allowed) }
        return followsDevice(allowed)
      case .changeAppDelegate(let mask?), .changeSceneDelegate(let mask?):
        if !mask.contains(shown) { return .turns(mask) }
        return followsDevice(mask)
      case .setDeviceOrientation(let rawValue):
        guard let wish = DeviceOrientation(rawValue: rawValue)?.interfaceOrientation else {
          continue
        }
        return .turns(wish.mask)
      case .turn(let pose):
        if let wish = pose.interfaceOrientation { return .turns(wish.mask) }
      case .resize, .move:
        if shown != shownBefore, let allowed = own ?? decidersMask, !allowed.contains(shown) {
          return .keeps(allowed)
        }
      case .push, .present, .select, .setRoot, .pop:
        if let own, !own.contains(shown) { return .turns(own) }
      default: break
      }
    }
    return nil
  }

  private var decidersMask: InterfaceOrientationMask? {
    playback.after.situation(of: scene).decider.map { playback.after.mask(ifAsked: $0) }
  }

  /// The device's orientation, where it is allowed from now on and not shown.
  private func followsDevice(_ allowed: InterfaceOrientationMask) -> Aim.Goal? {
    guard let wish = playback.after.deviceOrientation.interfaceOrientation, wish != shown,
      allowed.contains(wish),
      !playback.before.mask(ifAsked: concerned ?? ControllerID(-1)).contains(wish)
    else { return nil }
    return .turns(wish.mask)
  }
}

extension Decision {
  /// What was wanted: what a request names, or what the device asks for.
  var wish: InterfaceOrientationMask {
    if case .request(let mask) = trigger { return mask }
    return candidate?.mask ?? []
  }
}

extension RotationSystem {
  /// Whether there is such a scene.
  func has(_ scene: SceneID) -> Bool { (0..<sceneCount).contains(scene.index) }

  func isLocked(_ scene: SceneID) -> Bool {
    has(scene) && geometry(of: scene).isInterfaceOrientationLocked
  }

  /// The controller that answers where another one is asked: the end of what it forwards to.
  func answering(for id: ControllerID) -> Controller? {
    var id = id
    var seen: Set<ControllerID> = []
    while seen.insert(id).inserted, let controller = controllers[safe: id] {
      guard controller.forwarding.passesOn, let next = shownChildren(of: id).last else {
        return controller
      }
      id = next
    }
    return controllers[safe: id]
  }
}

extension Controller.Forwarding {
  /// Whether it asks a child.
  var passesOn: Bool {
    switch self {
    case .top, .visible, .selected: true
    case .none, .presented, .delegate: false
    }
  }
}

extension ControllerList {
  subscript(safe id: ControllerID) -> Controller? {
    indices.contains(id.index) ? self[id.index] : nil
  }
}
