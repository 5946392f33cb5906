package import AppCodeModel

extension CodeBase {
  /// A property or method by the name that code uses, which for Objective-C may be the instance
  /// variable's.
  package func member(_ name: String, of type: String) -> ClassMember? {
    classes.memberOrDefault(name, of: type, isStatic: nil)
      ?? (name.hasPrefix("_")
        ? classes.member(String(name.dropFirst()), of: type, isStatic: nil) : nil)
  }

  /// The method of the project that a call means.
  package func member(
    called callee: Expression, _ arguments: [Expression.Argument], at place: Place
  ) -> ClassMember? {
    guard let name = callee.lastName,
      let type = callee.base.map({ ownerName(of: $0, at: place) }) ?? place.scope.typeName
    else { return nil }
    return classes.method(name, of: type, taking: arguments)
      ?? (arguments.isEmpty || !place.file.isSwiftSource ? member(name, of: type) : nil)
  }

  /// The type whose member comes behind an object or a type: `Self` is that of the code.
  func ownerName(of base: Expression, at place: Place) -> String? {
    if base.plain.kind == .name("Self") { return place.scope.typeName }
    return base.typeNamed ?? typeName(of: base, at: place)
  }

  /// The expressions that code of the project gives for what is called or read, by a body of its own.
  ///
  /// - Returns: none for stored properties, and for what the project does not contain.
  package func answers(to expression: Expression, at place: Place) -> [Place] {
    let member: ClassMember?
    switch expression.plain.kind {
    case .call(let callee, let arguments):
      member = self.member(called: callee.plain, arguments, at: place)
      if member == nil, case .name(let name) = callee.plain.kind,
        let (file, function) = functions[name]?.first, let body = function.body
      {
        return results(of: body, function.span, in: file)
      }
    case .member(let base, let name):
      let type = tag(of: base, at: place)?.kind.typeName ?? ownerName(of: base, at: place)
      member = type.flatMap { self.member(name, of: $0) }
    case .name(let name) where place.local(named: name) == nil:
      member = place.scope.typeName.flatMap { self.member(name, of: $0) }
    default: member = nil
    }
    guard let member, member.body != nil else { return [] }
    return results(of: member)
  }

  /// The expressions that a property or a method of the project may give.
  ///
  /// - Returns: what a body returns, or all that a stored property is set to.
  package func results(of member: ClassMember) -> [Place] {
    if let body = member.body { return results(of: body, member.span, in: member.file) }
    guard case .variable(let variable) = member.kind, let unit = unit(of: member.file) else {
      return []
    }
    var places: [Place] = []
    if let value = variable.initialValue, let scope = unit.bodies(of: member.span).first {
      places.append(Place(.expression(value), parent: nil, scope: scope))
    }
    return places + assignments(to: member).map(\.valuePlace)
  }

  /// The expressions that a body gives.
  private func results(
    of body: [Statement], _ span: SourceSpan, in file: CodeFile
  ) -> [Place] {
    guard let unit = unit(of: file) else { return [] }
    let scope = unit.bodies(of: span).first { scope in
      switch scope.member {
      case .function?, .variable(_, .getter)?: true
      default: false
      }
    }
    guard let scope else { return [] }
    return body.results { Place(.statement($0), parent: nil, scope: scope) }.map { result in
      // The same place with all that is known to hold there.
      let known = result.parent.flatMap { parent in
        unit.returns.within(parent.span).first { $0.span == parent.span }
      }
      return known.flatMap { known in result.expression.map { known.inside($0) } }
        ?? withFacts(result)
    }
  }

  /// A value without `return` in a branch of a statement, with what is known to hold there.
  func withFacts(_ value: Place) -> Place {
    let inside = unit(of: value.file)?.mentions(in: value.span).first {
      $0.scope.closureDepth == value.scope.closureDepth
    }
    return inside.map { Place(value.node, parent: value.parent, scope: $0.scope) } ?? value
  }

  /// The assignments that may be to a property of a type.
  package func assignments(to property: ClassMember) -> [Assignment] {
    let isPrivate: Bool
    if case .variable(let variable) = property.kind {
      isPrivate = variable.modifiers.contains(.isPrivate)
    } else {
      isPrivate = false
    }
    let named = assignmentsByType(property.name)
    return (named.related(to: property.owner, classes) + named.unknown)
      .filter { !isPrivate || $0.place.file == property.file }
  }

  /// The types that conform to a protocol, where a member is asked of an object of which no more is known.
  ///
  /// - Returns: nil where it is asked of another type.
  func conforming(to type: String, declaring member: ClassMember) -> [String]? {
    guard let entry = classes[type], entry.form == .protocol, entry.name == member.owner else {
      return nil
    }
    return uses.conforming.value(entry.name) {
      classes.all.filter {
        $0.form != .protocol && $0.form != .foreign && !$0.mainPart.file.isTest
          && classes.hasProtocol($0.name, entry.name)
      }.map(\.name)
    }
  }

  /// Whether one class is the other or derives from it.
  package func areRelated(_ one: String, _ other: String) -> Bool {
    classes.isKind(one, of: other) || classes.isKind(other, of: one)
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
      case .loop(_, let names, _, _)?: return names.contains(name)
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
