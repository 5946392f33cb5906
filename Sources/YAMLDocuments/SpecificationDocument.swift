import Orientation
package import TextFormats
import Yams

/// XcodeGen's `project.yml` as a tree with the place of each value.
package enum SpecificationDocument {
  /// The most bytes a file may have, how deep it may nest, and how many values are looked at.
  static let mostBytes = 1_048_576
  static let deepest = 60
  static let mostValues = 200_000

  /// Reads YAML.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its path, for messages.
  /// - Returns: its one value.
  /// - Throws: what is wrong with it.
  package static func read(_ bytes: [UInt8], file: String) throws(Problem) -> PropertyList {
    let whole = SourceLocation(file: file)
    guard bytes.count <= mostBytes else {
      throw Problem(
        .leftOut, whole, "the file has \(bytes.count) bytes",
        expected: "a file of at most \(mostBytes) bytes")
    }
    let text: UTF8Text
    let root: Node
    do throws(ReadingError) {
      text = try UTF8Text(bytes, file: file)
    } catch {
      throw Problem(error)
    }
    try checkDepth(text)
    do throws(ReadingError) {
      root = try Node(composing: text, content: "an XcodeGen project")
    } catch {
      throw Problem(error)
    }
    var count = 0
    let result = list(root, file: file, depth: 0, count: &count)
    guard count < mostValues else {
      throw Problem(
        .leftOut, whole, "very many values, aliases counted as what they represent",
        expected: "at most \(mostValues)")
    }
    return result
  }

  /// Composing recurses, so nesting without end must not reach it.
  private static func checkDepth(_ text: UTF8Text) throws(Problem) {
    var brackets = 0
    var lead = 0
    var isLead = true
    for (offset, byte) in text.bytes.enumerated() {
      switch byte {
      case 10, 13:
        lead = 0
        isLead = true
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      default: break
      }
      if isLead {
        if byte == 32 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") {
          lead += 1
        } else {
          isLead = false
        }
      }
      if isKeyOfItsOwn(text.bytes, offset) {
        throw Problem(
          .leftOut, text.location(of: offset), "a key that is an alias, a list or a map",
          expected: "a word")
      }
      if brackets > deepest || lead > 4 * deepest {
        throw Problem(
          .leftOut, text.location(of: offset), "lists and maps nested too deep",
          expected: "at most \(deepest) levels")
      }
    }
  }

  /// Whether a key begins here that is not a word: comparing such keys could take forever.
  private static func isKeyOfItsOwn(_ bytes: [UInt8], _ offset: Int) -> Bool {
    let byte = bytes[offset]
    guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "*") else { return false }
    let signs: [UInt8] = Array(" \n\r\t[{,-?:".utf8)
    guard offset == 0 || signs.contains(bytes[offset - 1]) else { return false }
    if byte == UInt8(ascii: "?") {
      return offset + 1 == bytes.count || signs.contains(bytes[offset + 1])
    }
    // An alias is a key when a colon follows its name.
    let rest = bytes[(offset + 1)...].prefix(200)
    let end = rest.firstIndex { $0 <= 32 || $0 == UInt8(ascii: ",") } ?? rest.endIndex
    if end > rest.startIndex, bytes[end - 1] == UInt8(ascii: ":") { return true }
    let next = bytes[end...].first { $0 != 32 && $0 != 9 }
    return next == UInt8(ascii: ":")
  }

  /// A node; an alias stands for a copy, so that the total is counted.
  private static func list(
    _ node: Node, file: String, depth: Int, count: inout Int
  ) -> PropertyList {
    let location = SourceLocation(file: file, line: node.mark?.line, column: node.mark?.column)
    count += 1
    guard count < mostValues, depth < deepest else {
      return PropertyList(.string(""), at: location)
    }
    switch node {
    case .scalar(let scalar):
      return PropertyList(.string(scalar.string), at: location)
    case .sequence(let sequence):
      var elements: [PropertyList] = []
      for child in sequence {
        elements.append(list(child, file: file, depth: depth + 1, count: &count))
      }
      return PropertyList(.array(elements), at: location)
    case .mapping(let mapping):
      var entries: [(key: Word, value: PropertyList)] = []
      for (key, value) in mapping {
        let place = SourceLocation(file: file, line: key.mark?.line, column: key.mark?.column)
        let word = Word(text: key.scalar?.string ?? "", location: place)
        let child = list(value, file: file, depth: depth + 1, count: &count)
        if word.text == "<<" {
          // A merge: the map's own values win.
          let own = Set(mapping.keys.compactMap { $0.scalar?.string })
          entries += child.entries.filter { !own.contains($0.key.text) }
        } else {
          entries.append((word, child))
        }
      }
      return PropertyList(.dictionary(entries), at: location)
    case .alias: return PropertyList(.string(""), at: location)
    }
  }
}
