import Foundation

/// A file that a project's folder names itself, rather than who runs the command.
///
/// Checking an untrusted folder must not read or write files outside it.
enum OwnFile {
  /// Checks that a path is in a folder, with links resolved.
  ///
  /// - Parameters:
  ///   - path: the file; it need not be there.
  ///   - folder: the project's folder.
  /// - Throws: if it is outside.
  static func check(_ path: String, in folder: String) throws {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: path)
    let place = file.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(file.lastPathComponent)
    let manager = FileManager.default
    let attributes = try? manager.attributesOfItem(atPath: place.path)
    var isInside = isPath(place.path, in: root)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink {
      // A link that leads nowhere would be written through.
      let target = place.resolvingSymlinksInPath().path
      isInside = isPath(target, in: root) && manager.fileExists(atPath: target)
    }
    guard isInside else {
      throw CommandError("\(path) is outside the project's folder and is neither read nor written.")
    }
  }

  private static func isPath(_ path: String, in root: String) -> Bool {
    path.hasPrefix(root == "/" ? "/" : root + "/")
  }
}
