public import HeadlessUIKit
public import Orientation

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
/// app's callbacks do, anything else does inside ``run(_:)``.
@MainActor
public final class HeadlessDevice {
  /// The host of the app.
  package let host: Host
  /// What the device was booted as.
  public let configuration: Configuration

  /// Boots a device.
  ///
  /// - Parameter configuration: which device, which system, how it is held.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    host = Host(
      RotationSystem(
        device: configuration.device, version: configuration.version,
        policy: configuration.policy,
        application: Application(
          infoPlist: configuration.infoPlist, linkedSDK: configuration.linkedSDK,
          isPhoneOnly: configuration.isPhoneOnly),
        controllers: [], root: nil, held: configuration.held,
        environment: configuration.environment, windowingMode: configuration.windowingMode,
        isUserLocked: configuration.isUserLocked),
      recordsFaults: configuration.recordsFaults, recordsTranscript: true)
  }

  /// Runs code in the context of the device: `UIDevice.current` and the like mean this one.
  public func run<Result>(_ code: () throws -> Result) rethrows -> Result {
    try host.run(code)
  }

  /// Puts the device into a pose and lets the turn come to its end.
  ///
  /// - Parameter pose: how the device is held from now on.
  public func turn(to pose: UIDeviceOrientation) {
    beginTurn(to: pose)
    settle()
  }

  /// Puts the device into a pose, and stops where the turn's animation begins.
  public func beginTurn(to pose: UIDeviceOrientation) {
    host.send(.turn(DeviceOrientation(rawValue: pose.rawValue) ?? .unknown))
  }

  /// Lets virtual time pass, in seconds.
  public func advance(by seconds: Double) { host.send(.advance(seconds)) }

  /// Lets virtual time pass until nothing is under way.
  public func settle() { host.send(.settle) }

  /// What has happened since the device was booted.
  public var transcript: Transcript { host.transcript }

  /// Which way up the main scene's interface is.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(host.system.interfaceOrientation)
  }

  isolated deinit { host.shutDown() }
}
