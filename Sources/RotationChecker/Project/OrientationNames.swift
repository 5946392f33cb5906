/// Names that show what code uses orientations for.
enum OrientationNames {
  /// Those that ask whether a device orientation is one of the interface, too.
  static let valid: Set<String> = [
    "isValidInterfaceOrientation", "UIDeviceOrientationIsValidInterfaceOrientation",
  ]

  /// Those of a device that is flat.
  static let flat: Set<String> = ["faceUp", "isFlat", "UIDeviceOrientationIsFlat"]

  /// The functions that only write to a log.
  static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "dump",
  ]

  /// Whether a name is of what a camera takes, which turns with the device.
  static func isOfCapture(_ name: String) -> Bool {
    name.hasPrefix("AVCapture") || name == "videoOrientation" || name == "imageOrientation"
  }
}
