extension RotationSystem {
  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked` (`F-36`, `F-39`).
  mutating func setNeedsLockUpdate(_ controller: ControllerID) {
    guard behaviors[.lockPreference] else { return record(.ignored(.notOffered)) }
    guard let window = window(of: controller) else { return record(.ignored(.notThere)) }
    let scene = windows[window.index].scene
    scenes[scene.index].isLockAnnounced = true
    evaluateLock(of: scene)
  }

  /// Honours or drops the iOS 26 lock; the system looks again whenever the scene changes (`M-22`).
  ///
  /// The conditions are looked at every time, the preference is read again only when the app
  /// announces it or another controller decides (`F-36`, `F-39`). An unannounced check that finds
  /// neither a lock nor a preference leaves no trace.
  ///
  /// `onlyDrops` is true before a negotiation that another controller brings about, so that a lock
  /// that is no longer preferred is gone before the interface turns (`M-23`).
  mutating func evaluateLock(of scene: SceneID, onlyDrops: Bool = false) {
    // In the background no controller is visible, and a transition looks at its end: it would
    // overwrite what is found before.
    guard behaviors[.lockPreference], phase == .foreground, !isTurning(scene) else {
      return
    }
    let state = scenes[scene.index]
    if onlyDrops && !state.geometry.isInterfaceOrientationLocked { return }
    let mark = entries.count
    let isWanted = lockIsWanted(in: scene)
    if !state.isLockAnnounced && !isWanted && !state.geometry.isInterfaceOrientationLocked {
      entries.removeSubrange(mark...)
      return
    }
    scenes[scene.index].isLockAnnounced = false
    let isHonoured = isWanted && lockObstacle(of: scene) == nil
    guard isHonoured != state.geometry.isInterfaceOrientationLocked else { return }
    let old = state.geometry
    scenes[scene.index].geometry.isInterfaceOrientationLocked = isHonoured
    record(.geometry(scene, from: old, to: scenes[scene.index].geometry))
    tellScene(scene, previous: old)
    guard !isHonoured, policy.lockRelease == .followsDevice, phase == .foreground else { return }
    startNegotiation(.unlock, in: scene, isAnimated: true)
  }

  /// The preference as last read, or read now if the app announced it or another controller
  /// decides.
  private mutating func lockIsWanted(in scene: SceneID) -> Bool {
    guard let decider = lockDecider(of: scene) else {
      scenes[scene.index].lockAnswer = nil
      return false
    }
    if let answer = scenes[scene.index].lockAnswer, answer.decider == decider,
      !scenes[scene.index].isLockAnnounced
    {
      return answer.isWanted
    }
    let isWanted = askForLock(decider)
    scenes[scene.index].lockAnswer = LockAnswer(decider: decider, isWanted: isWanted)
    return isWanted
  }

  /// Asks for the preference: the child first, then the controller (`M-21`, `M-28`).
  private mutating func askForLock(_ decider: ControllerID) -> Bool {
    var id = decider
    var seen: Set<ControllerID> = [id]
    while true {
      guard let child = childForLock(of: id) else { break }
      record(.asked(.controller(id), .childForInterfaceOrientationLock, .controller(child)))
      guard let child, seen.insert(child).inserted else { break }
      id = child
    }
    let answer =
      lend { $0.prefersInterfaceOrientationLocked(id) }
      ?? controllers[id.index].answers.prefersLocked
    record(.asked(.controller(id), .prefersInterfaceOrientationLocked, .bool(answer)))
    return answer
  }

  /// The child that a controller names for the lock; the outer nil means that it names none.
  private mutating func childForLock(of id: ControllerID) -> ControllerID?? {
    if let live { return lend(to: live) { $0.childForInterfaceOrientationLock(of: id) } }
    guard controllers[id.index].answers.asksChildForLock else { return nil }
    return .some(shownChild(of: id) ?? shownChildren(of: id).first)
  }

  private func lockDecider(of scene: SceneID) -> ControllerID? {
    let decider = deciders(of: scene).first?.controller
    let topmost = windows.last { $0.scene == scene && !$0.isClosed && !$0.presentations.isEmpty }?
      .presentations.last?.controller
    if policy.lockAsks == .topmostVisible || policy.lockHeldBySheets == .released {
      return topmost ?? decider
    }
    return decider
  }
}
