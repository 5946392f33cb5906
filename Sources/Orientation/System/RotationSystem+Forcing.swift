extension RotationSystem {
  /// A write of `UIDevice.orientation` by key, or by the private setter (`F-01`, `F-08`, `F-18`).
  mutating func setDeviceOrientation(_ rawValue: Int) {
    guard let value = DeviceOrientation(rawValue: rawValue) else {
      return record(.ignored(.notApplicable))
    }
    if !behaviors[.keyValueWriteTurns] {
      record(.log(.settingDeviceOrientation))
      guard policy.keyValueWriteFrom16 == .turnsAndLogs else {
        return drop(.noLongerEffective, .keyValueWrite, device: value)
      }
    }
    guard value != sensor.value else { return record(.ignored(.noChange, DroppedEvent("F-05"))) }
    sensor.value = value
    sensor.isWritten = isUserLocked
    postDeviceNotification()
    guard phase == .foreground else { return }
    negotiateEverywhere(.keyValueWrite)
  }

  /// `attemptRotationToDeviceOrientation` (`F-10`, `F-12`).
  mutating func attemptRotation() {
    guard behaviors[.attemptExists] else { return record(.ignored(.notOffered)) }
    negotiateEverywhere(.attempt)
  }

  /// `setNeedsUpdateOfSupportedInterfaceOrientations` (`F-24`, `E-26`).
  mutating func setNeedsUpdate(_ controller: ControllerID, isAnimated: Bool) {
    guard behaviors[.geometryRequests] else { return drop(.notOffered, .update) }
    guard let window = window(of: controller) else { return record(.ignored(.notThere)) }
    let scene = windows[window.index].scene
    startNegotiation(.update, in: scene, isAnimated: isAnimated)
    guard phase != .terminated, let decider = deciders(of: scene).first,
      let top = topPlaces[decider.controller], top.window == window, top.level > 0
    else { return }
    _ = ask([decider], in: scene) { $0.preferredInterfaceOrientation() }
  }

  /// `requestGeometryUpdate` (`F-20`).
  mutating func requestGeometryUpdate(_ scene: SceneID, _ mask: InterfaceOrientationMask) {
    guard behaviors[.geometryRequests] else { return drop(.notOffered, .request(mask)) }
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    if policy.requestDuringTransition == .incomingMask { runWaitingContentChange(of: scene) }
    startNegotiation(.request(mask), in: scene, isAnimated: true)
  }

  private mutating func runWaitingContentChange(of scene: SceneID) {
    let change = Waiting.Work.negotiation(.contentChange, isAnimated: true)
    guard !isTurning(scene),
      let index = waiting.firstIndex(where: { $0.scene == scene && $0.work == change })
    else { return }
    waiting.remove(at: index)
    negotiate(.contentChange, in: scene, isAnimated: true)
  }

  /// A request with preferences of another platform (`F-23`).
  mutating func requestForeignGeometry(_ scene: SceneID) {
    guard behaviors[.geometryRequests] else { return record(.ignored(.notOffered)) }
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    waiting.append(Waiting(scene: scene, work: .error(.geometryRequestUnsupported)))
  }

  /// `setStatusBarOrientation(_:animated:)` turns the status bar only (`F-14`, `Q-11`).
  mutating func setStatusBarOrientation(_ orientation: InterfaceOrientation) {
    guard behaviors[.statusBarCanBeSet] else {
      record(.log(.settingStatusBarOrientationIsNoOp))
      return record(.ignored(.noLongerEffective, DroppedEvent("Q-11")))
    }
    guard !behaviors[.statusBarIsSetWhileSuspended] || isStatusBarLeftToApp() else {
      return record(.ignored(.noLongerEffective, DroppedEvent("F-15")))
    }
    statusBarOverride = orientation
  }

  /// Whether the deciding controller leaves the status bar to the app (`F-15`, `F-16`).
  private mutating func isStatusBarLeftToApp() -> Bool {
    guard let decider = deciders(of: .main).first else { return false }
    let condition = policy.statusBarByHand
    if condition != .emptyMask, !ask([decider], in: .main, { $0.shouldAutorotate() }) {
      return true
    }
    guard condition != .suspendedAutorotation else { return false }
    return ask([decider], in: .main) { $0.mask(of: decider.controller) }?.isEmpty ?? false
  }

  /// The app reads `statusBarOrientation` (`N-27`).
  mutating func readStatusBarOrientation() {
    if behaviors[.statusBarOrientationIsUnknown] { record(.log(.statusBarOrientationIsNoOp)) }
    record(.read(statusBarOrientation))
  }

  mutating func record(contentsOf more: [Transcript.Entry]) {
    entries.append(contentsOf: more)
  }
}
