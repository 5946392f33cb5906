import Foundation

/// Paths from one folder to another place.
enum RelativePath {
  /// The path from a folder to a place, with `..` where it leads out.
  static func from(_ folder: URL, to place: URL) -> String {
    let from = folder.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let to = place.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
