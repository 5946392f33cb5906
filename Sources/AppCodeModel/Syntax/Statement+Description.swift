extension Statement: CustomStringConvertible {
  /// The statement in one line, Swift-like.
  package var description: String {
    switch kind {
    case .expression(let value): "\(value)"
    case .variable(let variable):
      "\(variable.isConstant ? "let" : "var") \(variable.name)"
        + (variable.type.map { ": \($0)" } ?? "")
        + (variable.initialValue.map { " = \($0)" } ?? "")
    case .return(let value): value.map { "return \($0)" } ?? "return"
    case .if(let conditions, let then, let otherwise):
      "if \(conditions.oneLine) {\(then.inBraces)}"
        + (otherwise.map { " else {\($0.inBraces)}" } ?? "")
    case .guard(let conditions, let otherwise):
      "guard \(conditions.oneLine) else {\(otherwise.inBraces)}"
    case .switch(let subject, let cases):
      "switch \(subject) { \(cases.map(\.description).joined(separator: " ")) }"
    case .loop(let values, let names, _, let body):
      "loop (\(names.joined(separator: ", "))) "
        + "\(values.map(\.description).joined(separator: ", ")) {\(body.inBraces)}"
    case .block(let body): "do {\(body.inBraces)}"
    case .defer(let body): "defer {\(body.inBraces)}"
    case .jump(let jump, let value): "\(jump.word)\(value.map { " \($0)" } ?? "")"
    case .conditionalCompilation(let branches):
      branches.map { "#\($0.condition.map { "if \($0)" } ?? "else") {\($0.body.inBraces)}" }
        .joined(separator: " ")
    case .function(let function): "func \(function.name)"
    case .type(let type): "type \(type.name)"
    case .other(let parts): "‹\(parts.map(\.description).joined(separator: ", "))›"
    }
  }
}

extension Statement.Condition: CustomStringConvertible {
  /// The condition in one line.
  package var description: String {
    switch kind {
    case .expression(let value): "\(value)"
    case .available(let version, let isUnavailable):
      "#\(isUnavailable ? "un" : "")available(\(version.map { "iOS \($0)" } ?? "…"))"
    case .binding(let name, let type, let value):
      "let \(name)\(type.map { ": \($0)" } ?? "") = \(value)"
    case .match(let pattern, let value): "case \(pattern) = \(value)"
    }
  }
}

extension Statement.Version: CustomStringConvertible {
  /// The version with both numbers: `16.0`.
  package var description: String { "\(major).\(minor)" }
}

extension Statement.Case: CustomStringConvertible {
  /// The case in one line.
  package var description: String {
    (isDefault ? "default" : "case \(patterns.map(\.description).joined(separator: ", "))")
      + (filter.map { " where \($0)" } ?? "") + ":" + (body.isEmpty ? "" : " \(body.oneLine)")
  }
}

extension Statement.Jump {
  /// The keyword.
  var word: String {
    switch self {
    case .break: "break"
    case .continue: "continue"
    case .fallthrough: "fallthrough"
    case .throw: "throw"
    case .goto: "goto"
    }
  }
}

extension Array where Element == Statement {
  /// The statements in one line.
  package var oneLine: String { map(\.description).joined(separator: "; ") }

  /// The statements between braces.
  var inBraces: String { isEmpty ? "" : " \(oneLine) " }
}

extension Array where Element == Statement.Condition {
  /// The conditions in one line.
  var oneLine: String { map(\.description).joined(separator: ", ") }
}
