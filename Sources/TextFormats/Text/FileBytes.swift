import Foundation
package import Orientation

/// Reads a file whole, if it is one and not too large.
package enum FileBytes {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - most: the most bytes it may have.
  ///   - location: the place to name in errors: the file itself, or where it is named.
  /// - Returns: its content.
  /// - Throws: why it cannot be read.
  package static func read(
    _ path: String, most: Int, location: SourceLocation
  ) throws(ReadingError) -> [UInt8] {
    try check(path, most: most, location: location)
    let name = ReadingError.quoted(path)
    guard let handle = FileHandle(forReadingAtPath: path),
      let data = try? handle.read(upToCount: most + 1) ?? Data()
    else { throw ReadingError(location, "\(name) cannot be read") }
    guard data.count <= most else {
      throw ReadingError(
        location, "\(name) is too long", expected: "a file of at most \(most) bytes")
    }
    return [UInt8](data)
  }

  /// Checks that a file is there, and not too large.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - most: the most bytes it may have.
  ///   - location: the place to name in errors.
  ///   - shown: the path as it is printed, where that is another.
  /// - Throws: why it cannot be read.
  package static func check(
    _ path: String, most: Int, location: SourceLocation, shown: String? = nil
  ) throws(ReadingError) {
    let name = ReadingError.quoted(shown ?? path)
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    guard unsafe manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ReadingError(location, "there is no file \(name)")
    }
    guard !isFolder.boolValue else { throw ReadingError(location, "\(name) is a folder") }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? manager.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw ReadingError(location, "\(name) is not a regular file")
    }
    if let size = attributes?[.size] as? Int, size > most {
      throw ReadingError(
        location, "\(name) has \(size) bytes", expected: "a file of at most \(most) bytes")
    }
  }
}
