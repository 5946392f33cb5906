import Orientation

extension HeadlessDevice.Configuration {
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
