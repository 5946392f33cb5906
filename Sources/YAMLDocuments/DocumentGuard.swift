import Orientation
import TextFormats

/// Refuses, before YAML is composed, what the format does not use: anchors, aliases, tags, tabs as
/// indentation, and nesting without end.
///
/// An alias can stand for a text a million times as long as the file, and composing recurses, so
/// neither should reach it. The scan knows quotes, comments, block texts and plain words that
/// continue over several lines, and nothing more.
struct DocumentGuard {
  /// How deep brackets may nest, and by how many columns a block may be indented.
  static let deepest = (brackets: 40, columns: 120)

  private let text: UTF8Text
  private let bytes: [UInt8]
  private var lineStart = 0
  /// How many brackets are open.
  private var brackets = 0
  /// The quote that is open.
  private var quote: UInt8?
  /// Whether the last line ended in a plain word, which the next line may continue.
  private var isInPlainWord = false
  /// The column of the key or dash that the current value belongs to.
  private var parent = -1
  /// The column of the value that is being read.
  private var node = 0
  /// The indentation of the text of `|` or `>`, once its first line shows it.
  private var blockText: BlockText?

  private enum BlockText {
    case furtherThan(Int)
    case from(Int)
  }

  init(_ text: UTF8Text) {
    self.text = text
    bytes = text.bytes
  }

  /// Scans the whole text.
  consuming func check() throws(ReadingError) {
    try checkInvisible()
    while lineStart < bytes.count {
      let end = bytes[lineStart...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
      try checkLine(to: end)
      lineStart = end + 1
    }
  }

  /// YAML treats some invisible characters as line ends, or skips them.
  private func checkInvisible() throws(ReadingError) {
    let characters: [(bytes: [UInt8], name: String)] = [
      ([0xC2, 0x85], "U+0085"), ([0xE2, 0x80, 0xA8], "U+2028"), ([0xE2, 0x80, 0xA9], "U+2029"),
      ([0xEF, 0xBB, 0xBF], "U+FEFF"),
    ]
    for (index, byte) in bytes.enumerated() where byte == 0xC2 || byte == 0xE2 || byte == 0xEF {
      if let found = characters.first(where: { bytes[index...].starts(with: $0.bytes) }) {
        throw error(index, "an invisible character (\(found.name))", expected: "none")
      }
    }
  }

  private mutating func checkLine(to end: Int) throws(ReadingError) {
    var first = lineStart
    while first < end, bytes[first] == UInt8(ascii: " ") { first += 1 }
    let indentation = first - lineStart
    guard first < end else {
      // Empty lines before the first of a block text count as its indentation.
      if case .furtherThan(let column) = blockText {
        blockText = .furtherThan(max(column, indentation - 1))
      }
      return
    }
    if quote == nil {
      if isBlockText(indentation) { return }
      if bytes[first] == UInt8(ascii: "\t"), brackets == 0 {
        throw error(first, "a tab as indentation", expected: "spaces")
      }
      if isMarker("---", first, end) {
        first += 3
        isInPlainWord = false
      } else if isMarker("...", first, end) || (indentation == 0 && bytes[first] == 0x25) {
        throw error(first, "a marker or a directive of YAML", expected: "one document without them")
      }
    }
    try checkColumn(first)
    let goesOn = isInPlainWord && (brackets > 0 || indentation > parent)
    isInPlainWord = goesOn
    try check(from: first, to: end, startsNode: !goesOn)
  }

  private mutating func isBlockText(_ indentation: Int) -> Bool {
    switch blockText {
    case .furtherThan(let parent) where indentation > parent:
      blockText = .from(indentation)
      return true
    case .from(let first) where indentation >= first: return true
    default:
      blockText = nil
      return false
    }
  }

  private func isMarker(_ marker: StaticString, _ index: Int, _ end: Int) -> Bool {
    let isThere = marker.withUTF8Buffer { unsafe bytes[index..<end].starts(with: $0) }
    return isThere && index == lineStart && (index + 3 == end || Self.isSpace(bytes[index + 3]))
  }

  /// Checks the characters of a line after its indentation.
  private mutating func check(from first: Int, to end: Int, startsNode: Bool) throws(ReadingError) {
    var index = first
    var startsNode = startsNode
    while index < end {
      let byte = bytes[index]
      let next = index + 1 < end ? bytes[index + 1] : UInt8(ascii: " ")
      if let open = quote {
        let isEscape =
          open == UInt8(ascii: "'") ? byte == open && next == open : byte == UInt8(ascii: "\\")
        if !isEscape, byte == open { quote = nil }
        index += isEscape ? 2 : 1
        // What follows a quote cannot belong to a plain word.
        startsNode = quote == nil
        continue
      }
      let isFree = startsNode || index == lineStart || Self.isSpace(bytes[index - 1])
      if byte == UInt8(ascii: "#"), isFree {
        isInPlainWord = false
        return
      }
      if Self.isSpace(byte) {
        index += 1
        continue
      }
      if startsNode {
        if try checkStart(index, byte, next) { return }
        // Dashes and brackets begin something in which a value begins.
        startsNode = !isInPlainWord && quote == nil
      } else {
        startsNode = try checkInside(index, byte, next)
      }
      index += 1
    }
  }

  /// Checks a character with which a value, a key or an entry begins.
  ///
  /// - Returns: whether the rest of the line does not matter.
  private mutating func checkStart(
    _ index: Int, _ byte: UInt8, _ next: UInt8
  ) throws(ReadingError) -> Bool {
    let column = index - lineStart
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      quote = byte
      node = column
    case UInt8(ascii: "&"), UInt8(ascii: "*"): throw Self.anchor(text.location(of: index))
    case UInt8(ascii: "!"): throw error(index, "a tag", expected: "the value alone")
    case UInt8(ascii: "|") where brackets == 0, UInt8(ascii: ">") where brackets == 0:
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(next) {
        throw error(index, "an indentation of a block text", expected: "no indentation indicator")
      }
      blockText = .furtherThan(max(parent, 0))
      return true
    case UInt8(ascii: "-") where Self.isSpace(next), UInt8(ascii: "?") where Self.isSpace(next):
      if brackets == 0 { parent = column }
      try checkColumn(index)
    case UInt8(ascii: ":") where Self.isSpace(next) || brackets > 0:
      if brackets == 0 { parent = min(node, column) }
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets += 1
      guard brackets <= Self.deepest.brackets else { throw tooDeep(index) }
      if brackets == 1 { node = column }
    case UInt8(ascii: "]") where brackets > 0, UInt8(ascii: "}") where brackets > 0: brackets -= 1
    case UInt8(ascii: ",") where brackets > 0: break
    default:
      isInPlainWord = true
      node = column
    }
    return false
  }

  /// Checks a character inside a plain word.
  ///
  /// - Returns: whether it ends the word, so that something else can begin.
  private mutating func checkInside(
    _ index: Int, _ byte: UInt8, _ next: UInt8
  ) throws(ReadingError) -> Bool {
    let isInBrackets = brackets > 0
    switch byte {
    case UInt8(ascii: ":") where Self.isSpace(next) || isInBrackets:
      if !isInBrackets { parent = node }
    case UInt8(ascii: ",") where isInBrackets, UInt8(ascii: "[") where isInBrackets,
      UInt8(ascii: "{") where isInBrackets, UInt8(ascii: "]") where isInBrackets,
      UInt8(ascii: "}") where isInBrackets:
      _ = try checkStart(index, byte, next)
    default: return false
    }
    isInPlainWord = false
    return true
  }

  private func checkColumn(_ index: Int) throws(ReadingError) {
    let isDeep = index - lineStart > Self.deepest.columns
    guard !isDeep || brackets > 0 || quote != nil else { throw tooDeep(index) }
  }

  /// The error for an anchor or an alias.
  static func anchor(_ location: SourceLocation) -> ReadingError {
    ReadingError(
      location, "an anchor or an alias", expected: "the value itself, wherever it is needed")
  }

  private func tooDeep(_ index: Int) -> ReadingError {
    error(
      index, "lists and maps nested too deep", expected: "at most \(Self.deepest.brackets) levels")
  }

  private func error(_ index: Int, _ message: String, expected: String) -> ReadingError {
    ReadingError(text.location(of: index), message, expected: expected)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
