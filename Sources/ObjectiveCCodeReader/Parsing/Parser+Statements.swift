internal import AppCodeModel

extension Parser {
  /// Reads statements up to an index.
  ///
  /// One that cannot be read becomes `.other`.
  mutating func statements(until end: Int) -> [Statement] {
    let outer = (limit, openBrackets)
    limit = min(end, limit)
    openBrackets = 0
    defer { (limit, openBrackets) = outer }
    var result: [Statement] = []
    var tallest = 0
    while position < limit {
      let start = position
      height = 0
      do throws(Failure) {
        try statement(into: &result)
      } catch {
        note(error.token, error.message)
        position = start
        skipStatement()
        result.append(Statement(.other([]), span(start, to: position)))
        openBrackets = 0
      }
      if position <= start { position = start + 1 }
      tallest = max(tallest, height)
    }
    position = limit
    height = tallest
    return result
  }

  /// Goes behind the statement at the current token, whatever it holds.
  mutating func skipStatement() {
    while position < limit {
      switch kind {
      case .semicolon:
        position += 1
        return
      case .leftBrace:
        position = behind(position)
        // A block inside an expression is followed by a comma, a bracket or a semicolon.
        switch kind {
        case .comma, .rightParen, .rightBracket, .semicolon, .dot: break
        default: return
        }
      default: position = behind(position)
      }
    }
  }

  /// Reads one statement, or the several variables of one declaration.
  mutating func statement(into result: inout [Statement]) throws(Failure) {
    try enter()
    defer { depth -= 1 }
    skipAttributes()
    let start = position
    switch kind {
    case .semicolon: position += 1
    case .leftBrace:
      let body = block()
      result.append(Statement(.block(body), span(start, to: position)))
    case .directiveIf: conditionalCompilation(into: &result)
    case .directiveElse, .directiveEnd: position += 1
    case .directive:
      if case .variable(let variable) = macro(start) {
        result.append(Statement(.variable(variable), variable.span))
      }
      position += 1
    case .atWord: try atStatement(into: &result)
    case .identifier: try wordStatement(into: &result)
    case .rightBrace, .rightParen, .rightBracket:
      note(position, "nothing opens this bracket")
      position += 1
    default: try expressionStatement(into: &result)
    }
    try grow(over: height)
  }

  /// Goes over C++'s `[[maybe_unused]]`, which no message can look like.
  private mutating func skipAttributes() {
    while kind == .leftBracket, kind(at: position + 1) == .leftBracket,
      kind(at: position + 2) == .identifier, kind(at: position + 3) == .rightBracket,
      let extent = extent(of: position), extent.end == position + 4
    {
      position = extent.next
    }
  }

  /// Reads the block at the current brace.
  mutating func block() -> [Statement] {
    guard let extent = extent(of: position) else {
      position += 1
      return []
    }
    position += 1
    let body = statements(until: extent.end)
    position = extent.next
    return body
  }

  /// Reads the statement behind `if (…)` and the like, as a list.
  private mutating func substatement() throws(Failure) -> [Statement] {
    if kind == .leftBrace { return block() }
    guard position < limit else { return [] }
    var body: [Statement] = []
    try statement(into: &body)
    return body
  }

  private mutating func wordStatement(into result: inout [Statement]) throws(Failure) {
    let start = position
    var kind: Statement.Kind
    switch word(position) {
    case "if": kind = try ifStatement()
    case "else":
      // Its `if` is in another branch of an #if.
      position += 1
      kind = .block(try substatement())
    case "switch": kind = try switchStatement()
    case "for": kind = try forStatement()
    case "while":
      position += 1
      let test = try parenthesized()
      let tallest = height
      let body = try substatement()
      height = max(height, tallest)
      kind = .loop([test], names: [], body: body)
    case "do":
      position += 1
      let body = try substatement()
      let tallest = height
      var tests: [Expression] = []
      if isWord(position, "while") {
        position += 1
        tests = [try parenthesized()]
      }
      endStatement()
      height = max(height, tallest)
      kind = .loop(tests, names: [], body: body)
    case "return", "co_return":
      position += 1
      let value = self.kind == .semicolon || position >= limit ? nil : try returned()
      try requireEnd()
      kind = .return(value)
    case "break", "continue":
      let jump: Statement.Jump = word(position) == "break" ? .break : .continue
      position += 1
      endStatement()
      kind = .jump(jump, nil)
    case "goto":
      position += 2
      endStatement()
      kind = .jump(.goto, nil)
    case "throw":
      position += 1
      let value = self.kind == .semicolon ? nil : try expression()
      try requireEnd()
      kind = .jump(.throw, value)
    case "try":
      position += 1
      kind = .block(try substatement())
    case "catch":
      position += 1
      if self.kind == .leftParen { position = behind(position) }
      kind = .block(try substatement())
    case "case", "default":
      // A label whose switch is in another branch of an #if.
      skipLabel()
      return
    case "typedef", "using", "template", "extern":
      skipStatement()
      return
    case "_Pragma", "__pragma", "static_assert", "_Static_assert":
      position += 1
      if self.kind == .leftParen { position = behind(position) }
      if self.kind == .semicolon { position += 1 }
      return
    default: return try declarationOrExpression(into: &result)
    }
    result.append(Statement(kind, span(start, to: position)))
  }

  private mutating func returned() throws(Failure) -> Expression {
    self.kind == .leftBrace ? try initializerList() : try expression()
  }

  private mutating func skipLabel() {
    while position < limit, kind != .colon, kind != .semicolon { position = behind(position) }
    if kind == .colon { position += 1 }
  }

  private mutating func declarationOrExpression(
    into result: inout [Statement]
  ) throws(Failure) {
    let start = position
    if kind(at: start + 1) == .colon {
      position += 2
      return
    }
    if isMacroName(start), isMacroAlone(start) {
      position += 1
      result.append(
        Statement(
          .expression(Expression(.name(word(start)), span(start, to: position))),
          span(start, to: position)))
      return
    }
    let keyword = isWord(start, "static") || isWord(start, "const") ? start + 1 : start
    if isWord(keyword, "struct") || isWord(keyword, "enum") || isWord(keyword, "class")
      || isWord(keyword, "union")
    {
      let brace = kind(at: keyword + 1) == .leftBrace ? keyword + 1 : keyword + 2
      if kind(at: brace) == .leftBrace {
        position = behind(brace)
        skipStatement()
        return
      }
    }
    if let variable = try variableOfMacroType() {
      result.append(Statement(.variable(variable), span(start, to: position)))
      return
    }
    guard let type = localType() else { return try expressionStatement(into: &result) }
    let variables = declarators(type, from: start)
    let tallest = height
    try requireEnd()
    height = tallest
    for variable in variables {
      result.append(Statement(.variable(variable), span(start, to: position)))
    }
  }

  /// Reads `WeakTypeOf(self) weak = self;`, where a macro stands for the type.
  private mutating func variableOfMacroType() throws(Failure) -> VariableDeclaration? {
    let start = position
    guard kind(at: start + 1) == .leftParen, let extent = extent(of: start + 1),
      kind(at: extent.next) == .identifier, !tokens[extent.next].startsLine,
      kind(at: extent.next + 1) == .equal
    else { return nil }
    let name = extent.next
    position = name + 2
    let value = kind == .leftBrace ? try initializerList() : try assignment()
    let tallest = height
    try requireEnd()
    height = tallest
    return VariableDeclaration(
      word(name), initialValue: value, span: span(start, to: position),
      nameSpan: span(name, to: name + 1))
  }

  /// Whether a word in capitals is a macro that is a statement by itself: the next line begins with
  /// something that cannot continue it.
  private func isMacroAlone(_ index: Int) -> Bool {
    guard index + 1 < limit else { return true }
    let next = tokens[index + 1]
    switch next.kind {
    case .identifier, .leftBracket, .atWord, .leftBrace, .star: return next.startsLine
    default: return next.kind.isDirective
    }
  }

  private mutating func expressionStatement(into result: inout [Statement]) throws(Failure) {
    let start = position
    var value = try expression()
    // A message whose result is unused is a call, whatever it may be the name of.
    if case .member(let base, let name) = value.kind, kind(at: position - 1) == .rightBracket,
      kind(at: start) == .leftBracket || isCastMessage(start)
    {
      value.kind = .call(Expression(.member(base, name), value.span), [])
    }
    let tallest = height
    try requireEnd()
    height = tallest
    result.append(Statement(.expression(value), span(start, to: position)))
  }

  private func isCastMessage(_ start: Int) -> Bool {
    kind(at: start) == .leftParen && isWord(start + 1, "void")
  }

  /// Goes over a semicolon, if there is one.
  mutating func endStatement() { if kind == .semicolon { position += 1 } }

  /// Goes over a semicolon, which only a new line, a block's end or a macro can replace.
  ///
  /// `MACRO(a) { … }` is a call and a block.
  mutating func requireEnd() throws(Failure) {
    if kind == .semicolon {
      position += 1
    } else if position < limit, !tokens[position].startsLine, !kind.isDirective,
      !(kind == .leftBrace && kind(at: position - 1) == .rightParen)
    {
      throw failure("expected a semicolon before \(word(position))")
    }
  }

  // MARK: Loops

  /// Reads `(…)` as one expression.
  mutating func parenthesized() throws(Failure) -> Expression {
    guard kind == .leftParen, let extent = extent(of: position) else {
      throw failure("expected a condition in parentheses")
    }
    return try inside(extent) { parser throws(Failure) in
      try parser.expression(toLimit: "expected a closing parenthesis")
    }
  }

  private mutating func forStatement() throws(Failure) -> Statement.Kind {
    position += 1
    guard kind == .leftParen, let extent = extent(of: position) else {
      throw failure("expected parentheses behind for")
    }
    position += 1
    var parts: [Expression] = []
    var names: [String] = []
    var type: String?
    var tallest = 0
    let outer = limit
    limit = extent.end
    defer { limit = outer }
    skipAttributes()
    while position < limit {
      height = 0
      if kind == .semicolon || isWord(position, "in") || kind == .colon {
        position += 1
      } else if names.isEmpty, parts.isEmpty, let base = localType() {
        for variable in declarators(base, from: position) {
          names.append(variable.name)
          type = variable.type
          if let value = variable.initialValue { parts.append(value) }
        }
      } else {
        parts.append(try expression())
        // `for (name in all)` binds a variable that is there already.
        if isWord(position, "in"), case .name(let name) = parts[parts.count - 1].kind {
          names.append(name)
          parts.removeLast()
        } else if position < limit, kind != .semicolon, kind != .colon {
          throw failure("expected a semicolon in for")
        }
      }
      tallest = max(tallest, height)
    }
    limit = outer
    position = extent.next
    height = 0
    let body = try substatement()
    height = max(height, tallest)
    return .loop(parts, names: names, type: type, body: body)
  }

  // MARK: @ statements

  private mutating func atStatement(into result: inout [Statement]) throws(Failure) {
    let start = position
    switch word(position) {
    case "@try", "@finally", "@autoreleasepool":
      position += 1
      result.append(Statement(.block(try substatement()), span(start, to: position)))
    case "@catch", "@synchronized":
      position += 1
      if kind == .leftParen { position = behind(position) }
      result.append(Statement(.block(try substatement()), span(start, to: position)))
    case "@throw":
      position += 1
      let value = kind == .semicolon ? nil : try expression()
      try requireEnd()
      result.append(Statement(.jump(.throw, value), span(start, to: position)))
    case "@available", "@selector", "@protocol", "@encode", "@YES", "@NO":
      try expressionStatement(into: &result)
    default:
      // @weakify(self), @onExit { … };
      position += 1
      if kind == .leftParen { position = behind(position) }
      if kind == .leftBrace {
        result.append(Statement(.defer(block()), span(start, to: position)))
      }
      endStatement()
    }
  }

  // MARK: #if

  private mutating func conditionalCompilation(into result: inout [Statement]) {
    let start = position
    var directive = position
    var branches: [Statement.Branch] = []
    var tallest = 0
    while tokens[directive].kind != .directiveEnd {
      let next = Int(tokens[directive].partner)
      guard next > directive, next < limit else {
        // The rest of the group is elsewhere: what is here stays.
        position = directive + 1
        result.append(
          contentsOf: branches.isEmpty
            ? [] : [Statement(.conditionalCompilation(branches), span(start, to: directive))])
        return
      }
      position = directive + 1
      let body = statements(until: next)
      tallest = max(tallest, height)
      branches.append(Statement.Branch(condition: condition(ofDirective: directive), body: body))
      directive = next
    }
    position = directive + 1
    height = tallest
    result.append(
      Statement(.conditionalCompilation(branches), span(start, to: position)))
  }
}
