internal import AppCodeModel

extension Parser {
  /// What a declaration of C looks like from afar.
  private struct Outline {
    var start: Int
    /// The index of what ends it: a semicolon, an opening brace, or something that begins again.
    var end: Int
    /// The index of a first `=` outside of brackets.
    var equal: Int?
    /// The indices of opening parentheses outside of brackets.
    var parens: [Int] = []
    /// The index of a first colon outside of brackets, as before a constructor's initialisers.
    var colon: Int?
  }

  /// Reads a declaration of C: a function, variable, type or macro.
  ///
  /// - Parameter isMember: whether it is in a class; its functions then go to ``pendingMembers``,
  ///   since `self` means something in them.
  mutating func declaration(isMember: Bool = false) {
    let first = word(position)
    switch first {
    case "typedef", "enum": if enumeration() { return }
    case "namespace", "extern", "inline":
      if let brace = scopeBrace() {
        // Its closing brace is passed over when it comes, so that nothing is nested here.
        position = brace + 1
        return
      }
    case "template":
      position += 1
      if kind == .less { skipAngles() }
      return
    case "using": return skipToSemicolon()
    case "NS_ENUM", "NS_OPTIONS", "CF_ENUM", "CF_OPTIONS": if enumeration() { return }
    default: break
    }
    let outline = outline()
    position = max(outline.end, outline.start + 1)
    if first == "typedef" || (first == "struct" && outline.parens.isEmpty)
      || (first == "class" && isCPlusPlus) || first == "union"
    {
      if kind(at: outline.end) == .leftBrace {
        structure(from: outline.start, brace: outline.end)
      } else if kind(at: outline.end) == .semicolon {
        position += 1
      }
      return
    }
    switch kind(at: outline.end) {
    case .leftBrace: function(outline, isMember: isMember)
    case .semicolon:
      position = outline.start
      if !variableDeclaration(outline) { position = outline.end }
      position = max(position, outline.end + 1)
    case .equal: break
    default: macroAttributes(outline, isMember: isMember)
    }
  }

  private func outline() -> Outline {
    var outline = Outline(start: position, end: position)
    var index = position
    while index < limit {
      switch kind(at: index) {
      case .semicolon, .rightBrace, .directiveIf, .directiveElse, .directiveEnd, .directive:
        outline.end = index
        return outline
      case .leftBrace:
        // The braces of a value, or of `struct { … } name`.
        guard outline.equal != nil else {
          outline.end = index
          return outline
        }
        index = behind(index)
        continue
      case .atWord where beginsDeclaration(index):
        outline.end = index
        return outline
      case .minus, .plus:
        if outline.equal == nil, beginsMember(index) {
          outline.end = index
          return outline
        }
      case .identifier:
        // A macro without a semicolon, and another one on the next line.
        if index > outline.start, tokens[index].startsLine, kind(at: index - 1) == .rightParen,
          kind(at: index + 1) == .leftParen, isMacroName(index)
        {
          outline.end = index
          return outline
        }
      case .equal: if outline.equal == nil { outline.equal = index }
      case .colon: if outline.colon == nil { outline.colon = index }
      case .leftParen: if outline.equal == nil { outline.parens.append(index) }
      default: break
      }
      index = behind(index)
    }
    outline.end = limit
    return outline
  }

  /// The brace of `namespace name {`, `inline namespace name {` and `extern "C" {`.
  private func scopeBrace() -> Int? {
    var index = position + 1
    while index < min(position + 12, limit) {
      switch kind(at: index) {
      case .leftBrace: return index
      case .identifier where word(position) == "extern": return nil
      case .identifier, .doubleColon, .string: index += 1
      default: return nil
      }
    }
    return nil
  }

  mutating func skipAngles() {
    var depth = 0
    while position < limit {
      switch kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .shiftRight: depth -= 2
      case .semicolon, .leftBrace: return
      default: break
      }
      position = behind(position)
      if depth <= 0 { return }
    }
  }

  // MARK: Functions

  private mutating func function(_ outline: Outline, isMember: Bool) {
    let brace = outline.end
    let parens = outline.parens.filter { paren in
      paren > outline.start && kind(at: paren - 1) == .identifier
        && (outline.colon.map { paren < $0 } ?? true) && !isAttributeName(paren - 1)
    }
    guard let paren = parens.last, let extent = extent(of: paren) else {
      position = behind(brace)
      if kind == .semicolon { position += 1 }
      return
    }
    let name = word(paren - 1)
    let isMacro = paren - 1 == outline.start
    var function = FunctionDeclaration(
      name, returnType: isMacro ? nil : typeText(outline.start..<paren - 1),
      compilationConditions: compilationConditions, span: .none,
      nameSpan: span(paren - 1, to: paren))
    if isMacro, let selector = selector(inMacro: paren + 1, extent.end) {
      function.name = selector.name
      function.parameters = selector.parameters
    } else {
      function.parameters = parameters(paren + 1..<extent.end)
      function.name += "(" + String(repeating: "_:", count: function.parameters.count) + ")"
      if function.parameters.isEmpty { function.name = name }
    }
    if (outline.start..<paren).contains(where: { isWord($0, "static") }) {
      function.modifiers.insert(.isPrivate)
    }
    position = brace
    let body = body(from: Int(span(outline.start, to: paren).start))
    function.body = body.statements
    function.isBodySkipped = body.isSkipped
    function.span = span(outline.start, to: position)
    if isMember { pendingMembers.append(function) } else { functions.append(function) }
  }

  /// The method that `EXPORT_METHOD(name:(Type)a …) { … }` declares.
  private func selector(
    inMacro start: Int, _ end: Int
  ) -> (name: String, parameters: [ParameterDeclaration])? {
    var copy = self
    copy.limit = end
    var start = start
    // EXPORT_REMAPPED(jsName, name:(Type)a …)
    if kind(at: start) == .identifier, kind(at: start + 1) == .comma { start += 2 }
    copy.position = start
    guard kind(at: start) == .identifier else { return nil }
    guard start + 1 == end || kind(at: start + 1) == .colon else { return nil }
    let selector = copy.selectorParts(returning: nil)
    return (selector.name, selector.parameters)
  }

  /// The parameters between a function's parentheses.
  func parameters(_ range: Range<Int>) -> [ParameterDeclaration] {
    var result: [ParameterDeclaration] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index <= range.upperBound, start < range.upperBound {
      if index == range.upperBound || kind(at: index) == .comma {
        if let parameter = parameter(start..<index) { result.append(parameter) }
        start = index + 1
        index += 1
      } else {
        index = min(behind(index), range.upperBound)
      }
    }
    return result
  }

  private func parameter(_ range: Range<Int>) -> ParameterDeclaration? {
    guard !range.isEmpty, kind(at: range.lowerBound) != .ellipsis else { return nil }
    if range.count == 1, isWord(range.lowerBound, "void") { return nil }
    if let type = type(at: range.lowerBound, until: range.upperBound) {
      if type.next < range.upperBound, kind(at: type.next) == .identifier {
        return ParameterDeclaration(name: word(type.next), type: typeText(type))
      }
      if let name = type.declaredName {
        return ParameterDeclaration(name: word(name), type: typeText(type))
      }
      return ParameterDeclaration(name: "", type: typeText(type))
    }
    return ParameterDeclaration(name: "", type: nil)
  }

  /// Whether a word before parentheses is an attribute and not a function's name.
  private func isAttributeName(_ index: Int) -> Bool {
    let name = word(index)
    if name.hasPrefix("__attribute") || name == "__declspec" || name == "alignas"
      || name == "noexcept" || name == "__asm" || name == "asm"
    {
      return true
    }
    // A macro in capitals that is not the first word: API_AVAILABLE(ios(13.0)).
    return name.hasSuffix("AVAILABLE") || name.hasSuffix("DEPRECATED")
      || name.hasPrefix("NS_") || name.hasPrefix("API_") || name.hasPrefix("CF_")
  }

  // MARK: Variables and macros

  /// Reads `static Type name = value;`.
  private mutating func variableDeclaration(_ outline: Outline) -> Bool {
    let outer = limit
    limit = outline.end
    defer { limit = outer }
    guard let type = localType() else { return false }
    let found = declarators(type, from: outline.start)
    variables.append(contentsOf: found)
    return !found.isEmpty
  }

  /// What precedes `@interface` and is not a declaration: attributes, or a macro.
  private mutating func macroAttributes(_ outline: Outline, isMember: Bool) {
    position = max(outline.end, outline.start + 1)
    guard kind(at: outline.end) == .atWord, !isMember else { return }
    var attributes: [Attribute] = []
    var index = outline.start
    while index < outline.end {
      if kind(at: index) == .identifier, kind(at: index + 1) == .leftParen,
        let extent = extent(of: index + 1)
      {
        attributes.append(
          Attribute(
            word(index),
            arguments: index + 2 < extent.end
              ? text.text(span(index + 2, to: extent.end)) : nil,
            span: span(index, to: extent.next)))
      }
      index = behind(index)
    }
    if beginsDeclaration(position) { atDeclaration(attributes: attributes) }
  }
}
