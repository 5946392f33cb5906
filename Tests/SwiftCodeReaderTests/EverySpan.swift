import AppCodeModel

/// Walks through all of a file and reports spans in impossible places, and how deep things are
/// nested.
struct EverySpan {
  private(set) var mistakes: [String] = []
  private(set) var deepest = 0
  private let file: SourceFile
  private var depth = 0

  init(_ file: SourceFile) {
    self.file = file
    let whole = SourceSpan(0, file.text.bytes.count)
    for type in file.types { look(at: type, in: whole) }
    for function in file.functions { look(at: function, in: whole) }
    for variable in file.variables { look(at: variable, in: whole) }
    for statement in file.statements { look(at: statement, in: whole) }
    for comment in file.comments { check(comment.span, in: whole, "comment") }
    for problem in file.problems { check(problem.span, in: whole, problem.message) }
  }

  private mutating func check(_ span: SourceSpan, in outer: SourceSpan, _ what: String) {
    // What a mistake has left out is somewhere after it: the one around it ends before.
    let outer = file.problems.isEmpty ? outer : SourceSpan(0, file.text.bytes.count)
    if span.start > span.end || !outer.contains(span) {
      mistakes.append("\(what) at \(span.start)..<\(span.end) in \(outer.start)..<\(outer.end)")
    }
  }

  private mutating func look(at type: TypeDeclaration, in outer: SourceSpan) {
    check(type.span, in: outer, "type")
    check(type.nameSpan, in: type.span, "type name")
    for attribute in type.attributes { check(attribute.span, in: type.span, "attribute") }
    for function in type.functions { look(at: function, in: type.span) }
    for variable in type.variables { look(at: variable, in: type.span) }
    depth += 1
    for inner in type.types { look(at: inner, in: type.span) }
    depth -= 1
  }

  private mutating func look(at function: FunctionDeclaration, in outer: SourceSpan) {
    check(function.span, in: outer, "function")
    check(function.nameSpan, in: function.span, "function name")
    for statement in function.body ?? [] { look(at: statement, in: function.span) }
  }

  private mutating func look(at variable: VariableDeclaration, in outer: SourceSpan) {
    check(variable.span, in: outer, "variable")
    check(variable.nameSpan, in: variable.span, "variable name")
    if let value = variable.initialValue { look(at: value, in: variable.span) }
    for body in [variable.getter, variable.setter, variable.observers] {
      for statement in body ?? [] { look(at: statement, in: variable.span) }
    }
  }

  private mutating func look(at statement: Statement, in outer: SourceSpan) {
    depth += 1
    defer { depth -= 1 }
    deepest = max(deepest, depth)
    let span = statement.span
    check(span, in: outer, "statement")
    switch statement.kind {
    case .expression(let value): look(at: value, in: span)
    case .variable(let variable): look(at: variable, in: outer)
    case .return(let value), .jump(_, let value): value.map { look(at: $0, in: span) }
    case .if(let conditions, let then, let otherwise):
      look(at: conditions, in: span)
      for inner in then + (otherwise ?? []) { look(at: inner, in: span) }
    case .guard(let conditions, let otherwise):
      look(at: conditions, in: span)
      for inner in otherwise { look(at: inner, in: span) }
    case .switch(let subject, let cases):
      look(at: subject, in: span)
      for branch in cases {
        check(branch.span, in: span, "case")
        for value in branch.patterns + [branch.filter].compactMap(\.self) {
          look(at: value, in: branch.span)
        }
        for inner in branch.body { look(at: inner, in: branch.span) }
      }
    case .loop(let values, _, _, let body):
      for value in values { look(at: value, in: span) }
      for inner in body { look(at: inner, in: span) }
    case .block(let body), .defer(let body): for inner in body { look(at: inner, in: span) }
    case .conditionalCompilation(let branches):
      for inner in branches.flatMap(\.body) { look(at: inner, in: span) }
    case .function(let function): look(at: function, in: span)
    case .type(let type): look(at: type, in: span)
    case .other(let values): for value in values { look(at: value, in: span) }
    }
  }

  private mutating func look(at conditions: [Statement.Condition], in outer: SourceSpan) {
    for condition in conditions {
      check(condition.span, in: outer, "condition")
      switch condition.kind {
      case .expression(let value), .binding(_, _, let value): look(at: value, in: condition.span)
      case .match(let pattern, let value):
        look(at: pattern, in: condition.span)
        look(at: value, in: condition.span)
      case .available: break
      }
    }
  }

  private mutating func look(at value: Expression, in outer: SourceSpan) {
    depth += 1
    defer { depth -= 1 }
    deepest = max(deepest, depth)
    let span = value.span
    check(span, in: outer, "expression")
    switch value.kind {
    case .member(let base, _), .prefix(_, let base), .unwrapped(let base, _), .cast(let base, _, _):
      look(at: base, in: span)
    case .call(let base, let arguments), .subscripting(let base, let arguments):
      look(at: base, in: span)
      for argument in arguments { look(at: argument.value, in: span) }
    case .array(let values), .other(let values): for inner in values { look(at: inner, in: span) }
    case .dictionary(let entries):
      for entry in entries {
        look(at: entry.key, in: span)
        look(at: entry.value, in: span)
      }
    case .tuple(let elements): for element in elements { look(at: element.value, in: span) }
    case .infix(let left, _, let right):
      look(at: left, in: span)
      look(at: right, in: span)
    case .ternary(let condition, let then, let otherwise):
      for inner in [condition, then, otherwise] { look(at: inner, in: span) }
    case .closure(let closure): for inner in closure.body { look(at: inner, in: span) }
    case .statement(let statement): look(at: statement, in: span)
    case .name, .implicitMember, .integer, .float, .string, .boolean, .null: break
    }
  }
}
