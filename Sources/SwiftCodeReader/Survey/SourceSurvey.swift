import AppCodeModel

/// What a scan of a file's bytes finds before it is parsed: where its comments are, and how far it
/// can be parsed.
///
/// Asking every token of the tree for the comments around it takes longer than parsing. And the
/// parser is recursive, with a limit for few of its recursions: text that does not occur in
/// practice, such as a thousand `try` in a row, would end the program.
struct SourceSurvey {
  /// The comments, in order.
  private(set) var comments: [Comment] = []
  /// How deep things are nested.
  private var nesting = Nesting()
  /// The bodies of functions and variables.
  private var bodySurvey = BodySurvey()
  /// From where on the file cannot be parsed, and why.
  private(set) var limit: SourceProblem?

  private let bytes: [UInt8]
  private let kinds = ByteKind.of
  private var index = 0
  /// The strings that are open around the place: an interpolation is code inside a string.
  private var open: [OpenString] = []
  /// How many parentheses are open in the innermost interpolation.
  private var parentheses = 0

  /// A string that has begun: how many `#` and whether it may run over several lines.
  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    var parentheses: Int
  }

  /// Looks at a file.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  /// Whether parsing may take more stack than threads beside the main one have.
  var isDeep: Bool { nesting.isDeep }

  /// The bodies of functions and variables; none where it is not certain where they end.
  var bodies: [BodySurvey.Body] { bodySurvey.isCertain ? bodySurvey.bodies : [] }

  private mutating func scan() {
    while index < bytes.count {
      let byte = bytes[index]
      switch kinds[Int(byte)] {
      case .space: index += 1
      case .lineEnd:
        nesting.lineEnds()
        index += 1
      case .word: word()
      case .quote: quote(hashes: 0)
      case .hash: hashes()
      case .slash: slash()
      case .other:
        if byte == UInt8(ascii: "(") {
          parentheses += 1
        } else if byte == UInt8(ascii: ")") {
          if endsInterpolation() { continue }
        }
        mark(byte)
      }
    }
    bodySurvey.end(at: index)
  }

  /// Passes over a name, a keyword or a number.
  private mutating func word() {
    let start = index
    while index < bytes.count, kinds[Int(bytes[index])] == .word { index += 1 }
    nesting.word(start..<index, in: bytes)
    bodySurvey.word(start..<index, in: bytes)
    note(start)
  }

  private mutating func mark(_ byte: UInt8) {
    nesting.mark(
      byte, after: index > 0 ? bytes[index - 1] : 0, before: peek(1) ?? 0)
    bodySurvey.mark(byte, at: index)
    note(index)
    index += 1
  }

  /// Stores the first location where something is nested too deep.
  private mutating func note(_ start: Int) {
    guard limit == nil, let message = nesting.excess else { return }
    limit = SourceProblem(SourceSpan(start, index), message)
  }

  private func peek(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}

// MARK: - Comments

extension SourceSurvey {
  private mutating func slash() {
    let start = index
    switch peek(1) {
    case UInt8(ascii: "/"):
      while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
      add(start)
    case UInt8(ascii: "*"):
      skipBlockComment()
      add(start)
    default:
      bodySurvey.slash(after: start > 0 ? bytes[start - 1] : 0, before: peek(1) ?? 0)
      mark(UInt8(ascii: "/"))
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func add(_ start: Int) {
    var before = start
    while before > 0, bytes[before - 1] == UInt8(ascii: " ") || bytes[before - 1] == 9 {
      before -= 1
    }
    let standsAlone = before == 0 || isLineEnd(bytes[before - 1])
    comments.append(Comment(span: SourceSpan(start, index), standsAlone: standsAlone))
  }
}

// MARK: - Text

extension SourceSurvey {
  private mutating func hashes() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    guard peek(count) != UInt8(ascii: "\"") else {
      index += count
      return quote(hashes: count)
    }
    mark(UInt8(ascii: "#"))
  }

  private mutating func quote(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    nesting.mark(UInt8(ascii: "\""), after: 0, before: 0)
    index += isMultiline ? 3 : 1
    text(OpenString(hashes: hashes, isMultiline: isMultiline, parentheses: parentheses))
  }

  /// Continues with the text around an interpolation, if a parenthesis closes one.
  private mutating func endsInterpolation() -> Bool {
    guard parentheses == 0, let string = open.popLast() else {
      parentheses = max(0, parentheses - 1)
      return false
    }
    mark(UInt8(ascii: ")"))
    parentheses = string.parentheses
    text(string)
    return true
  }

  /// Passes over text up to its end or to an interpolation.
  ///
  /// Text of one line that is not closed ends with the line.
  private mutating func text(_ string: OpenString) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: 1) {
        index += 1 + string.hashes
        if peek(0) == UInt8(ascii: "(") {
          mark(UInt8(ascii: "("))
          open.append(string)
          parentheses = 0
          return
        }
        if string.isMultiline || !isLineEnd(peek(0) ?? 10) { index += 1 }
      } else if byte == UInt8(ascii: "\"") {
        let quotes = string.isMultiline ? 3 : 1
        let isEnd =
          (!string.isMultiline || peek(1) == byte && peek(2) == byte)
          && hasHashes(string.hashes, at: quotes)
        index += isEnd ? quotes + string.hashes : 1
        if isEnd { return }
      } else if isLineEnd(byte), !string.isMultiline {
        return
      } else {
        index += 1
      }
    }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for place in 0..<count where peek(offset + place) != UInt8(ascii: "#") { return false }
    return true
  }
}
