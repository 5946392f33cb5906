@testable import AppCodeAnalysis
@testable import AppCodeModel

extension ObjectiveCText {
  func block(_ statements: [Statement]) throws -> String {
    var writer = self
    var text = ""
    for statement in statements { text += try writer.statement(statement) }
    return text
  }

  mutating func statement(_ statement: Statement) throws -> String {
    switch statement.kind {
    case .expression(let value): return "\(try expression(value));\n"
    case .variable(let variable):
      guard variable.getter == nil, let value = variable.initialValue else { throw Untold() }
      let type = try variable.type.map(pointer) ?? inferred(value)
      let text = "\(type)\(variable.name) = \(try expression(value));\n"
      locals.insert(variable.name)
      return text
    case .return(let value):
      return try value.map { "return \(try expression($0));\n" } ?? "return;\n"
    case .if(let conditions, let then, let otherwise):
      return try branch(conditions[...], then, otherwise)
    case .guard(let conditions, let otherwise):
      return try conditions.map { try leave($0, otherwise) }.joined()
    case .switch(let subject, let cases): return try select(subject, cases)
    case .block(let body): return "{\n\(try block(body))}\n"
    case .loop(let values, let names, _, let body):
      guard names.count == 1, values.count == 1 else { throw Untold() }
      var inner = self
      inner.locals.formUnion(names)
      return "for (id \(names[0]) in \(try expression(values[0]))) {\n\(try inner.block(body))}\n"
    default: throw Untold()
    }
  }

  func inferred(_ value: Expression) throws -> String {
    if let place = place(of: value), let tag = code.tag(of: value, at: place) {
      return tag.kind.typeName + " "
    }
    if let made = value.plain.instantiatedClass { return made + " *" }
    if case .boolean = value.kind { return "BOOL " }
    if value.operation.map({ $0.name.isEquality || $0.name == "&&" || $0.name == "||" }) ?? false {
      return "BOOL "
    }
    if ["width", "height"].contains(value.lastName) { return "CGFloat " }
    return "__auto_type "
  }

  func branch(
    _ conditions: ArraySlice<Statement.Condition>, _ then: [Statement],
    _ otherwise: [Statement]?
  ) throws -> String {
    guard let first = conditions.first else { return try block(then) }
    if conditions.allSatisfy(\.isExpression) {
      let tests = try conditions.map { try self.test($0) }
      var text = "if (\(tests.joined(separator: " && "))) {\n\(try block(then))}\n"
      if let otherwise { text += "else {\n\(try block(otherwise))}\n" }
      return text
    }
    guard conditions.count == 1 || otherwise == nil else { throw Untold() }
    switch first.kind {
    case .binding(let name, _, let value):
      var inner = self
      inner.locals.insert(name)
      let body = try inner.branch(conditions.dropFirst(), then, nil)
      let head = name == "self" ? "" : "\(try inferred(value))\(name) = \(try expression(value));\n"
      let rest = try otherwise.map { "else {\n\(try block($0))}\n" } ?? ""
      return "\(head)if (\(name)) {\n\(body)}\n\(rest)"
    default:
      let body = try branch(conditions.dropFirst(), then, nil)
      let rest = try otherwise.map { "else {\n\(try block($0))}\n" } ?? ""
      return "if (\(try test(first))) {\n\(body)}\n\(rest)"
    }
  }

  /// A condition of a guard, with what leaves.
  mutating func leave(
    _ condition: Statement.Condition, _ otherwise: [Statement]
  ) throws -> String {
    let body = try block(otherwise)
    guard case .binding(let name, _, let value) = condition.kind else {
      // An availability check cannot be negated in Objective-C without a warning.
      if case .available = condition.kind {
        return "if (\(try test(condition))) {} else {\n\(body)}\n"
      }
      return "if (!(\(try test(condition)))) {\n\(body)}\n"
    }
    let head = name == "self" ? "" : "\(try inferred(value))\(name) = \(try expression(value));\n"
    locals.insert(name)
    return head + "if (!\(name)) {\n\(body)}\n"
  }

  func test(_ condition: Statement.Condition) throws -> String {
    switch condition.kind {
    case .expression(let value): return try expression(value)
    case .available(let version?, false):
      return "@available(iOS \(version.major).\(version.minor), *)"
    default: throw Untold()
    }
  }

  func select(_ subject: Expression, _ cases: [Statement.Case]) throws -> String {
    var text = "switch (\(try expression(subject))) {\n"
    for item in cases {
      guard item.filter == nil, item.body.last?.kind != .jump(.fallthrough, nil) else {
        throw Untold()
      }
      for pattern in item.patterns { text += "case \(try constant(pattern)):\n" }
      if item.isDefault { text += "default:\n" }
      let isImplied = item.body.count == 1 && item.body[0].isPlainExpression
      guard !isImplied || returned == "Void" || item.body[0].isCallOrAssignment else {
        throw Untold()
      }
      let body = item.body.filter { $0.kind != .jump(.break, nil) }
      text += "{\n\(try block(body))\(body.alwaysLeaveHere ? "" : "break;\n")}\n"
    }
    return text + "}\n"
  }
}

extension Statement.Condition {
  var isExpression: Bool {
    if case .expression = kind { true } else { false }
  }
}

extension Statement {
  var isPlainExpression: Bool {
    if case .expression(let value) = kind {
      value.operation?.name.isAssignment != true
    } else {
      false
    }
  }

  var isCallOrAssignment: Bool {
    guard case .expression(let value) = kind else { return false }
    return value.callee != nil || value.operation?.name.isAssignment == true
  }
}

extension [Statement] {
  var alwaysLeaveHere: Bool {
    if case .return? = last?.kind { true } else { false }
  }
}
