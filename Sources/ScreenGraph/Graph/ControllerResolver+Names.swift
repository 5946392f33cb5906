import AppCodeAnalysis
import AppCodeModel

/// What names stand for: locals, parameters and properties.
extension ControllerResolver {
  func named(
    _ name: String, _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    if let bound = following.value(of: name, at: place) {
      let found = resolve(bound.value, bound.place, following, depth: depth + 1)
      if !found.isEmpty { return found.map { changed($0, variable: name, in: place, following) } }
    }
    guard let local = place.local(named: name) else {
      return member(
        name, of: Expression(.name("self"), expression.span), expression, place, following,
        depth: depth)
    }
    if local.isParameter {
      memory.metParameter = true
      let found = element(name, of: place, following, depth: depth)
      if !found.isEmpty { return found }
      return (local.type.map { ofType($0.strippedType, expression, place) } ?? [])
        .map { changed($0, variable: name, in: place, following) }
    }
    var found: [Making] = []
    if let value = local.initialValue {
      found += resolve(value, place.before(value, of: local), following, depth: depth + 1)
    }
    for assignment in code.assignments(to: name, inBodyOf: place)
    where isAbout(name, assignment.target, assignment.place, place) && assignment.operation == "=" {
      guard isReached(assignment.place, following) else { continue }
      found += restricted(
        resolve(assignment.value, assignment.valuePlace, following, depth: depth + 1),
        to: idioms(at: assignment.place))
    }
    if found.isEmpty, let type = local.type { found = ofType(type.strippedType, expression, place) }
    if found.isEmpty { found = typed(expression, place) }
    return found.map { changed($0, variable: name, in: place, following) }
  }

  /// What a loop or a closure's parameter runs over.
  private func element(
    _ name: String, of place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    for around in place.ancestors {
      switch around.node {
      case .statement(let statement):
        guard case .loop(let lists, let names, _, _) = statement.kind, names.contains(name) else {
          continue
        }
        return lists.flatMap { elements($0, around, following, depth: depth + 1) }
      case .expression(let expression):
        guard case .closure(let closure) = expression.kind,
          closure.parameters.contains(where: { $0.name == name })
        else { continue }
        guard let call = around.parent?.expression?.callee,
          ["forEach", "map", "compactMap", "flatMap"].contains(call.callee.lastName),
          let list = call.callee.base
        else { return [] }
        return elements(list, around, following, depth: depth + 1)
      case .condition: continue
      }
    }
    return []
  }

  // MARK: Members

  /// A member of something: what a property begins with and what is assigned to it, or what a
  /// getter gives.
  func member(
    _ name: String, of base: Expression, _ expression: Expression, _ place: Place,
    _ following: Following, depth: Int
  ) -> [Making] {
    let type = self.type(of: base, at: place, following)
    guard let type else { return typed(expression, place) }
    var found: [Making] = []
    for owner in owners(of: name, type) {
      guard
        let member = code.classes.member(name, of: owner, isStatic: nil)
          ?? (name.hasPrefix("_")
            ? code.classes.member(String(name.dropFirst()), of: owner, isStatic: nil) : nil)
      else { continue }
      switch member.kind {
      case .function(let function):
        let called = CalledFunction(function: function, owner: member.owner, file: member.file)
        found += given(
          by: CallSite(function: called, place: place, arguments: [:]), base, type, expression,
          following, depth: depth)
      case .variable(let variable):
        if variable.getter != nil {
          found += gotten(variable, member, base, type, expression, place, following, depth: depth)
        } else {
          found += given(name, toLocal: base, place, following, depth: depth)
          if found.isEmpty {
            found += stored(member, variable, of: owner, expression, place, depth: depth)
          }
        }
      }
    }
    guard found.isEmpty else {
      let object = base.isSelf ? nil : base
      return distinct(found).map { changed($0, variable: name, of: object, in: place, following) }
    }
    return typed(expression, place)
  }

  /// The type of an expression, narrower where a call is followed.
  func type(
    of base: Expression, at place: Place, _ following: Following, depth: Int = 0
  ) -> String? {
    if base.isSelf { return following.type(at: place) }
    if case .name(let name) = base.kind {
      if let bound = following.value(of: name, at: place), depth < Self.deepestType,
        let type = type(of: bound.value, at: bound.place, following, depth: depth + 1)
      {
        return type
      }
      if place.local(named: name) == nil, name.isTypeName, code.classes[name] != nil {
        return name
      }
    }
    return calls.type(of: base, at: place)
  }

  /// How many parameters are followed that are handed from call to call.
  private static let deepestType = 6

  /// The types whose member is meant: of a protocol those that have it.
  private func owners(of name: String, _ type: String) -> [String] {
    guard code.classes[type]?.form == .protocol else { return [type] }
    let found = calls.implementers(of: type).filter { entry in
      code.classes[entry]?.form != .protocol
        && code.classes.member(name, of: entry, isStatic: nil) != nil
    }
    return found.isEmpty || found.count > 6 ? [type] : found
  }

  private func gotten(
    _ variable: VariableDeclaration, _ member: ClassMember, _ base: Expression, _ type: String,
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    let function = CalledFunction(
      function: FunctionDeclaration(
        variable.name, returnType: variable.type, body: variable.getter, span: variable.span,
        nameSpan: variable.nameSpan), owner: member.owner, file: member.file)
    return given(
      by: CallSite(function: function, place: place, arguments: [:]), base, type, expression,
      following, depth: depth)
  }

  /// What a local variable was given for a property where it was created: `A(next: b).next`.
  private func given(
    _ name: String, toLocal base: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    if let bound = following.argument(name, of: base, at: place) {
      return resolve(bound.value, bound.place, following, depth: depth + 1)
    }
    guard case .name(let word) = base.kind, let local = place.local(named: word),
      let value = local.onlyValue, value.plain.instantiatedClass != nil,
      let argument = value.callee?.arguments.first(where: { $0.label == name })
    else { return [] }
    return resolve(argument.value, place.before(value, of: local), following, depth: depth + 1)
  }

  /// What a stored property of objects of a class ever holds.
  private func stored(
    _ member: ClassMember, _ variable: VariableDeclaration, of type: String,
    _ expression: Expression, _ place: Place, depth: Int
  ) -> [Making] {
    let question = Question(kind: .property, owner: type, name: variable.name)
    let found = remembered(question, isKept: true) {
      let injected = injected(variable, depth: depth)
      return injected.isEmpty
        ? distinct(held(by: variable, of: member, on: type, depth: depth)) : distinct(injected)
    }
    if !found.isEmpty { return found }
    return variable.type.map { ofType($0.strippedType, expression, place) } ?? []
  }

  private func held(
    by variable: VariableDeclaration, of member: ClassMember, on type: String, depth: Int
  ) -> [Making] {
    var found: [Making] = []
    let wasMet = memory.metParameter
    defer { memory.metParameter = wasMet }
    if let value = variable.initialValue {
      let place = calls.place(of: value, in: member.file, type: member.owner)
      found += resolve(value, place, Following(), depth: depth + 1)
    }
    var places: [(value: Expression, place: Place, assignment: Place)] = []
    var names = [variable.name, "_" + variable.name]
    // An instance variable is set by its property, too.
    if variable.name.hasPrefix("_") { names.append(String(variable.name.dropFirst())) }
    for name in names {
      for assignment in code.assignments(to: name).prefix(40)
      where assignment.operation == "=" && isProperty(assignment, of: member.owner) {
        places.append((assignment.value, assignment.valuePlace, assignment.place))
      }
    }
    for (value, place, assignment) in places {
      memory.metParameter = false
      var own = resolve(value, place, Following(), depth: depth + 1)
      // A parameter of an initializer or a setter: what callers give.
      if memory.metParameter { own = passed(value, place, on: type, depth: depth + 1) ?? own }
      found += restricted(own, to: idioms(at: assignment))
    }
    if code.classes[member.owner]?.form == .struct {
      found += memberwise(variable.name, of: member.owner, depth: depth)
    }
    // An initializer that was not read has nothing to do but to keep what it is given.
    for own in code.classes.ownMembers(of: member.owner) where found.isEmpty {
      guard case .function(let function) = own.kind, function.isBodySkipped,
        function.baseName == "init",
        function.parameters.contains(where: { $0.name == variable.name })
      else { continue }
      let made = CalledFunction(function: function, owner: member.owner, file: own.file)
      for site in calls.sites(of: made) where isMade(site, on: type) {
        guard let value = site.arguments[variable.name] else { continue }
        memory.metParameter = false
        let given = resolve(value, site.place, Following(), depth: depth + 1)
        found +=
          memory.metParameter
          ? passed(value, site.place, on: type, depth: depth + 1) ?? given : given
      }
    }
    return found
  }

  /// What the callers of the function around a place pass for what it says, or the callers of those.
  private func passed(
    _ value: Expression, _ place: Place, calledAt inner: Place? = nil,
    _ following: Following = Following(), on type: String, depth: Int
  ) -> [Making]? {
    var found: [Making] = []
    for site in calls.sites(around: inner ?? place) where isMade(site, on: type) {
      let following = following.calling(site, on: nil, type: nil)
      let wasMet = memory.metParameter
      memory.metParameter = false
      var own = resolve(value, place, following, depth: depth + 1)
      if memory.metParameter, own.isEmpty, depth < Self.deepest / 2 {
        own =
          passed(value, place, calledAt: site.place, following, on: type, depth: depth + 2) ?? []
      }
      memory.metParameter = wasMet
      found += own
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a call, if it is one of an initializer, can create an object of a class.
  private func isMade(_ site: CallSite, on type: String) -> Bool {
    guard site.function.function.baseName == "init" else { return true }
    // An object of a superclass is another one; the initializer of the superclass is also called for this.
    if let made = site.place.expression?.instantiatedClass {
      return code.classes.isKind(made, of: type) || code.classes[type]?.form == .protocol
    }
    return site.place.scope.typeName.map {
      code.classes.isKind($0, of: type) || code.classes.isKind(type, of: $0)
    } ?? true
  }

  /// What the initializer that a structure has by itself is given for a property.
  private func memberwise(_ name: String, of type: String, depth: Int) -> [Making] {
    memberwiseValues(of: name, in: type).flatMap { value, place in
      memory.metParameter = false
      let own = resolve(value, place, Following(), depth: depth + 1)
      return memory.metParameter ? passed(value, place, on: type, depth: depth + 1) ?? own : own
    }
  }

  /// The values that structures are made with for a property, and where they are made.
  func memberwiseValues(
    of property: String, in type: String
  ) -> [(value: Expression, place: Place)] {
    code.arguments(making: type, labelled: property).lazy.filter { argument in
      !argument.file.isTest && (argument.parent.map { takes($0, for: type) } ?? false)
    }.prefix(40).compactMap { argument in
      guard let value = argument.expression, let call = argument.parent else { return nil }
      return (value, call)
    }
  }

  /// Whether a call can make a structure: where it leaves the type out, `.init(title: "a", next: b)`, by
  /// the properties it names.
  private func takes(_ call: Place, for type: String) -> Bool {
    guard let (callee, arguments) = call.expression?.callee,
      case .implicitMember = callee.plain.kind
    else { return true }
    return arguments.allSatisfy { argument in
      guard let label = argument.label,
        case .variable(let variable)? = code.classes.ownMember(label, of: type)?.kind
      else { return false }
      return variable.getter == nil
    }
  }

  /// Whether an assignment is to a property of a type rather than to another's of that name.
  private func isProperty(_ assignment: Assignment, of owner: String) -> Bool {
    let place = assignment.place
    guard let base = assignment.target.base, !base.isSelf, !base.isSuper else {
      guard let type = place.scope.typeName, calls.isRelated(type, to: owner) else { return false }
      return assignment.target.base != nil
        || assignment.target.lastName.map { place.local(named: $0) == nil } ?? false
    }
    if let type = calls.type(of: base, at: place) { return calls.isRelated(type, to: owner) }
    guard let name = assignment.target.lastName else { return false }
    return code.classes.all.count { entry in
      entry.parts.contains { part in part.declaration.variables.contains { $0.name == name } }
    } == 1
  }
}
