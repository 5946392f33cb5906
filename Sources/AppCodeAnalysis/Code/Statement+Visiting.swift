package import AppCodeModel

extension SourceFile {
  /// Calls a closure with every expression that was read of the file, from the outside in.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  func visitExpressions(_ visit: (Expression) -> Void) {
    for type in types { type.visitExpressions(visit) }
    for function in functions { function.body?.visitExpressions(visit) }
    for variable in variables { variable.visitExpressions(visit) }
    statements.visitExpressions(visit)
  }
}

extension SourceFile {
  /// Whether a text that satisfies a test is in the bodies that were read.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  package func hasString(where test: (String) -> Bool) -> Bool {
    var isFound = false
    visitExpressions { expression in
      if case .string(let text?) = expression.kind, test(text) { isFound = true }
    }
    return isFound
  }
}

extension TypeDeclaration {
  fileprivate func visitExpressions(_ visit: (Expression) -> Void) {
    for function in functions { function.body?.visitExpressions(visit) }
    for variable in variables { variable.visitExpressions(visit) }
    for inner in types { inner.visitExpressions(visit) }
  }
}

extension VariableDeclaration {
  fileprivate func visitExpressions(_ visit: (Expression) -> Void) {
    initialValue?.visitExpressions(visit)
    for body in [getter, setter, observers] { body?.visitExpressions(visit) }
  }
}

extension [Statement] {
  /// Calls a closure with every expression in the statements, those of closures among them.
  package func visitExpressions(_ visit: (Expression) -> Void) {
    for statement in self {
      for expression in statement.expressions { expression.visitExpressions(visit) }
      for list in statement.lists { list.visitExpressions(visit) }
      if case .type(let type) = statement.kind { type.visitExpressions(visit) }
    }
  }
}

extension Expression {
  fileprivate func visitExpressions(_ visit: (Expression) -> Void) {
    visit(self)
    switch kind {
    case .closure(let closure): closure.body.visitExpressions(visit)
    case .statement(let statement): [statement].visitExpressions(visit)
    // The usual ones, without making lists of what is in them.
    case .member(let base, _): base.visitExpressions(visit)
    case .call(let callee, let arguments):
      callee.visitExpressions(visit)
      for argument in arguments { argument.value.visitExpressions(visit) }
    case .infix(let left, _, let right):
      left.visitExpressions(visit)
      right.visitExpressions(visit)
    default: for child in children { child.visitExpressions(visit) }
    }
  }
}
