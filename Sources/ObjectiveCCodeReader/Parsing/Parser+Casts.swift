internal import AppCodeModel

extension Parser {
  /// The type in the parentheses at the current token, if they are a cast.
  ///
  /// Without a table of types this depends on spelling: stars, protocols and C's own types are
  /// types; a single word is one if nothing but an operand can follow it, or if it looks like one.
  func castType() -> (name: String, behind: Int)? {
    guard let extent = extent(of: position), extent.end > position + 1,
      kind(at: position + 1) == .identifier || kind(at: position + 1) == .doubleColon,
      let type = type(at: position + 1, until: extent.end),
      behindArrays(type.next) == extent.end,
      type.declaredName == nil || type.isFunction
    else { return nil }
    let name = typeText(type) ?? "id"
    let isSurelyType =
      type.stars > 0 || type.isFunction || type.words.count > 1
      || TypeWords.builtIn.contains(name) || TypeWords.lowercased.contains(name)
    switch kind(at: extent.next) {
    case .identifier:
      // `(a) in b` is not a cast; `if ((a) b)` is not valid code.
      guard !isWord(extent.next, "in") else { return nil }
      // `[a compare:(b) options:c]`: the next part of a message's name.
      if kind(at: extent.next + 1) == .colon, !isSurelyType, !looksLikeType(name),
        name.first?.isLowercase ?? false
      {
        return nil
      }
      return (name, extent.next)
    case .number, .string, .character, .objectString, .at, .atWord, .exclamation, .tilde, .caret:
      // `(a) ^ b`
      if kind(at: extent.next) == .caret, !isSurelyType { return nil }
      return (name, extent.next)
    case .leftBrace: return (name, extent.next)
    case .leftParen, .leftBracket, .minus, .plus, .ampersand, .star, .plusPlus, .minusMinus:
      let isSign = kind(at: extent.next) != .leftParen && kind(at: extent.next) != .leftBracket
      if isSurelyType || (!isSign && beginsMessage(extent.next)) { return (name, extent.next) }
      return looksLikeType(name) && (!isSign || name.hasPrefix("UI") || name.hasSuffix("_t"))
        ? (name, extent.next) : nil
    default: return nil
    }
  }

  /// The index behind the `[]` of an array's type.
  private func behindArrays(_ index: Int) -> Int {
    var index = index
    while kind(at: index) == .leftBracket { index = behind(index) }
    return index
  }

  /// Whether brackets hold a message and no index: two words or brackets begin them.
  private func beginsMessage(_ index: Int) -> Bool {
    guard kind(at: index) == .leftBracket else { return false }
    return kind(at: index + 1) == .leftBracket
      || (kind(at: index + 1) == .identifier && kind(at: index + 2) == .identifier)
  }

  /// Whether a word is spelled like a type: `UIView`, `CGFloat`, `uint_8t`, `BOOL`.
  private func looksLikeType(_ name: String) -> Bool {
    if name.hasSuffix("_t") || name == "BOOL" { return true }
    guard let first = name.first, first.isUppercase else { return false }
    return name.contains { $0.isLowercase }
  }

  /// Reads `(CGRect){…}` as a call of the type.
  mutating func compoundLiteral(_ name: String, _ start: Int) throws(Failure) -> Expression {
    let nameSpan = span(start, to: position)
    let list = try initializerList()
    var arguments: [Expression.Argument] = []
    switch list.kind {
    case .array(let values): arguments = values.map { Expression.Argument(nil, $0) }
    case .tuple(let values): arguments = values
    default: break
    }
    return Expression(
      .call(Expression(.name(name), nameSpan), arguments), span(start, to: position))
  }

  /// Reads `{a, b}` as an array and `{.x = a}` as a tuple with labels.
  mutating func initializerList() throws(Failure) -> Expression {
    try enter()
    defer { depth -= 1 }
    let start = position
    guard let extent = extent(of: position) else { throw failure("expected a closing brace") }
    var values: [Expression.Argument] = []
    try inside(extent) { parser throws(Failure) in
      try parser.listed { parser throws(Failure) in
        let label = parser.initializerLabel()
        values.append(Expression.Argument(label, try parser.listOrAssignment()))
      }
    }
    try grow(over: height)
    let kind: Expression.Kind =
      values.contains { $0.label != nil } ? .tuple(values) : .array(values.map(\.value))
    return Expression(kind, span(start, to: position))
  }

  /// Reads `.name =`, whose name it returns, `.name.part =`, of which it returns the last, and `[index] =`.
  private mutating func initializerLabel() -> String? {
    var label: String?
    while kind == .dot, kind(at: position + 1) == .identifier {
      label = word(position + 1)
      position += 2
    }
    if let label {
      if kind == .equal { position += 1 }
      return label
    }
    if kind == .leftBracket, let index = extent(of: position), kind(at: index.next) == .equal {
      position = index.next + 1
    }
    return nil
  }

  /// Reads `{a, b}` or an expression without commas.
  mutating func listOrAssignment() throws(Failure) -> Expression {
    kind == .leftBrace ? try initializerList() : try assignment()
  }
}
