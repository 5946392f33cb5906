public import Foundation
public import Orientation
import DeviceSetup

extension InfoPlist {
  /// Reads the keys that concern rotation from a dictionary, with the keys of a real Info.plist.
  ///
  /// - Parameters:
  ///   - dictionary: keys such as `UISupportedInterfaceOrientations`; others are passed over.
  ///   - fileID: the location of the dictionary, for messages.
  ///   - line: the location of the dictionary, for messages.
  /// - Throws: what is wrong with a value.
  public init(
    dictionary: [String: Any], fileID: String = #fileID, line: Int = #line
  ) throws(HeadlessDevice.ConfigurationError) {
    do {
      let location = SourceLocation(file: fileID, line: line)
      self = try LocatedInfoPlist(dictionary: dictionary, at: location).plist
    } catch {
      throw HeadlessDevice.ConfigurationError(error)
    }
  }

  /// Reads the keys that concern rotation from a property list, XML or binary.
  ///
  /// - Parameters:
  ///   - data: the content of an Info.plist.
  ///   - file: the path, for messages.
  /// - Throws: what is wrong with it, with line and column where it has lines.
  public init(data: Data, file: String = "Info.plist") throws(HeadlessDevice.ConfigurationError) {
    do {
      self = try LocatedInfoPlist(bytes: [UInt8](data), file: file).plist
    } catch {
      throw HeadlessDevice.ConfigurationError(error)
    }
  }

  /// Reads the keys that concern rotation from a file, XML or binary.
  ///
  /// - Parameter path: the file; a relative path begins at the current folder.
  /// - Throws: what is wrong with it, with line and column where it has lines.
  public init(contentsOf path: String) throws(HeadlessDevice.ConfigurationError) {
    do {
      self = try LocatedInfoPlist(contentsOf: path).plist
    } catch {
      throw HeadlessDevice.ConfigurationError(error)
    }
  }
}
