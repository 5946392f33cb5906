internal import AppCodeModel

extension Parser {
  /// The type at the current token, if a variable is declared here.
  ///
  /// Two words in a row, or a word, stars and a word, declare something; nothing else does.
  func localType() -> TypeName? {
    guard kind == .identifier || kind == .doubleColon,
      let type = type(at: position, until: limit)
    else { return nil }
    if type.declaredName != nil { return type }
    let name = type.next
    guard !type.isFunction, kind(at: name) == .identifier,
      !TypeWords.unfitNames.contains(word(name))
    else { return nil }
    // `a && b` is a reference's declaration only with a value.
    if type.isReference, kind(at: name + 1) != .equal, kind(at: name + 1) != .colon { return nil }
    // A macro without a semicolon, and a statement on the next line.
    if type.stars == 0, type.words.count == 1, tokens[name].startsLine,
      isMacroName(type.words.lowerBound)
    {
      return nil
    }
    switch kind(at: name + 1) {
    case .equal, .semicolon, .comma, .leftBracket, .end, .colon, .rightParen, .identifier:
      return type
    case .leftParen, .leftBrace: return isCPlusPlus ? type : nil
    default: return kind(at: name + 1).isDirective ? type : nil
    }
  }

  /// Whether a word is in capitals, as macros are.
  func isMacroName(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.end - token.start >= 2 else { return false }
    return bytes[Int(token.start)..<Int(token.end)].allSatisfy {
      !($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z"))
    }
  }

  /// Reads what follows a type, up to the semicolon: `*a = b, *c`.
  ///
  /// A function's prototype gives nothing.
  mutating func declarators(_ type: TypeName, from start: Int) -> [VariableDeclaration] {
    position = type.next
    var result: [VariableDeclaration] = []
    var modifiers: Modifiers = []
    if type.isStatic { modifiers.insert(.isStatic) }
    if type.isWeak { modifiers.insert(.weak) }
    var name = type.declaredName
    var tallest = 0
    while position < limit {
      if name == nil {
        guard kind == .identifier else { break }
        name = position
        position += 1
      }
      guard let own = name else { break }
      if kind == .leftParen, depth == 0 { return [] }
      skipDeclaratorSuffix()
      height = 0
      let value = initialValue(of: type)
      tallest = max(tallest, height)
      result.append(
        VariableDeclaration(
          word(own), type: typeText(type), initialValue: value, isConstant: type.isConstant,
          modifiers: modifiers, compilationConditions: depth == 0 ? compilationConditions : [],
          span: span(start, to: position), nameSpan: span(own, to: own + 1)))
      guard kind == .comma else { break }
      position += 1
      while kind == .star || kind == .ampersand
        || (kind == .identifier && TypeWords.qualifiers.contains(word(position)))
      {
        position += 1
      }
      name = nil
    }
    height = tallest
    return result
  }

  /// Array sizes, widths of bit fields and attributes behind a name.
  private mutating func skipDeclaratorSuffix() {
    while position < limit {
      switch kind {
      case .leftBracket: position = behind(position)
      case .colon where kind(at: position + 1) == .number: position += 2
      case .identifier where !isWord(position, "in"):
        position += 1
        if kind == .leftParen { position = behind(position) }
      default: return
      }
    }
  }

  private mutating func initialValue(of type: TypeName) -> Expression? {
    let start = position
    do throws(Failure) {
      switch kind {
      case .equal:
        position += 1
        return kind == .leftBrace ? try initializerList() : try assignment()
      case .leftBrace: return try initializerList()
      case .leftParen:
        let name = Expression(.name(typeText(type) ?? ""), span(start, to: start + 1))
        let arguments = try callArguments()
        return Expression(.call(name, arguments), span(start, to: position))
      default: return nil
      }
    } catch {
      note(error.token, error.message)
      while position < limit, kind != .semicolon, kind != .comma { position = behind(position) }
      height = 0
      return Expression(.other([]), span(start, to: position))
    }
  }
}
