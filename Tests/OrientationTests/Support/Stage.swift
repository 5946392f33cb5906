import Orientation
import Testing

/// A rotation system that has been set up for a test, and everything it did so far.
///
/// ```swift
/// var stage = try Stage("iPhone 15", 17, .init(mask: .allButUpsideDown)) {
///   Controller("Home", answers: ControllerAnswers(mask: .portrait))
///   Controller("Player", answers: ControllerAnswers(mask: .landscape))
/// }
/// stage.play(.turn(.landscapeLeft), .present(1, .fullScreen, from: 0))
/// #expect(stage.interface == .landscapeRight)
/// ```
///
/// The app is launched unless `isLaunched` is false; the first controller is the root. Every event
/// is followed by ``RotationEvent/settle`` in ``play(_:)`` and by nothing in ``send(_:)``.
struct Stage {
  var system: RotationSystem
  /// Everything since the system was made.
  private(set) var entries: [Transcript.Entry] = []
  /// Only what the last ``play(_:)`` or ``send(_:)`` did.
  private(set) var last: [Transcript.Entry] = []

  init(
    _ device: String, _ version: SystemVersion,
    _ application: ApplicationModel = ApplicationModel(),
    policy: RotationPolicy = RotationPolicy(), held: DeviceOrientation = .portrait,
    in environment: SceneEnvironment? = nil, windows: WindowingMode? = nil,
    isUserLocked: Bool = false,
    hasRoot: Bool = true, isLaunched: Bool = true,
    @StageControllers _ controllers: () -> [Controller] = { [Controller("Root")] }
  ) throws {
    let profile = try #require(DeviceProfile.named(device))
    system = RotationSystem(
      device: profile, version: version, policy: policy, application: application,
      controllers: controllers(), root: hasRoot ? 0 : nil, held: held, environment: environment,
      windowingMode: windows, isUserLocked: isUserLocked)
    if isLaunched { play(.launch) }
  }

  init(
    _ device: String, _ version: Int, _ application: ApplicationModel = ApplicationModel(),
    policy: RotationPolicy = RotationPolicy(), held: DeviceOrientation = .portrait,
    in environment: SceneEnvironment? = nil, windows: WindowingMode? = nil,
    isUserLocked: Bool = false,
    hasRoot: Bool = true, isLaunched: Bool = true,
    @StageControllers _ controllers: () -> [Controller] = { [Controller("Root")] }
  ) throws {
    try self.init(
      device, SystemVersion(version), application, policy: policy, held: held, in: environment,
      windows: windows, isUserLocked: isUserLocked, hasRoot: hasRoot, isLaunched: isLaunched,
      controllers)
  }

  /// Plays events one after the other and lets each come to its end.
  mutating func play(_ events: RotationEvent...) {
    last = []
    for event in events { take(system.handle(event) + system.handle(.settle)) }
  }

  /// Sends events without letting time pass.
  mutating func send(_ events: RotationEvent...) {
    last = []
    for event in events { take(system.handle(event)) }
  }

  private mutating func take(_ more: [Transcript.Entry]) {
    last += more
    entries += more
  }

  /// The main scene's interface orientation.
  var interface: InterfaceOrientation { system.interfaceOrientation }
  /// What `UIDevice.orientation` reads.
  var device: DeviceOrientation { system.deviceOrientation }
  /// The main scene's geometry.
  var geometry: SceneGeometry { system.geometry() }
}

/// Lists controllers as statements; the first is the root.
@resultBuilder enum StageControllers {
  static func buildBlock(_ controllers: Controller...) -> [Controller] { controllers }
}

extension ControllerID: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension ApplicationModel {
  /// An app whose plist has a list for all idioms; the mask is listed in UIKit's raw order.
  init(
    mask: InterfaceOrientationMask?, delegate: InterfaceOrientationMask? = nil,
    requiresFullScreen: Bool = false, sdk: SystemVersion? = nil
  ) {
    let list = mask.map { mask in InterfaceOrientation.valid.filter { mask.contains($0) } }
    self.init(
      infoPlist: InfoPlist(orientations: list, requiresFullScreen: requiresFullScreen),
      delegateMask: delegate, linkedSDK: sdk)
  }
}

extension Controller {
  /// A controller with a mask.
  init(_ name: String, _ mask: InterfaceOrientationMask?) {
    self.init(name, answers: ControllerAnswers(mask: mask))
  }
}
