import Orientation

/// Reads a property list in the OpenStep form, in which Xcode writes project files.
///
/// It continues after a mistake: what is missing is noted and assumed, what does not belong is
/// skipped. Comments, unquoted words, escapes of both styles and data are known; bytes that are not
/// UTF-8 become replacement characters.
struct OpenStepParser {
  /// The mistakes, in order; after a limit the rest is not reported.
  private(set) var problems: [Problem] = []

  private let bytes: [UInt8]
  private let lines: LineTable
  private let file: String
  private var position: Int

  /// How many mistakes of one file are reported.
  private static let mostProblems = 20

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineTable(bytes)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the file's one value.
  ///
  /// - Returns: nil when there is none.
  mutating func parse() -> PropertyList? {
    skipSpace()
    let value = value(depth: 0)
    skipSpace()
    if position < bytes.count, value != nil {
      note(position, "text after the end of the property list")
    }
    return value
  }

  private mutating func value(depth: Int) -> PropertyList? {
    guard let byte = peek else {
      note(position, "the property list ends too early", expected: "a value")
      return nil
    }
    let location = location(position)
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth < PropertyList.deepest else {
        note(
          position, "dictionaries and arrays nested too deep",
          expected: "at most \(PropertyList.deepest) levels")
        position = bytes.count
        return nil
      }
      position += 1
      let content: PropertyList.Content =
        byte == UInt8(ascii: "{")
        ? .dictionary(entries(depth: depth + 1)) : .array(elements(depth: depth + 1))
      return PropertyList(content, at: location)
    case UInt8(ascii: "<"):
      skipData()
      return PropertyList(.data, at: location)
    default:
      guard let word = word() else {
        note(position, "found \(shown(byte))", expected: "a word, a text, {, ( or <")
        return nil
      }
      return PropertyList(.string(word), at: location)
    }
  }

  private mutating func entries(depth: Int) -> [(key: Word, value: PropertyList)] {
    var entries: [(key: Word, value: PropertyList)] = []
    while true {
      skipSpace()
      guard let byte = peek else {
        note(position, "a dictionary that does not end", expected: "}")
        return entries
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        return entries
      }
      if skipConflictMarker() { continue }
      let start = location(position)
      guard let key = word() else {
        note(position, "found \(shown(byte))", expected: "a key or }")
        position += 1
        continue
      }
      skipSpace()
      guard take("=") else {
        note(position, "a key without a value: \(ReadingError.quoted(key))", expected: "=")
        skipStatement()
        continue
      }
      skipSpace()
      guard let value = value(depth: depth) else {
        skipStatement()
        continue
      }
      entries.append((Word(text: key, location: start), value))
      skipSpace()
      if !take(";") {
        note(position, "the value of \(ReadingError.quoted(key)) does not end", expected: ";")
      }
    }
  }

  private mutating func elements(depth: Int) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      skipSpace()
      guard let byte = peek else {
        note(position, "an array that does not end", expected: ")")
        return elements
      }
      if byte == UInt8(ascii: ")") {
        position += 1
        return elements
      }
      if skipConflictMarker() { continue }
      guard let value = value(depth: depth) else {
        // An array that was never closed should not take in the rest of the file.
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return elements }
        position += 1
        continue
      }
      elements.append(value)
      skipSpace()
      if !take(","), let next = peek, next != UInt8(ascii: ")") {
        note(position, "an element that does not end", expected: ", or )")
      }
    }
  }

  /// A quoted text or an unquoted word; nil when neither begins here.
  private mutating func word() -> String? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    let start = position
    while let next = peek, Self.isWord(next) { position += 1 }
    guard position > start else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
    }
    note(start, "a text that does not end", expected: shown(quote))
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() -> [UInt8] {
    guard let byte = peek else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "a"): return [7]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "v"): return [11]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return scalar(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return scalar(digits: 3, radix: 8)
    default: return [byte]
    }
  }

  private mutating func scalar(digits: Int, radix: UInt32) -> [UInt8] {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Self.digit(byte), digit < radix else { break }
      value = value * radix + digit
      position += 1
    }
    return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func skipData() {
    let start = position
    position += 1
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: ">") { return }
      let isData = Self.digit(byte) != nil || Self.isSpace(byte) || byte == UInt8(ascii: "*")
      if !isData {
        note(position - 1, "found \(shown(byte)) in data", expected: "hexadecimal digits or >")
        return
      }
    }
    note(start, "data that does not end", expected: ">")
  }

  /// Skips what is left of an entry that makes no sense: to its semicolon, or the end of its line.
  private mutating func skipStatement() {
    while let byte = peek, byte != UInt8(ascii: "}"), byte != 10 {
      position += 1
      if byte == UInt8(ascii: ";") { return }
    }
  }

  /// Skips a line that a merge left; both sides of the conflict then count.
  private mutating func skipConflictMarker() -> Bool {
    guard position == 0 || bytes[position - 1] == 10 else { return false }
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard markers.contains(where: { bytes[position...].starts(with: $0.utf8) }) else {
      return false
    }
    note(position, "a merge conflict", expected: "one of the two sides")
    position = bytes[position...].firstIndex(of: 10) ?? bytes.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        position = bytes[position...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    position = bytes.count
    note(start, "a comment that does not end", expected: "*/")
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek.map({ Unicode.Scalar($0) == sign }) == true else { return false }
    position += 1
    return true
  }

  private func location(_ offset: Int) -> SourceLocation {
    let position = lines.position(of: offset, in: bytes)
    return SourceLocation(file: file, line: position.line, column: position.column)
  }

  private mutating func note(_ offset: Int, _ message: String, expected: String? = nil) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(Problem(.malformed, location(offset), message, expected: expected))
  }

  private func shown(_ byte: UInt8) -> String {
    byte < 0x80 ? ReadingError.quoted(String(Unicode.Scalar(byte))) : "a letter outside ASCII"
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Xcode quotes what is not of these; a dash is taken as other readers take it.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
