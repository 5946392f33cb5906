internal import AppCodeModel

extension Parser {
  /// Reads an expression, commas included.
  mutating func expression() throws(Failure) -> Expression {
    let first = try assignment()
    guard kind == .comma else { return first }
    var parts = [first]
    var tallest = height
    while kind == .comma {
      position += 1
      parts.append(try assignment())
      tallest = max(tallest, height)
    }
    try grow(over: tallest)
    return Expression(
      .other(parts), SourceSpan(Int(first.span.start), Int(parts[parts.count - 1].span.end)))
  }

  /// Reads an expression without commas.
  mutating func assignment() throws(Failure) -> Expression {
    try enter()
    defer { depth -= 1 }
    let left = try conditional()
    guard let name = Self.assignmentOperator(kind) else { return left }
    let tallest = height
    position += 1
    let right = kind == .leftBrace ? try initializerList() : try assignment()
    try grow(over: max(tallest, height))
    return Expression(
      .infix(left, name, right), SourceSpan(Int(left.span.start), Int(right.span.end)))
  }

  /// Reads `a ? b : c`, and `a ?: c` as Swift's `a ?? c`.
  mutating func conditional() throws(Failure) -> Expression {
    let test = try binary(above: 0)
    skipDirectivesInBrackets()
    guard kind == .question else { return test }
    try enter()
    defer { depth -= 1 }
    var tallest = height
    position += 1
    skipDirectives()
    if kind == .colon {
      position += 1
      let otherwise = try conditional()
      try grow(over: max(tallest, height))
      return Expression(
        .infix(test, "??", otherwise),
        SourceSpan(Int(test.span.start), Int(otherwise.span.end)))
    }
    let then = try assignment()
    tallest = max(tallest, height)
    skipDirectivesInBrackets()
    try expect(.colon, "expected a colon behind the question mark")
    let otherwise = try assignment()
    try grow(over: max(tallest, height))
    return Expression(
      .ternary(test, then, otherwise),
      SourceSpan(Int(test.span.start), Int(otherwise.span.end)))
  }

  private mutating func binary(above precedence: Int) throws(Failure) -> Expression {
    var left = try unary()
    var tallest = height
    while true {
      skipDirectivesInBrackets()
      guard let own = Self.binaryOperator(kind), own.precedence > precedence else { break }
      position += 1
      try enter()
      defer { depth -= 1 }
      let right = try binary(above: own.precedence)
      try grow(over: max(tallest, height))
      tallest = height
      left = Expression(
        .infix(left, own.name, right), SourceSpan(Int(left.span.start), Int(right.span.end)))
    }
    height = tallest
    return left
  }

  /// Reads an operand with the signs and casts in front of it.
  mutating func unary() throws(Failure) -> Expression {
    skipDirectives()
    guard position < limit else { throw failure("expected an expression") }
    let start = position
    try enter()
    defer { depth -= 1 }
    if let sign = Self.prefixOperator(kind) {
      position += 1
      let inner = try unary()
      try grow(over: height)
      let span = SourceSpan(Int(tokens[start].start), Int(inner.span.end))
      // A step of a counter is an assignment.
      if sign == "++" || sign == "--" {
        let one = Expression(.integer(1), span)
        return Expression(.infix(inner, sign == "++" ? "+=" : "-=", one), span)
      }
      return Expression(.prefix(sign, inner), span)
    }
    switch kind {
    case .leftParen:
      if let type = castType() {
        position = type.behind
        if kind == .leftBrace { return try compoundLiteral(type.name, start) }
        let inner = try unary()
        try grow(over: height)
        return Expression(
          .cast(inner, .unchecked, type.name),
          SourceSpan(Int(tokens[start].start), Int(inner.span.end)))
      }
      return try postfix()
    case .identifier:
      switch word(position) {
      case "sizeof", "alignof", "_Alignof", "typeid":
        position += 1
        if kind == .leftParen { position = behind(position) } else { _ = try unary() }
        height = 1
        return Expression(.other([]), span(start, to: position))
      case "__extension__":
        position += 1
        return try unary()
      case "new", "delete", "co_await", "throw":
        guard isCPlusPlus, kind(at: position + 1) == .identifier else { return try postfix() }
        position += 1
        return try unary()
      default: return try postfix()
      }
    default: return try postfix()
    }
  }

  // MARK: Directives

  /// Goes over directives where an operand must follow; of several branches the first counts.
  mutating func skipDirectives() {
    while kind.isDirective {
      let isElse = kind == .directiveElse
      var next = position
      // An #else here means that its #if was in the middle of this expression.
      while isElse, tokens[next].kind == .directiveElse, Int(tokens[next].partner) > next {
        next = Int(tokens[next].partner)
      }
      position = min(next + 1, limit)
    }
  }

  /// Goes over directives where no statement can end: inside of brackets, and before an operator
  /// that no statement begins with.
  mutating func skipDirectivesInBrackets() {
    guard kind.isDirective else { return }
    var next = position
    while kind(at: next).isDirective { next += 1 }
    let continues =
      kind(at: next) != .star && kind(at: next) != .ampersand
      && Self.binaryOperator(kind(at: next)) != nil
    if openBrackets > 0 || continues { skipDirectives() }
  }

  // MARK: Tables

  private static func assignmentOperator(_ kind: TokenKind) -> String? {
    switch kind {
    case .equal: "="
    case .plusEqual: "+="
    case .minusEqual: "-="
    case .starEqual: "*="
    case .slashEqual: "/="
    case .percentEqual: "%="
    case .ampersandEqual: "&="
    case .pipeEqual: "|="
    case .caretEqual: "^="
    case .shiftLeftEqual: "<<="
    case .shiftRightEqual: ">>="
    default: nil
    }
  }

  private static func prefixOperator(_ kind: TokenKind) -> String? {
    switch kind {
    case .exclamation: "!"
    case .tilde: "~"
    case .minus: "-"
    case .plus: "+"
    case .ampersand: "&"
    case .star: "*"
    case .plusPlus: "++"
    case .minusMinus: "--"
    default: nil
    }
  }

  private static func binaryOperator(_ kind: TokenKind) -> (name: String, precedence: Int)? {
    switch kind {
    case .pipePipe: ("||", 1)
    case .ampersandAmpersand: ("&&", 2)
    case .pipe: ("|", 3)
    case .caret: ("^", 4)
    case .ampersand: ("&", 5)
    case .equalEqual: ("==", 6)
    case .exclamationEqual: ("!=", 6)
    case .less: ("<", 7)
    case .greater: (">", 7)
    case .lessEqual: ("<=", 7)
    case .greaterEqual: (">=", 7)
    case .shiftLeft: ("<<", 8)
    case .shiftRight: (">>", 8)
    case .plus: ("+", 9)
    case .minus: ("-", 9)
    case .star: ("*", 10)
    case .slash: ("/", 10)
    case .percent: ("%", 10)
    default: nil
    }
  }
}
