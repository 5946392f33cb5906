import Orientation
import TextFormats
import Yams

/// A key that a map has more than once.
///
/// Yams has the place of the first only. With another word there the text is composed again, and
/// what is left of the key is the second.
struct RepeatedKey {
  let name: String
  /// The place of the first.
  let first: Mark
  let source: UTF8Text

  /// What no file has in a key, one for each attempt.
  private static let substitutes: [Unicode.Scalar] = [
    "\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}",
  ]

  /// The error, where the key is repeated.
  var error: ReadingError {
    let key = ReadingError.quoted(name)
    guard let second else {
      return ReadingError(place(first), "the key \(key) is repeated further down")
    }
    let line = first.line == second.line ? "this line" : "line \(first.line)"
    return ReadingError(
      place(second), "the key \(key) is in \(line) already", expected: "each key once")
  }

  private func place(_ mark: Mark) -> SourceLocation {
    source.location(line: mark.line, column: mark.column)
  }

  private var second: Mark? {
    var scalars = Array(source.string.unicodeScalars)
    var replaced: [SourceLocation] = []
    var next = first
    // Other repeated keys are in the way of the whole, too.
    for substitute in Self.substitutes {
      guard Self.put(substitute, at: next, in: &scalars) else { return nil }
      replaced.append(place(next))
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      do {
        return try compose(yaml: String(text), .basic, .default, .utf8).flatMap {
          second(in: $0, replaced)
        }
      } catch YamlError.duplicatedKeysInMapping(_, let context) {
        next = context.mark
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Replaces a key's first character.
  private static func put(
    _ substitute: Unicode.Scalar, at mark: Mark, in scalars: inout [Unicode.Scalar]
  ) -> Bool {
    var line = 1
    var index = 0
    while index < scalars.count, line < mark.line {
      let isEnd =
        scalars[index] == "\n"
        || (scalars[index] == "\r" && scalars[(index + 1)...].first != "\n")
      if isEnd { line += 1 }
      index += 1
    }
    index += mark.column - 1
    if scalars.indices.contains(index), scalars[index] == "\"" || scalars[index] == "'" {
      index += 1
    }
    guard scalars.indices.contains(index) else { return false }
    scalars[index] = substitute
    return true
  }

  /// The second place of the key in the map that has keys replaced.
  ///
  /// - Parameters:
  ///   - node: what was composed.
  ///   - replaced: the places of keys that were replaced, the first one at the front.
  /// - Returns: nil where neither that map nor the key is found.
  private func second(in node: Node, _ replaced: [SourceLocation]) -> Mark? {
    switch node {
    case .scalar, .alias: return nil
    case .sequence(let sequence):
      for child in sequence {
        if let found = second(in: child, replaced) { return found }
      }
    case .mapping(let mapping):
      let isIt = mapping.keys.contains { $0.mark.map { place($0) } == replaced[0] }
      if isIt { return mapping.keys.first { isSecond($0, replaced) }?.mark }
      for (key, value) in mapping {
        if let found = second(in: key, replaced) ?? second(in: value, replaced) { return found }
      }
    }
    return nil
  }

  /// Whether a key beside the first one is the same; a third may have been replaced, too.
  private func isSecond(_ key: Node, _ replaced: [SourceLocation]) -> Bool {
    guard let mark = key.mark, place(mark) != replaced[0], let text = key.string else {
      return false
    }
    let tail = name.unicodeScalars.dropFirst()
    return text == name
      || (replaced.contains(place(mark)) && text.unicodeScalars.dropFirst().elementsEqual(tail))
  }
}
