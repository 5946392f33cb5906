/// Paths inside a project's folder, with forward slashes.
enum ProjectPath {
  private static let slash = UInt8(ascii: "/")

  /// A path without `.`, `..` and double slashes; nil when it leaves the folder.
  ///
  /// The folder itself is the empty path.
  static func normalized(_ path: String) -> String? {
    var names: [Substring] = []
    for bytes in path.utf8.split(separator: slash) {
      let name = Substring(bytes)
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
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The last name of a path without its ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether a path is in a folder, or is it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
