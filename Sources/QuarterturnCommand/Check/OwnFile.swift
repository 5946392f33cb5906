import Foundation
import Orientation
import TextFormats
import XcodeProjectFiles

/// A file that a project's folder names itself, rather than who runs the command.
///
/// Checking an untrusted folder must not read or write files outside it. Links are resolved once;
/// from then on the file is reached from the folder downwards and no link is followed, so that
/// exchanging a folder for a link meanwhile leads nowhere.
struct OwnFile {
  /// The path as it is printed.
  let path: String

  private let root: String
  /// From the root, without links.
  private let place: String

  /// - Parameters:
  ///   - path: the file; it need not be there.
  ///   - folder: the project's folder.
  ///   - shown: the path as it is printed, where that is another.
  /// - Throws: if it is outside.
  init(_ path: String, in folder: String, shown: String? = nil) throws {
    self.path = shown ?? path
    root = Disk.realPath(folder) ?? folder
    let file = URL(fileURLWithPath: path)
    let parent = file.deletingLastPathComponent().resolvingSymlinksInPath()
    var real = parent.appendingPathComponent(file.lastPathComponent).path
    // A link that leads nowhere would be written through.
    if Self.isLink(real) { real = Disk.realPath(real) ?? "" }
    let inside = root == "/" ? root : root + "/"
    guard real.hasPrefix(inside) else {
      throw CommandError(
        "\(path) is outside the project's folder and is neither read nor written.")
    }
    place = String(real.dropFirst(inside.count))
  }

  /// Whether the file is there.
  var exists: Bool {
    FileManager.default.fileExists(atPath: (root == "/" ? "" : root) + "/" + place)
  }

  /// Reads the file.
  ///
  /// - Parameter most: the most bytes it may have.
  /// - Returns: its content.
  /// - Throws: why it cannot be read.
  func read(most: Int) throws(ReadingError) -> [UInt8] {
    let location = SourceLocation(file: path)
    try FileBytes.check(root + "/" + place, most: most, location: location, shown: path)
    do throws(Disk.Failure) {
      return try Disk.inFolder(of: place, in: root) { name, folder throws(Disk.Failure) in
        try Disk.read(name, inFolder: folder, most: most)
      }
    } catch {
      throw ReadingError(location, "\(ReadingError.quoted(path)) cannot be read: \(error.reason)")
    }
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: an error with the status 74 if it is not written.
  func write(_ text: String) throws {
    let failure: String?
    do throws(Disk.Failure) {
      failure = try Disk.inFolder(of: place, in: root) { name, folder throws(Disk.Failure) in
        do throws(WholeFile.Failure) {
          try WholeFile.write(Array(text.utf8), as: name, inFolder: folder)
          return nil
        } catch {
          return "\(error)"
        }
      }
    } catch {
      failure = error.reason
    }
    if let failure { throw OutputError("\(path) cannot be written: \(failure).") }
  }

  private static func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }
}
