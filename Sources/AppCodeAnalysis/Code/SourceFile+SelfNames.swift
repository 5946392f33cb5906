import AppCodeModel

extension SourceFile {
  /// The file with `self` in place of its other names: of `strongSelf` behind
  /// `guard let strongSelf = self`, and of `weakSelf` in a block of Objective-C.
  ///
  /// Spans stay those of the text as written.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  var namingSelf: SourceFile {
    guard Self.selfValues.matches(text.bytes, text.bytes.indices) else { return self }
    var file = self
    for index in file.types.indices { file.types[index].nameSelf(language) }
    for index in file.functions.indices { file.functions[index].nameSelf(language) }
    for index in file.variables.indices { file.variables[index].nameSelf(language) }
    file.statements.nameSelf(language)
    return file
  }

  private static let selfValues = WordFilter(["= self", "=self", ")self", ") self"])
}

extension TypeDeclaration {
  fileprivate mutating func nameSelf(_ language: SourceLanguage) {
    for index in functions.indices { functions[index].nameSelf(language) }
    for index in variables.indices { variables[index].nameSelf(language) }
    for index in types.indices { types[index].nameSelf(language) }
  }
}

extension FunctionDeclaration {
  fileprivate mutating func nameSelf(_ language: SourceLanguage) {
    body?.nameSelf(language, parameters)
  }
}

extension VariableDeclaration {
  fileprivate mutating func nameSelf(_ language: SourceLanguage) {
    if let value = initialValue {
      let names = SelfNames(in: [Statement(.expression(value), value.span)], language)
      if !names.aliases.isEmpty { initialValue = names.replaced(in: value) }
    }
    getter?.nameSelf(language)
    setter?.nameSelf(language)
    observers?.nameSelf(language)
  }
}

extension [Statement] {
  fileprivate mutating func nameSelf(
    _ language: SourceLanguage, _ parameters: [ParameterDeclaration] = []
  ) {
    let names = SelfNames(in: self, language, parameters)
    if !names.aliases.isEmpty { self = names.replaced(in: self) }
  }
}

/// The names of `self` in a body: those that are declared to be `self`, and nowhere anything else.
private struct SelfNames {
  private(set) var aliases: Set<String> = []
  /// Those of them that are declared by now.
  private var known: Set<String> = []
  /// What each name is declared to be, or given; nil for what is not `self`.
  private var values: [String: [Expression?]] = [:]
  /// The names that the body itself declares; the others are properties.
  private var declared: Set<String> = []
  /// Whether `self` is given a value: what began as it may be another one.
  private var isReplaced = false
  private let language: SourceLanguage

  init(
    in body: [Statement], _ language: SourceLanguage, _ parameters: [ParameterDeclaration] = []
  ) {
    self.language = language
    guard !body.isEmpty else { return }
    for parameter in parameters { declare(parameter.name, nil) }
    body.visitStatements {
      declare($0)
    } expressions: {
      declare($0)
    }
    guard !isReplaced else { return }
    settle()
  }

  /// Finds the names that are `self`, and those that are only given such names.
  private mutating func settle() {
    var users: [String: [String]] = [:]
    var open = values.filter { declared.contains($0.key) }.mapValues(\.count)
    for (name, values) in values where open[name] != nil {
      for value in values {
        guard let given = value?.selfName else {
          open[name] = nil
          break
        }
        users[given, default: []].append(name)
      }
    }
    var waiting = ["self"]
    while let next = waiting.popLast() {
      for user in users[next] ?? [] {
        guard let left = open[user] else { continue }
        open[user] = left - 1
        if left == 1, aliases.insert(user).inserted { waiting.append(user) }
      }
    }
  }

  private mutating func declare(_ name: String, _ value: Expression?) {
    guard name != "self" else { return }
    values[name, default: []].append(value)
  }

  private mutating func declareLocal(_ name: String, _ value: Expression?) {
    declared.insert(name)
    declare(name, value)
  }

  private mutating func declare(_ statement: Statement) {
    switch statement.kind {
    case .variable(let variable):
      // A variable of Swift may be a copy of a value.
      let isSame = variable.isConstant || language == .objectiveC
      declareLocal(variable.name, isSame ? variable.initialValue : nil)
    case .loop(_, let names, _, _): for name in names { declare(name, nil) }
    case .function(let function):
      for parameter in function.parameters { declare(parameter.name, nil) }
    default: break
    }
    for condition in statement.conditions {
      if case .binding(let name, _, let value) = condition.kind { declareLocal(name, value) }
    }
  }

  private mutating func declare(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure):
      for parameter in closure.parameters { declare(parameter.name, nil) }
    case .infix(let left, let operation, let right) where operation.isAssignment:
      guard case .name(let name) = left.plain.kind else { return }
      if name == "self", language == .swift { isReplaced = true }
      // Where `self` is let go, it was `self` before.
      if right.kind != .null { declare(name, operation == "=" ? right : nil) }
    default: break
    }
  }
}

extension Expression {
  /// The name that it is, through casts that change nothing.
  fileprivate var selfName: String? {
    switch kind {
    case .name(let name): name
    case .cast(let value, .bridging, _), .cast(let value, .unchecked, _): value.selfName
    default: nil
    }
  }
}

extension SelfNames {
  /// A list of statements, where a name is `self` from its declaration on.
  func replaced(in statements: [Statement]) -> [Statement] {
    var names = self
    return statements.map { statement in
      let new = names.replaced(in: statement)
      if case .variable(let variable) = statement.kind { names.learn(variable.name) }
      if case .guard(let conditions, _) = statement.kind { names.learn(from: conditions) }
      return new
    }
  }

  private mutating func learn(_ name: String) {
    if aliases.contains(name) { known.insert(name) }
  }

  private mutating func learn(from conditions: [Statement.Condition]) {
    for case .binding(let name, _, _) in conditions.lazy.map(\.kind) { learn(name) }
  }

  /// Conditions, each of which knows what those before it bind.
  private func replaced(in conditions: [Statement.Condition]) -> [Statement.Condition] {
    var names = self
    return conditions.map { condition in
      let new = names.replaced(in: condition)
      names.learn(from: [condition])
      return new
    }
  }

  private func replaced(in statement: Statement) -> Statement {
    let kind: Statement.Kind =
      switch statement.kind {
      case .expression(let value): .expression(replaced(in: value))
      case .variable(let variable): .variable(replaced(in: variable))
      case .return(let value): .return(value.map(replaced))
      case .if(let conditions, let then, let otherwise):
        .if(
          replaced(in: conditions), then: inside(conditions).replaced(in: then),
          otherwise: otherwise.map(replaced))
      case .guard(let conditions, let otherwise):
        .guard(replaced(in: conditions), otherwise: replaced(in: otherwise))
      case .switch(let subject, let cases):
        .switch(replaced(in: subject), cases.map(replaced))
      case .loop(let values, let names, let type, let body):
        .loop(values.map(replaced), names: names, type: type, body: replaced(in: body))
      case .block(let body): .block(replaced(in: body))
      case .defer(let body): .defer(replaced(in: body))
      case .jump(let jump, let value): .jump(jump, value.map(replaced))
      case .conditionalCompilation(let branches):
        .conditionalCompilation(
          branches.map {
            Statement.Branch(condition: $0.condition, body: replaced(in: $0.body))
          })
      case .function(let function): .function(replaced(in: function))
      // A type has a `self` of its own.
      case .type: statement.kind
      case .other(let values): .other(values.map(replaced))
      }
    return Statement(kind, statement.span)
  }

  /// The names where conditions hold.
  private func inside(_ conditions: [Statement.Condition]) -> SelfNames {
    var names = self
    names.learn(from: conditions)
    return names
  }

  private func replaced(in function: FunctionDeclaration) -> FunctionDeclaration {
    var function = function
    function.body = function.body.map(replaced)
    return function
  }

  private func replaced(in variable: VariableDeclaration) -> VariableDeclaration {
    var variable = variable
    variable.initialValue = variable.initialValue.map(replaced)
    variable.getter = variable.getter.map(replaced)
    variable.setter = variable.setter.map(replaced)
    variable.observers = variable.observers.map(replaced)
    return variable
  }

  private func replaced(in condition: Statement.Condition) -> Statement.Condition {
    var condition = condition
    switch condition.kind {
    case .expression(let value): condition.kind = .expression(replaced(in: value))
    case .available: break
    case .binding(let name, let type, let value):
      condition.kind = .binding(name: name, type: type, replaced(in: value))
    case .match(let pattern, let value):
      condition.kind = .match(pattern: replaced(in: pattern), replaced(in: value))
    }
    return condition
  }

  private func replaced(in item: Statement.Case) -> Statement.Case {
    var item = item
    item.patterns = item.patterns.map(replaced)
    item.filter = item.filter.map(replaced)
    item.body = replaced(in: item.body)
    return item
  }

  func replaced(in expression: Expression) -> Expression {
    let kind: Expression.Kind =
      switch expression.kind {
      case .name(let name): known.contains(name) ? .name("self") : expression.kind
      case .implicitMember, .integer, .float, .string, .boolean, .null: expression.kind
      case .member(let base, let name): .member(replaced(in: base), name)
      case .call(let callee, let arguments):
        .call(replaced(in: callee), arguments.map(replaced))
      case .subscripting(let base, let arguments):
        .subscripting(replaced(in: base), arguments.map(replaced))
      case .array(let elements): .array(elements.map(replaced))
      case .dictionary(let entries):
        .dictionary(
          entries.map {
            Expression.DictionaryEntry(replaced(in: $0.key), replaced(in: $0.value))
          })
      case .tuple(let elements): .tuple(elements.map(replaced))
      case .prefix(let name, let value): .prefix(name, replaced(in: value))
      case .unwrapped(let value, let isForced): .unwrapped(replaced(in: value), isForced: isForced)
      case .infix(let left, let name, let right):
        .infix(replaced(in: left), name, replaced(in: right))
      case .ternary(let test, let first, let second):
        .ternary(replaced(in: test), replaced(in: first), replaced(in: second))
      case .cast(let value, let kind, let type): .cast(replaced(in: value), kind, type)
      case .closure(let closure):
        .closure(
          Expression.Closure(parameters: closure.parameters, body: replaced(in: closure.body)))
      case .statement(let statement): .statement(replaced(in: statement))
      case .other(let values): .other(values.map(replaced))
      }
    return Expression(kind, expression.span)
  }

  private func replaced(in argument: Expression.Argument) -> Expression.Argument {
    Expression.Argument(argument.label, replaced(in: argument.value))
  }
}
