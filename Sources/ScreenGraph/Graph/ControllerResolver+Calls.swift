import AppCodeAnalysis
import AppCodeModel

/// What calls give: of functions, closures, and of what holds one.
extension ControllerResolver {
  func called(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
    _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    if case .closure(let closure) = callee.kind {
      return results(of: closure, callee, place, following, depth: depth)
    }
    let base = callee.base
    let isOwn = base.map { $0.isSelf || $0.lastName == "Self" } ?? false
    if callee.lastName == "init" && isOwn || [.name("Self"), .name("self")].contains(callee.kind),
      let own = madeBySelf(expression, place, following)
    {
      return own
    }
    if callee.lastName == "init", let base, !base.isSelf, !base.isSuper {
      // `type.init()`, where the type is a value.
      let found = resolve(base, place, following, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    let named = ofNamedClasses(callee, expression, place)
    if !named.isEmpty { return named }
    let registered = registered(arguments, place, depth: depth)
    if !registered.isEmpty { return registered }
    let type = owner(of: callee, place, following)
    var found: [Making] = []
    for function in calls.functions(called: callee, arguments, on: type, at: place) {
      guard let bound = function.takes(arguments) else { continue }
      let site = CallSite(function: function, place: place, arguments: bound)
      found += given(by: site, base, type, expression, following, depth: depth)
    }
    if !found.isEmpty {
      // `Screen().then { $0.modalPresentationStyle = .fullScreen }`
      if let last = arguments.last?.value.plain, last.isClosure, base?.callee != nil {
        found = found.map { configured($0, by: last, place) }
      }
      return distinct(found)
    }
    found = closures(callee, place, following, depth: depth).flatMap { closure in
      results(
        of: closure.closure, closure.expression, closure.place, following, arguments: arguments,
        at: place, depth: depth)
    }
    if !found.isEmpty { return distinct(found) }
    found = factory(callee, arguments, place, following, depth: depth)
    if found.isEmpty, arguments.isEmpty, isFactory(callee, type, place) {
      found = resolve(callee, place, following, depth: depth + 1)
    }
    if !found.isEmpty { return distinct(found) }
    // `A().then { $0.title = "…" }` of a library's gives what it is called on.
    if let base, base.callee != nil, let last = arguments.last?.value.plain, last.isClosure {
      found = resolve(base, place, following, depth: depth + 1)
      if !found.isEmpty { return found.map { configured($0, by: last, place) } }
    }
    // `A.instantiate()` of a library's.
    if let base, case .name(let name) = base.kind, name.isTypeName {
      if let own = inInterface(name) { return [own] }
      return callee.lastName.map { $0.first?.isLowercase ?? false } == true
        ? ofType(name, expression, place) : []
    }
    // `storyboard.instantiate(A.self)` and `resolver.resolve(A.self)`
    for argument in arguments {
      guard case .member(let type, "self") = argument.value.plain.kind, let name = type.lastName
      else { continue }
      let typed = inInterface(name).map { [$0] } ?? ofType(name, expression, place)
      if !typed.isEmpty { return typed }
    }
    return typed(expression, place)
  }

  /// The controller that a class method makes of its own class, which another one may inherit: `Self()`,
  /// `self.init()`, `[self new]`, `[[self alloc] init]`.
  func madeBySelf(
    _ expression: Expression, _ place: Place, _ following: Following
  ) -> [Making]? {
    guard let own = following.type(at: place), code.classes.isController(own) else { return nil }
    return inInterface(own).map { [$0] } ?? ofType(own, expression, place)
  }

  /// Whether a property is called: one of a type that can be.
  private func isFactory(_ callee: Expression, _ type: String?, _ place: Place) -> Bool {
    guard let name = callee.lastName, place.local(named: name) == nil, let type,
      case .variable(let variable)? = code.classes.member(name, of: type, isStatic: nil)?.kind
    else { return false }
    return variable.getter != nil || variable.initialValue != nil
  }

  /// The type of what is called on, or that is around it.
  func owner(of callee: Expression, _ place: Place, _ following: Following) -> String? {
    guard let base = callee.base else { return following.type(at: place) }
    if base.isSuper { return place.scope.typeName.flatMap { code.classes.ancestors(of: $0).first } }
    return type(of: base, at: place, following)
  }

  /// What a function gives when it is called.
  func given(
    by site: CallSite, _ base: Expression?, _ type: String?, _ expression: Expression,
    _ following: Following, depth: Int
  ) -> [Making] {
    let function = site.function
    let inner = following.calling(site, on: base, type: type)
    // The same function may be inside of its own argument.
    let question = Question.calling(function)
    let wasMet = memory.metParameter
    memory.metParameter = false
    var found = inner.watching { isDependent in
      // What depends on neither the call nor a parameter is the same for all calls.
      remembered(
        question, atMost: 3,
        isKept: !isDependent() && !memory.metParameter && !memory.isCut
      ) {
        calls.values(
          of: function.key, body: function.function.body, in: function.file, owner: function.owner
        ).flatMap { value -> [Making] in
          guard isReached(value.place, inner) else { return [] }
          return restricted(
            resolve(value.value, value.place, inner, depth: depth + 1), to: idioms(at: value.place))
        }
      }
    }
    memory.metParameter = memory.metParameter || wasMet
    guard let returned = function.function.returnType?.strippedType else { return found }
    if returned == "Self" || returned == "instancetype", let type {
      let own = (inInterface(type).map { [$0] } ?? ofType(type, expression, site.place)).map {
        styled($0, bySelfIn: site.place, following)
      }
      found = found.filter { $0.className == type || code.classes.isKind($0.className, of: type) }
      return found.isEmpty ? own : found
    }
    if found.isEmpty { found = ofType(returned, expression, site.place) }
    if found.isEmpty || found.allSatisfy({ code.classes[$0.className]?.form != .class }) {
      // `func make<T>(_ type: T.Type) -> T`
      for value in site.arguments.values {
        guard case .member(let named, "self") = value.plain.kind, let name = named.lastName else {
          continue
        }
        let own = inInterface(name).map { [$0] } ?? ofType(name, expression, site.place)
        if !own.isEmpty { return own }
      }
    }
    return found
  }

  /// The bodies of functions and getters that an expression calls or reads.
  func body(of expression: Expression, _ place: Place, _ following: Following)
    -> [(value: Expression, place: Place, following: Following)]
  {
    var sites: [(site: CallSite, base: Expression?, type: String?)] = []
    if let (callee, arguments) = expression.callee {
      let type = owner(of: callee, place, following)
      for function in calls.functions(called: callee, arguments, on: type, at: place) {
        guard let bound = function.takes(arguments) else { continue }
        sites.append(
          (CallSite(function: function, place: place, arguments: bound), callee.base, type))
      }
    } else {
      let name: String
      let base: Expression
      switch expression.kind {
      case .member(let of, let word): (name, base) = (word, of.plain)
      case .name(let word): (name, base) = (word, Expression(.name("self"), expression.span))
      default: return []
      }
      guard let type = type(of: base, at: place, following),
        let member = code.classes.member(name, of: type, isStatic: nil)
      else { return [] }
      switch member.kind {
      case .function(let function):
        let called = CalledFunction(function: function, owner: member.owner, file: member.file)
        sites.append((CallSite(function: called, place: place, arguments: [:]), base, type))
      case .variable(let variable):
        guard let getter = variable.getter else {
          guard let value = variable.initialValue else { return [] }
          return [
            (value, calls.place(of: value, in: member.file, type: member.owner), Following())
          ]
        }
        let called = CalledFunction(
          function: FunctionDeclaration(
            variable.name, body: getter, span: variable.span, nameSpan: variable.nameSpan),
          owner: member.owner, file: member.file)
        sites.append((CallSite(function: called, place: place, arguments: [:]), base, type))
      }
    }
    return sites.flatMap { entry in
      let inner = following.calling(entry.site, on: entry.base, type: entry.type)
      let function = entry.site.function
      return calls.values(
        of: function.key, body: function.function.body, in: function.file, owner: function.owner
      ).compactMap { isReached($0.place, inner) ? ($0.value, $0.place, inner) : nil }
    }
  }

  // MARK: Closures

  /// What a closure gives.
  func results(
    of closure: Expression.Closure, _ expression: Expression, _ place: Place,
    _ following: Following, arguments: [Expression.Argument] = [], at call: Place? = nil,
    depth: Int
  ) -> [Making] {
    var following = following
    if let call, !arguments.isEmpty {
      let key = BodyKey(place.file, expression.span)
      var values: [String: Following.Bound] = [:]
      for (index, argument) in arguments.enumerated() {
        let name =
          index < closure.parameters.count ? closure.parameters[index].name : "$\(index)"
        values[name] = Following.Bound(value: argument.value, place: call)
      }
      following = following.calling(key, values)
    }
    let own = place.expression == expression ? place : place.inside(expression)
    if closure.body.count == 1, case .expression(let value) = closure.body[0].kind {
      return resolve(
        value, own.inside(closure.body[0]).inside(value), following, depth: depth + 1)
    }
    return returned(by: closure.body, own).flatMap {
      resolve($0.value, $0.place, following, depth: depth + 1)
    }
  }

  private func returned(by body: [Statement], _ place: Place)
    -> [(value: Expression, place: Place)]
  {
    body.flatMap { statement -> [(value: Expression, place: Place)] in
      let inner = place.inside(statement)
      if case .return(let value?) = statement.kind { return [(value, inner.inside(value))] }
      return statement.lists.flatMap { returned(by: $0, inner) }
    }
  }

  /// The closures that something callable holds: a local, a parameter or a property.
  private func closures(_ callee: Expression, _ place: Place, _ following: Following, depth: Int)
    -> [(closure: Expression.Closure, expression: Expression, place: Place)]
  {
    guard takesStep(at: depth) else { return [] }
    func own(_ value: Expression, _ at: Place)
      -> [(closure: Expression.Closure, expression: Expression, place: Place)]
    {
      if case .closure(let closure) = value.plain.kind { return [(closure, value.plain, at)] }
      // `A.init` in place of a closure.
      if case .member(let type, "init") = value.plain.kind, type.lastName?.isTypeName ?? false {
        let call = Expression(.call(value.plain, []), value.span)
        let body = [Statement(.expression(call), value.span)]
        return [(Expression.Closure(body: body), value.plain, at)]
      }
      return closures(value.plain, at, following, depth: depth + 1)
    }
    switch callee.kind {
    case .name(let name):
      if let bound = following.value(of: name, at: place) { return own(bound.value, bound.place) }
      if let local = place.local(named: name) {
        guard !local.isParameter else {
          return calls.sites(around: place).flatMap { site in
            site.arguments[name].map { own($0, site.place) } ?? []
          }
        }
        return local.onlyValue.map { own($0, place.before($0, of: local)) } ?? []
      }
      return closures(
        Expression(.member(Expression(.name("self"), callee.span), name), callee.span), place,
        following, depth: depth + 1)
    case .member(let base, let name):
      if let bound = following.argument(name, of: base, at: place) {
        return own(bound.value, bound.place)
      }
      guard let type = type(of: base.plain, at: place, following) ?? elementType(base, place),
        let member = code.classes.member(name, of: type, isStatic: nil),
        case .variable(let variable) = member.kind, variable.getter == nil
      else { return [] }
      if let value = variable.initialValue, case .closure = value.plain.kind {
        return own(value, calls.place(of: value, in: member.file, type: member.owner))
      }
      var found: [(closure: Expression.Closure, expression: Expression, place: Place)] = []
      for assignment in code.assignments(to: name).prefix(20) {
        found += own(assignment.value, assignment.valuePlace)
      }
      for made in code.instantiations(of: member.owner).prefix(40) {
        for argument in made.expression?.callee?.arguments ?? []
        where argument.label == name || argument.label == nil {
          found += own(argument.value, made)
        }
      }
      return found
    default: return []
    }
  }

  private func elementType(_ expression: Expression, _ place: Place) -> String? {
    calls.type(of: expression, at: place)
  }
}
