/// Something that happens to a ``RotationSystem``, from outside or from the app's code.
public enum RotationEvent: Sendable, Hashable {
  // From outside.

  /// The app starts.
  case launch
  /// The device is put into a pose.
  case turn(DeviceOrientation)
  /// The user's orientation lock is switched.
  case userLock(Bool)
  /// The app leaves the screen.
  case enterBackground
  /// The app comes back.
  case enterForeground
  /// The user gives a scene another size, in points; while dragging, `isInteractive` is true.
  case resize(SceneID, ScreenSize, isInteractive: Bool)
  /// The user chooses how an iPad shows apps.
  case windowingMode(WindowingMode)
  /// A scene moves to another place: mirroring, an external display, the other display of a Duo.
  case move(SceneID, SceneEnvironment)
  /// Another app's scene covers this one, or no longer does (`F-35`).
  case cover(SceneID, Bool)
  /// Time passes, in seconds.
  case advance(Double)
  /// Time passes until nothing is in progress any more.
  case settle

  // From the app's code: containment and presentation.

  /// `pushViewController`.
  case push(ControllerID, onto: ControllerID)
  /// `popViewController`.
  case pop(ControllerID)
  /// Another tab, page or child.
  case select(Int, in: ControllerID)
  /// `present`; from is the controller it is called on.
  case present(ControllerID, PresentationStyle, from: ControllerID)
  /// `dismiss` of a presented controller and whatever it presents.
  case dismiss(ControllerID)
  /// Another root controller, or none.
  case setRoot(ControllerID?, of: WindowID)
  /// Another window in a scene.
  case openWindow(root: ControllerID?, in: SceneID, isHidden: Bool)
  /// A window goes away.
  case closeWindow(WindowID)
  /// `makeKey`.
  case makeKey(WindowID)
  /// Another scene with a window of its own.
  case openScene(root: ControllerID, SceneEnvironment)

  // From the app's code: answers and requests.

  /// A controller will answer differently from now on, without announcing it to UIKit.
  case change(ControllerID, ControllerAnswers)
  /// The app delegate will answer differently.
  case changeAppDelegate(InterfaceOrientationMask?)
  /// The scene delegate will answer differently.
  case changeSceneDelegate(InterfaceOrientationMask?)
  /// `setNeedsUpdateOfSupportedInterfaceOrientations`; not animated inside
  /// `performWithoutAnimation`.
  case setNeedsUpdateOfSupportedInterfaceOrientations(ControllerID, isAnimated: Bool)
  /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked`.
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked(ControllerID)
  /// `attemptRotationToDeviceOrientation`.
  case attemptRotationToDeviceOrientation
  /// A write of `UIDevice.orientation` by key, or by the private setter (`F-01`, `F-08`).
  case setDeviceOrientation(rawValue: Int)
  /// `setStatusBarOrientation(_:animated:)`.
  case setStatusBarOrientation(InterfaceOrientation)
  /// `requestGeometryUpdate`.
  case requestGeometryUpdate(SceneID, InterfaceOrientationMask)
  /// A geometry request with preferences of another platform (`F-23`).
  case requestForeignGeometry(SceneID)
  /// `beginGeneratingDeviceOrientationNotifications`.
  case beginGeneratingDeviceOrientationNotifications
  /// `endGeneratingDeviceOrientationNotifications`.
  case endGeneratingDeviceOrientationNotifications
  /// The app reads `UIApplication.statusBarOrientation` (`N-27`).
  case readStatusBarOrientation

  /// Whether the device, the user or the clock brings it about, not the app's code.
  ///
  /// Such an event begins a new turn of the app's run loop; a ``Reaction`` cannot contain one.
  public var comesFromOutside: Bool {
    switch self {
    case .launch, .turn, .userLock, .enterBackground, .enterForeground, .resize, .windowingMode,
      .move, .cover, .advance, .settle:
      true
    default: false
    }
  }
}
