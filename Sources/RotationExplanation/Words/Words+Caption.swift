public import Orientation

extension Words {
  /// An occurrence in the few words that fit over a picture; calls are described by their meaning.
  public func caption(_ event: RotationEvent) -> String {
    switch event {
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, _):
      "\(name(id)) announces that its mask has changed"
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let id):
      "\(name(id)) announces that its lock has changed"
    case .attemptRotationToDeviceOrientation: "the app attempts a turn to the device"
    case .setDeviceOrientation(let rawValue):
      "the app writes the device orientation: "
        + (DeviceOrientation(rawValue: rawValue).map { Self.name($0) } ?? "\(rawValue)")
    case .setStatusBarOrientation(let orientation):
      "the app sets the status bar to \(Self.name(orientation))"
    case .requestGeometryUpdate(_, let mask): "the app requests \(Self.mask(mask))"
    case .requestForeignGeometry: "the app requests a foreign geometry"
    case .beginGeneratingDeviceOrientationNotifications: "the app begins device notifications"
    case .endGeneratingDeviceOrientationNotifications: "the app ends device notifications"
    case .readStatusBarOrientation: "the app reads the status bar's orientation"
    case .change(let id, let answers): "\(name(id)) will answer \(self.answers(answers))"
    case .launch, .turn, .userLock, .enterBackground, .enterForeground, .resize, .windowingMode,
      .move, .cover, .advance, .settle, .push, .pop, .select, .present, .dismiss, .setRoot,
      .openWindow, .closeWindow, .makeKey, .openScene, .changeAppDelegate, .changeSceneDelegate:
      self.event(event)
    }
  }
}
