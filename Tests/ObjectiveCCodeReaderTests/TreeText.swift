import ObjectiveCCodeReader
import AppCodeModel

/// Reads all bodies of a file.
func read(_ code: String, path: String = "Example.m") -> SourceFile {
  ObjectiveCSourceReader.read(SourceText(Array(code.utf8), path: path), words: nil)
}

/// Reads statements as the body of a function.
func statements(_ code: String, path: String = "Example.mm") -> [Statement] {
  read("void test(void) {\n\(code)\n}", path: path).functions.first?.body ?? []
}

/// Reads one expression, and writes it as Swift would.
func swift(_ code: String) -> String {
  statements("x = \(code);").map { statement in
    if case .expression(let value) = statement.kind,
      case .infix(_, "=", let right) = value.kind
    {
      TreeText.expression(right)
    } else {
      TreeText.statement(statement)
    }
  }.joined(separator: " | ")
}

/// Trees as text: Swift's spelling, every infix in parentheses.
enum TreeText {
  static func expression(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name): "\(self.expression(base)).\(name)"
    case .implicitMember(let name): ".\(name)"
    case .call(let callee, let arguments):
      "\(self.expression(callee))(\(self.arguments(arguments)))"
    case .subscripting(let base, let arguments):
      "\(self.expression(base))[\(self.arguments(arguments))]"
    case .integer(let value): "\(value)"
    case .float(let text): text
    case .string(let text): text.map { "\"\($0)\"" } ?? "\"…\""
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .array(let values): "[" + values.map(self.expression).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "["
        + entries.map { "\(self.expression($0.key)): \(self.expression($0.value))" }
        .joined(separator: ", ") + "]"
    case .tuple(let values): "(\(arguments(values)))"
    case .prefix(let sign, let inner): sign + self.expression(inner)
    case .unwrapped(let inner, let isForced):
      self.expression(inner) + (isForced ? "!" : "?")
    case .infix(let left, let sign, let right):
      "(\(self.expression(left)) \(sign) \(self.expression(right)))"
    case .ternary(let test, let then, let otherwise):
      "(\(self.expression(test)) ? \(self.expression(then)) : \(self.expression(otherwise)))"
    case .cast(let inner, _, let type): "(\(self.expression(inner)) as \(type))"
    case .closure(let closure):
      "{ \(closure.parameters.map(\.name).joined(separator: ", ")) in"
        + " \(statements(closure.body)) }"
    case .statement(let inner): "do \(statement(inner))"
    case .other(let parts): "<" + parts.map(self.expression).joined(separator: ", ") + ">"
    }
  }

  private static func arguments(_ arguments: [Expression.Argument]) -> String {
    arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + expression(argument.value)
    }.joined(separator: ", ")
  }

  static func statements(_ statements: [Statement]) -> String {
    statements.map(statement).joined(separator: "; ")
  }

  static func statement(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): expression(value)
    case .variable(let variable):
      (variable.isConstant ? "let " : "var ") + variable.name
        + (variable.type.map { ": \($0)" } ?? "")
        + (variable.initialValue.map { " = \(expression($0))" } ?? "")
    case .return(let value): value.map { "return \(expression($0))" } ?? "return"
    case .if(let conditions, let then, let otherwise):
      "if \(conditions.map(condition).joined(separator: ", ")) { \(statements(then)) }"
        + (otherwise.map { " else { \(statements($0)) }" } ?? "")
    case .guard(let conditions, let otherwise):
      "guard \(conditions.map(condition).joined(separator: ", ")) { \(statements(otherwise)) }"
    case .switch(let subject, let cases):
      "switch \(expression(subject)) { "
        + cases.map {
          ($0.isDefault ? "default" : "case")
            + " \($0.patterns.map(expression).joined(separator: ", ")): \(statements($0.body))"
        }.joined(separator: " ") + " }"
    case .loop(let parts, let names, _, let body):
      "for \(names.joined(separator: ", ")) in"
        + " \(parts.map(expression).joined(separator: "; ")) { \(statements(body)) }"
    case .block(let body): "do { \(statements(body)) }"
    case .defer(let body): "defer { \(statements(body)) }"
    case .jump(let jump, let value): "\(jump)" + (value.map { " \(expression($0))" } ?? "")
    case .conditionalCompilation(let branches):
      branches.map { "#\($0.condition ?? "else") \(statements($0.body))" }
        .joined(separator: " ") + " #end"
    case .function(let function): "func \(function.name)"
    case .type(let type): "type \(type.name)"
    case .other(let parts): "<" + parts.map(expression).joined(separator: ", ") + ">"
    }
  }

  private static func condition(_ condition: Statement.Condition) -> String {
    switch condition.kind {
    case .expression(let value): expression(value)
    case .available(let version, let isUnavailable):
      (isUnavailable ? "#unavailable" : "#available")
        + "(\(version.map { "iOS \($0.major).\($0.minor)" } ?? "*"))"
    case .binding(let name, _, let value): "let \(name) = \(expression(value))"
    case .match(let pattern, let value):
      "case \(expression(pattern)) = \(expression(value))"
    }
  }
}
