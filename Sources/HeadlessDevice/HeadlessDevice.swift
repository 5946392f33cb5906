public import HeadlessUIKit
public import Orientation
import OrientationSensing

/// A device without a screen: it runs an app's own code, and a test or a tool holds it.
///
/// ```swift
/// let device = try HeadlessDevice("iPhone 15, iOS 17, portrait")
/// device.launch(root: PlayerViewController())
/// device.turn(to: .landscapeLeft)
/// device.interfaceOrientation  // .landscapeRight
/// ```
///
/// Every device has a clock and a memory of its own, so that many run side by side in one process.
/// Code that asks for `UIDevice.current` and the like has to run in the context of a device: an
/// app's callbacks do, anything else does inside `run(_:)`. An observer that is added in the context of
/// a device receives what is posted on that device alone, and runs in its context.
@MainActor public final class HeadlessDevice: CustomStringConvertible {
  /// The host of the app.
  package let host: DeviceHost
  /// What the device was booted as.
  public let configuration: Configuration
  /// What makes sense of the acceleration it is fed.
  var sensor: OrientationSensor
  /// Whether a test's code runs in its context.
  var isRunning = false
  /// The time of the last sample, on the samples' clock, in seconds.
  var lastSampleTime: Double?
  /// Where the steps end in the transcript, and how the device was then.
  var steps: [Step] = []

  /// Boots a device.
  ///
  /// - Parameter configuration: which device, which system, how it is held.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    sensor = OrientationSensor(parameters: configuration.sensing)
    host = DeviceHost(
      RotationSystem(
        device: configuration.device, version: configuration.version,
        behaviors: configuration.behaviors, policy: configuration.policy,
        application: ApplicationModel(
          infoPlist: configuration.infoPlist, linkedSDK: configuration.linkedSDK,
          isPhoneOnly: configuration.isPhoneOnly),
        controllers: [], root: nil, held: configuration.held,
        environment: configuration.environment, windowingMode: configuration.windowingMode,
        isUserLocked: configuration.isUserLocked),
      recordsFaults: configuration.recordsFaults,
      recordsTranscript: configuration.recordsTranscript)
    host.owner = self
    host.beginsWork = { [weak self] in self?.endStep() }
    host.transitionsTakeTime = true
    host.resources = configuration.resources.map { ResourceFolder($0) }
    host.otherModules = configuration.modules
  }

  /// Puts the device into a pose and lets the turn come to its end.
  ///
  /// - Parameter pose: how the device is held from now on.
  public func turn(to pose: UIDeviceOrientation) {
    beginTurn(to: pose)
    settle()
  }

  /// Puts the device into a pose, and stops where the turn's animation begins.
  ///
  /// - Parameter pose: how the device is held from now on.
  public func beginTurn(to pose: UIDeviceOrientation) {
    send(.turn(DeviceOrientation(rawValue: pose.rawValue) ?? .unknown))
  }

  /// How the device is physically held, whether or not the app is notified.
  public var pose: UIDeviceOrientation { UIDeviceOrientation(host.system.pose) }

  /// Whether the user's orientation lock is on.
  public var isUserLocked: Bool {
    get { host.system.isUserLocked }
    set {
      send(.userLock(newValue))
      settle()
    }
  }

  /// Which way up the main scene's interface is.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(host.system.interfaceOrientation)
  }

  /// Boots a device from one line.
  ///
  /// ```swift
  /// let phone = try HeadlessDevice("iPhone 15, iOS 17, portrait")
  /// let pad = try HeadlessDevice("iPad Air 11 M3, iPadOS 26, landscape left, windowed, linked 18")
  /// ```
  ///
  /// - Parameters:
  ///   - line: what ``Configuration/init(_:fileID:line:)`` reads.
  ///   - infoPlist: the app's Info.plist; without it, that of a new project.
  ///   - recordsFaults: whether UIKit's exceptions are kept instead of ending the program.
  ///   - fileID: the location of the line, for messages.
  ///   - lineNumber: the location of the line, for messages.
  /// - Throws: a ``ConfigurationError`` with what is wrong, what was expected, and the nearest
  ///   name.
  public convenience init(
    _ line: String, infoPlist: InfoPlist = InfoPlist(), recordsFaults: Bool = false,
    fileID: String = #fileID, line lineNumber: Int = #line
  ) throws(ConfigurationError) {
    var configuration = try Configuration(line, fileID: fileID, line: lineNumber)
    configuration.infoPlist = infoPlist
    configuration.recordsFaults = recordsFaults
    self.init(configuration)
  }

  /// Boots a device from one line, with an Info.plist in its own words.
  ///
  /// ```swift
  /// try HeadlessDevice(
  ///   "iPhone 15, iOS 17",
  ///   infoPlist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
  /// ```
  ///
  /// - Parameters:
  ///   - line: what ``Configuration/init(_:fileID:line:)`` reads.
  ///   - infoPlist: keys and values of the app's Info.plist.
  ///   - recordsFaults: whether UIKit's exceptions are kept instead of ending the program.
  ///   - fileID: the location of the line, for messages.
  ///   - lineNumber: the location of the line, for messages.
  /// - Throws: a ``ConfigurationError`` with what is wrong, what was expected, and the nearest
  ///   name.
  public convenience init(
    _ line: String, infoPlist: [String: Any], recordsFaults: Bool = false,
    fileID: String = #fileID, line lineNumber: Int = #line
  ) throws(ConfigurationError) {
    let plist = try InfoPlist(dictionary: infoPlist, fileID: fileID, line: lineNumber)
    try self.init(
      line, infoPlist: plist, recordsFaults: recordsFaults, fileID: fileID, line: lineNumber)
  }

  #if canImport(Darwin)
    // An isolated one needs macOS 15.4.
    deinit { Task { @MainActor [host] in host.shutDown() } }
  #else
    isolated deinit { host.shutDown() }
  #endif

  /// The line that boots such a device.
  public nonisolated var description: String { configuration.description }
}

// What tests use most, so that they need not import the engine.
extension HeadlessDevice {
  /// The keys of an app's Info.plist that concern rotation.
  public typealias InfoPlist = Orientation.InfoPlist
  /// Where a scene is shown.
  public typealias SceneEnvironment = Orientation.SceneEnvironment
  /// How the user lets an iPad show apps.
  public typealias WindowingMode = Orientation.WindowingMode
  /// A version of iOS or iPadOS.
  public typealias SystemVersion = Orientation.SystemVersion
}
