internal import AppCodeModel

/// Cuts a file into pieces; comments and white space are left out.
///
/// What is between `#if 0` and its `#else` or `#endif` is skipped, since it often is not code at
/// all.
struct Lexer {
  private let bytes: [UInt8]
  /// Where the range ends.
  private let limit: Int
  private let classes: [ByteClass]
  private var index = 0
  /// Whether no piece has come on this line yet.
  private var startsLine = true
  /// Whether nothing but white space has come on this line yet.
  private var lineIsBlank = true
  /// The pieces, of which the last is always ``TokenKind/end``.
  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []
  private(set) var problems: [SourceProblem] = []

  /// Cuts a range of a file.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8], range: Range<Int>? = nil) {
    self.bytes = bytes
    limit = range?.upperBound ?? bytes.count
    classes = ByteClass.table
    index = range?.lowerBound ?? 0
    tokens.reserveCapacity((limit - index) / 5 + 1)
    cut()
    append(.end, from: limit, to: limit)
  }

  private mutating func cut() {
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < limit {
      let byte = bytes[index]
      switch classes[Int(byte)] {
      case .space: index += 1
      case .newline:
        index += 1
        startsLine = true
        lineIsBlank = true
      case .letter: cutWord()
      case .digit: cutNumber()
      case .quote: cutString(as: .string, from: index)
      case .apostrophe: cutCharacter()
      case .at: cutAt()
      case .hash:
        if startsLine { cutDirective() } else { punctuation(.unknown, 1) }
      case .slash:
        switch byteAfter(1) {
        case UInt8(ascii: "/"): cutLineComment()
        case UInt8(ascii: "*"): cutBlockComment()
        case UInt8(ascii: "="): punctuation(.slashEqual, 2)
        default: punctuation(.slash, 1)
        }
      case .punctuation:
        if byte == UInt8(ascii: "."), classes[Int(byteAfter(1))] == .digit {
          cutNumber()
        } else {
          let piece = Lexer.punctuation(byte, byteAfter(1), byteAfter(2))
          punctuation(piece.kind, piece.length)
        }
      case .other:
        // A backslash outside of a directive continues the line; all else is worth a word.
        if byte != UInt8(ascii: "\\") { punctuation(.unknown, 1) } else { index += 1 }
      }
    }
  }

  private func byteAfter(_ distance: Int) -> UInt8 {
    index + distance < limit ? bytes[index + distance] : 0
  }

  private mutating func append(_ kind: TokenKind, from start: Int, to end: Int) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: end)))
    startsLine = false
    lineIsBlank = false
  }

  private mutating func punctuation(_ kind: TokenKind, _ length: Int) {
    append(kind, from: index, to: index + length)
    index += length
  }

  // MARK: Words, numbers, texts

  private mutating func cutWord() {
    let start = index
    while index < limit, classes[Int(bytes[index])].continuesWord { index += 1 }
    // A no-break space is white space wherever it is pasted into code.
    if index - start == 2, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { return }
    if index - start == 1, bytes[start] == UInt8(ascii: "R"), byteAfter(0) == UInt8(ascii: "\"") {
      return cutRawString(from: start)
    }
    append(.identifier, from: start, to: index)
  }

  private mutating func cutNumber() {
    let start = index
    while index < limit {
      let byte = bytes[index]
      if classes[Int(byte)].continuesWord || byte == UInt8(ascii: ".") {
        index += 1
        let isExponent =
          byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
        let isHexadecimal = byteIsHexadecimalMark(start)
        if isExponent, !isHexadecimal || byte | 0x20 == UInt8(ascii: "p"), index < limit,
          bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
        {
          index += 1
        }
      } else if byte == UInt8(ascii: "'"), index + 1 < limit,
        classes[Int(bytes[index + 1])] == .digit
      {
        index += 2
      } else {
        break
      }
    }
    append(.number, from: start, to: index)
  }

  private func byteIsHexadecimalMark(_ start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "0") && start + 1 < limit
      && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
  }

  /// Cuts text from its quote at ``index``; it ends with its line at the latest.
  private mutating func cutString(as kind: TokenKind, from start: Int) {
    index += 1
    skipText(until: UInt8(ascii: "\""))
    if index < limit, bytes[index] == UInt8(ascii: "\"") {
      index += 1
    } else {
      problems.append(SourceProblem(SourceSpan(start, index), "this text has no closing quote"))
    }
    append(kind, from: start, to: index)
  }

  private mutating func cutCharacter() {
    let start = index
    index += 1
    skipText(until: UInt8(ascii: "'"))
    if index < limit, bytes[index] == UInt8(ascii: "'") { index += 1 }
    append(.character, from: start, to: index)
  }

  private mutating func skipText(until quote: UInt8) {
    while index < limit {
      let byte = bytes[index]
      if byte == quote || classes[Int(byte)] == .newline { return }
      if byte == UInt8(ascii: "\\"), index + 1 < limit {
        let isCarriage = bytes[index + 1] == UInt8(ascii: "\r")
        index += 2
        if isCarriage, index < limit, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      } else {
        index += 1
      }
    }
  }

  /// Cuts `R"mark(…)mark"`.
  private mutating func cutRawString(from start: Int) {
    index += 1
    let markStart = index
    while index < limit, index - markStart < 17, bytes[index] != UInt8(ascii: "(") {
      index += 1
    }
    let end: [UInt8] =
      [UInt8(ascii: ")")] + bytes[markStart..<index] + [UInt8(ascii: "\"")]
    while index < limit, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, limit)
    append(.string, from: start, to: index)
  }

  private mutating func cutAt() {
    let start = index
    let next = byteAfter(1)
    if next == UInt8(ascii: "\"") {
      index += 1
      cutString(as: .objectString, from: start)
    } else if classes[Int(next)] == .letter {
      index += 1
      while index < limit, classes[Int(bytes[index])].continuesWord { index += 1 }
      append(.atWord, from: start, to: index)
    } else {
      punctuation(.at, 1)
    }
  }

  // MARK: Comments

  private mutating func cutLineComment() {
    let start = index
    while index < limit, classes[Int(bytes[index])] != .newline {
      let isContinued = bytes[index] == UInt8(ascii: "\\")
      index += 1
      if isContinued {
        if byteAfter(0) == UInt8(ascii: "\r") { index += 1 }
        if byteAfter(0) == UInt8(ascii: "\n") { index += 1 }
      }
    }
    comments.append(Comment(span: SourceSpan(start, index), standsAlone: lineIsBlank))
    lineIsBlank = false
  }

  private mutating func cutBlockComment() {
    let start = index
    index += 2
    while true {
      guard index + 1 < limit else {
        index = limit
        problems.append(SourceProblem(SourceSpan(start, start + 2), "this comment has no end"))
        break
      }
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        break
      }
      index += 1
    }
    comments.append(Comment(span: SourceSpan(start, index), standsAlone: lineIsBlank))
    lineIsBlank = false
  }

  // MARK: Directives

  private mutating func cutDirective() {
    let start = index
    index += 1
    while byteAfter(0) == UInt8(ascii: " ") || byteAfter(0) == UInt8(ascii: "\t") { index += 1 }
    let wordStart = index
    while index < limit, classes[Int(bytes[index])].continuesWord { index += 1 }
    let word = bytes[wordStart..<index]
    let behindWord = index
    let end = skipDirectiveLine()
    let kind: TokenKind =
      if word.elementsEqual("if".utf8) || word.elementsEqual("ifdef".utf8)
        || word.elementsEqual("ifndef".utf8)
      {
        .directiveIf
      } else if word.elementsEqual("else".utf8) || word.starts(with: "elif".utf8) {
        .directiveElse
      } else if word.elementsEqual("endif".utf8) {
        .directiveEnd
      } else {
        .directive
      }
    if kind == .directiveIf, word.count == 2, isZero(behindWord..<end) {
      skipDeadCode(since: start, end)
    } else {
      append(kind, from: start, to: end)
    }
  }

  private func isZero(_ range: Range<Int>) -> Bool {
    var digits = 0
    for byte in bytes[range] where classes[Int(byte)] != .space {
      guard byte == UInt8(ascii: "0"), digits == 0 else { return false }
      digits += 1
    }
    return digits == 1
  }

  /// Goes to the end of a directive, over continued lines; a comment at its end is kept.
  ///
  /// - Returns: where the directive ends, without the comment.
  private mutating func skipDirectiveLine() -> Int {
    while index < limit {
      let byte = bytes[index]
      if classes[Int(byte)] == .newline { return index }
      if byte == UInt8(ascii: "\\") {
        index += 1
        if byteAfter(0) == UInt8(ascii: "\r") { index += 1 }
        if byteAfter(0) == UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "\"") {
        index += 1
        skipText(until: UInt8(ascii: "\""))
        if byteAfter(0) == UInt8(ascii: "\"") { index += 1 }
      } else if byte == UInt8(ascii: "/"), byteAfter(1) == UInt8(ascii: "/") {
        let end = index
        lineIsBlank = false
        cutLineComment()
        return end
      } else if byte == UInt8(ascii: "/"), byteAfter(1) == UInt8(ascii: "*") {
        lineIsBlank = false
        cutBlockComment()
      } else {
        index += 1
      }
    }
    return index
  }

  /// Leaves out what follows `#if 0`; a branch behind it is kept.
  private mutating func skipDeadCode(since start: Int, _ end: Int) {
    append(.directiveIf, from: start, to: end)
    var depth = 0
    while index < limit {
      let lineStart = index
      while byteAfter(0) == UInt8(ascii: " ") || byteAfter(0) == UInt8(ascii: "\t") { index += 1 }
      if byteAfter(0) == UInt8(ascii: "#") {
        index += 1
        while byteAfter(0) == UInt8(ascii: " ") || byteAfter(0) == UInt8(ascii: "\t") {
          index += 1
        }
        let rest = bytes[index...]
        if rest.starts(with: "if".utf8) {
          depth += 1
        } else if rest.starts(with: "endif".utf8) || rest.starts(with: "el".utf8), depth == 0 {
          index = lineStart
          startsLine = true
          lineIsBlank = true
          return
        } else if rest.starts(with: "endif".utf8) {
          depth -= 1
        }
      }
      while index < limit, classes[Int(bytes[index])] != .newline { index += 1 }
      while index < limit, classes[Int(bytes[index])] == .newline { index += 1 }
    }
  }
}
