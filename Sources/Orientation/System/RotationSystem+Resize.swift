extension RotationSystem {
  /// The user chooses how an iPad shows apps (`M-01`).
  mutating func setWindowingMode(_ mode: WindowingMode) {
    guard device.idiom == .pad, behaviors[.stageManager] else {
      return record(.ignored(.notApplicable))
    }
    guard mode != windowingMode else { return record(.ignored(.noChange)) }
    windowingMode = mode
    for index in scenes.indices where !canResize(scenes[index]) {
      scenes[index].userSize = nil
      scenes[index].isResized = false
    }
    guard phase == .foreground else { return }
    negotiateEverywhere(.rootChange)
  }

  /// The user gives a scene another size (`N-04`, `N-15`, `N-41`).
  mutating func resize(_ scene: SceneID, to size: ScreenSize, isInteractive: Bool) {
    guard scenes.indices.contains(scene.index), size.width > 0, size.height > 0,
      size.width.isFinite, size.height.isFinite
    else { return record(.ignored(.notThere)) }
    guard canResize(scenes[scene.index]) else { return record(.ignored(.notApplicable)) }
    finishTransition(of: scene)
    guard phase != .terminated else { return }
    var resized = scenes[scene.index]
    resized.isResized = true
    resized.userSize = size
    let force = MaskForceFinding(facts(of: resized), policy: policy).force
    switch force {
    case .binding: return record(.ignored(.notApplicable))
    case .bindingDiscrete where isInteractive:
      // Nothing changes until the drag ends (N-15).
      return record(.ignored(.noChange))
    case .bindingDiscrete, .bindingScaled, .ignored: break
    }
    let orientation = reportedOrientation(resized, force)
    // As large as it would be by itself, it turns as if it had not been resized.
    let natural = naturalSize(in: resized, resized.geometry.interfaceOrientation)
    if force != .bindingScaled && size == natural { resized.userSize = nil }
    var new = geometry(in: resized, turnedTo: orientation)
    new.isInteractivelyResizing =
      isInteractive && force == .ignored && behaviors[.geometryCallback]
    scenes[scene.index].isResized = true
    scenes[scene.index].userSize = resized.userSize
    guard new != scenes[scene.index].geometry else { return record(.ignored(.noChange)) }
    // A scene that keeps its size is only shrunk, which is seen to when the event ends (M-03).
    guard force != .bindingScaled else { return }
    recordShape(of: resized, scene, orientation)
    begin(scene, to: new, isAnimated: false)
  }

  private func canResize(_ state: SceneState) -> Bool {
    switch state.environment {
    case .phone, .duoOuter: false
    case .pad:
      behaviors[.multitaskingBypass]
        && (!behaviors[.windowedApps] || windowingMode != .fullScreenApps)
    case .phoneAppOnPad, .mirroring, .duoInner, .externalDisplay:
      behaviors[.masksArePreference]
    }
  }

  /// Which orientation a scene reports after a resize (`N-08`, `N-09`, `N-16`).
  private func reportedOrientation(_ state: SceneState, _ force: MaskForce) -> InterfaceOrientation
  {
    let current = state.geometry.interfaceOrientation
    guard force != .bindingScaled, let size = state.userSize,
      size.isLandscape != current.isLandscape
    else {
      return force == .ignored && state.environment == .mirroring ? .portrait : current
    }
    let wanted: InterfaceOrientationMask = size.isLandscape ? .landscape : .portrait
    if force == .bindingDiscrete {
      let allowed =
        policy.discreteShape == .honoursMask ? lastMask(of: state) : InterfaceOrientationMask.all
      return policy.fallback(within: wanted.intersection(allowed)) ?? current
    }
    if state.environment == .mirroring { return .portrait }
    return policy.resizedOrientation == .keepsScreen
      ? current : policy.fallback(within: wanted) ?? current
  }

  /// The rule by which a scene that was resized or moved has the orientation it reports, and the
  /// disputed point it rests on.
  package func ruleOfShape(of scene: SceneID) -> (rule: RuleID, policy: PolicyPoint?) {
    ruleOfShape(of: scenes[scene.index])
  }

  private func ruleOfShape(of state: SceneState) -> (rule: RuleID, policy: PolicyPoint?) {
    let force = MaskForceFinding(facts(of: state), policy: policy).force
    switch (state.environment, force) {
    case (.mirroring, .ignored): return ("N-08", nil)
    case (.duoInner, _) where !state.isResized, (.duoOuter, _): return ("P-09", nil)
    case (.externalDisplay, _): return ("Q-18", nil)
    case (_, .bindingDiscrete): return ("N-16", .discreteShape)
    default: return ("N-09", state.isResized ? .resizedOrientation : nil)
    }
  }

  /// Records that a scene gets another orientation by its shape or its place: that is a turn with its
  /// rule, though no controller is asked (`N-08`, `N-09`, `P-09`).
  ///
  /// - Parameters:
  ///   - state: the scene as it will be.
  ///   - scene: the scene.
  ///   - orientation: what it reports from now on.
  ///   - rule: why, where that is not to be seen from its state.
  mutating func recordShape(
    of state: SceneState, _ scene: SceneID, _ orientation: InterfaceOrientation,
    _ rule: RuleID? = nil
  ) {
    let current = state.geometry.interfaceOrientation
    guard orientation != current else { return }
    let place = MaskForceFinding(facts(of: state), policy: policy)
    var steps: [DecisionStep] = []
    if !place.force.counts {
      steps.append(DecisionStep(place.rule, .environment, .doesNotCount, policy: place.policy))
      if let id = deciders(of: scene).first?.controller {
        steps.append(DecisionStep(place.rule, .controller(id), .notAsked(.masksDoNotCount)))
      }
    } else if place.force != .binding {
      steps.append(
        DecisionStep(place.rule, .environment, .weighs(place.force), policy: place.policy))
    }
    let shape = ruleOfShape(of: state)
    steps.append(
      DecisionStep(
        rule ?? shape.rule, .environment, .chose(orientation), after: orientation.mask,
        policy: rule == nil ? shape.policy : nil))
    let decision = Decision(
      trigger: .sceneChange, outcome: .turns(to: orientation), current: current, candidate: nil,
      masks: nil, force: place.force)
    record(.decided(scene, decision, steps))
  }

  /// What is allowed as far as it is known without asking.
  private func lastMask(of state: SceneState) -> InterfaceOrientationMask {
    let plist = application.infoPlist.mask(for: idiom) ?? idiom.defaultMask
    let known = state.announced.map { $0.application.intersection($0.controller) } ?? plist
    return known.intersection(display(of: state).deviceMask)
  }

  mutating func finishTransition(of scene: SceneID) {
    while isTurning(scene) && phase != .terminated { continueTransition(of: scene) }
  }
}
