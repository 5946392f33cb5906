import Orientation

/// An app as it is found in the middle of its life, after a past that is not known.
struct Moment {
  /// What the app declares and its delegates answer.
  var application: ApplicationModel
  /// The controllers with their answers.
  var controllers: [Controller]
  /// What they answered when UIKit asked them last, where that is another mask.
  var given: [ControllerID: InterfaceOrientationMask] = [:]
  /// The root of the window.
  var root: ControllerID
  /// What is presented over it, from below, each over the one before.
  var presented: [(id: ControllerID, style: PresentationStyle)] = []
  /// Which way up the interface is.
  var interface: InterfaceOrientation
  /// How the device is held.
  var held: DeviceOrientation
  /// How it was last held that was not flat.
  var upright: DeviceOrientation

  /// A system in which it is so: everything is still, and UIKit has read all masks.
  ///
  /// The system is led there by an app that allows one orientation alone, and whose answers then
  /// become the real ones.
  ///
  /// - Returns: nil where that does not lead there.
  func system(
    on device: DeviceProfile, _ version: SystemVersion, policy: RotationPolicy, isUserLocked: Bool
  ) -> RotationSystem? {
    var leading = application
    leading.delegateMask = .all
    leading.sceneDelegateMask = nil
    var silent = controllers
    for index in silent.indices {
      silent[index].answers = ControllerAnswers(mask: interface.mask)
    }
    var system = RotationSystem(
      device: device, version: version, policy: policy, application: leading, controllers: silent,
      root: root, held: interface.deviceOrientation)
    func play(_ event: RotationEvent) {
      system.handle(event)
      system.handle(.settle)
    }
    play(.launch)
    var presenter = root
    for (id, style) in presented {
      play(.present(id, style, from: presenter))
      presenter = id
    }
    // What counts is read while the device points where the interface does.
    for (index, controller) in controllers.enumerated() {
      var answers = controller.answers
      if let mask = given[ControllerID(index)] { answers.mask = mask }
      play(.change(ControllerID(index), answers))
    }
    play(.changeAppDelegate(application.delegateMask))
    play(.changeSceneDelegate(application.sceneDelegateMask))
    if system.behaviors[.masksAreAnnounced] {
      play(.setNeedsUpdateOfSupportedInterfaceOrientations(root, isAnimated: false))
    }
    for (index, controller) in controllers.enumerated() where given[ControllerID(index)] != nil {
      play(.change(ControllerID(index), controller.answers))
    }
    if isUserLocked { play(.userLock(true)) }
    // What the app answers now may have ended it on the way.
    guard system.phase == .foreground else { return nil }
    // A device that generates no notifications turns nothing.
    while system.isGeneratingDeviceOrientationNotifications {
      play(.endGeneratingDeviceOrientationNotifications)
    }
    play(.turn(upright))
    play(.turn(held))
    play(.beginGeneratingDeviceOrientationNotifications)
    guard system.phase == .foreground, system.interfaceOrientation == interface else { return nil }
    return system
  }
}
