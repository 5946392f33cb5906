package import AppCodeModel

extension CodeBase {
  /// A property or method by the name that code uses, which for Objective-C may be the instance
  /// variable's.
  package func member(_ name: String, of type: String) -> ClassMember? {
    classes.member(name, of: type, isStatic: nil)
      ?? (name.hasPrefix("_")
        ? classes.member(String(name.dropFirst()), of: type, isStatic: nil) : nil)
  }

  /// The method of the project that a call means.
  func member(
    called callee: Expression, _ arguments: [Expression.Argument], at place: Place
  ) -> ClassMember? {
    guard let name = callee.lastName,
      let type = callee.base.map({ $0.typeNamed ?? typeName(of: $0, at: place) })
        ?? place.scope.typeName
    else { return nil }
    return classes.method(name, labels: arguments.map(\.label), of: type, isStatic: nil)
      ?? (arguments.isEmpty || !place.file.isSwiftSource ? member(name, of: type) : nil)
  }

  /// The expressions that a property or a method of the project may give.
  ///
  /// - Returns: what a body returns, or all that a stored property is set to.
  package func results(of member: ClassMember) -> [Place] {
    guard let unit = unit(of: member.file) else { return [] }
    let scopes = unit.bodies.filter { $0.member?.span == member.span }
    if let body = member.body {
      guard
        let scope = scopes.first(where: { scope in
          switch scope.member {
          case .function?, .variable(_, .getter)?: true
          default: false
          }
        })
      else { return [] }
      return body.results { Place(.statement($0), parent: nil, scope: scope) }.map { result in
        // The same place with all that is known to hold there.
        let known = unit.returns.first { $0.span == result.parent?.span }
        return known.flatMap { place in result.expression.map { place.inside($0) } } ?? result
      }
    }
    guard case .variable(let variable) = member.kind else { return [] }
    var places: [Place] = []
    if let value = variable.initialValue, let scope = scopes.first {
      places.append(Place(.expression(value), parent: nil, scope: scope))
    }
    return places + assignments(to: member).map(\.valuePlace)
  }

  /// The assignments that may be to a property of a type.
  package func assignments(to property: ClassMember) -> [Assignment] {
    let isPrivate: Bool
    if case .variable(let variable) = property.kind {
      isPrivate = variable.modifiers.contains(.isPrivate)
    } else {
      isPrivate = false
    }
    let name = property.name
    return (assignments(to: name) + assignments(to: "_" + name)).filter {
      means($0, property.owner, property.file, isPrivate: isPrivate)
    }
  }

  /// Whether an assignment may be to the property of a type.
  func means(
    _ assignment: Assignment, _ type: String?, _ file: CodeFile, isPrivate: Bool
  ) -> Bool {
    if isPrivate, assignment.place.file != file { return false }
    guard let type else { return assignment.target.plain.base == nil }
    let place = assignment.place
    let target = assignment.target.plain
    guard let base = target.base, !base.isSelf else {
      if case .name(let name) = target.kind, place.local(named: name) != nil { return false }
      guard let here = place.scope.typeName else { return false }
      return areRelated(here, type)
    }
    guard let other = typeName(of: base, at: place) else { return true }
    if classes[other] == nil, !UIKitClasses.contains(other) { return true }
    return areRelated(other, type)
  }

  /// Whether one class is the other or derives from it.
  func areRelated(_ one: String, _ other: String) -> Bool {
    classes.isKind(one, of: other) || classes.isKind(other, of: one)
  }

  /// The calls in the project that may be of a method or function.
  ///
  /// A call on an object whose type is unknown counts when its labels are the method's.
  package func callers(of function: FunctionDeclaration, _ type: String?) -> [Place] {
    let base = function.baseName
    var places = calls(of: base)
    if base == "init" {
      guard let type else { return [] }
      return instantiations(of: type).filter { place in
        place.expression?.callee.map { call in
          FunctionDeclaration.name("init", labels: call.arguments.map(\.label)) == function.name
        } ?? function.parameters.isEmpty
      }
    }
    if function.parameters.isEmpty {
      // Messages without arguments, and functions that are handed on.
      places += mentions(of: base).filter { $0.parent?.expression?.callee == nil }
    }
    return places.filter { place in
      guard let expression = place.expression, place.scope.member?.span != function.span else {
        return false
      }
      let (callee, arguments) = expression.callee ?? (expression, [])
      let labels = arguments.map(\.label)
      let name = FunctionDeclaration.name(base, labels: labels)
      guard callee.lastName == function.name || name == function.name else { return false }
      guard let receiver = callee.base else {
        guard let type else { return true }
        return place.scope.typeName.map { areRelated($0, type) } ?? false
      }
      guard let type, let other = receiver.typeNamed ?? typeName(of: receiver, at: place),
        classes[other] != nil || UIKitClasses.contains(other)
      else { return type != nil }
      return areRelated(other, type)
    }
  }
}

extension Expression {
  /// The type that an expression names, also as a class object: `A`, `A.self`, `[A class]`.
  package var typeNamed: String? {
    switch plain.kind {
    case .name(let name) where name.isTypeName: name
    case .member(let base, "self"), .member(let base, "class"): base.typeNamed
    default: nil
    }
  }
}

extension Place {
  /// A place for a part of this one that is only reached when something holds.
  func inside(_ expression: Expression, holding fact: KnownFact) -> Place {
    Place(.expression(expression), parent: self, scope: scope.holding(fact))
  }

  /// Whether a name is a parameter of a closure or a loop around this place, not of its method.
  func isBoundByClosure(_ name: String) -> Bool {
    ancestors.contains { place in
      if case .closure(let closure)? = place.expression?.kind {
        return closure.parameters.contains { $0.name == name }
      }
      switch place.statement?.kind {
      case .loop(_, let names, _)?: return names.contains(name)
      case .function(let function)?: return function.parameters.contains { $0.name == name }
      default: return false
      }
    }
  }
}

extension [Statement] {
  /// The values that a body gives: what it returns, and what it is where that is left out.
  ///
  /// - Parameter place: makes a place for one of the statements.
  /// - Returns: the values, in order.
  package func results(_ place: (Statement) -> Place) -> [Place] {
    let isImplied = count == 1
    return flatMap { statement in statement.results(isImplied: isImplied, at: place(statement)) }
  }
}

extension Statement {
  fileprivate func results(isImplied: Bool, at place: Place) -> [Place] {
    switch kind {
    case .return(let value?): return [place.inside(value)]
    case .expression(let value):
      guard isImplied, value.operation.map({ !$0.name.isAssignment }) ?? true else { return [] }
      return [place.inside(value)]
    case .function, .type, .defer, .variable: return []
    default:
      return lists.flatMap { list in
        let isImplied = isImplied && list.count == 1
        return list.flatMap { $0.results(isImplied: isImplied, at: place.inside($0)) }
      }
    }
  }
}

extension CodeFile {
  fileprivate var isSwiftSource: Bool { source.language == .swift }
}
