package import AppCodeModel

extension SourceFile {
  /// Calls a closure with every expression that was read of the file, from the outside in, and
  /// another with every list of statements.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  func visit(
    _ expression: (Expression) -> Void, lists: ([Statement]) -> Void = { _ in }
  ) {
    for type in types { type.visit(expression, lists) }
    for function in functions { function.body?.visit(expression, lists) }
    for variable in variables { variable.visit(expression, lists) }
    statements.visit(expression, lists)
  }
}

extension SourceFile {
  /// Whether a text that satisfies a test is in the bodies that were read.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  package func hasString(where test: (String) -> Bool) -> Bool {
    var isFound = false
    visit { expression in
      if case .string(let text?) = expression.kind, test(text) { isFound = true }
    }
    return isFound
  }
}

extension TypeDeclaration {
  fileprivate func visit(_ visit: (Expression) -> Void, _ lists: ([Statement]) -> Void) {
    for function in functions { function.body?.visit(visit, lists) }
    for variable in variables { variable.visit(visit, lists) }
    for inner in types { inner.visit(visit, lists) }
  }
}

extension VariableDeclaration {
  fileprivate func visit(_ visit: (Expression) -> Void, _ lists: ([Statement]) -> Void) {
    initialValue?.visit(visit, lists)
    for body in [getter, setter, observers] { body?.visit(visit, lists) }
  }
}

extension [Statement] {
  /// Calls a closure with every expression in the statements, those of closures among them.
  package func visitExpressions(_ visit: (Expression) -> Void) { self.visit(visit) { _ in } }

  /// Calls a closure with every statement, and another with every expression, those of closures among
  /// them.
  func visitStatements(_ visit: (Statement) -> Void, expressions: (Expression) -> Void) {
    self.visit(expressions) { $0.forEach(visit) }
  }

  fileprivate func visit(_ visit: (Expression) -> Void, _ lists: ([Statement]) -> Void) {
    lists(self)
    for statement in self {
      for expression in statement.expressions { expression.visit(visit, lists) }
      for list in statement.lists { list.visit(visit, lists) }
      if case .type(let type) = statement.kind { type.visit(visit, lists) }
    }
  }
}

extension Expression {
  fileprivate func visit(_ visit: (Expression) -> Void, _ lists: ([Statement]) -> Void) {
    visit(self)
    switch kind {
    case .closure(let closure): closure.body.visit(visit, lists)
    case .statement(let statement): [statement].visit(visit, lists)
    // The usual ones, without making lists of what is in them.
    case .member(let base, _): base.visit(visit, lists)
    case .call(let callee, let arguments):
      callee.visit(visit, lists)
      for argument in arguments { argument.value.visit(visit, lists) }
    case .infix(let left, _, let right):
      left.visit(visit, lists)
      right.visit(visit, lists)
    default: for child in children { child.visit(visit, lists) }
    }
  }
}
