package import Orientation
import TestSupport

extension RandomSystem {
  /// Draws a sequence of events that begins, as a rule, with the launch.
  ///
  /// Ids are mostly of controllers, windows and scenes that can exist, now and then of others.
  package mutating func events(count: Int, controllers: Int) -> [RotationEvent] {
    var events: [RotationEvent] = chance(97) ? [.launch] : []
    while events.count < count {
      events.append(chance(15) ? .settle : event(controllers: controllers))
    }
    return events
  }

  /// Draws one event of any kind.
  package mutating func event(controllers count: Int) -> RotationEvent {
    switch oneOf(Self.weights) {
    case .launch: .launch
    case .turn: .turn(oneOf(DeviceOrientation.allCases))
    case .userLock: .userLock(chance(40))
    case .enterBackground: .enterBackground
    case .enterForeground: .enterForeground
    case .resize: .resize(scene(), size(), isInteractive: chance(40))
    case .windowingMode: .windowingMode(oneOf(WindowingMode.allCases))
    case .move: .move(scene(), oneOf(SceneEnvironment.allCases))
    case .cover: .cover(scene(), chance(50))
    case .advance: .advance(oneOf([0, 0.1, 0.2, 0.25, 0.3, 0.4, 1, -1]))
    case .settle: .settle
    case .push: .push(controller(count), onto: controller(count))
    case .pop: .pop(controller(count))
    case .select: .select(Int(random.next() % 4), in: controller(count))
    case .present: .present(controller(count), style(), from: controller(count))
    case .dismiss: .dismiss(controller(count))
    case .setRoot: .setRoot(chance(90) ? controller(count) : nil, of: window())
    case .openWindow:
      .openWindow(root: chance(80) ? controller(count) : nil, in: scene(), isHidden: chance(20))
    case .closeWindow: .closeWindow(window())
    case .makeKey: .makeKey(window())
    case .openScene: .openScene(root: controller(count), oneOf(SceneEnvironment.allCases))
    case .change: .change(controller(count), answers())
    case .changeAppDelegate: .changeAppDelegate(chance(50) ? nil : mask())
    case .changeSceneDelegate: .changeSceneDelegate(chance(50) ? nil : mask())
    case .update:
      .setNeedsUpdateOfSupportedInterfaceOrientations(controller(count), isAnimated: chance(70))
    case .updateLock: .setNeedsUpdateOfPrefersInterfaceOrientationLocked(controller(count))
    case .attempt: .attemptRotationToDeviceOrientation
    case .setDevice: .setDeviceOrientation(rawValue: oneOf([0, 1, 2, 3, 4, 5, 6, 7, -1]))
    case .setStatusBar: .setStatusBarOrientation(oneOf(InterfaceOrientation.allCases))
    case .request: .requestGeometryUpdate(scene(), mask())
    case .foreignRequest: .requestForeignGeometry(scene())
    case .begin: .beginGeneratingDeviceOrientationNotifications
    case .end: .endGeneratingDeviceOrientationNotifications
    case .readStatusBar: .readStatusBarOrientation
    }
  }

  /// Every kind once, and those that turn something several times.
  private static let weights =
    EventKind.allCases
    + [
      .turn, .turn, .turn, .turn, .turn, .turn, .present, .present, .dismiss, .dismiss, .dismiss,
      .push, .push, .pop, .select, .request, .update, .advance, .advance, .resize, .resize, .move,
      .change, .change, .begin, .enterForeground, .attempt, .setDevice,
    ]

  private mutating func controller(_ count: Int) -> ControllerID {
    ControllerID(chance(98) ? Int(random.next() % UInt64(count)) : oneOf([-1, count, 99]))
  }

  private mutating func scene() -> SceneID {
    SceneID(chance(80) ? 0 : oneOf([1, 1, 2, 9, -1]))
  }

  private mutating func window() -> WindowID {
    WindowID(chance(50) ? 0 : oneOf([1, 1, 2, 2, 3, 9, -1]))
  }

  private mutating func size() -> ScreenSize {
    oneOf([
      ScreenSize(300, 600), ScreenSize(600, 300), ScreenSize(500, 500), ScreenSize(375, 812),
      ScreenSize(900, 700),
      ScreenSize(507, 1024), ScreenSize(0, 100), ScreenSize(100, -1),
    ])
  }

  private mutating func mask() -> InterfaceOrientationMask {
    chance(97)
      ? oneOf([.all, .allButUpsideDown, .portrait, .landscape, .landscapeLeft, .landscapeRight])
      : oneOf([[], .portraitUpsideDown])
  }

  private mutating func style() -> PresentationStyle {
    oneOf([
      .automatic, .fullScreen, .fullScreen, .fullScreen, .pageSheet, .formSheet, .popover,
      .currentContext, .overCurrentContext, .overFullScreen, .custom(removesPresentersView: true),
      .custom(removesPresentersView: false),
    ])
  }
}
