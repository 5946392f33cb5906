import Orientation

/// Device notifications come only while they are generated, and only when the value changed.
///
/// A flat device announces itself three times, which may begin with the last value (`B-13`). Where
/// the value changed silently - not generated, the app was in the background, the user's lock was
/// switched - the last notification does not determine the next.
struct DeviceNotificationLaw: SystemLaw {
  let name = "device notifications report changes, while they are generated"
  private var last: DeviceOrientation?

  mutating func check(_ step: SystemStep) -> String? {
    var mayGenerate = step.before.isGenerating
    for entry in step.entries {
      switch entry.occurrence {
      case .event(let event, _):
        if event.mayGenerate { mayGenerate = true }
        if event.changesDeviceSilently { last = nil }
      case .posted(.deviceOrientationDidChange(let value)):
        if !mayGenerate { return "\(value) was posted without an observer" }
        if value == last && !value.isFlat { return "\(value) was posted twice" }
        last = value
      default: break
      }
    }
    // Under the lock a turn can take back what code wrote, without a notification (F-06).
    if step.system.isUserLocked, case .turn = step.event { last = nil }
    if !step.system.isGeneratingDeviceOrientationNotifications { last = nil }
    if step.system.phase == .background { last = nil }
    return nil
  }
}

extension RotationEvent {
  /// Whether it can begin the generation of notifications.
  fileprivate var mayGenerate: Bool {
    switch self {
    case .launch, .beginGeneratingDeviceOrientationNotifications, .setRoot, .openWindow, .openScene:
      true
    default: false
    }
  }

  fileprivate var changesDeviceSilently: Bool {
    switch self {
    case .userLock, .endGeneratingDeviceOrientationNotifications: true
    default: false
    }
  }
}
