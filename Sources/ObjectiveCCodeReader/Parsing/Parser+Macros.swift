internal import AppCodeModel

extension Parser {
  /// Reads `#define NAME value` as a constant and `#define NAME(a) value` as a function.
  ///
  /// A value that is not an expression is left out, and so is a function body that is not one.
  mutating func readMacro(_ index: Int) {
    guard let macro = macro(index) else { return }
    switch macro {
    case .variable(let variable): variables.append(variable)
    case .function(let function): functions.append(function)
    }
  }

  /// What a macro can stand for.
  enum Macro {
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
  }

  /// Reads a `#define`; nil for one without a value, and for a long one.
  func macro(_ index: Int) -> Macro? {
    let token = tokens[index]
    let range = Int(token.start)..<Int(token.end)
    guard range.count <= 4_000, let nameRange = macroName(range) else { return nil }
    let name = String(decoding: bytes[nameRange], as: UTF8.self)
    let nameSpan = SourceSpan(nameRange.lowerBound, nameRange.upperBound)
    let whole = SourceSpan(range.lowerBound, range.upperBound)
    let takesParameters =
      nameRange.upperBound < range.upperBound
      && bytes[nameRange.upperBound] == UInt8(ascii: "(")
    let lexer = Lexer(bytes, range: nameRange.upperBound..<range.upperBound)
    guard lexer.tokens.count > 1 else { return nil }
    let matcher = BracketMatcher(lexer.tokens, bytes: bytes)
    var parser = Parser(text: text, tokens: matcher.tokens, words: words, problems: [])
    guard takesParameters else {
      guard let value = parser.wholeExpression() else { return nil }
      return .variable(
        VariableDeclaration(
          name, initialValue: value, isConstant: true,
          compilationConditions: compilationConditions, span: whole, nameSpan: nameSpan))
    }
    guard let extent = parser.extent(of: 0) else { return nil }
    let parameters = (1..<max(1, extent.end)).filter { parser.kind(at: $0) == .identifier }
      .map { ParameterDeclaration(name: parser.word($0)) }
    parser.position = extent.next
    var body: [Statement]?
    if words?.matches(bytes, range) ?? true, let value = parser.wholeExpression() {
      body = [Statement(.return(value), value.span)]
    }
    return .function(
      FunctionDeclaration(
        name + "(" + String(repeating: "_:", count: parameters.count) + ")",
        parameters: parameters, body: body, isBodySkipped: body == nil,
        compilationConditions: compilationConditions, span: whole, nameSpan: nameSpan))
  }

  /// The expression that all the remaining tokens make up.
  private mutating func wholeExpression() -> Expression? {
    guard let value = try? assignment() else { return nil }
    if kind == .semicolon { position += 1 }
    return kind == .end ? value : nil
  }

  private func macroName(_ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound + 1
    // Over the white space, "define" and the white space behind it.
    for isSpace in [true, false, true] {
      while index < range.upperBound, (bytes[index] <= 32) == isSpace { index += 1 }
    }
    let start = index
    while index < range.upperBound, ByteClass.table[Int(bytes[index])].continuesWord {
      index += 1
    }
    return start < index ? start..<index : nil
  }
}
