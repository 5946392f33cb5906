/// The whole rotation system of one device as a value: events go in, what happens comes out.
///
/// ```swift
/// var system = RotationSystem(
///   device: phone, version: SystemVersion(17),
///   controllers: [Controller("Player", answers: ControllerAnswers(mask: .landscape))],
///   root: ControllerID(0))
/// system.handle(.launch)
/// system.handle(.turn(.landscapeLeft))
/// system.handle(.settle)
/// system.interfaceOrientation  // .landscapeRight
/// ```
///
/// A turn takes time. What it does at its start is returned by the event that caused it; what it
/// does at its end comes with ``RotationEvent/advance(_:)`` or ``RotationEvent/settle``. What takes no time is all
/// returned at once.
///
/// An event that arrives during a turn is handled at once as far as it concerns the device and the
/// hierarchy, and its negotiation waits for the end; of several waiting turns only the last is
/// looked at, and a presentation that is over by then is not looked at (`G-40`). The same holds for
/// what controllers do in their callbacks. A controller that participated when a turn began
/// completes it, once, even if it has left; one that appears meanwhile only gets the new bounds.
/// Going to the background, a resize and a move to another display end the turn first.
///
/// - UIKit: not offered; it is what happens between the accelerometer and the app's callbacks.
public struct RotationSystem: Sendable {
  /// The hardware.
  public let device: DeviceProfile
  /// The system that runs.
  public let version: SystemVersion
  /// How it behaves for this app.
  public let behaviors: Behaviors
  /// How disputed points are settled.
  public let policy: RotationPolicy
  /// How long turns take.
  public var timing = TurnTiming()
  /// What the app declares and its delegates answer.
  public internal(set) var application: ApplicationModel
  /// All controllers the app can show; a ``ControllerID`` is a place in this list.
  public internal(set) var controllers: ControllerList
  /// Seconds since the system was made.
  public internal(set) var time = 0.0
  /// Whether the app runs.
  public internal(set) var phase = Phase.notLaunched
  /// Whether the user's orientation lock is on.
  public internal(set) var isUserLocked = false
  /// How the user lets an iPad show apps.
  public internal(set) var windowingMode: WindowingMode
  /// The pose the device is really in.
  public internal(set) var pose: DeviceOrientation
  /// The bounds of the device's first screen in points, wherever the scene is shown.
  ///
  /// - UIKit: `UIScreen.main.bounds`. Rule: `N-18`, `P-15`
  public internal(set) var mainScreenBounds: ScreenSize

  /// The containers that a controller is in, one for each time that they contain it.
  var containers = ControllerTable<[ControllerID]>([])
  /// Where the roots of open windows and what is presented there are.
  var topPlaces = ControllerTable<TopPlace?>(nil)
  /// The windows in which controllers present something, by presenter.
  var presenters = ControllerTable<WindowID?>(nil)
  /// How often a container has come to contain or show something else.
  var containment = 0
  var sensor: SensorState
  var scenes: [SceneState]
  var windows = PagedList<WindowState>()
  /// The bounds of the views that are loaded, with the window for which they are.
  var laidOut = ControllerTable<LoadedBounds?>(nil)
  /// Those whose bounds or subviews have changed since they were last laid out.
  var needsLayout: Set<ControllerID> = []
  /// The containers of the app's own whose views contain a child's view, by child.
  var holders = ControllerTable<ControllerID?>(nil)
  /// What was presented and is on its way out: nothing presents it before the end of that.
  var departing: Set<ControllerID> = []
  /// Whether code runs that an app has put into `UIView.performWithoutAnimation`.
  var isWithoutAnimation = false
  var statusBarOverride: InterfaceOrientation?
  var running: [RunningTransition] = []
  var waiting: [Waiting] = []
  var entries: [Transcript.Entry] = []
  var depth = 0
  /// Whether the app is being started, so that its windows come to be without further ado.
  package var isLaunching = false
  /// The live objects that answer and receive callbacks instead of `controllers`; nil for a system
  /// of values.
  ///
  /// It is there only while the system works, so that system and objects do not keep one another.
  #if compiler(>=6.2)
    @safe
  #endif
  nonisolated(unsafe) package var live: (any LiveHierarchy)?
  /// Whether it is recorded who is asked and why, not only what comes of it.
  package var recordsReasons = true
  /// Whether any controller runs code of its own at all.
  let hasReactions: Bool
  /// Whether a controller prefers the iOS 26 lock, or once did.
  package var hasPreferredLock: Bool

  /// The states an app can be in.
  public enum Phase: Sendable, Hashable {
    /// Before ``RotationEvent/launch``.
    case notLaunched
    /// On screen.
    case foreground
    /// Off screen.
    case background
    /// Ended by an exception.
    case terminated
  }

  /// Creates a device with an app on it that has not been launched.
  ///
  /// - Parameters:
  ///   - device: the hardware.
  ///   - version: the system.
  ///   - behaviors: how it behaves; nil means as the version does for what the app is linked with.
  ///   - policy: how disputed points are settled.
  ///   - application: what the app declares.
  ///   - controllers: every controller the app can show.
  ///   - root: the root of the main window; nil leaves it empty.
  ///   - held: the pose the device is in.
  ///   - environment: where the scene is shown; nil takes the idiom's usual place.
  ///   - windowingMode: how the user lets an iPad show apps; nil means windows from 26.
  ///   - isUserLocked: whether the user's orientation lock is on.
  public init(
    device: DeviceProfile, version: SystemVersion, behaviors: Behaviors? = nil,
    policy: RotationPolicy = RotationPolicy(),
    application: ApplicationModel = ApplicationModel(), controllers: some Sequence<Controller>,
    root: ControllerID?,
    held: DeviceOrientation = .portrait, environment: SceneEnvironment? = nil,
    windowingMode: WindowingMode? = nil, isUserLocked: Bool = false
  ) {
    self.device = device
    self.version = version
    self.behaviors =
      behaviors ?? Behaviors(of: version, linkedSDK: application.linkedSDK)
    self.policy = policy
    self.application = application
    self.controllers = ControllerList(controllers)
    for (place, controller) in self.controllers.enumerated() {
      for child in controller.children { containers[child].append(ControllerID(place)) }
    }
    hasReactions = self.controllers.contains { !$0.reactions.isEmpty }
    hasPreferredLock = self.controllers.contains { $0.answers.prefersLocked }
    self.windowingMode =
      windowingMode ?? (self.behaviors[.windowedApps] ? .windowedApps : .fullScreenApps)
    pose = held
    mainScreenBounds = device.main.points
    self.isUserLocked = isUserLocked
    sensor = SensorState(pose: held)
    scenes = []
    if isUserLocked && device.idiom == .phone {
      sensor.value = .portrait
      sensor.screenUpright = .portrait
    }
    let place = environment ?? usualEnvironment
    scenes = [makeScene(place)]
    add(WindowState(scene: .main, root: root))
  }

  /// Handles one event.
  ///
  /// - Parameter event: what happens.
  /// - Returns: what the system did, in order, beginning with the event itself.
  /// - Complexity: linear in the number of controllers on screen.
  @discardableResult
  public mutating func handle(_ event: RotationEvent) -> [Transcript.Entry] {
    perform(event, by: nil)
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// The interface orientation of the main scene.
  public var interfaceOrientation: InterfaceOrientation {
    scenes[0].geometry.interfaceOrientation
  }

  /// The value of `UIDevice.orientation`: unknown while notifications are not being generated.
  ///
  /// - UIKit: same. Rule: `B-01`, `B-02`
  public var deviceOrientation: DeviceOrientation {
    sensor.isGenerating ? sensor.value : .unknown
  }

  /// Whether device notifications are being generated.
  ///
  /// - UIKit: `isGeneratingDeviceOrientationNotifications`. Rule: `B-03`, `B-15`
  public var isGeneratingDeviceOrientationNotifications: Bool { sensor.isGenerating }

  /// What `UIApplication.statusBarOrientation` reads.
  ///
  /// - UIKit: same; unknown on 27 with that SDK. Rule: `F-14`, `N-27`
  public var statusBarOrientation: InterfaceOrientation {
    if behaviors[.statusBarOrientationIsUnknown] { return .unknown }
    return statusBarOverride ?? scenes[0].geometry.interfaceOrientation
  }

  /// The geometry of a scene now.
  ///
  /// - Parameter scene: one that exists.
  /// - Returns: what the app would read.
  public func geometry(of scene: SceneID = .main) -> SceneGeometry {
    scenes[scene.index].geometry
  }

  /// Whether a turn is in progress.
  public var isInTransition: Bool { !running.isEmpty }

  /// The SDK the app was linked with.
  public var linkedSDK: SystemVersion { application.linkedSDK ?? version }

  /// The idiom the app runs in.
  ///
  /// - UIKit: `userInterfaceIdiom`. Rule: `Q-09`
  public var idiom: Idiom { application.isPhoneOnly ? .phone : device.idiom }

}
