import AppCodeModel

extension SourceFile {
  /// What an offset is part of: `Player.viewDidLoad`; nil outside of everything.
  ///
  /// - Complexity: O(log n) in the number of declarations.
  func declarationName(at offset: Int) -> String? {
    Self.name(at: offset, types, functions, variables)
  }

  private static func name(
    at offset: Int, _ types: [TypeDeclaration], _ functions: [FunctionDeclaration],
    _ variables: [VariableDeclaration]
  ) -> String? {
    let span = SourceSpan(offset, offset + 1)
    if let type = types.lastIndex(around: span).map({ types[$0] }) {
      let inner = name(at: offset, type.types, type.functions, type.variables)
      // Nested types carry the names of those around them.
      let isNested = type.types.lastIndex(around: span) != nil
      return isNested ? inner : inner.map { "\(type.name).\($0)" } ?? type.name
    }
    if let function = functions.lastIndex(around: span) { return functions[function].name }
    return variables.lastIndex(around: span).map { variables[$0].name }
  }
}
