import DeviceSetup
public import Orientation
public import OrientationSensing
import TextFormats

extension HeadlessDevice {
  /// Which device is booted, with which system, and how it is held.
  public struct Configuration: Sendable {
    /// The hardware.
    public var device: DeviceProfile
    /// The system.
    public var version: SystemVersion
    /// How the device is held when it is booted.
    public var held = DeviceOrientation.portrait
    /// The app's Info.plist.
    public var infoPlist = InfoPlist()
    /// The SDK the app was linked with; nil means the system's.
    public var linkedSDK: SystemVersion?
    /// How the system behaves for the app; nil means as `BehaviorTable.known` has it.
    public var behaviors: Behaviors?
    /// Whether the app was made for iPhone only.
    public var isPhoneOnly = false
    /// Where the scene is shown; nil means the usual place.
    public var environment: SceneEnvironment?
    /// How the user lets an iPad show apps; nil means windows from 26.
    public var windowingMode: WindowingMode?
    /// Whether the user's orientation lock is on.
    public var isUserLocked = false
    /// How disputed points are settled.
    public var policy = RotationPolicy()
    /// The path of the folder with the app's storyboards and xibs, at any depth.
    ///
    /// It is what the app's main bundle would have; nil leaves that to the bundles of packages.
    public var resources: String?
    /// Modules of classes that storyboards and xibs name without a module, as `@objc(name)` allows.
    ///
    /// The module of the app's delegate is always one of them.
    public var modules: [String] = []
    /// Whether UIKit's exceptions are kept in the transcript instead of ending the program.
    public var recordsFaults = false
    /// Whether what happens is kept in the transcript.
    public var recordsTranscript = true
    /// How acceleration becomes poses.
    public var sensing = SensingParameters.default

    /// Describes a device.
    public init(device: DeviceProfile, version: SystemVersion) {
      self.device = device
      self.version = version
    }
  }

  /// What is wrong with a device's line or an Info.plist.
  public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    private let error: ReadingError

    init(_ error: ReadingError) { self.error = error }

    /// What was found, without a full stop.
    public var message: String { error.message }
    /// What was expected; nil when the message includes it.
    public var expected: String? { error.expected }
    /// The valid name nearest to what was found; nil when none is near.
    public var nearest: String? { error.nearest }

    /// One sentence or two: the place, what was found, what was expected and the nearest name.
    public var description: String { error.description }
  }
}

extension HeadlessDevice.Configuration {
  /// Reads a device, a system and their state from one line.
  ///
  /// Phrases are separated by commas, in any order; only the device and the system are required.
  ///
  /// | phrase | meaning |
  /// | --- | --- |
  /// | `iPhone 15`, `iPad Pro 11 M5` | The device, as people say it. |
  /// | `iOS 17`, `iPadOS 26.2` | The system; one that the device ran. |
  /// | `portrait`, `held landscape left`, `faceUp` | How it is held; upright if left out. |
  /// | `locked` | The user's orientation lock is on. |
  /// | `linked 16`, `SDK 16` | The SDK the app was linked with, if not the system's own. |
  /// | `full screen`, `windowed`, `Stage Manager` | How an iPad shows apps. |
  /// | `iPhone app` | An iPhone-only app on an iPad. |
  /// | `mirroring`, `external display` | The scene is shown elsewhere. |
  /// | `open`, `closed` | The display of an iPhone Duo. |
  ///
  /// - Parameters:
  ///   - line: the phrases.
  ///   - fileID: the location of the line, for messages.
  ///   - lineNumber: the location of the line, for messages.
  /// - Throws: what is unknown, missing, there twice, or does not go together.
  public init(
    _ line: String, fileID: String = #fileID, line lineNumber: Int = #line
  ) throws(HeadlessDevice.ConfigurationError) {
    try self.init(reading: line, at: SourceLocation(file: fileID, line: lineNumber))
  }

  init(
    reading line: String, at place: SourceLocation, checksVersion: Bool = true
  ) throws(HeadlessDevice.ConfigurationError) {
    do {
      self.init(
        try Stage(
          parsing: line, at: place, as: "device's line", checksVersion: checksVersion))
    } catch {
      throw HeadlessDevice.ConfigurationError(error)
    }
  }

  init(_ stage: Stage) {
    self.init(device: stage.device, version: stage.version)
    held = stage.held
    isUserLocked = stage.isUserLocked
    windowingMode = stage.windowingMode
    environment = stage.environment
    linkedSDK = stage.linkedSDK
    behaviors = stage.behaviors
    isPhoneOnly = stage.isPhoneAppOnPad
  }

  var stage: Stage {
    let isPhoneAppOnPad = isPhoneOnly && device.idiom == .pad
    return Stage(
      device: device, version: version, held: held, isUserLocked: isUserLocked,
      windowingMode: windowingMode,
      environment: environment ?? (isPhoneAppOnPad ? .phoneAppOnPad : nil),
      linkedSDK: linkedSDK, behaviors: behaviors)
  }

  /// Some devices with some systems: every pair in which the device ran the system.
  ///
  /// ```swift
  /// @Test(arguments: try HeadlessDevice.Configuration.every(
  ///   ["iPhone 8", "iPhone 15", "iPad mini 6"], on: ["iOS 15", "iOS 16", "iOS 17"]))
  /// func turns(_ configuration: HeadlessDevice.Configuration) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - devices: lines without a system, such as `iPhone 15` or `iPad mini 6, windowed`.
  ///   - versions: systems such as `iOS 17`.
  ///   - fileID: the location of the lists, for messages.
  ///   - line: the location of the lists, for messages.
  /// - Returns: the pairs, device by device.
  /// - Throws: what is unknown, and a list that leaves no pair.
  public static func every(
    _ devices: [String], on versions: [String], fileID: String = #fileID, line: Int = #line
  ) throws(HeadlessDevice.ConfigurationError) -> [Self] {
    var found: [Self] = []
    for device in devices {
      let lines = versions.map { "\(device), \($0)" }
      var pairs: [Self] = []
      for text in lines {
        let place = SourceLocation(file: fileID, line: line)
        let pair = try Self(reading: text, at: place, checksVersion: false)
        if pair.device.runs(pair.version) { pairs.append(pair) }
      }
      // Nothing is left to test: reported like a mistake in a single line.
      if pairs.isEmpty, let first = lines.first {
        _ = try Self(first, fileID: fileID, line: line)
      }
      found += pairs
    }
    return found
  }
}

extension HeadlessDevice.Configuration: CustomStringConvertible {
  /// The line that gives this device.
  public var description: String { stage.description }
}
