import AppCodeModel

/// The plain names that a file's code gives a value to: `count` of `count = 1` and `count += 1`.
///
/// Few names are, so that for most of them the code behind them need not be searched.
struct AssignedNames {
  private(set) var names: Set<String> = []

  /// Looks through all that was read of a file.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  init(_ file: SourceFile) {
    for type in file.types { collect(type) }
    for function in file.functions { collect(function.body) }
    for variable in file.variables { collect(variable) }
    collect(file.statements)
  }

  private mutating func collect(_ type: TypeDeclaration) {
    for function in type.functions { collect(function.body) }
    for variable in type.variables { collect(variable) }
    for inner in type.types { collect(inner) }
  }

  private mutating func collect(_ variable: VariableDeclaration) {
    if let value = variable.initialValue { collect(value) }
    for body in [variable.getter, variable.setter, variable.observers] { collect(body) }
  }

  private mutating func collect(_ statements: [Statement]?) {
    for statement in statements ?? [] { collect(statement) }
  }

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): collect(value)
    case .variable(let variable): collect(variable)
    case .return(let value), .jump(_, let value): if let value { collect(value) }
    case .if(let conditions, let then, let otherwise):
      collect(conditions)
      collect(then)
      collect(otherwise)
    case .guard(let conditions, let otherwise):
      collect(conditions)
      collect(otherwise)
    case .switch(let subject, let cases):
      collect(subject)
      for item in cases {
        for pattern in item.patterns { collect(pattern) }
        if let filter = item.filter { collect(filter) }
        collect(item.body)
      }
    case .loop(let values, _, let body):
      for value in values { collect(value) }
      collect(body)
    case .block(let body), .defer(let body): collect(body)
    case .conditionalCompilation(let branches): for branch in branches { collect(branch.body) }
    case .function(let function): collect(function.body)
    case .type(let type): collect(type)
    case .other(let values): for value in values { collect(value) }
    }
  }

  private mutating func collect(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value), .binding(_, _, let value): collect(value)
      case .match(let pattern, let value):
        collect(pattern)
        collect(value)
      case .available: break
      }
    }
  }

  private mutating func collect(_ expression: Expression) {
    switch expression.kind {
    case .name, .implicitMember, .integer, .float, .string, .boolean, .null: break
    case .infix(let left, let operation, let right):
      if operation.isAssignment, case .name(let name) = left.plain.kind { names.insert(name) }
      collect(left)
      collect(right)
    case .member(let base, _), .prefix(_, let base), .unwrapped(let base, _), .cast(let base, _, _):
      collect(base)
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      collect(callee)
      for argument in arguments { collect(argument.value) }
    case .array(let elements), .other(let elements): for element in elements { collect(element) }
    case .dictionary(let entries):
      for entry in entries {
        collect(entry.key)
        collect(entry.value)
      }
    case .tuple(let elements): for element in elements { collect(element.value) }
    case .ternary(let test, let first, let second):
      collect(test)
      collect(first)
      collect(second)
    case .closure(let closure): collect(closure.body)
    case .statement(let statement): collect(statement)
    }
  }
}
