extension RotationSystem {
  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked` (`F-36`, `F-39`).
  mutating func setNeedsLockUpdate(_ controller: ControllerID) {
    guard Behaviors.lockPreference[generation] else { return record(.ignored(.notOffered)) }
    guard let window = window(of: controller) else { return record(.ignored(.notThere)) }
    evaluateLock(of: windows[window.index].scene, isAnnounced: true)
  }

  /// Honours or drops the iOS 26 lock; the system looks again whenever the scene changes (`M-22`).
  ///
  /// A look that nobody announced, and that finds neither a lock nor a wish, leaves no trace.
  mutating func evaluateLock(of scene: SceneID, isAnnounced: Bool = false) {
    guard Behaviors.lockPreference[generation], phase != .notLaunched, phase != .terminated else {
      return
    }
    // A transition looks at its end; it would overwrite what is found before (M-22).
    guard !isTurning(scene) else { return }
    let state = scenes[scene.index]
    let mark = entries.count
    let isWanted = asksForLock(in: scene)
    if !isAnnounced && !isWanted && !state.geometry.isInterfaceOrientationLocked {
      entries.removeSubrange(mark...)
      return
    }
    let isHonoured = isWanted && fillsScreen(state) && !state.isCovered
    guard isHonoured != state.geometry.isInterfaceOrientationLocked else { return }
    let old = state.geometry
    scenes[scene.index].geometry.isInterfaceOrientationLocked = isHonoured
    record(.geometry(scene, from: old, to: scenes[scene.index].geometry))
    tellScene(scene, previous: old)
  }

  /// Whether the scene is centred and as large as its screen (`F-35`).
  private func fillsScreen(_ state: SceneState) -> Bool {
    state.geometry.size == state.geometry.screenBounds && state.geometry.scale == 1
      && state.environment != .mirroring
  }

  /// Asks for the preference: the child first, then the controller (`M-21`, `M-28`).
  private mutating func asksForLock(in scene: SceneID) -> Bool {
    guard var id = lockDecider(of: scene) else { return false }
    var seen: Set<ControllerID> = [id]
    while true {
      let child =
        controllers[id.index].answers.asksChildForLock
        ? shownChild(of: id) ?? shownChildren(of: id).first : nil
      guard controllers[id.index].answers.asksChildForLock else { break }
      record(.asked(.controller(id), .childForInterfaceOrientationLock, .controller(child)))
      guard let child, seen.insert(child).inserted else { break }
      id = child
    }
    let answer = controllers[id.index].answers.prefersLocked
    record(.asked(.controller(id), .prefersInterfaceOrientationLocked, .bool(answer)))
    return answer
  }

  private func lockDecider(of scene: SceneID) -> ControllerID? {
    let decider = decisionMaker(of: scene).controller
    let topmost = windows.last { $0.scene == scene && !$0.isClosed && !$0.presentations.isEmpty }?
      .presentations.last?.controller
    if policy.lockAsks == .topmostVisible || policy.lockHeldBySheets == .released {
      return topmost ?? decider
    }
    return decider
  }
}
