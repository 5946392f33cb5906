import Staging

extension HeadlessDevice {
  /// Boots a device from one line.
  ///
  /// ```swift
  /// let phone = try HeadlessDevice("iPhone 15, iOS 17, portrait")
  /// let pad = try HeadlessDevice("iPad Air 11 M3, iPadOS 26, landscape left, windowed, linked 18")
  /// ```
  ///
  /// - Parameters:
  ///   - line: what ``Configuration/init(_:fileID:line:)`` reads.
  ///   - fileID: where the line stands, for messages.
  ///   - lineNumber: where the line stands, for messages.
  /// - Throws: a ``ConfigurationError`` that says what is wrong, what was expected, and the nearest
  ///   name.
  public convenience init(
    _ line: String, fileID: String = #fileID, line lineNumber: Int = #line
  ) throws(ConfigurationError) {
    self.init(try Configuration(line, fileID: fileID, line: lineNumber))
  }
}
