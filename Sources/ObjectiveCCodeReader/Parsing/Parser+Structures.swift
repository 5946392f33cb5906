internal import AppCodeModel

extension Parser {
  /// Reads the rest of `typedef struct { … } Name;` and `struct Name { … };`.
  ///
  /// Unions, and what C++ puts into structures, are passed over.
  mutating func structure(from start: Int, brace: Int) {
    // A structure of C++ with methods, or that derives from another one, is passed over.
    let isStructure =
      (start..<brace).contains { isWord($0, "struct") }
      && !(start..<brace).contains { kind(at: $0) == .colon || isWord($0, "final") }
      && !(isCPlusPlus && (brace..<behind(brace)).contains { kind(at: $0) == .leftParen })
    var type = TypeDeclaration(
      .struct, "", compilationConditions: compilationConditions, span: span(start, to: brace),
      nameSpan: span(start, to: brace))
    position = brace
    if isStructure { instanceVariables(into: &type) } else { position = behind(brace) }
    // `typedef struct { … } __attribute__((packed)) Name;`
    while kind == .identifier, kind(at: position + 1) == .leftParen {
      position = behind(position + 1)
    }
    let before = brace - 1
    let name: Int? =
      if isWord(start, "typedef"), kind == .identifier {
        position
      } else if kind(at: before) == .identifier, !isWord(before, "struct") {
        before
      } else {
        nil
      }
    skipToSemicolon()
    guard isStructure, let name, !type.variables.isEmpty else { return }
    type.name = word(name)
    type.nameSpan = span(name, to: name + 1)
    type.span = span(start, to: position)
    types.append(type)
  }
}
