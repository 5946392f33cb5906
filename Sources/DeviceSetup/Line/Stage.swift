public import Orientation

/// A device and its state before the app starts.
///
/// One line has everything, in any order, separated by commas: `iPhone 15, iOS 17, held
/// landscapeLeft`. Besides the device, the system and the pose it may have:
/// - `lock on`: the user's orientation lock;
/// - `full-screen apps`, `windowed apps` or `Stage Manager`: how an iPad shows apps;
/// - `iPhone app`: an iPhone-only app on an iPad;
/// - `mirroring`: on a Mac by iPhone Mirroring; `external display`; `open` or `closed`: an iPhone
///   Duo;
/// - `SDK 26`: the SDK the app was linked with, if not the system's own.
public struct Stage: Sendable, Hashable, CustomStringConvertible {
  /// The hardware.
  public var device: DeviceProfile
  /// The system it runs.
  public var version: SystemVersion
  /// The pose it is in.
  public var held: DeviceOrientation
  /// Whether the user's orientation lock is on.
  public var isUserLocked: Bool
  /// How an iPad shows apps; nil takes the system's usual way.
  public var windowingMode: WindowingMode?
  /// Where the scene is shown; nil takes the device's own display.
  public var environment: SceneEnvironment?
  /// The SDK the app was linked with; nil means the system's own.
  public var linkedSDK: SystemVersion?
  /// How the system behaves for the app; nil means as `BehaviorTable.known` has it.
  public var behaviors: Behaviors?

  /// Creates a stage; unlike reading one, it does not check that the device ran the system.
  public init(
    device: DeviceProfile, version: SystemVersion, held: DeviceOrientation = .portrait,
    isUserLocked: Bool = false, windowingMode: WindowingMode? = nil,
    environment: SceneEnvironment? = nil, linkedSDK: SystemVersion? = nil,
    behaviors: Behaviors? = nil
  ) {
    self.device = device
    self.version = version
    self.held = held
    self.isUserLocked = isUserLocked
    self.windowingMode = windowingMode
    self.environment = environment
    self.linkedSDK = linkedSDK
    self.behaviors = behaviors
  }

  /// Whether the app is an iPhone app on an iPad.
  public var isPhoneAppOnPad: Bool { environment == .phoneAppOnPad }

  /// The line that gives this stage.
  public var description: String {
    var phrases = [
      device.name, "iOS \(version)", "held \(OrientationWords.device.word(for: held))",
    ]
    if isUserLocked { phrases.append("lock on") }
    if let windowingMode { phrases.append(StagePhrase.words.word(for: .windowing(windowingMode))) }
    if let environment { phrases.append(StagePhrase.words.word(for: .environment(environment))) }
    if let linkedSDK { phrases.append("SDK \(linkedSDK)") }
    return phrases.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
