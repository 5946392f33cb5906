import Foundation

/// A file that a project's folder names itself, rather than who runs the command.
///
/// Whoever checks a folder of others does not want its files to lead to his own.
enum OwnFile {
  /// Checks that a path lies in a folder, links looked through.
  ///
  /// - Parameters:
  ///   - path: the file; it need not be there.
  ///   - folder: the project's folder.
  /// - Throws: that it lies outside.
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
      throw CommandError(
        "\(path) leads out of the project's folder and is neither read nor written.")
    }
  }

  private static func isPath(_ path: String, in root: String) -> Bool {
    path.hasPrefix(root == "/" ? "/" : root + "/")
  }
}
