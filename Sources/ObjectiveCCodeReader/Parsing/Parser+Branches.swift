internal import AppCodeModel

extension Parser {
  /// Reads `if (…) … else if (…) … else …`.
  ///
  /// A chain is read in a loop and put together from its end, so that its length costs no stack.
  mutating func ifStatement() throws(Failure) -> Statement.Kind {
    var links: [(conditions: [Statement.Condition], then: [Statement], start: Int)] = []
    var otherwise: [Statement]?
    var tallest = 0
    while true {
      let start = position
      position += 1
      if isWord(position, "constexpr") { position += 1 }
      let conditions = try ifConditions()
      tallest = max(tallest, height)
      height = 0
      let then = try body()
      tallest = max(tallest, height)
      links.append((conditions, then, start))
      guard isWord(position, "else") else { break }
      if links.count + depth >= Parser.maximumHeight / 2 {
        note(position, "this chain of conditions is too long to be read as one")
        break
      }
      position += 1
      if isWord(position, "if") { continue }
      height = 0
      otherwise = try body()
      tallest = max(tallest, height)
      break
    }
    let end = position
    for link in links.dropFirst().reversed() {
      let statement = Statement(
        .if(link.conditions, then: link.then, otherwise: otherwise), span(link.start, to: end))
      otherwise = [statement]
      tallest += 1
    }
    height = tallest
    guard let first = links.first else { throw failure("expected a condition") }
    return .if(first.conditions, then: first.then, otherwise: otherwise)

    func body() throws(Failure) -> [Statement] {
      while kind.isDirective { position += 1 }
      if kind == .leftBrace { return block() }
      guard position < limit else { return [] }
      var body: [Statement] = []
      try statement(into: &body)
      return body
    }
  }

  /// Reads the parentheses behind `if`.
  ///
  /// Availability is a condition of its own.
  private mutating func ifConditions() throws(Failure) -> [Statement.Condition] {
    guard kind == .leftParen, let extent = extent(of: position) else {
      throw failure("expected a condition in parentheses")
    }
    return try inside(extent) { parser throws(Failure) in
      let conditions = try parser.conditionsToLimit()
      guard parser.position == parser.limit else {
        throw parser.failure(
          "expected a closing parenthesis before \(parser.word(parser.position))")
      }
      return conditions
    }
  }

  private mutating func conditionsToLimit() throws(Failure) -> [Statement.Condition] {
    let start = position
    var result: [Statement.Condition] = []
    if let type = localType(), kind(at: type.next + 1) == .equal,
      let variable = declarators(type, from: start).first,
      let value = variable.initialValue
    {
      result.append(
        Statement.Condition(
          .binding(name: variable.name, type: variable.type, value), span(start, to: position)))
      if kind == .semicolon {
        position += 1
        let value = try expression()
        result.append(Statement.Condition(.expression(value), value.span))
      }
    } else {
      result = split(try expression())
    }
    return result
  }

  /// `@available(…) && a` are two conditions; `a && b` is one.
  private func split(_ value: Expression) -> [Statement.Condition] {
    if let condition = availability(value) { return [condition] }
    guard case .infix(let left, "&&", let right) = value.kind else {
      return [Statement.Condition(.expression(value), value.span)]
    }
    let parts = split(left) + split(right)
    let hasAvailability = parts.contains {
      if case .available = $0.kind { true } else { false }
    }
    return hasAvailability ? parts : [Statement.Condition(.expression(value), value.span)]
  }

  private func availability(_ value: Expression) -> Statement.Condition? {
    switch value.kind {
    case .prefix("!", let inner):
      guard let condition = availability(inner),
        case .available(let version, let isUnavailable) = condition.kind
      else { return nil }
      return Statement.Condition(
        .available(version, isUnavailable: !isUnavailable), value.span)
    case .call(let callee, let arguments):
      guard case .name("@available") = callee.kind else { return nil }
      for argument in arguments where argument.label == "iOS" {
        if case .float(let number) = argument.value.kind {
          let parts = number.split(separator: ".").compactMap { Int($0) }
          guard let major = parts.first else { break }
          return Statement.Condition(
            .available(
              Statement.Version(major, parts.count > 1 ? parts[1] : 0), isUnavailable: false),
            value.span)
        }
      }
      return Statement.Condition(.available(nil, isUnavailable: false), value.span)
    default: return nil
    }
  }

  // MARK: switch

  /// Reads `switch (…) { … }`.
  ///
  /// A case that does not leave at its end falls through.
  mutating func switchStatement() throws(Failure) -> Statement.Kind {
    position += 1
    let subject = try parenthesized()
    var tallest = height
    guard kind == .leftBrace, let extent = extent(of: position) else {
      throw failure("expected a brace behind switch")
    }
    position += 1
    let outer = limit
    limit = extent.end
    defer { limit = outer }
    var cases: [Statement.Case] = []
    while position < limit {
      let before = position
      height = 0
      if beginsCase(position) {
        cases.append(try switchCase())
      } else {
        // Directives around cases, and what a macro may make of a line.
        if kind.isDirective { position += 1 } else { skipStatement() }
      }
      tallest = max(tallest, height)
      if position <= before { position = before + 1 }
    }
    for index in cases.indices.dropLast() where !Self.leaves(cases[index].body) {
      cases[index].body.append(
        Statement(
          .jump(.fallthrough, nil),
          SourceSpan(Int(cases[index].span.end), Int(cases[index].span.end))))
    }
    limit = outer
    position = extent.next
    height = tallest
    return .switch(subject, cases)
  }

  private func beginsCase(_ index: Int) -> Bool {
    isWord(index, "case") || (isWord(index, "default") && kind(at: index + 1) == .colon)
  }

  private mutating func switchCase() throws(Failure) -> Statement.Case {
    let start = position
    var patterns: [Expression] = []
    var isDefault = false
    // Labels in a row share what follows.
    while position < limit {
      if isWord(position, "default"), kind(at: position + 1) == .colon {
        isDefault = true
        position += 2
      } else if isWord(position, "case") {
        position += 1
        var pattern = try conditional()
        if kind == .ellipsis {
          position += 1
          let upper = try conditional()
          pattern = Expression(
            .infix(pattern, "...", upper),
            SourceSpan(Int(pattern.span.start), Int(upper.span.end)))
        }
        patterns.append(pattern)
        try expect(.colon, "expected a colon behind the case")
      } else if kind.isDirective, beginsCase(position + 1) {
        position += 1
      } else {
        break
      }
    }
    let end = endOfCase()
    var body: [Statement] = []
    height = 0
    for statement in statements(until: end) {
      // Braces around a case's statements mean nothing.
      if case .block(let inner) = statement.kind { body += inner } else { body.append(statement) }
    }
    position = end
    return Statement.Case(
      patterns: patterns, isDefault: isDefault, body: body, span: span(start, to: position))
  }

  /// Where the statements of a case end: at the next label, or at a directive before one.
  private func endOfCase() -> Int {
    var index = position
    while index < limit {
      if beginsCase(index) { return index }
      if kind(at: index).isDirective, directiveLeadsToCase(index) { return index }
      index = behind(index)
    }
    return limit
  }

  /// Whether there are only a few directives between a directive and a label.
  private func directiveLeadsToCase(_ start: Int) -> Bool {
    var index = start
    while kind(at: index).isDirective, index < start + 8 { index += 1 }
    return beginsCase(index)
  }

  /// Whether statements end with a jump, so that nothing falls through.
  private static func leaves(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .return, .jump: return true
    case .block(let inner): return leaves(inner)
    case .if(_, let then, let otherwise?): return leaves(then) && leaves(otherwise)
    default: return false
    }
  }
}
