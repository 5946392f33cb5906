import AppCodeModel

extension SourceFile {
  /// What an offset is part of: `Player.viewDidLoad`; nil outside of everything.
  ///
  /// - Complexity: linear in the number of declarations.
  func declarationName(at offset: Int) -> String? {
    Self.name(at: offset, types, functions, variables)
  }

  private static func name(
    at offset: Int, _ types: [TypeDeclaration], _ functions: [FunctionDeclaration],
    _ variables: [VariableDeclaration]
  ) -> String? {
    if let type = types.first(where: { $0.span.range.contains(offset) }) {
      let inner = name(at: offset, type.types, type.functions, type.variables)
      // Nested types carry the names of those around them.
      let isNested = type.types.contains { $0.span.range.contains(offset) }
      return isNested ? inner : inner.map { "\(type.name).\($0)" } ?? type.name
    }
    if let function = functions.first(where: { $0.span.range.contains(offset) }) {
      return function.name
    }
    return variables.first { $0.span.range.contains(offset) }?.name
  }
}
