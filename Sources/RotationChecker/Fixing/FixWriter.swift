import Foundation
import Orientation
public import TextFormats

/// Writes fixed files, inside one folder and nowhere else.
public struct FixWriter: Sendable {
  private let root: String

  /// Writes into a folder.
  ///
  /// - Parameter folder: its path; links in it are looked through once, here.
  public init(_ folder: String) {
    root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// Writes a file in one step, with the permissions it had.
  ///
  /// - Parameter fix: the file.
  /// - Throws: if it was not written: it is outside, or has changed meanwhile.
  public func write(_ fix: FileFix) throws(ReadingError) {
    let location = SourceLocation(file: fix.path)
    let place = URL(fileURLWithPath: root).appendingPathComponent(fix.path)
    let path = place.resolvingSymlinksInPath().path
    guard path.hasPrefix(root == "/" ? "/" : root + "/"), path == place.standardizedFileURL.path
    else {
      throw ReadingError(location, "the file is a link or is outside the folder: not written")
    }
    guard FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) == fix.before else {
      throw ReadingError(location, "the file has changed meanwhile: not written")
    }
    do {
      try WholeFile.write(fix.after, to: path)
    } catch {
      throw ReadingError(location, "the file cannot be written: \(error)")
    }
  }
}
