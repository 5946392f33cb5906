/// Paths inside a project's folder, with forward slashes.
enum ProjectPath {
  /// A path without `.`, `..` and double slashes; nil when it leaves the folder.
  ///
  /// The folder itself is the empty path.
  static func normalized(_ path: String) -> String? {
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch name {
      case ".": continue
      case "..": if names.popLast() == nil { return nil }
      default: names.append(name)
      }
    }
    return names.joined(separator: "/")
  }

  /// Puts a folder and a path in it together, without looking at `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
  }

  /// The folder a path is in; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The last name of a path without its ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether a path lies in a folder, or is it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
