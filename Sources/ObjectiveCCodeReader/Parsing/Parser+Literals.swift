internal import AppCodeModel

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
    return try inside(extent) { parser throws(Failure) in
      try parser.expression(toLimit: "expected a closing parenthesis")
    }
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
    var values: [Expression] = []
    try inside(extent) { parser throws(Failure) in
      try parser.listed { parser throws(Failure) in values.append(try parser.assignment()) }
    }
    try grow(over: height)
    return Expression(.array(values), span(start, to: position))
  }

  private mutating func dictionaryLiteral(_ start: Int) throws(Failure) -> Expression {
    guard let extent = extent(of: position) else { throw failure("nothing closes this brace") }
    var entries: [Expression.DictionaryEntry] = []
    try inside(extent) { parser throws(Failure) in
      try parser.listed { parser throws(Failure) in
        entries.append(try parser.dictionaryEntry())
      }
    }
    try grow(over: height)
    return Expression(.dictionary(entries), span(start, to: position))
  }

  private mutating func dictionaryEntry() throws(Failure) -> Expression.DictionaryEntry {
    let key = try assignment()
    skipDirectives()
    // A macro may stand for a key and its value.
    if position >= limit || kind == .comma {
      return Expression.DictionaryEntry(key, Expression(.other([]), key.span))
    }
    try expect(.colon, "expected a colon behind the key")
    let keyHeight = height
    height = 0
    let value = try assignment()
    height = max(keyHeight, height)
    return Expression.DictionaryEntry(key, value)
  }
}
