/// Reads an XML property list, keeping the line and column of every value.
///
/// It knows the elements of property lists and the five named entities of XML, and nothing that
/// could name another file or grow: a document type with declarations of its own is refused.
struct PropertyListParser {
  private var reader: XMLReader
  private let text: UTF8Text

  init(_ text: UTF8Text) {
    self.text = text
    reader = XMLReader(text)
  }

  private static let names = [
    "plist", "dict", "array", "key", "string", "true", "false", "integer", "real", "date", "data",
  ]

  /// Reads the whole file.
  mutating func parse() throws(ReadingError) -> PropertyList {
    let root = try openTag("<plist>")
    guard root.name == "plist" else { throw unexpected(root, "<plist>") }
    guard !root.isClosed else { throw error(root.offset, "an empty property list", "a <dict>") }
    let first = try reader.nextTag()
    if first.isEnd { throw error(first.offset, "an empty property list", "a <dict>") }
    let value = try value(first, depth: 0)
    let end = try reader.nextTag()
    guard end.isEnd, end.name == "plist" else { throw unexpected(end, "</plist>") }
    return value
  }

  private mutating func openTag(_ expected: String) throws(ReadingError) -> XMLReader.Tag {
    let tag = try reader.nextTag()
    guard !tag.isEnd else { throw unexpected(tag, expected) }
    return tag
  }

  private mutating func value(
    _ tag: XMLReader.Tag, depth: Int
  ) throws(ReadingError) -> PropertyList {
    let location = text.location(of: tag.offset)
    guard depth < PropertyList.deepest else {
      throw ReadingError(
        location, "dictionaries and arrays nested too deep",
        expected: "at most \(PropertyList.deepest) levels")
    }
    switch tag.name {
    case "dict":
      return PropertyList(.dictionary(try dictionary(tag, depth: depth)), at: location)
    case "array": return PropertyList(.array(try array(tag, depth: depth)), at: location)
    case "string": return PropertyList(.string(try content(of: tag)), at: location)
    case "true", "false":
      _ = try content(of: tag)
      return PropertyList(.bool(tag.name == "true"), at: location)
    case "integer", "real":
      return PropertyList(.number(Double(try content(of: tag))), at: location)
    case "date":
      _ = try content(of: tag)
      return PropertyList(.date, at: location)
    case "data":
      _ = try content(of: tag)
      return PropertyList(.data, at: location)
    default: throw unexpected(tag, "a value")
    }
  }

  private mutating func dictionary(
    _ tag: XMLReader.Tag, depth: Int
  ) throws(ReadingError) -> [(key: Word, value: PropertyList)] {
    var entries: [(key: Word, value: PropertyList)] = []
    var keys: Set<String> = []
    guard !tag.isClosed else { return entries }
    while true {
      let next = try reader.nextTag()
      if next.isEnd {
        guard next.name == "dict" else { throw unexpected(next, "</dict>") }
        return entries
      }
      guard next.name == "key" else { throw unexpected(next, "<key> or </dict>") }
      let key = Word(text: try content(of: next), location: text.location(of: next.offset))
      guard keys.insert(key.text).inserted else {
        throw ReadingError(
          key.location, "a second key \(ReadingError.quoted(key.text)) in one dictionary")
      }
      let first = try openTag("a value for the key \(ReadingError.quoted(key.text))")
      entries.append((key, try value(first, depth: depth + 1)))
    }
  }

  private mutating func array(
    _ tag: XMLReader.Tag, depth: Int
  ) throws(ReadingError) -> [PropertyList] {
    var values: [PropertyList] = []
    guard !tag.isClosed else { return values }
    while true {
      let next = try reader.nextTag()
      if next.isEnd {
        guard next.name == "array" else { throw unexpected(next, "</array>") }
        return values
      }
      values.append(try value(next, depth: depth + 1))
    }
  }

  /// The text of an element that holds no other.
  private mutating func content(of tag: XMLReader.Tag) throws(ReadingError) -> String {
    guard !tag.isClosed else { return "" }
    let content = try reader.characters()
    let end = try reader.nextTag()
    guard end.isEnd, end.name == tag.name else { throw unexpected(end, "</\(tag.name)>") }
    return content
  }

  private func unexpected(_ tag: XMLReader.Tag, _ expected: String) -> ReadingError {
    let isKnown = Self.names.contains(tag.name)
    let nearest = isKnown ? nil : Spelling.nearest(to: tag.name, in: Self.names)
    let shown = ReadingError.quoted("<" + (tag.isEnd ? "/" : "") + tag.name + ">")
    return ReadingError(
      text.location(of: tag.offset), "found \(shown)", expected: expected, nearest: nearest)
  }

  private func error(_ offset: Int, _ message: String, _ expected: String) -> ReadingError {
    ReadingError(text.location(of: offset), message, expected: expected)
  }
}
