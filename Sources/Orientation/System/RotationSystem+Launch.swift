extension RotationSystem {
  /// The app starts: the plist alone decides, then whoever has a say is asked (`D-47`, `H-17`,
  /// `H-18`).
  mutating func launch() {
    guard phase == .notLaunched else { return record(.ignored(.notRunning)) }
    if !application.infoPlist.hasSceneManifest, Behaviors.scenes[generation] {
      if linkedSDK.major >= 27 && version.major >= 27 { return raise(.sceneLifeCycleRequired) }
      if version.major >= 26 { record(.log(.sceneLifeCycleSoonRequired)) }
    }
    phase = .foreground
    let first = launchOrientation()
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
            candidate: first.candidate, masks: nil, force: .binding), first.steps))
      scenes[index].geometry = new
      if old != new { record(.geometry(SceneID(index), from: old, to: new)) }
    }
    record(.delegate(.didFinishLaunching))
    for index in windows.indices where windows[index].root != nil {
      appear(windows[index].root, in: WindowID(index))
    }
    guard phase != .terminated else { return }
    // UIKit generates notifications for itself while a window has a root (B-04).
    if windows.contains(where: { $0.root != nil }) { beginGenerating() }
    negotiateEverywhere(.launch, isAnimated: false)
  }

  /// Which way up the app is started, from the plist and the device alone.
  func launchOrientation() -> (
    orientation: InterfaceOrientation, candidate: InterfaceOrientation?, steps: [Step]
  ) {
    let plist = application.infoPlist
    let mask = plist.mask(for: idiom)
    let allowed = (mask ?? idiom.defaultMask).intersection(
      device.displays[scenes[0].displayIndex].deviceMask)
    let speaker: Speaker = mask == nil ? .idiomDefault : .infoPlist
    var steps = [
      Step(
        mask == nil ? "D-01" : "H-22", speaker, .allows(mask ?? idiom.defaultMask), before: .all,
        after: allowed)
    ]
    func take(
      _ orientation: InterfaceOrientation, _ rule: RuleID, _ candidate: InterfaceOrientation?,
      policy: PolicyPoint? = nil
    ) -> (InterfaceOrientation, InterfaceOrientation?, [Step]) {
      steps.append(
        Step(
          rule, .system, .chose(orientation), before: allowed, after: orientation.mask,
          policy: policy))
      return (orientation, candidate, steps)
    }
    guard Behaviors.launchFollowsDevice[generation] else {
      guard let list = plist.list(for: idiom), let first = list.first else {
        return take(plist.initialOrientation ?? .portrait, "H-19", nil)
      }
      return take(list.contains(.portrait) ? .portrait : first, "H-17", nil)
    }
    let candidate = sensor.value.interfaceOrientation
    if mask == nil, let initial = plist.initialOrientation, allowed.contains(initial) {
      return take(initial, "H-19", candidate)
    }
    if let candidate, allowed.contains(candidate) { return take(candidate, "H-18", candidate) }
    let fallback = policy.fallback(within: allowed) ?? .portrait
    return take(fallback, "H-18", candidate, policy: .fallbackOrder)
  }
}
