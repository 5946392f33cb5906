import Orientation
import DeviceSetup

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
    Stage(
      device: device, version: version, held: held, isUserLocked: isUserLocked,
      windowingMode: windowingMode, environment: environment, linkedSDK: linkedSDK,
      behaviors: behaviors)
  }
}

extension HeadlessDevice.Configuration: CustomStringConvertible {
  /// The line that gives this device.
  public var description: String { stage.description }
}
