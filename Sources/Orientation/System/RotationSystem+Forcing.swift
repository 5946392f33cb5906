extension RotationSystem {
  /// A write of `UIDevice.orientation` by key, or by the private setter (`F-01`, `F-08`, `F-18`).
  mutating func setDeviceOrientation(_ rawValue: Int) {
    guard let value = DeviceOrientation(rawValue: rawValue) else {
      return record(.ignored(.notApplicable))
    }
    if !behaviors[.keyValueWriteTurns] {
      record(.log(.settingDeviceOrientation))
      guard policy.keyValueWriteFrom16 == .turnsAndLogs else {
        return record(.ignored(.noLongerEffective))
      }
    }
    guard value != sensor.value else { return record(.ignored(.noChange)) }
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
    guard behaviors[.geometryRequests] else { return record(.ignored(.notOffered)) }
    guard let window = window(of: controller) else { return record(.ignored(.notThere)) }
    let scene = windows[window.index].scene
    startNegotiation(.update, in: scene, isAnimated: isAnimated)
    guard phase != .terminated, let decider = decisionMaker(of: scene).deciders.first,
      windows[window.index].presentations.contains(where: { $0.controller == decider.controller })
    else { return }
    guard live == nil else {
      lend {
        _ = LiveRespondents(
          live: $0, scene: scene, deciders: [decider], readsPreferred: true, keyWindow: nil
        ).preferredInterfaceOrientation()
      }
      return
    }
    var asked = SystemRespondents(system: self, scene: scene, deciders: [decider])
    _ = asked.preferredInterfaceOrientation()
    record(contentsOf: asked.entries)
  }

  /// `requestGeometryUpdate` (`F-20`).
  mutating func requestGeometryUpdate(_ scene: SceneID, _ mask: InterfaceOrientationMask) {
    guard behaviors[.geometryRequests] else { return record(.ignored(.notOffered)) }
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

  /// `setStatusBarOrientation(_:animated:)` turns the status bar only (`F-14`, `F-15`).
  mutating func setStatusBarOrientation(_ orientation: InterfaceOrientation) {
    guard behaviors[.statusBarCanBeSet] else { return record(.ignored(.noLongerEffective)) }
    if behaviors[.statusBarIsSetUnderEmptyMask] {
      guard let decider = decisionMaker(of: .main).deciders.first, let mask = mask(of: decider),
        mask.isEmpty
      else { return record(.ignored(.noLongerEffective)) }
    }
    statusBarOverride = orientation
  }

  /// Asks a controller for its mask outside a negotiation.
  private mutating func mask(of decider: WindowDecider) -> InterfaceOrientationMask? {
    if let live {
      return lend(to: live) {
        LiveRespondents(
          live: $0, scene: .main, deciders: [decider], readsPreferred: false, keyWindow: nil
        ).mask(of: decider.controller)
      }
    }
    var entries: [Transcript.Entry] = []
    let mask = askMask(of: decider.controller, in: .main, path: [], into: &entries)
    record(contentsOf: entries)
    return mask
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
