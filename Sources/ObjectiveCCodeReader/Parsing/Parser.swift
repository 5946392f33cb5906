internal import AppCodeModel

/// Reads the pieces of a file.
///
/// Declarations are read by looking for their outlines; the bodies that are wanted are read by
/// recursive descent. A statement that does not fit throws, and the loop around it continues after
/// its semicolon or brace.
struct Parser {
  let text: SourceText
  let bytes: [UInt8]
  let tokens: [Token]
  let words: WordFilter?
  let isCPlusPlus: Bool
  /// The index of the current token.
  var position = 0
  /// Where the tokens that may be looked at end.
  var limit: Int
  /// The `#if`s around the current declaration.
  var conditions: [Condition] = []
  /// How deep statements and expressions are nested here.
  var depth = 0
  /// How deep the tree of the expression or statement is that was read last.
  var height = 0
  /// How many brackets of the current statement are open.
  var openBrackets = 0

  /// The C functions and the macros with bodies in the current class.
  var pendingMembers: [FunctionDeclaration] = []

  var imports: [String] = []
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var problems: [SourceProblem]

  init(text: SourceText, tokens: [Token], words: WordFilter?, problems: [SourceProblem]) {
    self.text = text
    self.bytes = text.bytes
    self.tokens = tokens
    self.words = words
    self.problems = problems
    limit = tokens.count - 1
    isCPlusPlus = text.path.hasSuffix(".mm") || text.path.hasSuffix(".h")
  }

  /// What stops a statement.
  struct Failure: Error {
    var token: Int
    var message: String
  }

  /// How deep statements and expressions may be nested.
  ///
  /// Far above what people write, far below what a thread's stack holds.
  static let maximumDepth = 96
  /// How high the tree of a statement may grow.
  static let maximumHeight = 400
}

extension Parser {
  /// The kind of the current token; `.end` where nothing more may be looked at.
  var kind: TokenKind { position < limit ? tokens[position].kind : .end }

  func kind(at index: Int) -> TokenKind { index < limit ? tokens[index].kind : .end }

  /// The text of a token.
  func word(_ index: Int) -> String {
    guard index < tokens.count else { return "" }
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Whether a token is a certain word or mark.
  func isWord(_ index: Int, _ word: String) -> Bool {
    guard index < limit else { return false }
    let token = tokens[index]
    guard Int(token.end - token.start) == word.utf8.count else { return false }
    var place = Int(token.start)
    for byte in word.utf8 {
      guard bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// The stretch from one token to the last before another.
  func span(_ first: Int, to behind: Int) -> SourceSpan {
    let last = max(first, min(behind, tokens.count) - 1)
    return SourceSpan(Int(tokens[first].start), Int(tokens[last].end))
  }

  /// The stretch from an offset to the last token before the current one.
  func span(from start: Int32) -> SourceSpan {
    let end = position > 0 ? tokens[position - 1].end : start
    return SourceSpan(Int(start), Int(max(start, end)))
  }

  /// The contents of the bracket at an index, and what comes behind it.
  ///
  /// - Returns: the index behind the last token inside, and the index behind the closing bracket;
  ///   nil for a parenthesis or bracket that nothing closes.
  func extent(of opening: Int) -> BracketExtent? {
    let partner = Int(tokens[opening].partner)
    guard partner > opening else { return nil }
    // What is closed by the end of everything has no bracket of its own there.
    let isClosed = Int(tokens[partner].partner) == opening
    return (min(partner, limit), min(isClosed ? partner + 1 : partner, limit))
  }

  /// The index behind a bracket's partner; the next index for everything else.
  func behind(_ index: Int) -> Int {
    switch kind(at: index) {
    case .leftParen, .leftBracket, .leftBrace:
      max(index + 1, extent(of: index)?.next ?? index + 1)
    default: index + 1
    }
  }

  mutating func note(_ first: Int, _ message: String) {
    guard problems.count < 1_000 else { return }
    problems.append(SourceProblem(span(first, to: first + 1), message))
  }

  func failure(_ message: String) -> Failure { Failure(token: position, message: message) }

  mutating func expect(_ kind: TokenKind, _ message: String) throws(Failure) {
    guard self.kind == kind else { throw failure(message) }
    position += 1
  }

  /// Goes one level deeper.
  mutating func enter() throws(Failure) {
    guard depth < Parser.maximumDepth else { throw failure("this is nested too deep to be read") }
    depth += 1
  }

  /// Records the height of a tree whose tallest part is known.
  mutating func grow(over tallest: Int) throws(Failure) {
    guard tallest < Parser.maximumHeight else {
      throw failure("this is nested too deep to be read")
    }
    height = tallest + 1
  }
}
