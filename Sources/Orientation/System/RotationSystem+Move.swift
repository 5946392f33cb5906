extension RotationSystem {
  /// A scene moves to another display or place; its delegate is always notified (`M-19`, `P-13`).
  mutating func move(_ scene: SceneID, to environment: SceneEnvironment) {
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    let old = scenes[scene.index]
    guard old.environment != environment else { return record(.ignored(.noChange)) }
    guard device.has(environment) else { return record(.ignored(.notApplicable)) }
    finishTransition(of: scene)
    guard phase != .terminated else { return }
    var moved = scenes[scene.index]
    let before = moved.geometry
    moved.environment = environment
    moved.userSize = nil
    moved.isResized = false
    moved.displayIndex = environment == .duoInner ? device.displays.count - 1 : 0
    let force = MaskForceFinding(facts(of: moved), policy: policy).force
    let orientation = orientation(of: moved, from: old, force)
    let new = geometry(in: moved, turnedTo: orientation)
    recordShape(
      of: moved, scene, orientation, old.environment == .externalDisplay ? "Q-18" : nil)
    if new == before {
      scenes[scene.index] = moved
      tellScene(scene, previous: before)
    } else {
      begin(scene, to: new, isAnimated: false, as: moved)
    }
    guard phase == .foreground, force.counts else { return }
    // What the new place does not allow cannot stay; what it allows need not turn (P-09).
    negotiate(.rootChange, in: scene, isAnimated: false, followsDevice: false)
  }

  /// Which way up a scene arrives: opened, it is on the inner panel as the user sees it, unless its
  /// masks count there (`P-02`, `P-09`, `P-10`); an external display has one way up, and a scene
  /// that comes back from there is as the device is held (`Q-18`).
  private func orientation(
    of moved: SceneState, from old: SceneState, _ force: MaskForce
  ) -> InterfaceOrientation {
    let current = old.geometry.interfaceOrientation
    if moved.environment == .externalDisplay { return .landscapeRight }
    if old.environment == .externalDisplay {
      return facts(of: moved).device.interfaceOrientation ?? .portrait
    }
    guard moved.environment == .duoInner, !force.counts else { return current }
    return facts(of: moved).device.interfaceOrientation
      ?? pose(current.deviceOrientation, seenBy: moved.displayIndex).interfaceOrientation
      ?? current
  }
}

extension DeviceProfile {
  /// Whether scenes of this device can be shown in a place.
  func has(_ environment: SceneEnvironment) -> Bool {
    switch environment {
    case .phone: idiom == .phone && displays.count == 1
    case .mirroring: idiom == .phone
    case .pad, .phoneAppOnPad: idiom == .pad
    case .externalDisplay: true
    case .duoOuter, .duoInner: displays.count > 1
    }
  }
}
