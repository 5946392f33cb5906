package import AppCodeModel

/// What a name means inside of a body: a parameter or a local variable.
package struct LocalVariable: Sendable {
  /// The name.
  package var name: String
  /// The type as written; nil when it is left to inference.
  package var type: String?
  /// The value it begins with; for `if let a = b` that is `b`.
  package var initialValue: Expression?
  /// Whether it comes from outside: a parameter of the function or of a closure, or what a loop
  /// runs over.
  package var isParameter: Bool
  /// The list that a loop runs over whose elements it is, where no type is written.
  var list: Expression?
  /// The statements in which it is known.
  var region: [Statement]
  /// The `guard` that declares it.
  var opening: Statement?
  /// The values it gets by plain assignments, in order, without the one it begins with.
  fileprivate var assignments: ArraySlice<LocalIndex.AssignedValue> = []

  /// The values it gets by plain assignments, in order, without the one it begins with.
  package var assignedValues: [Expression] { assignments.map(\.value) }

  /// How many values it gets, the one it begins with among them.
  package var valueCount: Int { assignments.count + (initialValue == nil ? 0 : 1) }

  /// The only value it ever has; nil for parameters and where there are several.
  package var onlyValue: Expression? {
    guard !isParameter else { return nil }
    guard let initialValue else {
      return assignments.count == 1 ? assignments.first?.value : nil
    }
    return assignments.isEmpty ? initialValue : nil
  }
}

extension Place {
  /// What a name means here, if it is a parameter or a local variable.
  ///
  /// - Complexity: O(log n) in the number of statements, and linear in what is around the place.
  package func local(named name: String) -> LocalVariable? {
    guard var found = declaration(of: name) else { return nil }
    found.assignments = file.locals.values(of: name, in: found.region)
    return found
  }

  /// A place for a value of a local variable: for `guard let a = a` that in front of it.
  func before(_ value: Expression, shadowing local: LocalVariable) -> Place {
    value.plain.kind == .name(local.name) ? before(value, of: local) : self
  }

  /// A place for a value that a local variable of this place begins with.
  ///
  /// Names in it are found as from the declaration, so that `guard let a = a` is the `a` before it.
  package func before(_ value: Expression, of local: LocalVariable) -> Place {
    let around = sequence(first: self, next: \.parent).first {
      $0.node != .expression(value) && $0.span.contains(value.span)
    }
    // A function inside of a function sees what is outside of it.
    let outer = scope.chain.first { $0.member.map { $0.span.contains(value.span) } ?? false }
    let scope = around?.scope ?? outer ?? scope
    let opening = local.opening ?? around?.statement
    var place = around
    if let opening,
      let condition = opening.conditions.first(where: { $0.span.contains(value.span) })
    {
      if local.opening != nil { place = Place(.statement(opening), parent: around, scope: scope) }
      place = Place(.condition(condition), parent: place, scope: scope)
    }
    return Place(.expression(value), parent: place, scope: scope)
  }

  private func declaration(of name: String) -> LocalVariable? {
    var child = self
    while let parent = child.parent {
      if let found = parent.binding(name, seenFrom: child) { return found }
      child = parent
    }
    // Behind a function inside of a function is the one around it.
    let scope = child.scope
    if let body = scope.member?.body {
      if let found = find(name, in: body, before: child.span) { return found }
    } else if case .file = scope.chain.first(where: { $0.fact == nil })?.opening {
      if let found = find(name, in: file.source.statements, before: child.span) { return found }
    }
    switch scope.member {
    case .function(let function)?:
      return LocalVariable.parameter(name, of: function.parameters, region: function.body ?? [])
    case .variable(_, .setter)?, .variable(_, .observers)?:
      guard name == "newValue" || name == "oldValue" else { return nil }
      return LocalVariable(name: name, isParameter: true, region: [])
    case .variable?, nil: return nil
    }
  }

  /// The nearest declaration in front of a place, if the place is in these statements.
  private func find(
    _ name: String, in statements: [Statement], before span: SourceSpan
  ) -> LocalVariable? {
    guard let index = statements.lastIndex(around: span),
      let statement = file.locals.declaration(of: name, in: statements, before: index)
    else { return nil }
    return LocalVariable.find(name, in: statement, region: statements)
  }

  /// A name that this node gives to the inside of it.
  private func binding(_ name: String, seenFrom child: Place) -> LocalVariable? {
    switch node {
    case .expression(let expression):
      guard case .closure(let closure) = expression.kind else { return nil }
      return find(name, in: closure.body, before: child.span)
        ?? LocalVariable.parameter(name, of: closure.parameters, region: closure.body)
    case .condition: return nil
    case .statement(let statement):
      if let list = statement.list(around: child.span),
        let found = find(name, in: list, before: child.span)
      {
        return found
      }
      switch statement.kind {
      case .if(let conditions, let then, _):
        guard !(then.isEmpty) || child.condition != nil else { return nil }
        let isInThen = then.lastIndex(around: child.span) != nil
        guard isInThen || child.condition != nil else { return nil }
        return LocalVariable.find(name, in: conditions, before: child.span, region: then)
      case .guard(let conditions, _):
        guard child.condition != nil else { return nil }
        return LocalVariable.find(name, in: conditions, before: child.span, region: [])
      case .loop(let lists, let names, let type, let body):
        guard names.contains(name), child.statement != nil else { return nil }
        return LocalVariable(
          name: name, type: names.count == 1 ? type.flatMap(\.typeOfElement) : nil,
          isParameter: true, list: names.count == 1 && type == nil ? lists.first : nil,
          region: body)
      case .function(let function):
        return find(name, in: function.body ?? [], before: child.span)
          ?? LocalVariable.parameter(name, of: function.parameters, region: function.body ?? [])
      default: return nil
      }
    }
  }
}

extension Place {
  /// Whether an expression or a part of it satisfies a test, also by way of a local that has only
  /// one value; names mean what they mean here.
  package func finds(in expression: Expression, where test: (Expression) -> Bool) -> Bool {
    finds(in: expression, 0, where: test)
  }

  private func finds(
    in expression: Expression, _ depth: Int, where test: (Expression) -> Bool
  ) -> Bool {
    expression.contains { part in
      if test(part) { return true }
      guard depth < 4, case .name(let name) = part.kind, let value = local(named: name)?.onlyValue
      else { return false }
      return finds(in: value, depth + 1, where: test)
    }
  }

  /// An expression, or the only value of the local that it names.
  package func settled(_ expression: Expression) -> Expression {
    var current = expression.plain
    for _ in 0..<4 {
      guard case .name(let name) = current.kind, let value = local(named: name)?.onlyValue?.plain,
        value.kind != current.kind
      else { break }
      current = value
    }
    return current
  }
}

extension LocalVariable {
  static func parameter(
    _ name: String, of parameters: [ParameterDeclaration], region: [Statement]
  ) -> LocalVariable? {
    guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
    return LocalVariable(name: name, type: parameter.type, isParameter: true, region: region)
  }

  static func find(
    _ name: String, in conditions: [Statement.Condition], before span: SourceSpan,
    region: [Statement]
  ) -> LocalVariable? {
    for condition in conditions.reversed() {
      guard case .binding(name, let type, let value) = condition.kind,
        condition.span.end <= span.start || !condition.span.contains(span)
      else { continue }
      return LocalVariable(
        name: name, type: type, initialValue: value, isParameter: false, region: region)
    }
    return nil
  }

  fileprivate static func find(
    _ name: String, in statement: Statement, region: [Statement]
  ) -> LocalVariable? {
    switch statement.kind {
    case .variable(let variable):
      guard variable.name == name else { return nil }
      return LocalVariable(
        name: name, type: variable.type, initialValue: variable.initialValue, isParameter: false,
        region: region)
    case .guard(let conditions, _):
      for condition in conditions.reversed() {
        guard case .binding(name, let type, let value) = condition.kind else { continue }
        return LocalVariable(
          name: name, type: type, initialValue: value, isParameter: false, region: region,
          opening: statement)
      }
      return nil
    case .conditionalCompilation(let branches):
      for branch in branches {
        for inner in branch.body.reversed() {
          if let found = find(name, in: inner, region: region) { return found }
        }
      }
      return nil
    default: return nil
    }
  }
}

extension Statement {
  /// The conditions of an `if` or a `guard`.
  package var conditions: [Condition] {
    switch kind {
    case .if(let conditions, _, _), .guard(let conditions, _): conditions
    default: []
    }
  }

  /// The lists of statements directly inside.
  package var lists: [[Statement]] {
    switch kind {
    case .expression, .return, .jump, .other, .type: []
    case .variable(let variable):
      [variable.getter, variable.setter, variable.observers].compactMap { $0 }
    case .if(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
    case .guard(_, let otherwise): [otherwise]
    case .switch(_, let cases): cases.map(\.body)
    case .loop(_, _, _, let body), .block(let body), .defer(let body): [body]
    case .conditionalCompilation(let branches): branches.map(\.body)
    case .function(let function): [function.body ?? []]
    }
  }

  /// The expressions directly inside, those of conditions and patterns among them.
  package var expressions: [Expression] {
    switch kind {
    case .expression(let value): [value]
    case .variable(let variable): variable.initialValue.map { [$0] } ?? []
    case .return(let value), .jump(_, let value): value.map { [$0] } ?? []
    case .if(let conditions, _, _), .guard(let conditions, _):
      conditions.flatMap(\.expressions)
    case .switch(let subject, let cases):
      [subject] + cases.flatMap { $0.patterns + ($0.filter.map { [$0] } ?? []) }
    case .loop(let values, _, _, _), .other(let values): values
    case .block, .defer, .conditionalCompilation, .function, .type: []
    }
  }
}

extension Statement.Condition {
  /// The expressions directly inside.
  package var expressions: [Expression] {
    switch kind {
    case .expression(let value), .binding(_, _, let value): [value]
    case .match(let pattern, let value): [pattern, value]
    case .available: []
    }
  }
}

extension String {
  /// A type that says of what class a loop's variable is; nil for one that does not.
  fileprivate var typeOfElement: String? {
    isEmpty || ["id", "auto", "__auto_type", "Any", "AnyObject"].contains(self) ? nil : self
  }
}
