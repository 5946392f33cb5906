import AppCodeModel

/// Visits every statement and expression of a file once, and notes what is asked for later.
struct CodeWalk {
  /// How deep statements and expressions may be inside each other; beyond it nothing is noted.
  static let deepest = 300
  /// How many early exits of a block, and how many cases of a `switch`, are known to be passed.
  ///
  /// Code that a person writes has fewer.
  static let mostBefore = 32

  /// How many statements and expressions of one file are looked at, so that no file holds up a
  /// whole project.
  static let mostPlaces = 400_000

  var unit: CodeUnit
  private var count = 0
  private var depth = 0
  private let file: CodeFile

  init(_ file: CodeFile) {
    self.file = file
    unit = CodeUnit(file: file)
  }

  mutating func run() {
    let scope = CodeScope(
      parent: nil, file: file, typeName: nil, member: nil, closureDepth: 0, opening: .file,
      fact: nil)
    for type in file.source.types { walk(type, outer: nil, scope) }
    for function in file.source.functions { walk(function, scope, parent: nil) }
    for variable in file.source.variables { walk(variable, scope) }
    walk(file.source.statements, scope, parent: nil)
  }

  // MARK: Declarations

  private mutating func walk(_ type: TypeDeclaration, outer: String?, _ scope: CodeScope) {
    guard enter() else { return }
    defer { depth -= 1 }
    var name = type.name
    if let outer, !name.hasPrefix(outer + ".") { name = outer + "." + name }
    let inner = held(type.attributes, type.compilationConditions, scope)
      .entering(type: name, type)
    for function in type.functions { walk(function, inner, parent: nil) }
    for variable in type.variables { walk(variable, inner) }
    for nested in type.types { walk(nested, outer: name, inner) }
  }

  private mutating func walk(
    _ function: FunctionDeclaration, _ scope: CodeScope, parent: Place?
  ) {
    guard let body = function.body, enter() else { return }
    defer { depth -= 1 }
    let inner = held(function.attributes, function.compilationConditions, scope)
      .entering(.function(function))
    unit.bodies.append(inner)
    walk(body, inner, parent: parent)
  }

  private mutating func walk(_ variable: VariableDeclaration, _ scope: CodeScope) {
    let outer = held(variable.attributes, variable.compilationConditions, scope)
    if let value = variable.initialValue {
      let inner = outer.entering(.variable(variable, .initialValue))
      unit.bodies.append(inner)
      walk(value, inner, parent: nil)
    }
    let accessors: [(CodeScope.Accessor, [Statement]?)] = [
      (.getter, variable.getter), (.setter, variable.setter), (.observers, variable.observers),
    ]
    for (accessor, body) in accessors {
      guard let body else { continue }
      let inner = outer.entering(.variable(variable, accessor))
      unit.bodies.append(inner)
      walk(body, inner, parent: nil)
    }
  }

  /// The scope in which a declaration's attributes and `#if` conditions hold.
  private func held(
    _ attributes: [Attribute], _ conditions: [String], _ scope: CodeScope
  ) -> CodeScope {
    var scope = scope
    for condition in conditions { scope = scope.holding(.compilation(condition, true)) }
    for attribute in attributes where attribute.name == "available" {
      if let arguments = attribute.arguments { scope = scope.holding(.availability(arguments)) }
    }
    return scope
  }

  // MARK: Statements

  /// Visits statements in order; what an early exit excludes does not hold behind it.
  private mutating func walk(_ statements: [Statement], _ scope: CodeScope, parent: Place?) {
    var scope = scope
    var exits = 0
    for statement in statements {
      walk(statement, scope, parent: parent)
      if exits < Self.mostBefore, let fact = statement.factBehind {
        scope = scope.holding(fact)
        exits += 1
      }
    }
  }

  private mutating func walk(_ statement: Statement, _ scope: CodeScope, parent: Place?) {
    guard enter() else { return }
    defer { depth -= 1 }
    let place = Place(.statement(statement), parent: parent, scope: scope)
    switch statement.kind {
    case .expression(let expression): walk(expression, scope, parent: place)
    case .variable(let variable):
      unit.locals.append(place)
      if let value = variable.initialValue { walk(value, scope, parent: place) }
      for body in [variable.getter, variable.setter, variable.observers] {
        if let body { walk(body, scope, parent: place) }
      }
    case .return(let value):
      if let value {
        unit.returns.append(place)
        walk(value, scope, parent: place)
      }
    case .if(let conditions, let then, let otherwise):
      unit.branches.append(place)
      walk(conditions, scope, parent: place)
      walk(then, scope.holding(.conditions(conditions, true)), parent: place)
      if let otherwise {
        walk(otherwise, scope.holding(.conditions(conditions, false)), parent: place)
      }
    case .guard(let conditions, let otherwise):
      unit.guards.append(place)
      walk(conditions, scope, parent: place)
      walk(otherwise, scope.holding(.conditions(conditions, false)), parent: place)
    case .switch(let subject, let cases):
      unit.switches.append(place)
      walk(subject, scope, parent: place)
      walk(cases, of: subject, scope, parent: place)
    case .loop(let expressions, _, _, let body):
      for expression in expressions { walk(expression, scope, parent: place) }
      walk(body, scope, parent: place)
    case .block(let body), .defer(let body): walk(body, scope, parent: place)
    case .jump(_, let value): if let value { walk(value, scope, parent: place) }
    case .conditionalCompilation(let branches): walk(branches, scope, parent: place)
    case .function(let function):
      unit.localFunctions[function.baseName, default: []].append(place)
      walk(function, scope, parent: place)
    case .type(let type): walk(type, outer: nil, scope)
    case .other(let expressions):
      for expression in expressions { walk(expression, scope, parent: place) }
    }
  }

  private mutating func walk(
    _ conditions: [Statement.Condition], _ scope: CodeScope, parent: Place
  ) {
    var scope = scope
    for condition in conditions {
      let place = Place(.condition(condition), parent: parent, scope: scope)
      switch condition.kind {
      case .expression(let value): walk(value, scope, parent: place)
      case .binding(_, _, let value): walk(value, scope, parent: place)
      case .match(let pattern, let value):
        walk(pattern, scope, parent: place)
        walk(value, scope, parent: place)
      case .available: break
      }
      scope = scope.holding(.conditions([condition], true))
    }
  }

  private mutating func walk(
    _ cases: [Statement.Case], of subject: Expression, _ scope: CodeScope, parent: Place
  ) {
    var before: [Expression] = []
    let all = cases.flatMap(\.patterns)
    for item in cases {
      let fact = KnownFact.chosen(
        subject: subject, patterns: item.patterns, others: item.isDefault ? all : before)
      for pattern in item.patterns { walk(pattern, scope, parent: parent) }
      if let filter = item.filter { walk(filter, scope, parent: parent) }
      walk(
        item.body, item.patterns.isEmpty && !item.isDefault ? scope : scope.holding(fact),
        parent: parent)
      if item.filter == nil, before.count < Self.mostBefore { before += item.patterns }
    }
  }

  private mutating func walk(
    _ branches: [Statement.Branch], _ scope: CodeScope, parent: Place
  ) {
    var scope = scope
    for branch in branches {
      guard let condition = branch.condition else {
        walk(branch.body, scope, parent: parent)
        continue
      }
      walk(branch.body, scope.holding(.compilation(condition, true)), parent: parent)
      scope = scope.holding(.compilation(condition, false))
    }
  }

  // MARK: Expressions

  private mutating func walk(_ expression: Expression, _ scope: CodeScope, parent: Place?) {
    guard enter() else { return }
    defer { depth -= 1 }
    let place = Place(.expression(expression), parent: parent, scope: scope)
    switch expression.kind {
    case .name(let name), .implicitMember(let name): unit.mentions[name, default: []].append(place)
    case .member(let base, let name):
      walk(base, scope, parent: place)
      unit.mentions[name, default: []].append(place)
    case .call(let callee, let arguments):
      if let name = callee.lastName { unit.calls[name, default: []].append(place) }
      if let mutation = Assignment(mutating: place), let name = mutation.target.lastName {
        unit.mutations[name, default: []].append(mutation)
      }
      if file.source.language == .objectiveC, let setting = Assignment(setting: place),
        let name = setting.target.lastName
      {
        unit.assignments[name, default: []].append(setting)
      }
      if let method = expression.selectedMethod {
        unit.selectors[FunctionDeclaration.baseName(of: method), default: []].append(place)
      }
      walk(callee, scope, parent: place)
      for argument in arguments { walk(argument.value, scope, parent: place) }
    case .subscripting(let base, let arguments):
      walk(base, scope, parent: place)
      for argument in arguments { walk(argument.value, scope, parent: place) }
    case .integer, .float, .string, .boolean, .null: break
    case .array(let elements), .other(let elements):
      for element in elements { walk(element, scope, parent: place) }
    case .dictionary(let entries):
      unit.dictionaries.append(place)
      for entry in entries {
        walk(entry.key, scope, parent: place)
        walk(entry.value, scope, parent: place)
      }
    case .tuple(let elements):
      for element in elements { walk(element.value, scope, parent: place) }
    case .prefix(_, let value), .unwrapped(let value, _): walk(value, scope, parent: place)
    case .infix(let left, let operation, let right):
      walk(left, operation, right, scope, at: place)
    case .ternary(let test, let first, let second):
      unit.ternaries.append(place)
      walk(test, scope, parent: place)
      walk(first, scope.holding(.expression(test, true)), parent: place)
      walk(second, scope.holding(.expression(test, false)), parent: place)
    case .cast(let value, _, _):
      unit.casts.append(place)
      walk(value, scope, parent: place)
    case .closure(let closure):
      walk(closure.body, scope.opening(.closure(closure)), parent: place)
    case .statement(let statement): walk(statement, scope, parent: place)
    }
  }

  private mutating func walk(
    _ left: Expression, _ operation: String, _ right: Expression, _ scope: CodeScope,
    at place: Place
  ) {
    walk(left, scope, parent: place)
    switch operation {
    case "&&": walk(right, scope.holding(.expression(left, true)), parent: place)
    case "||": walk(right, scope.holding(.expression(left, false)), parent: place)
    default: walk(right, scope, parent: place)
    }
    guard operation.isAssignment else {
      unit.operations.append(place)
      return
    }
    guard let name = left.lastName else { return }
    unit.assignments[name, default: []].append(
      Assignment(place: place, target: left, operation: operation, value: right))
  }

  private mutating func enter() -> Bool {
    count += 1
    if count > Self.mostPlaces { unit.isCut = true }
    guard depth < Self.deepest, !unit.isCut else { return false }
    depth += 1
    return true
  }
}
