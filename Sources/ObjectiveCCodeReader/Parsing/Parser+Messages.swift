internal import AppCodeModel

extension Parser {
  /// Reads `[receiver part:a part:b]`, or a lambda of C++.
  mutating func messageOrLambda() throws(Failure) -> Expression {
    let start = position
    guard let extent = extent(of: position) else { throw failure("nothing closes this bracket") }
    if isCPlusPlus, let body = lambdaBody(extent.next) { return try lambda(start, extent, body) }
    let isStatement = kind(at: extent.next) == .semicolon && beginsStatement(start)
    let (message, tallest) = try inside(extent) { parser throws(Failure) in
      try parser.message(isStatement: isStatement)
    }
    try grow(over: tallest)
    return Expression(message, span(start, to: position))
  }

  /// Whether a statement begins at a token, by what is in front of it.
  private func beginsStatement(_ token: Int) -> Bool {
    guard token > 0 else { return true }
    return switch kind(at: token - 1) {
    case .semicolon, .leftBrace, .rightBrace: true
    default: isWord(token - 1, "else")
    }
  }

  /// Reads what a message's brackets hold, and how high its parts are.
  private mutating func message(
    isStatement: Bool
  ) throws(Failure) -> (Expression.Kind, tallest: Int) {
    let receiver = try self.receiver()
    var tallest = height
    var selector = ""
    var arguments: [Expression] = []
    skipDirectives()
    if kind == .identifier, kind(at: position + 1) != .colon,
      kind(at: position + 1) != .doubleColon
    {
      selector = word(position)
      position += 1
      skipDirectives()
    } else {
      while position < limit {
        skipDirectives()
        guard position < limit else { break }
        if kind == .identifier {
          selector += word(position)
          position += 1
        }
        try expect(.colon, "expected a colon in this message")
        selector += ":"
        // A method with a variable number of arguments has further ones behind commas.
        repeat {
          if kind == .comma { position += 1 }
          height = 0
          arguments.append(try listOrAssignment())
          tallest = max(tallest, height)
        } while kind == .comma
      }
    }
    guard position == limit, !selector.isEmpty else {
      throw failure("expected a message's closing bracket")
    }
    return (
      SwiftNames.message(receiver, selector, arguments, isStatement: isStatement), tallest
    )
  }

  private mutating func receiver() throws(Failure) -> Expression {
    skipDirectives()
    // `[Box<Item *> new]`
    if kind == .identifier, kind(at: position + 1) == .less,
      let behind = behindGenerics(position + 1, until: limit), kind(at: behind) == .identifier
    {
      let start = position
      position = behind
      height = 1
      return Expression(SwiftNames.name(word(start)), span(start, to: position))
    }
    // `[a ? b : c name]`
    return try conditional()
  }

  // MARK: C++

  /// The brace of a lambda's body, if what follows the brackets is one's.
  private func lambdaBody(_ behind: Int) -> Int? {
    var index = behind
    if kind(at: index) == .leftParen { index = self.behind(index) }
    var isPlain = true
    while index < behind + 24 {
      switch kind(at: index) {
      case .leftBrace: return index
      case .identifier where isWord(index, "mutable") || isWord(index, "noexcept") || !isPlain:
        index += 1
      case .arrow:
        isPlain = false
        index += 1
      case .doubleColon, .star, .ampersand, .less, .greater, .comma, .number:
        if isPlain { return nil }
        index += 1
      default: return nil
      }
    }
    return nil
  }

  private mutating func lambda(
    _ start: Int, _ brackets: (end: Int, next: Int), _ brace: Int
  ) throws(Failure) -> Expression {
    try enter()
    defer { depth -= 1 }
    var parameters: [ParameterDeclaration] = []
    if kind(at: brackets.next) == .leftParen, let extent = extent(of: brackets.next) {
      parameters = self.parameters(brackets.next + 1..<extent.end)
    }
    position = brace
    let body = block()
    try grow(over: height)
    return Expression(
      .closure(Expression.Closure(parameters: parameters, body: body)), span(start, to: position))
  }
}
