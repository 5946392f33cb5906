/// The nesting depth of a place in a file, counting everything that makes the parser recurse.
///
/// It counts without parsing, so that its limits are far above what people write.
struct Nesting {
  /// How many brackets may be open.
  static let mostBrackets = 100
  /// How many words and marks may follow each other in one statement, without a comma.
  ///
  /// `try try try …`, `A -> A -> …` and `a ? a ? …` nest without brackets.
  static let longestRun = 1000
  /// How long a chain of `else if` may be.
  static let longestChain = 300
  /// How many square brackets may be open, and attributes inside of generic arguments.
  ///
  /// The parser looks ahead twice from each: the time it takes doubles with every level.
  static let mostTypeBrackets = 11
  /// How much of that a file may have in all.
  static let mostDoubling = 1 << 16

  /// What is nested too deep; nil for nothing.
  private(set) var excess: String?
  /// Whether something nests more than in most files.
  private(set) var isDeep = false

  private var brackets = 0
  private var run = 0
  private var squares: [Int] = [0]
  private var generics = 0
  private var doubling = 0
  private var directives = 0
  /// The lengths of the chains of `else if` by how many brackets are open.
  private var chains: [Int] = [0]

  private var isAtLineStart = true
  private var isDirective = false
  private var isAfterElse = false
  /// Whether the last mark wants something behind it.
  private var isUnfinished = false
  /// Whether the last mark began an attribute whose name is missing.
  private var isAfterAt = false
  /// The location of the last word; empty when a mark came last.
  private var lastWord = 0..<0

  /// A line ends.
  mutating func lineEnds() { isAtLineStart = true }

  /// A word comes.
  mutating func word(_ range: Range<Int>, in bytes: [UInt8]) {
    if isAtLineStart {
      if !isUnfinished, !Self.isPrefix(bytes[lastWord]) { begin() }
      isAtLineStart = false
    }
    step()
    if isDirective {
      directive(bytes[range])
      isDirective = false
    }
    if range.count == 2, bytes[range.lowerBound] == UInt8(ascii: "i"),
      bytes[range.lowerBound + 1] == UInt8(ascii: "f")
    {
      countChain()
    }
    isAfterElse = range.count == 4 && bytes[range].elementsEqual("else".utf8)
    isUnfinished = false
    isAfterAt = false
    lastWord = range
  }

  /// A mark comes, between two bytes.
  mutating func mark(_ byte: UInt8, after last: UInt8, before next: UInt8) {
    isAtLineStart = false
    isAfterElse = false
    isDirective = false
    step()
    lastWord = 0..<0
    isUnfinished = true
    // For an attribute without a name the parser looks ahead as often as for two brackets.
    if isAfterAt, "([<@".utf8.contains(byte) {
      openType()
      openType()
    }
    isAfterAt = byte == UInt8(ascii: "@")
    switch byte {
    case UInt8(ascii: "{"):
      open()
      begin()
      squares.append(0)
    case UInt8(ascii: "("): open()
    case UInt8(ascii: "["):
      open()
      openType()
    case UInt8(ascii: "}"):
      close()
      begin()
      if squares.count > 1 { squares.removeLast() }
    case UInt8(ascii: ")"):
      close()
      isUnfinished = false
    case UInt8(ascii: "]"):
      close()
      squares[squares.count - 1] = max(0, squares[squares.count - 1] - 1)
      isUnfinished = false
    case UInt8(ascii: ";"): begin()
    case UInt8(ascii: ","): run = 0
    case UInt8(ascii: "<") where ByteKind.of[Int(last)] == .word && next != UInt8(ascii: " "):
      generics += 1
      limit(generics, Self.mostBrackets, "angle brackets")
    case UInt8(ascii: ">") where last != UInt8(ascii: "-"): generics = max(0, generics - 1)
    case UInt8(ascii: "@") where generics > 0: openType()
    case UInt8(ascii: "#"): isDirective = true
    case UInt8(ascii: "\""), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"):
      isUnfinished = false
    default: break
    }
  }

  private mutating func step() {
    run += 1
    if run > 100 { isDeep = true }
    if run > Self.longestRun {
      exceed("a statement of more than \(Self.longestRun) words and marks")
    }
  }

  /// A statement begins.
  private mutating func begin() {
    run = 0
    generics = 0
    isUnfinished = false
    lastWord = 0..<0
  }

  private mutating func open() {
    brackets += 1
    limit(brackets, Self.mostBrackets, "brackets")
    if brackets < chains.count { chains[brackets] = 0 } else { chains.append(0) }
  }

  private mutating func close() { brackets = max(0, brackets - 1) }

  private mutating func openType() {
    squares[squares.count - 1] += 1
    let depth = squares[squares.count - 1]
    limit(depth, Self.mostTypeBrackets, "square brackets")
    guard depth >= 5, depth <= Self.mostTypeBrackets else { return }
    doubling += 1 << depth
    if doubling > Self.mostDoubling { exceed("too many square brackets inside each other") }
  }

  private mutating func directive(_ word: ArraySlice<UInt8>) {
    if word.elementsEqual("if".utf8) {
      directives += 1
      limit(directives, Self.mostBrackets, "#if")
    } else if word.elementsEqual("endif".utf8) {
      directives = max(0, directives - 1)
    }
  }

  private mutating func countChain() {
    let depth = min(brackets, chains.count - 1)
    chains[depth] = isAfterElse ? chains[depth] + 1 : 0
    limit(chains[depth], Self.longestChain, "else if")
  }

  private mutating func limit(_ depth: Int, _ most: Int, _ what: String) {
    if depth > 16 { isDeep = true }
    if depth > most { exceed("\(what) nested more than \(most) deep") }
  }

  private mutating func exceed(_ message: String) {
    if excess == nil { excess = "\(message); from here on the file is not read" }
  }

  /// Whether a keyword wants an expression, a type or a pattern behind it, on any line.
  private static func isPrefix(_ word: ArraySlice<UInt8>) -> Bool {
    guard (2...15).contains(word.count) else { return false }
    switch String(decoding: word, as: UTF8.self) {
    case "try", "await", "unsafe", "consume", "copy", "borrow", "each", "repeat", "any", "some",
      "let", "var", "inout", "if", "switch", "while", "guard", "is", "as", "case", "nonisolated",
      "return", "throw", "yield", "borrowing", "consuming", "sending", "isolated", "else", "in":
      return true
    default: return false
    }
  }
}
