/// Takes an XML text apart into tags and the characters between them.
package struct XMLReader {
  /// A tag and where it begins.
  package struct Tag {
    /// The element's name.
    package var name: String
    /// Where the tag begins.
    package var offset: Int
    /// `</name>`.
    package var isEnd: Bool
    /// `<name/>`.
    package var isClosed: Bool
    /// The bytes after the name, where the attributes are.
    var rest: Range<Int>
  }

  private let text: UTF8Text
  private let bytes: [UInt8]
  private let kind: String
  private let end: String
  private var position = 0

  /// Begins to read a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - kind: what the text is, for messages.
  ///   - end: the tag it ends with, for messages.
  package init(_ text: UTF8Text, kind: String = "property list", end: String = "</plist>") {
    self.text = text
    self.kind = kind
    self.end = end
    bytes = text.bytes
  }

  /// Skips white space, comments, instructions and the document type, and reads the next tag.
  ///
  /// - Parameter passesText: whether text before it is skipped rather than an error.
  /// - Returns: the tag.
  /// - Throws: what is there instead.
  package mutating func nextTag(passesText: Bool = false) throws(ReadingError) -> Tag {
    while true {
      skipSpace()
      guard position < bytes.count else {
        throw error(bytes.count, "the \(kind) ends too early", end)
      }
      guard bytes[position] == UInt8(ascii: "<") else {
        guard passesText else { throw error(position, "text between elements", "a tag") }
        position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        continue
      }
      if looksAt("<!--") {
        try skip(past: "-->", "a comment that does not end")
      } else if passesText, looksAt("<![CDATA[") {
        try skip(past: "]]>", "a CDATA section that does not end")
      } else if looksAt("<?") {
        try skip(past: "?>", "an instruction that does not end")
      } else if looksAt("<!") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
  }

  /// Reads the characters up to the next tag, with entities replaced.
  package mutating func characters() throws(ReadingError) -> String {
    var content: [UInt8] = []
    while position < bytes.count {
      if looksAt("<![CDATA[") {
        let start = position + 9
        try skip(past: "]]>", "a CDATA section that does not end")
        content += bytes[start..<(position - 3)]
      } else if looksAt("<!--") {
        try skip(past: "-->", "a comment that does not end")
      } else if bytes[position] == UInt8(ascii: "<") {
        break
      } else if bytes[position] == UInt8(ascii: "&") {
        content += try entity()
      } else {
        content.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// The attributes of a tag, with entities replaced; the first of two with one name counts.
  package func attributes(of tag: Tag) throws(ReadingError) -> [String: String] {
    var attributes: [String: String] = [:]
    var index = tag.rest.lowerBound
    let end = tag.rest.upperBound
    while true {
      while index < end, Self.isSpace(bytes[index]) { index += 1 }
      guard index < end else { return attributes }
      let start = index
      while index < end, bytes[index] != UInt8(ascii: "="), !Self.isSpace(bytes[index]) {
        index += 1
      }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      while index < end, Self.isSpace(bytes[index]) { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "=") else {
        throw error(start, "an attribute without a value", "name=\"value\"")
      }
      index += 1
      while index < end, Self.isSpace(bytes[index]) { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index])
      else { throw error(start, "an attribute without quotes", "name=\"value\"") }
      let value = try characters(in: (index + 1)..<close)
      if attributes[name] == nil { attributes[name] = value }
      index = close + 1
    }
  }

  private func characters(in range: Range<Int>) throws(ReadingError) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var content: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "&") {
        let entity = try entity(at: index)
        content += entity.bytes
        index = entity.end
      } else {
        content.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func tag() throws(ReadingError) -> Tag {
    let offset = position
    guard let end = endOfTag() else { throw error(offset, "a tag that does not end", ">") }
    var inside = bytes[(offset + 1)..<end]
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside = inside.dropFirst() }
    let isClosed = inside.last == UInt8(ascii: "/")
    if isClosed { inside = inside.dropLast() }
    let name = inside.prefix { !Self.isSpace($0) }
    position = end + 1
    return Tag(
      name: String(decoding: name, as: UTF8.self), offset: offset, isEnd: isEnd,
      isClosed: isClosed, rest: name.endIndex..<inside.endIndex)
  }

  /// Where the tag at the position ends: a `>` between quotes does not end it.
  private func endOfTag() -> Int? {
    var quote: UInt8?
    for index in position..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  private mutating func skipDocumentType() throws(ReadingError) {
    let start = position
    try skip(past: ">", "a document type that does not end")
    if bytes[start..<position].contains(UInt8(ascii: "[")) {
      throw error(
        start, "a document type with declarations of its own",
        kind == "property list" ? "the one property lists have" : "none, or one without them")
    }
  }

  private mutating func entity() throws(ReadingError) -> [UInt8] {
    let entity = try entity(at: position)
    position = entity.end
    return entity.bytes
  }

  private func entity(at start: Int) throws(ReadingError) -> (bytes: [UInt8], end: Int) {
    let semicolon = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let semicolon else { throw error(start, "a & that begins no entity", "&amp;") }
    let name = String(decoding: bytes[(start + 1)..<semicolon], as: UTF8.self)
    let end = semicolon + 1
    switch name {
    case "amp": return ([UInt8(ascii: "&")], end)
    case "lt": return ([UInt8(ascii: "<")], end)
    case "gt": return ([UInt8(ascii: ">")], end)
    case "quot": return ([UInt8(ascii: "\"")], end)
    case "apos": return ([UInt8(ascii: "'")], end)
    default: break
    }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let scalar = number.flatMap(Unicode.Scalar.init) else {
      throw error(
        start, "the entity \(ReadingError.quoted("&\(name);"))",
        "one of &amp; &lt; &gt; &quot; &apos; or a number")
    }
    return (Array(String(scalar).utf8), end)
  }

  private mutating func skip(past end: String, _ problem: String) throws(ReadingError) {
    let start = position
    let end = Array(end.utf8)
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      position += 1
    }
    throw error(start, problem, String(decoding: end, as: UTF8.self))
  }

  private func looksAt(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { unsafe bytes[position...].starts(with: $0) }
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private func error(_ offset: Int, _ message: String, _ expected: String) -> ReadingError {
    ReadingError(text.location(of: offset), message, expected: expected)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
