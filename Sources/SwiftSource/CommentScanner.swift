import SourceModel

/// Finds the comments of a Swift file by looking at its bytes once.
///
/// Asking every token of the tree for what surrounds it takes longer than parsing.
struct CommentScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var found: [Comment] = []
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

  /// Begins a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The comments, in order.
  ///
  /// - Complexity: O(n) in the number of bytes.
  func comments() -> [Comment] {
    var scanner = self
    scanner.scan()
    return scanner.found
  }

  private mutating func scan() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "\""): quote(hashes: 0)
      case UInt8(ascii: "#"): hashes()
      case UInt8(ascii: "("):
        parentheses += 1
        index += 1
      case UInt8(ascii: ")"): closeParenthesis()
      default: index += 1
      }
    }
  }

  private mutating func slash() {
    guard index + 1 < bytes.count else {
      index += 1
      return
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      let start = index
      while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
      add(start)
    case UInt8(ascii: "*"):
      let start = index
      skipBlockComment()
      add(start)
    default: index += 1
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
    found.append(Comment(span: SourceSpan(start, index), standsAlone: standsAlone))
  }

  private mutating func hashes() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    index += count
    if peek(0) == UInt8(ascii: "\"") { quote(hashes: count) }
  }

  private mutating func quote(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    text(OpenString(hashes: hashes, isMultiline: isMultiline, parentheses: parentheses))
  }

  private mutating func closeParenthesis() {
    index += 1
    if parentheses == 0, let string = open.popLast() {
      parentheses = string.parentheses
      text(string)
    } else {
      parentheses = max(0, parentheses - 1)
    }
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
          index += 1
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

  private func peek(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
