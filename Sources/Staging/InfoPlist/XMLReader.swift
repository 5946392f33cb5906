/// Takes an XML text apart into tags and the characters between them.
struct XMLReader {
  /// A tag and where it begins.
  struct Tag {
    var name: String
    var offset: Int
    /// `</name>`.
    var isEnd: Bool
    /// `<name/>`.
    var isClosed: Bool
  }

  private let text: UTF8Text
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: UTF8Text) {
    self.text = text
    bytes = text.bytes
  }

  /// Skips white space, comments, instructions and the document type, and reads the next tag.
  mutating func nextTag() throws(ScenarioError) -> Tag {
    while true {
      skipSpace()
      guard position < bytes.count else {
        throw error(bytes.count, "the property list ends too early", "</plist>")
      }
      guard bytes[position] == UInt8(ascii: "<") else {
        throw error(position, "text between elements", "a tag")
      }
      if looksAt("<!--") {
        try skip(past: "-->", "a comment that does not end")
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
  mutating func characters() throws(ScenarioError) -> String {
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

  private mutating func tag() throws(ScenarioError) -> Tag {
    let offset = position
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error(offset, "a tag that does not end", ">")
    }
    var inside = bytes[(offset + 1)..<end]
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside = inside.dropFirst() }
    let isClosed = inside.last == UInt8(ascii: "/")
    if isClosed { inside = inside.dropLast() }
    let name = inside.prefix { !Self.isSpace($0) }
    position = end + 1
    return Tag(
      name: String(decoding: name, as: UTF8.self), offset: offset, isEnd: isEnd, isClosed: isClosed)
  }

  private mutating func skipDocumentType() throws(ScenarioError) {
    let start = position
    try skip(past: ">", "a document type that does not end")
    if bytes[start..<position].contains(UInt8(ascii: "[")) {
      throw error(
        start, "a document type with declarations of its own", "the one property lists have")
    }
  }

  private mutating func entity() throws(ScenarioError) -> [UInt8] {
    let start = position
    let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw error(start, "a & that begins no entity", "&amp;") }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let scalar = number.flatMap(Unicode.Scalar.init) else {
      throw error(
        start, "the entity \(ScenarioError.quoted("&\(name);"))",
        "one of &amp; &lt; &gt; &quot; &apos; or a number")
    }
    return Array(String(scalar).utf8)
  }

  private mutating func skip(past end: String, _ problem: String) throws(ScenarioError) {
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

  private func error(_ offset: Int, _ message: String, _ expected: String) -> ScenarioError {
    ScenarioError(text.location(of: offset), message, expected: expected)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
