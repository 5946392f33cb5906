package import AppCodeModel

extension Expression {
  /// The last part of a name: `orientation` of `UIDevice.current.orientation`, and of
  /// `.orientation`.
  ///
  /// Optional chaining does not count, and of a subscript it is the name of what is subscripted.
  package var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    case .unwrapped(let value, _): value.lastName
    case .subscripting(let base, _): base.lastName
    default: nil
    }
  }

  /// What a member is a member of.
  package var base: Expression? {
    switch kind {
    case .member(let base, _): base.plain
    case .unwrapped(let value, _): value.base
    default: nil
    }
  }

  /// The expression without the marks of optionals around it.
  package var plain: Expression {
    if case .unwrapped(let value, _) = kind { return value.plain }
    return self
  }

  /// The names of a chain, `["UIDevice", "current", "orientation"]`; nil for anything else.
  package var path: [String]? {
    var names: [String] = []
    var current = self
    while true {
      switch current.kind {
      case .name(let name):
        names.append(name)
        return names.reversed()
      case .member(let base, let name):
        names.append(name)
        current = base
      case .unwrapped(let value, _): current = value
      default: return nil
      }
    }
  }

  /// Whether it is `self`, with marks of optionals or without.
  package var isSelf: Bool { plain.kind == .name("self") }

  /// Whether it is `super`.
  package var isSuper: Bool { plain.kind == .name("super") }

  /// What is called and with what, of a call.
  package var callee: (callee: Expression, arguments: [Argument])? {
    if case .call(let callee, let arguments) = plain.kind { return (callee.plain, arguments) }
    return nil
  }

  /// The two sides of an operation, and the operator.
  package var operation: (left: Expression, name: String, right: Expression)? {
    if case .infix(let left, let name, let right) = kind { return (left, name, right) }
    return nil
  }

  /// The expressions directly inside of it; those in closures are not among them.
  package var children: [Expression] {
    switch kind {
    case .name, .implicitMember, .integer, .float, .string, .boolean, .null, .closure, .statement:
      []
    case .member(let base, _): [base]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .subscripting(let base, let arguments): [base] + arguments.map(\.value)
    case .array(let elements), .other(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .prefix(_, let value), .unwrapped(let value, _), .cast(let value, _, _): [value]
    case .infix(let left, _, let right): [left, right]
    case .ternary(let test, let first, let second): [test, first, second]
    }
  }

  /// Whether it or a part of it satisfies a test; closures are not looked into.
  package func contains(where test: (Expression) -> Bool) -> Bool {
    test(self) || children.contains { $0.contains(where: test) }
  }
}

extension String {
  /// Whether an operator gives its left side a value.
  var isAssignment: Bool {
    guard hasSuffix("=") else { return false }
    switch self {
    case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
    default: return true
    }
  }

  /// Whether an operator compares its sides for being equal.
  package var isEquality: Bool { self == "==" || self == "!=" || self == "===" || self == "!==" }
}
