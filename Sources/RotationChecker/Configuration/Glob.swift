/// A pattern of paths, as `.gitignore` has them.
///
/// `*` stands for anything within a folder, `**` for any folders, `?` for one character. A pattern
/// without a slash matches at any depth, others begin at the project's folder. What is below a
/// folder that matches, matches.
public struct Glob: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [[Unicode.Scalar]]

  /// Takes a pattern.
  public init(_ pattern: String) {
    description = pattern
    let isAnchored = pattern.dropLast().contains("/")
    let parts = pattern.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
    self.parts = isAnchored ? parts : [Array("**".unicodeScalars)] + parts
  }

  /// Whether a path, or a folder it is in, matches.
  ///
  /// - Parameter path: relative to the project, with forward slashes.
  /// - Returns: false for an empty pattern.
  /// - Complexity: linear in the length of the path, times that of the pattern.
  public func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map { Array($0.unicodeScalars) }
    // The places in the pattern that the components so far may have led to.
    var places = Self.expanded([0], parts)
    for component in components {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if Self.isAny(parts[place]) {
          next.insert(place)
        } else if Self.matches(component, parts[place]) {
          next.insert(place + 1)
        }
      }
      places = Self.expanded(next, parts)
      if parts.contains(where: { !Self.isAny($0) }), places.contains(parts.count) { return true }
    }
    return places.contains(parts.count) && !parts.isEmpty
  }

  /// The places with those behind a `**` that stands for nothing.
  private static func expanded(_ places: Set<Int>, _ parts: [[Unicode.Scalar]]) -> Set<Int> {
    var all = places
    for place in parts.indices where all.contains(place) && isAny(parts[place]) {
      all.insert(place + 1)
    }
    return all
  }

  private static func isAny(_ part: [Unicode.Scalar]) -> Bool { part == ["*", "*"] }

  /// Whether a component matches, going back only to the last star.
  private static func matches(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var index = 0
    var place = 0
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
