import AppCodeModel

extension SourceFile {
  /// The plain names that the file's code gives a value to: `count` of `count = 1` and `count += 1`.
  ///
  /// Few names are, so that for most of them the code behind them need not be looked through.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  var assignedNames: Set<String> {
    var names: Set<String> = []
    visitExpressions { expression in
      guard case .infix(let left, let operation, _) = expression.kind, operation.isAssignment,
        case .name(let name) = left.plain.kind
      else { return }
      names.insert(name)
    }
    return names
  }
}
