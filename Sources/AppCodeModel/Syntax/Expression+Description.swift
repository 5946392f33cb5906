extension Expression: CustomStringConvertible {
  /// The expression in one line, Swift-like, with parentheses around every operation; what is
  /// not modelled is `‹…›`.
  ///
  /// It shows what was understood, for tests and for looking at; the text as written is at
  /// ``span``.
  package var description: String {
    switch kind {
    case .name(let name): name
    case .member(let base, let name): "\(base).\(name)"
    case .implicitMember(let name): ".\(name)"
    case .call(let callee, let arguments): "\(callee)(\(Expression.list(arguments)))"
    case .subscripting(let base, let arguments): "\(base)[\(Expression.list(arguments))]"
    case .integer(let value): "\(value)"
    case .float(let text): text
    case .string(let text): text.map { "\"\($0)\"" } ?? "\"…\""
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    case .tuple(let elements): "(\(Expression.list(elements)))"
    case .prefix(let name, let operand): "\(name)\(operand)"
    case .unwrapped(let value, let isForced): "\(value)\(isForced ? "!" : "?")"
    case .infix(let left, let name, let right): "(\(left) \(name) \(right))"
    case .ternary(let condition, let then, let otherwise):
      "(\(condition) ? \(then) : \(otherwise))"
    case .cast(let value, let kind, let type): "(\(value) \(kind.words) \(type))"
    case .closure(let closure): "\(closure)"
    case .statement(let statement): "\(statement)"
    case .other(let parts): "‹\(parts.map(\.description).joined(separator: ", "))›"
    }
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + "\(argument.value)" }
      .joined(separator: ", ")
  }
}

extension Expression.CastKind {
  /// The operator; C's cast, which checks nothing, is `unchecked as`.
  var words: String {
    switch self {
    case .bridging: "as"
    case .conditional: "as?"
    case .forced: "as!"
    case .test: "is"
    case .unchecked: "unchecked as"
    }
  }
}

extension Expression.Closure: CustomStringConvertible {
  /// The closure in one line.
  package var description: String {
    let names = parameters.map(\.name).joined(separator: ", ")
    return "{\(names.isEmpty ? "" : " \(names) in")\(body.isEmpty ? "" : " \(body.oneLine)") }"
  }
}
