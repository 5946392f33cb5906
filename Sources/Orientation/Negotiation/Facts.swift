/// Everything a negotiation takes for granted: the device, the system, the app's declarations and
/// the state of the moment.
///
/// What code answers when it is asked is not here: see ``Respondents``.
public struct Facts: Sendable, Hashable {
  /// The system that runs.
  public var version: SystemVersion {
    didSet { behaviors = Behaviors(of: version, linkedSDK: linkedSDK) }
  }
  /// The SDK the app was linked with (`Q-05`).
  public var linkedSDK: SystemVersion {
    didSet { behaviors = Behaviors(of: version, linkedSDK: linkedSDK) }
  }
  /// How that system behaves for that app; it changes with either of them.
  public var behaviors: Behaviors
  /// The idiom the app runs in, which on an iPad can be the phone's (`Q-09`).
  public var idiom: Idiom
  /// What the display can show at all (`D-05`).
  public var deviceMask: InterfaceOrientationMask
  /// Whether this hardware multitasks on this system (`D-40`).
  public var hardwareMultitasks: Bool
  /// Where the scene is shown.
  public var environment: SceneEnvironment
  /// How the user lets the iPad show apps.
  public var windowingMode: WindowingMode
  /// Whether the user has resized the scene (`N-04`, `N-05`).
  public var isResized: Bool

  /// The Info.plist list for this idiom; nil when the key is absent (`D-02`).
  public var plistMask: InterfaceOrientationMask?
  /// `UIRequiresFullScreen`.
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` (`M-15`).
  public var fullScreenIgnoredFrom: SystemVersion?

  /// Whether there is a controller to ask; without a root only the app counts (`D-20`).
  public var hasController: Bool
  /// The masks UIKit read last, from iOS 16 (`F-25`).
  public var announced: AnnouncedMasks?
  /// Whether the iOS 26 lock is honoured at the moment (`F-34`).
  public var isPreferenceLocked: Bool
  /// Whether the user's orientation lock is on (`B-14`).
  public var isUserLocked: Bool
  /// Whether the app is in the background (`B-23`).
  public var isInBackground: Bool

  /// The interface orientation now.
  public var current: InterfaceOrientation
  /// The device orientation now.
  public var device: DeviceOrientation

  /// Makes the facts of a full-screen app; the rest can be set afterwards.
  public init(
    version: SystemVersion, linkedSDK: SystemVersion? = nil, behaviors: Behaviors? = nil,
    idiom: Idiom = .phone, infoPlist: InfoPlist = InfoPlist(),
    deviceMask: InterfaceOrientationMask = .all,
    current: InterfaceOrientation = .portrait, device: DeviceOrientation = .portrait
  ) {
    self.version = version
    self.linkedSDK = linkedSDK ?? version
    self.behaviors = behaviors ?? Behaviors(of: version, linkedSDK: linkedSDK)
    self.idiom = idiom
    self.deviceMask = deviceMask
    hardwareMultitasks = idiom == .pad
    environment = idiom == .pad ? .pad : .phone
    windowingMode = .fullScreenApps
    isResized = false
    plistMask = infoPlist.mask(for: idiom)
    requiresFullScreen = infoPlist.requiresFullScreen
    fullScreenIgnoredFrom = infoPlist.fullScreenIgnoredFrom
    hasController = true
    announced = nil
    isPreferenceLocked = false
    isUserLocked = false
    isInBackground = false
    self.current = current
    self.device = device
  }
}

/// The answers UIKit read last and keeps using until a change is announced.
///
/// Since iOS 16. Rule: `F-25`, `Q-02`
@frozen public struct AnnouncedMasks: Sendable, Hashable {
  /// The application's mask.
  public var application: InterfaceOrientationMask
  /// The deciding controller's mask.
  public var controller: InterfaceOrientationMask

  /// Creates a pair of masks.
  @inlinable public init(
    application: InterfaceOrientationMask, controller: InterfaceOrientationMask
  ) {
    self.application = application
    self.controller = controller
  }
}
