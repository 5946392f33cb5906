extension RotationSystem {
  /// The device is put into a pose.
  mutating func turn(to newPose: DeviceOrientation) {
    pose = newPose
    if newPose.isValidInterfaceOrientation { sensor.lastUpright = newPose }
    if !isUserLocked && scenes[0].environment != .mirroring {
      sensor.screenUpright = sensor.lastUpright
    }
    guard phase == .foreground else {
      guard phase == .notLaunched else { return drop(.noChange, .deviceTurn, device: newPose) }
      if !isUserLocked { sensor.value = newPose }
      return
    }
    guard !isUserLocked else {
      // The lock dictates the value again once the device has really moved (B-14, F-06).
      if sensor.isWritten && policy.lockedDeviceValue == .returnsToPortrait {
        sensor.value = lockedValue
        sensor.isWritten = false
      }
      return drop(.noChange, .deviceTurn, device: newPose)
    }
    if scenes[0].environment == .mirroring && policy.mirroredDevice == .lastValue {
      return record(.ignored(.notApplicable, DroppedEvent("N-32")))
    }
    guard sensor.value != newPose else { return record(.ignored(.noChange)) }
    sensor.value = newPose
    guard sensor.isGenerating else {
      return record(.ignored(.notGenerating, DroppedEvent("B-02")))
    }
    postDeviceNotification()
    negotiateEverywhere(.deviceTurn)
  }

  /// The value the user's lock dictates: portrait on a phone, the present one on an iPad.
  private var lockedValue: DeviceOrientation {
    if device.idiom == .phone { return .portrait }
    return phase == .notLaunched
      ? sensor.value : scenes[0].geometry.interfaceOrientation.deviceOrientation
  }

  /// The user's orientation lock is switched (`B-14`, `B-17`).
  mutating func switchUserLock(_ isOn: Bool) {
    guard isOn != isUserLocked else { return record(.ignored(.noChange)) }
    sensor.screenUpright = isOn && device.idiom == .phone ? .portrait : sensor.lastUpright
    guard phase == .foreground else {
      isUserLocked = isOn
      sensor.value = isOn ? lockedValue : pose
      return
    }
    if isOn {
      let old = sensor.value
      sensor.value = lockedValue
      isUserLocked = true
      if old != sensor.value { turnUnderUserLock() }
      return
    }
    isUserLocked = false
    sensor.isWritten = false
    let changed = sensor.value != pose
    sensor.value = pose
    guard sensor.isGenerating else { return }
    if changed { postDeviceNotification() }
    negotiateEverywhere(.unlock)
  }

  /// A phone whose lock is on turns to portrait, by policy (`B-14`).
  private mutating func turnUnderUserLock() {
    guard device.idiom == .phone, policy.phoneLockTurnsPortrait == .turnsToPortrait else { return }
    for index in scenes.indices where phase != .terminated {
      let scene = SceneID(index)
      if isTurning(scene) {
        waiting.append(Waiting(scene: scene, work: .turnUnderUserLock))
      } else if pose(deviceOrientation, seenBy: scenes[index].displayIndex).interfaceOrientation
        != scenes[index].geometry.interfaceOrientation
      {
        negotiate(.deviceTurn, in: scene, comesFromUserLock: true)
      }
    }
  }

  /// Posts the device notification with the value as it is now (`B-07`, `B-08`).
  mutating func postDeviceNotification() {
    guard sensor.isGenerating else { return }
    let value = sensor.value
    record(.posted(.deviceOrientationDidChange(value)))
    reactEverywhere(to: .deviceNotification(value))
  }

  /// A flat device announces itself three times: flat, the last upright pose, flat (`B-13`).
  private mutating func announceFlatPose() {
    let flat = pose
    for value in [flat, sensor.lastUpright, flat] where phase != .terminated {
      sensor.value = value
      postDeviceNotification()
    }
  }

  /// `beginGeneratingDeviceOrientationNotifications` (`B-03`).
  mutating func beginGenerating() {
    sensor.generators += 1
    guard sensor.generators == 1 else { return }
    announcePoseIfFlat()
  }

  /// Notifications begin; a flat device announces itself unless the user's lock is on (`B-13`).
  mutating func announcePoseIfFlat() {
    guard sensor.isGenerating, pose.isFlat, !isUserLocked else { return }
    announceFlatPose()
  }

  /// `endGeneratingDeviceOrientationNotifications`; the count stops at zero (`B-05`, `B-06`).
  mutating func endGenerating() {
    guard sensor.generators > 0 else { return record(.ignored(.noChange)) }
    sensor.generators -= 1
  }

  /// The app leaves the screen; an iPad draws both orientations on the way (`B-24`).
  mutating func enterBackground() {
    guard phase == .foreground else { return record(.ignored(.noChange)) }
    settle()
    guard phase != .terminated else { return }
    phase = .background
    guard behaviors[.backgroundSnapshots], device.idiom == .pad else { return }
    for index in scenes.indices where scenes[index].environment == .pad {
      let scene = SceneID(index)
      let old = scenes[index].geometry
      guard scenes[index].userSize == nil else { continue }
      var snapshot = old
      snapshot.size = old.size.transposed
      runSnapshot(scene, to: snapshot)
      runSnapshot(scene, to: old)
    }
  }

  private mutating func runSnapshot(_ scene: SceneID, to new: SceneGeometry) {
    begin(scene, to: new, isAnimated: false)
    while isTurning(scene) && phase != .terminated { continueTransition(of: scene) }
  }

  /// The app comes back and follows the device (`B-23`).
  mutating func enterForeground() {
    guard phase == .background else { return record(.ignored(.noChange)) }
    phase = .foreground
    guard !isUserLocked else {
      turnUnderUserLock()
      if phase != .terminated { negotiateEverywhere(.foreground) }
      return
    }
    let changed = sensor.value != pose
    if pose.isFlat {
      announceFlatPose()
    } else {
      sensor.value = pose
      if changed { postDeviceNotification() }
    }
    guard phase != .terminated, sensor.isGenerating else { return }
    negotiateEverywhere(.foreground)
  }
}
