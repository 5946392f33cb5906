public import Orientation

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
}
