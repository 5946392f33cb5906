internal import AppCodeModel

extension Parser {
  /// Reads all declarations of the file.
  mutating func readFile() { declarations(until: limit) }

  /// Reads declarations outside of classes, up to an index.
  mutating func declarations(until end: Int) {
    let outer = limit
    limit = end
    defer { limit = outer }
    while position < limit {
      let start = position
      switch kind {
      case .directiveIf, .directiveElse, .directiveEnd, .directive: followDirective()
      case .atWord: atDeclaration(attributes: [])
      case .semicolon: position += 1
      case .minus, .plus: skipStrayMethod()
      case .leftBrace: position = behind(position)
      case .rightBrace, .rightParen, .rightBracket: position += 1
      default: declaration()
      }
      if position <= start { position = start + 1 }
    }
  }

  /// Reads what begins with an `@`.
  mutating func atDeclaration(attributes: [Attribute]) {
    switch word(position) {
    case "@interface": interface(attributes: attributes)
    case "@implementation": implementation()
    case "@protocol": protocolDeclaration(attributes: attributes)
    case "@import":
      if kind(at: position + 1) == .identifier { imports.append(word(position + 1)) }
      skipToSemicolon()
    case "@end": position += 1
    default: skipToSemicolon()
    }
  }

  /// A method outside of a class; its body is left out, too.
  private mutating func skipStrayMethod() {
    note(position, "a method outside of @implementation")
    position += 1
    skipOutline()
  }

  /// Goes behind the next semicolon or block, or before what begins something new.
  mutating func skipOutline() {
    while position < limit {
      switch kind {
      case .semicolon:
        position += 1
        return
      case .leftBrace:
        position = behind(position)
        return
      case .atWord: if beginsDeclaration(position) { return } else { position += 1 }
      case .minus, .plus: if beginsMember(position) { return } else { position += 1 }
      case .directiveIf, .directiveElse, .directiveEnd, .directive, .rightBrace: return
      default: position = behind(position)
      }
    }
  }

  mutating func skipToSemicolon() {
    while position < limit {
      switch kind {
      case .semicolon:
        position += 1
        return
      case .rightBrace: return
      case .directiveIf, .directiveElse, .directiveEnd, .directive: return
      case .atWord where tokens[position].startsLine && beginsDeclaration(position):
        if word(position) != "@class", word(position) != "@import" { return }
        position += 1
      default: position = behind(position)
      }
    }
  }

  /// Whether a token is an `@` word that begins or ends a declaration.
  func beginsDeclaration(_ index: Int) -> Bool {
    switch word(index) {
    case "@interface", "@implementation", "@protocol", "@end", "@property", "@class", "@import",
      "@synthesize", "@dynamic", "@required", "@optional", "@public", "@private", "@protected",
      "@package":
      true
    default: false
    }
  }

  /// Whether a sign begins a method.
  func beginsMember(_ index: Int) -> Bool {
    guard tokens[index].startsLine else { return false }
    let next = kind(at: index + 1)
    return next == .leftParen || next == .identifier
  }
}
