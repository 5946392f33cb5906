internal import SourceModel

extension Parser {
  /// Reads what begins with an `@` inside of an expression.
  ///
  /// A boxed value is the value: the number in the box is what matters.
  mutating func literal() throws(Failure) -> Expression {
    let start = position
    position += 1
    guard tokens[start].kind == .at else { return try wordLiteral(start) }
    switch kind {
    case .leftParen:
      var value = try primaryInParentheses()
      value.span = span(start, to: position)
      return value
    case .leftBracket: return try arrayLiteral(start)
    case .leftBrace: return try dictionaryLiteral(start)
    default:
      var value = try unary()
      value.span = span(start, to: position)
      return value
    }
  }

  private mutating func primaryInParentheses() throws(Failure) -> Expression {
    guard let extent = extent(of: position) else {
      throw failure("nothing closes this parenthesis")
    }
    position += 1
    openBrackets += 1
    let outer = limit
    limit = extent.end
    defer {
      limit = outer
      openBrackets -= 1
    }
    let value = try expression()
    guard position == limit else { throw failure("expected a closing parenthesis") }
    position = extent.next
    return value
  }

  private mutating func wordLiteral(_ start: Int) throws(Failure) -> Expression {
    switch word(start) {
    case "@YES", "@true": return Expression(.boolean(true), span(start, to: position))
    case "@NO", "@false": return Expression(.boolean(false), span(start, to: position))
    case "@selector": return selectorLiteral(start)
    case "@available": return availabilityTest(start)
    case "@protocol", "@encode":
      let name = kind(at: position + 1) == .identifier ? word(position + 1) : ""
      if kind == .leftParen { position = behind(position) }
      return Expression(
        word(start) == "@protocol"
          ? .member(Expression(.name(name), span(start, to: position)), "self") : .other([]),
        span(start, to: position))
    default:
      // `@INT_MAX` and other macros in a box.
      return Expression(
        SwiftNames.name(String(word(start).dropFirst())), span(start, to: position))
    }
  }

  /// `@selector(a:b:)` is `Selector("a:b:")`.
  private mutating func selectorLiteral(_ start: Int) -> Expression {
    var name = ""
    if kind == .leftParen, let extent = extent(of: position) {
      for index in position + 1..<max(position + 1, extent.end) { name += word(index) }
      position = extent.next
    }
    let own = span(start, to: position)
    return Expression(
      .call(
        Expression(.name("Selector"), own),
        [Expression.Argument(nil, Expression(.string(name), own))]),
      own)
  }

  /// `@available(iOS 13.0, *)` and `__builtin_available(…)` as a call with the platforms as labels;
  /// in an `if` it becomes a condition.
  mutating func availabilityTest(_ start: Int) -> Expression {
    var arguments: [Expression.Argument] = []
    if kind == .leftParen, let extent = extent(of: position) {
      for index in position + 1..<max(position + 1, extent.end)
      where kind(at: index) == .identifier && kind(at: index + 1) == .number {
        arguments.append(
          Expression.Argument(
            word(index),
            Expression(.float(word(index + 1)), span(index + 1, to: index + 2))))
      }
      position = extent.next
    }
    let own = span(start, to: position)
    return Expression(.call(Expression(.name("@available"), own), arguments), own)
  }

  private mutating func arrayLiteral(_ start: Int) throws(Failure) -> Expression {
    guard let extent = extent(of: position) else { throw failure("nothing closes this bracket") }
    position += 1
    let outer = limit
    limit = extent.end
    openBrackets += 1
    defer {
      limit = outer
      openBrackets -= 1
    }
    var values: [Expression] = []
    var tallest = 0
    while position < limit {
      if kind == .comma || kind.isDirective {
        position += 1
        continue
      }
      height = 0
      values.append(try assignment())
      tallest = max(tallest, height)
      if position < limit, kind != .comma, !kind.isDirective {
        throw failure("expected a comma before \(word(position))")
      }
    }
    limit = outer
    position = extent.next
    try grow(over: tallest)
    return Expression(.array(values), span(start, to: position))
  }

  private mutating func dictionaryLiteral(_ start: Int) throws(Failure) -> Expression {
    guard let extent = extent(of: position) else { throw failure("nothing closes this brace") }
    position += 1
    let outer = limit
    limit = extent.end
    openBrackets += 1
    defer {
      limit = outer
      openBrackets -= 1
    }
    var entries: [Expression.DictionaryEntry] = []
    var tallest = 0
    while position < limit {
      if kind == .comma || kind.isDirective {
        position += 1
        continue
      }
      height = 0
      let key = try assignment()
      tallest = max(tallest, height)
      skipDirectives()
      // A macro may stand for a key and its value.
      if position >= limit || kind == .comma {
        entries.append(Expression.DictionaryEntry(key, Expression(.other([]), key.span)))
        continue
      }
      try expect(.colon, "expected a colon behind the key")
      height = 0
      entries.append(Expression.DictionaryEntry(key, try assignment()))
      tallest = max(tallest, height)
      if position < limit, kind != .comma, !kind.isDirective {
        throw failure("expected a comma before \(word(position))")
      }
    }
    limit = outer
    position = extent.next
    try grow(over: tallest)
    return Expression(.dictionary(entries), span(start, to: position))
  }
}
