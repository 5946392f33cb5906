internal import AppCodeModel

extension Parser {
  /// Reads an operand and the members, calls and subscripts behind it.
  mutating func postfix() throws(Failure) -> Expression {
    let start = position
    var value = try primary()
    var tallest = height
    loop: while true {
      skipDirectivesInBrackets()
      height = 0
      switch kind {
      case .dot, .arrow:
        guard kind(at: position + 1) == .identifier else { break loop }
        position += 2
        value = Expression(
          SwiftNames.member(value, word(position - 1)), span(start, to: position))
      case .doubleColon where isCPlusPlus && kind(at: position + 1) == .identifier:
        position += 2
        value = Expression(.member(value, word(position - 1)), span(start, to: position))
      case .less where isCPlusPlus:
        // make<Type>(…)
        guard let behind = behindGenerics(position, until: limit), kind(at: behind) == .leftParen
        else { break loop }
        let name = typeText(position + 1..<behind - 1)
        position = behind
        let arguments = try callArguments()
        if case .name(let cast) = value.kind, cast.hasSuffix("_cast"), let name,
          let inner = arguments.first?.value
        {
          value = Expression(.cast(inner, .unchecked, name), span(start, to: position))
        } else {
          value = Expression(.call(value, arguments), span(start, to: position))
        }
      case .leftParen:
        let arguments = try callArguments()
        value = Expression(SwiftNames.call(value, arguments), span(start, to: position))
      case .leftBracket:
        // A message on a new line begins a statement whose semicolon is missing before it.
        if tokens[position].startsLine, openBrackets == 0 { break loop }
        guard let extent = extent(of: position) else { throw failure("expected a bracket") }
        let index = try inside(extent) { parser throws(Failure) in
          try parser.expression(toLimit: "expected a closing bracket")
        }
        value = Expression(
          .subscripting(value, [Expression.Argument(nil, index)]), span(start, to: position))
      case .leftBrace where isCPlusPlus && isNameBefore(position):
        // Type{a, b}
        let list = try initializerList()
        var arguments: [Expression.Argument] = []
        if case .array(let values) = list.kind {
          arguments = values.map { Expression.Argument(nil, $0) }
        } else if case .tuple(let values) = list.kind {
          arguments = values
        }
        value = Expression(.call(value, arguments), span(start, to: position))
      case .plusPlus, .minusMinus:
        let sign = kind == .plusPlus ? "+=" : "-="
        position += 1
        let own = span(start, to: position)
        value = Expression(.infix(value, sign, Expression(.integer(1), own)), own)
      case .ellipsis where kind(at: position + 1) == .rightParen: position += 1
      default: break loop
      }
      try grow(over: max(tallest, height))
      tallest = height
    }
    height = tallest
    return value
  }

  private func isNameBefore(_ index: Int) -> Bool {
    kind(at: index - 1) == .identifier && !tokens[index].startsLine
  }

  /// Reads `(a, b)` behind a callee.
  ///
  /// What is not an expression, such as a type, becomes `.other`.
  mutating func callArguments() throws(Failure) -> [Expression.Argument] {
    guard let extent = extent(of: position) else {
      throw failure("nothing closes this parenthesis")
    }
    return try inside(extent) { parser throws(Failure) in
      if parser.holdsStatements() { return [try parser.statementsAsArgument()] }
      var arguments: [Expression.Argument] = []
      try parser.listed(orBy: .colon) { parser throws(Failure) in
        if let argument = try parser.callArgument() { arguments.append(argument) }
      }
      return arguments
    }
  }

  private mutating func callArgument() throws(Failure) -> Expression.Argument? {
    let start = position
    if let type = type(at: start, until: limit), type.stars > 0 || type.words.count > 1,
      type.next == limit || kind(at: type.next) == .comma
    {
      position = type.next
      return Expression.Argument(nil, Expression(.other([]), span(start, to: position)))
    }
    // Labels of macros: NSLocalizedString(@"…", comment: "").
    if kind == .identifier, kind(at: start + 1) == .colon { position += 2 }
    return position < limit ? Expression.Argument(nil, try listOrAssignment()) : nil
  }

  /// Whether there is a semicolon or a block in braces between a macro's parentheses.
  private func holdsStatements() -> Bool {
    var index = position
    var begins = true
    while index < limit {
      if kind(at: index) == .semicolon { return true }
      if begins, kind(at: index) == .leftBrace, let inner = extent(of: index),
        kind(at: inner.end - 1) == .semicolon || isWord(index + 1, "if")
      {
        return true
      }
      begins = kind(at: index) == .comma
      index = behind(index)
    }
    return false
  }

  /// Reads `MACRO(name, { … })` and `MACRO([self update];)` as a call with a closure.
  private mutating func statementsAsArgument() throws(Failure) -> Expression.Argument {
    let start = position
    if kind == .identifier, kind(at: start + 1) == .comma { position += 2 }
    let body = kind == .leftBrace ? block() : statements(until: limit)
    try grow(over: height)
    return Expression.Argument(
      nil, Expression(.closure(Expression.Closure(body: body)), span(start, to: limit)))
  }

  /// Reads a name, literal, message, block or parentheses.
  private mutating func primary() throws(Failure) -> Expression {
    let start = position
    height = 1
    switch kind {
    case .identifier:
      position += 1
      // L"text", u8"text", and macros in front of texts.
      if kind == .string || kind == .objectString { return texts() }
      if isWord(start, "__builtin_available") { return availabilityTest(start) }
      return Expression(SwiftNames.name(word(start)), span(start, to: position))
    case .number:
      position += 1
      return Expression(Literals.number(word(start)), span(start, to: position))
    case .string, .objectString: return texts()
    case .character:
      position += 1
      return Expression(Literals.character(word(start)), span(start, to: position))
    case .at, .atWord: return try literal()
    case .leftParen: return try parentheses()
    case .leftBracket: return try messageOrLambda()
    case .caret: return try block(start)
    case .doubleColon where kind(at: position + 1) == .identifier:
      position += 2
      return Expression(.name(word(start + 1)), span(start, to: position))
    default:
      throw failure("expected an expression before \(word(position))")
    }
  }

  /// Reads texts in a row, which are one.
  private mutating func texts() -> Expression {
    let start = position
    var value: String? = ""
    while kind == .string || kind == .objectString {
      let part = Literals.string(word(position))
      value = value.flatMap { whole in part.map { whole + $0 } }
      position += 1
      // A macro between texts: @"%" PRIu64 @" bytes".
      if kind == .identifier,
        kind(at: position + 1) == .string || kind(at: position + 1) == .objectString
      {
        position += 1
        value = nil
      }
    }
    return Expression(.string(value), span(start, to: position))
  }

  private mutating func parentheses() throws(Failure) -> Expression {
    let start = position
    guard let extent = extent(of: position) else {
      throw failure("nothing closes this parenthesis")
    }
    if kind(at: position + 1) == .leftBrace, let inner = self.extent(of: position + 1),
      inner.next == extent.end
    {
      // ({ … })
      position += 1
      let body = block()
      position = extent.next
      let own = span(start, to: position)
      return Expression(.statement(Statement(.block(body), own)), own)
    }
    var value = try inside(extent) { parser throws(Failure) in
      let value = try parser.expression()
      parser.skipDirectives()
      guard parser.position == parser.limit else {
        throw parser.failure(
          "expected a closing parenthesis before \(parser.word(parser.position))")
      }
      return value
    }
    // A pair of parentheses leaves no trace but its place.
    value.span = span(start, to: position)
    return value
  }

  /// Reads `^{ … }` and `^Type(Type a) { … }`.
  private mutating func block(_ start: Int) throws(Failure) -> Expression {
    try enter()
    defer { depth -= 1 }
    position += 1
    var parameters: [ParameterDeclaration] = []
    // The type of the result.
    if kind == .identifier, let type = type(at: position, until: limit) { position = type.next }
    if kind == .leftParen, let extent = extent(of: position) {
      parameters = self.parameters(position + 1..<extent.end)
      position = extent.next
    }
    while kind == .identifier {
      position += 1
      if kind == .leftParen { position = behind(position) }
    }
    guard kind == .leftBrace else { throw failure("expected a block's brace") }
    let body = block()
    try grow(over: height)
    return Expression(
      .closure(Expression.Closure(parameters: parameters, body: body)), span(start, to: position))
  }
}
