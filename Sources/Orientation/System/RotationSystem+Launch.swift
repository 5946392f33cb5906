extension RotationSystem {
  /// The app starts: the plist alone decides, then the deciding controller is asked (`D-47`,
  /// `H-17`, `H-18`).
  mutating func launch() {
    guard phase == .notLaunched else { return record(.ignored(.notRunning)) }
    if !application.infoPlist.hasSceneManifest, behaviors[.scenes] {
      if behaviors[.sceneLifeCycleIsRequired] { return raise(.sceneLifeCycleRequired) }
      if behaviors[.sceneLifeCycleIsAnnounced] { record(.log(.sceneLifeCycleSoonRequired)) }
    }
    phase = .foreground
    let force = MaskForceFinding(facts(of: scenes[0]), policy: policy)
    let first = launchOrientation(force)
    for index in scenes.indices {
      let old = scenes[index].geometry
      let new = geometry(of: SceneID(index), turnedTo: first.orientation)
      let outcome: Outcome =
        first.orientation == old.interfaceOrientation
        ? .stays(.alreadyThere) : .turns(to: first.orientation)
      record(
        .decided(
          SceneID(index),
          Decision(
            trigger: .launch, outcome: outcome, current: old.interfaceOrientation,
            candidate: first.candidate, masks: nil, force: force.force), first.steps))
      scenes[index].geometry = new
      noteMainScreen()
      if old != new { record(.geometry(SceneID(index), from: old, to: new)) }
    }
    // UIKit generates notifications for itself while a window has a root (B-04). Those that get one
    // from the delegate are counted then.
    sensor.generators += windows.count { $0.root != nil }
    isLaunching = true
    record(.delegate(.didFinishLaunching))
    isLaunching = false
    guard phase != .terminated else { return }
    for index in windows.indices where windows[index].root != nil {
      refreshAppearance(in: WindowID(index), comingFirst: true)
    }
    guard phase != .terminated else { return }
    if windows.contains(where: { $0.root != nil }) { announcePoseIfFlat() }
    negotiateEverywhere(.launch, isAnimated: false)
  }

  /// Which way up the app is started, from the plist and the device alone.
  func launchOrientation(_ force: MaskForceFinding) -> (
    orientation: InterfaceOrientation, candidate: InterfaceOrientation?, steps: [DecisionStep]
  ) {
    let plist = application.infoPlist
    let mask = plist.mask(for: idiom)
    let deviceMask = display(of: scenes[0]).deviceMask
    let allowed =
      force.force.counts ? (mask ?? idiom.defaultMask).intersection(deviceMask) : deviceMask
    var steps: [DecisionStep] = []
    if force.force.counts {
      steps.append(
        DecisionStep(
          mask == nil ? "D-01" : "H-22", mask == nil ? .idiomDefault : .infoPlist,
          .allows(mask ?? idiom.defaultMask), before: .all, after: allowed))
    }
    if !force.force.counts {
      steps.append(
        DecisionStep(force.rule, .environment, .doesNotCount, after: allowed, policy: force.policy))
    } else if force.force != .binding || force.policy != nil {
      let isWindow = force.force == .bindingScaled && scenes[0].environment == .pad
      steps.append(
        DecisionStep(
          isWindow ? "M-07" : force.rule, .environment, .weighs(force.force), before: allowed,
          policy: force.policy))
    }
    func take(
      _ orientation: InterfaceOrientation, _ rule: RuleID, _ candidate: InterfaceOrientation?,
      policy: PolicyPoint? = nil
    ) -> (InterfaceOrientation, InterfaceOrientation?, [DecisionStep]) {
      steps.append(
        DecisionStep(
          rule, .system, .chose(orientation), before: allowed, after: orientation.mask,
          policy: policy))
      return (orientation, candidate, steps)
    }
    guard behaviors[.launchFollowsDevice] else {
      guard let list = plist.list(for: idiom), let first = list.first else {
        return take(plist.initialOrientation ?? .portrait, "H-19", nil)
      }
      return take(list.contains(.portrait) ? .portrait : first, "H-17", nil)
    }
    let candidate = pose(sensor.value, seenBy: scenes[0].displayIndex).interfaceOrientation
    if mask == nil, let initial = plist.initialOrientation, allowed.contains(initial) {
      return take(initial, "H-19", candidate)
    }
    if let candidate, allowed.contains(candidate) { return take(candidate, "H-18", candidate) }
    let fallback = policy.fallback(within: allowed) ?? .portrait
    return take(fallback, "H-18", candidate, policy: allowed.count > 1 ? .fallbackOrder : nil)
  }
}
