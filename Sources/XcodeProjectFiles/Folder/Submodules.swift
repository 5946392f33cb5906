import Orientation
import TextFormats

/// Git repositories inside of a folder whose content has not been fetched.
struct Submodules {
  /// Where each is, and where that is written, in the order of the file.
  private(set) var missing: [(path: String, location: SourceLocation)] = []

  private static let mostBytes = 1 << 20

  /// Looks at the folders that `.gitmodules` names.
  ///
  /// - Parameter root: the folder.
  init(in root: String) {
    guard let bytes = try? Disk.read(".gitmodules", in: root, most: Self.mostBytes) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let sides = line.split(separator: "=", maxSplits: 1).map { side in
        String(side.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      guard sides.count == 2, sides[0] == "path",
        let path = ProjectPath.normalized(sides[1]), !path.isEmpty
      else { continue }
      let entries = (try? Disk.entries(in: path, of: root))?.entries ?? []
      guard entries.isEmpty else { continue }
      missing.append((path, SourceLocation(file: ".gitmodules", line: index + 1)))
    }
  }

  /// What is unknown for that reason, a line each.
  var problems: [Problem] {
    missing.map { path, location in
      Problem(
        .missing, location,
        "the submodule \(ReadingError.quoted(path)) is not checked out; what is in it is unknown")
    }
  }

  /// Whether a path is in one of them.
  func contain(_ path: String) -> Bool {
    missing.contains { ProjectPath.isPath(path, in: $0.path) }
  }
}
