internal import AppCodeModel

extension Parser {
  /// Reads `typedef NS_ENUM(Type, Name) { … };`, `enum Name { … };` and `typedef enum { … } Name;`.
  ///
  /// - Returns: false, with nothing read, if there is no enumeration here.
  mutating func enumeration() -> Bool {
    let start = position
    var index = position
    var name: Int?
    if isWord(index, "typedef") { index += 1 }
    if isWord(index, "enum") {
      index += 1
      if isWord(index, "class") || isWord(index, "struct") { index += 1 }
      if kind(at: index) == .identifier {
        name = index
        index += 1
      }
      if kind(at: index) == .colon {
        index += 1
        while kind(at: index) == .identifier || kind(at: index) == .doubleColon { index += 1 }
      }
    } else if kind(at: index) == .identifier, kind(at: index + 1) == .leftParen,
      word(index).hasSuffix("_ENUM") || word(index).hasSuffix("_OPTIONS"),
      let extent = extent(of: index + 1)
    {
      name = extent.end > index + 2 ? extent.end - 1 : nil
      index = extent.next
    } else {
      return false
    }
    guard kind(at: index) == .leftBrace, let extent = extent(of: index) else { return false }
    position = index + 1
    let cases = enumerators(until: extent.end)
    position = extent.next
    if kind == .identifier, isWord(start, "typedef"), name == nil || isWord(start + 1, "enum") {
      name = position
    }
    skipToSemicolon()
    types.append(
      TypeDeclaration(
        .enum, name.map(word) ?? "", variables: cases.filter { $0.initialValue != nil },
        cases: cases.map(\.name), compilationConditions: compilationConditions,
        span: span(start, to: position),
        nameSpan: name.map { span($0, to: $0 + 1) } ?? span(start, to: start + 1)))
    return true
  }

  private mutating func enumerators(until end: Int) -> [VariableDeclaration] {
    let outer = limit
    limit = end
    defer { limit = outer }
    var cases: [VariableDeclaration] = []
    while position < limit {
      guard kind == .identifier else {
        position += 1
        continue
      }
      let start = position
      position += 1
      if kind == .leftParen { position = behind(position) }
      while kind == .identifier {
        position += 1
        if kind == .leftParen { position = behind(position) }
      }
      var value: Expression?
      if kind == .equal {
        position += 1
        value = try? assignment()
      }
      cases.append(
        VariableDeclaration(
          word(start), initialValue: value, isConstant: true, span: span(start, to: position),
          nameSpan: span(start, to: start + 1)))
      while position < limit, kind != .comma { position = behind(position) }
    }
    return cases
  }
}
