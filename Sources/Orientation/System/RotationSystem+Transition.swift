extension RotationSystem {
  /// Starts the change of a scene's geometry and runs it up to its animation.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - new: its geometry afterwards.
  ///   - isAnimated: whether it takes time.
  ///   - moved: the scene in the place it moves to; nil if it stays where it is.
  mutating func begin(
    _ scene: SceneID, to new: SceneGeometry, isAnimated: Bool, as moved: SceneState? = nil
  ) {
    let place = scenes[scene.index]
    let old = place.geometry
    let participants = live == nil ? participants(of: scene, from: old, to: new) : []
    let halves =
      lend { $0.turnsInHalves(scene) }
      ?? participants.contains {
        controllers[$0.controller.index].overrides.contains(.rotateInHalves)
      }
    let plan = TransitionPlan(
      from: old, to: new, behaviors: behaviors, idiom: idiom, timing: timing,
      isAnimated: isAnimated, inHalves: halves, policy: policy)
    let transition = RunningTransition(
      scene: scene, old: old, new: new, oldDisplay: display(of: place),
      oldTraits: traits(of: place, old), oldSafeArea: safeArea(of: place, old),
      oldStatusBarSize: statusBarSize(of: place, old), plan: plan, participants: participants,
      resumeTime: time)
    running.append(transition)
    if let moved { scenes[scene.index] = moved }
    fitViews(of: transition)
    lend { $0.begin(transition) }
    continueTransition(of: scene)
  }

  /// Runs a transition up to its next animation, or to its end.
  mutating func continueTransition(of scene: SceneID) {
    while phase != .terminated, let index = running.firstIndex(where: { $0.scene == scene }) {
      let transition = running[index]
      guard transition.position < transition.plan.phases.count else {
        running.remove(at: index)
        lend { $0.end(transition) }
        evaluateLock(of: scene)
        return
      }
      running[index].position += 1
      let next = transition.plan.phases[transition.position]
      if next == .animate {
        // What takes no time ends at once (G-33).
        guard transition.plan.animationDuration > 0 else { continue }
        running[index].resumeTime = time + transition.plan.animationDuration
        return
      }
      run(next, of: transition)
    }
  }

  private mutating func run(_ step: TransitionPhase, of transition: RunningTransition) {
    let scene = transition.scene
    let old = transition.old.interfaceOrientation
    let new = transition.new.interfaceOrientation
    switch step {
    case .switchOrientation, .applyGeometry: apply(step, transition)
    case .delegateWillChange:
      record(.delegate(.willChangeStatusBarOrientation(new, duration: transition.plan.duration)))
    case .postWillChange:
      record(.posted(.willChangeStatusBarOrientation(new)))
      reactEverywhere(to: .willChangeStatusBarOrientation)
    case .delegateDidChange: record(.delegate(.didChangeStatusBarOrientation(old)))
    case .postDidChange:
      let value = policy.didNotificationValue == .previous ? old : new
      record(.posted(.didChangeStatusBarOrientation(value)))
      reactEverywhere(to: .didChangeStatusBarOrientation)
    case .postFrameChange:
      let state = scenes[scene.index]
      guard let before = transition.oldStatusBarSize,
        let after = statusBarSize(of: state, transition.new), before != after
      else { return }
      record(.posted(.willChangeStatusBarFrame(after)))
      record(.posted(.didChangeStatusBarFrame(after)))
    case .sceneDidUpdate: tellScene(scene, previous: transition.old)
    case .animate: break
    case .layout:
      layOutViews(of: transition)
      layOutNewcomers(of: scene)
    default: tellControllers(step, transition)
    }
  }

  private mutating func apply(_ step: TransitionPhase, _ transition: RunningTransition) {
    let scene = transition.scene
    guard let index = running.firstIndex(where: { $0.scene == scene }) else { return }
    if step == .switchOrientation {
      scenes[scene.index].geometry.interfaceOrientation = transition.new.interfaceOrientation
      // The system turns the status bar with the interface, wherever the app had put it (C-07).
      if scene == .main { statusBarOverride = nil }
      scenes[scene.index].geometry.screenBounds = transition.new.screenBounds
      noteMainScreen()
      return
    }
    running[index].isApplied = true
    let orientation = scenes[scene.index].geometry.interfaceOrientation
    scenes[scene.index].geometry = transition.new
    if transition.plan.phases[transition.position...].contains(.switchOrientation) {
      scenes[scene.index].geometry.interfaceOrientation = orientation
    }
    noteMainScreen()
    record(.geometry(scene, from: transition.old, to: transition.new))
    lend { $0.perform(step, of: transition) }
    fitViews(of: transition)
  }

  /// Tells the scene's delegate and observers that its geometry changed (`G-36`, `F-32`).
  ///
  /// From iOS 26 there are two callbacks; the older one knows nothing of locks, drags and screens.
  mutating func tellScene(_ scene: SceneID, previous: SceneGeometry) {
    guard behaviors[.scenes], application.infoPlist.hasSceneManifest else { return }
    let now = scenes[scene.index].geometry
    if behaviors[.geometryCallback] {
      record(.delegate(.sceneDidUpdateEffectiveGeometry(scene, previous: previous)))
    }
    if now.size != previous.size || now.interfaceOrientation != previous.interfaceOrientation {
      record(.delegate(.sceneDidUpdate(scene, previous: previous)))
    }
    guard behaviors[.effectiveGeometry] else { return }
    record(.delegate(.effectiveGeometryObserved(scene)))
  }

  /// Sends one kind of callback to all controllers that take part.
  private mutating func tellControllers(_ step: TransitionPhase, _ transition: RunningTransition) {
    guard lend({ $0.perform(step, of: transition) }) == nil else { return }
    // Looked at again only where a reaction may have changed it.
    var shown: [ControllerID: ControllerID]?
    for participant in transition.participants {
      guard phase != .terminated else { return }
      // A container passes the message to what it shows by then.
      if step == .viewWillTransition, let parent = participant.parent, let shown,
        shown[participant.controller] != parent
      {
        continue
      }
      askForSize(step, participant)
      for callback in callbacks(step, participant, transition) {
        record(
          .callback(participant.controller, callback, observed(by: participant, transition.scene)))
        switch callback {
        case .viewWillTransition:
          react(participant.controller, to: .viewWillTransition)
          if !controllers[participant.controller.index].reactions.isEmpty {
            shown = shownParents(below: transition.participants)
          }
        case .transitionCompletion: react(participant.controller, to: .transitionCompletion)
        default: break
        }
      }
    }
  }

  /// A parent asks each child for its size before it passes the message on (`G-21`).
  private mutating func askForSize(_ step: TransitionPhase, _ participant: Participant) {
    guard step == .viewWillTransition, participant.isAskedForSize, let parent = participant.parent
    else {
      return
    }
    record(
      .asked(
        .controller(parent), .sizeForChild(participant.controller), .size(participant.offeredSize)))
  }

  /// The callbacks a phase means for one controller.
  private func callbacks(
    _ step: TransitionPhase, _ participant: Participant, _ transition: RunningTransition
  ) -> [Callback] {
    let old = transition.old.interfaceOrientation
    let new = transition.new.interfaceOrientation
    let state = scenes[transition.scene.index]
    let before = transition.oldTraits
    let after = traits(of: state, transition.new)
    let changesTraits = before != nil && after != nil && before != after
    // Either of the two will-calls hands over the coordinator.
    let hasCoordinator = participant.receivesSize || changesTraits
    switch step {
    case .willTransitionTraits, .traitsDidChange:
      guard changesTraits, let before, let after else { return [] }
      return step == .traitsDidChange
        ? [.traitCollectionDidChange(from: before)] : [.willTransition(to: after)]
    case .viewWillTransition:
      return participant.receivesSize ? [.viewWillTransition(to: participant.offeredSize)] : []
    case .alongside: return hasCoordinator ? [.alongsideTransition] : []
    case .completion: return hasCoordinator ? [.transitionCompletion] : []
    case .willRotate: return participant.receivesRotation ? [.willRotate(to: new)] : []
    case .willAnimateRotation:
      return participant.receivesRotation ? [.willAnimateRotation(to: new)] : []
    case .didRotate: return participant.receivesRotation ? [.didRotate(from: old)] : []
    case .willAnimateFirstHalf:
      return participant.receivesRotation ? [.willAnimateFirstHalf(to: new)] : []
    case .didAnimateFirstHalf:
      return participant.receivesRotation ? [.didAnimateFirstHalf(to: new)] : []
    case .willAnimateSecondHalf:
      return participant.receivesRotation ? [.willAnimateSecondHalf(from: old)] : []
    default: return []
    }
  }
}
