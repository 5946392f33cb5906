/// Refuses, before YAML is composed, what the format does not use: anchors, aliases, tags, tabs as
/// indentation, and nesting without end.
///
/// An alias can stand for a text a million times as long as the file, and composing recurses, so
/// neither may reach it. The scan knows quotes, comments and block texts, and nothing more.
struct DocumentGuard {
  /// How deep brackets may nest, and by how many columns a block may be indented.
  static let deepest = (brackets: 40, columns: 120)

  private let text: UTF8Text
  private let bytes: [UInt8]
  private var position = 0
  private var brackets = 0
  private var quote: UInt8?
  /// Lines indented further than this are the text of `|` or `>`.
  private var blockText: Int?

  init(_ text: UTF8Text) {
    self.text = text
    bytes = text.bytes
  }

  /// Scans the whole text.
  consuming func check() throws(ScenarioError) {
    while position < bytes.count { try checkLine() }
  }

  private mutating func checkLine() throws(ScenarioError) {
    let start = position
    let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    defer { position = end + 1 }
    var index = start
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < end else { return }
    if quote == nil {
      if let base = blockText {
        if index - start > base { return }
        blockText = nil
      }
      if bytes[index] == UInt8(ascii: "\t"), brackets == 0 {
        throw error(index, "a tab as indentation", expected: "spaces")
      }
    }
    try check(from: index, to: end, lineStart: start)
  }

  /// Checks the characters of a line after its indentation.
  private mutating func check(from first: Int, to end: Int, lineStart: Int) throws(ScenarioError) {
    var index = first
    if first == lineStart, isDocumentStart(first, end) { index += 3 }
    var startsNode = true
    /// The column of the block that a `|` on this line would belong to.
    var block = first - lineStart
    try checkColumn(index, block)
    while index < end {
      let byte = bytes[index]
      let next = index + 1 < end ? bytes[index + 1] : UInt8(ascii: " ")
      if let open = quote {
        let isEscape =
          open == UInt8(ascii: "'") ? byte == open && next == open : byte == UInt8(ascii: "\\")
        if !isEscape && byte == open { quote = nil }
        startsNode = false
        index += isEscape ? 2 : 1
        continue
      }
      let followsSpace = index == lineStart || Self.isSpace(bytes[index - 1])
      if byte == UInt8(ascii: "#"), followsSpace { return }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if startsNode {
          quote = byte
          block = max(block, index - lineStart)
        }
        startsNode = false
      case UInt8(ascii: "&") where startsNode && !Self.isSpace(next):
        throw error(index, "an anchor", expected: "the value itself, wherever it is needed")
      case UInt8(ascii: "*") where startsNode && !Self.isSpace(next):
        throw error(index, "an alias", expected: "the value itself, wherever it is needed")
      case UInt8(ascii: "!") where startsNode:
        throw error(index, "a tag", expected: "the value alone")
      case UInt8(ascii: "|") where startsNode && brackets == 0,
        UInt8(ascii: ">") where startsNode && brackets == 0:
        blockText = block
        return
      case UInt8(ascii: "-") where startsNode && brackets == 0 && Self.isSpace(next),
        UInt8(ascii: "?") where startsNode && Self.isSpace(next):
        block = index - lineStart
        try checkColumn(index, block)
      case UInt8(ascii: "[") where startsNode || brackets > 0,
        UInt8(ascii: "{") where startsNode || brackets > 0:
        brackets += 1
        guard brackets <= Self.deepest.brackets else { throw tooDeep(index) }
        startsNode = true
      case UInt8(ascii: "]") where brackets > 0, UInt8(ascii: "}") where brackets > 0:
        brackets -= 1
        startsNode = false
      case UInt8(ascii: ",") where brackets > 0: startsNode = true
      case UInt8(ascii: ":") where Self.isSpace(next) || brackets > 0: startsNode = true
      default:
        if startsNode, brackets == 0 { block = max(block, index - lineStart) }
        startsNode = false
      }
      index += 1
    }
  }

  private func isDocumentStart(_ index: Int, _ end: Int) -> Bool {
    quote == nil && bytes[index..<end].starts(with: [0x2D, 0x2D, 0x2D])
      && (index + 3 == end || Self.isSpace(bytes[index + 3]))
  }

  private func checkColumn(_ index: Int, _ column: Int) throws(ScenarioError) {
    guard brackets > 0 || quote != nil || column <= Self.deepest.columns else {
      throw tooDeep(index)
    }
  }

  private func tooDeep(_ index: Int) -> ScenarioError {
    error(
      index, "lists and maps nested too deep", expected: "at most \(Self.deepest.brackets) levels")
  }

  private func error(_ index: Int, _ message: String, expected: String) -> ScenarioError {
    ScenarioError(text.location(of: index), message, expected: expected)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
