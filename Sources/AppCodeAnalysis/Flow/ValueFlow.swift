package import AppCodeModel

/// Follows values through an app's code: back to where they come from, and on to what they decide.
///
/// It looks through locals, properties, methods and closures of the project, parameters and the
/// calls that give them values, `?:`, `??`, casts, and `if` and `switch` as expressions. What a
/// value may be counts, whichever way the code takes.
package struct ValueFlow: Sendable {
  /// How many places are looked at for one question.
  static let most = 400

  let code: CodeBase

  /// Follows the values of some code.
  package init(_ code: CodeBase) { self.code = code }

  /// Where a value may come from: constants, and what the project does not contain.
  ///
  /// - Parameters:
  ///   - expression: the value.
  ///   - place: where names in it mean what they mean.
  /// - Returns: each source once; a parameter that no code of the project gives is one.
  /// - Complexity: bounded.
  package func sources(of expression: Expression, at place: Place) -> [Place] {
    var trace = SourceTrace(code)
    trace.follow(expression, at: place)
    return trace.found
  }

  /// The classes of the objects that an expression may stand for; nil when one of them is not
  /// created in a place that is known, so that its class may be a subclass.
  package func createdClasses(of expression: Expression, at place: Place) -> Set<String>? {
    let names = sources(of: expression, at: place).map { source -> String? in
      guard let expression = source.expression else { return nil }
      if expression.isSelf { return onlyClass(around: source) }
      return expression.instantiatedClass
    }
    let known = Set(names.compactMap { $0 })
    return names.isEmpty || names.contains(nil) ? nil : known
  }

  /// The class of `self`, where no subclass exists.
  private func onlyClass(around place: Place) -> String? {
    place.scope.typeName.flatMap { code.classes.directSubclasses(of: $0).isEmpty ? $0 : nil }
  }

  /// Whether every call of a method comes from methods that satisfy a test, or from methods that
  /// only those call; false for one that no code of the project calls.
  package func isOnlyCalled(
    _ function: FunctionDeclaration, of type: String?, from test: (FunctionDeclaration) -> Bool
  ) -> Bool {
    var visited: Set<Origin> = []
    return isOnlyCalled(function, of: type, &visited, depth: 0, from: test) == true
  }

  /// How many callers are followed one behind the other.
  private static let deepestCaller = 7
  /// How many callers are followed in all.
  private static let mostCallers = 64

  /// A caller is followed once: methods that call each other have very many ways.
  ///
  /// - Returns: nil where there are other callers, or none; false where all there is are methods that
  ///   call each other, as an override and its superclass's method do.
  private func isOnlyCalled(
    _ function: FunctionDeclaration, of type: String?, _ visited: inout Set<Origin>, depth: Int,
    from test: (FunctionDeclaration) -> Bool
  ) -> Bool? {
    guard depth < Self.deepestCaller, visited.count < Self.mostCallers else { return nil }
    // UIKit calls what overrides its own, and what a function is handed to may call it at any time.
    guard !overridesUIKit(function, type), !code.handsOn(function, type) else { return nil }
    let callers = code.callingBodies(of: function, type)
    var isReached = false
    for call in callers {
      guard call.scope.closureDepth == 0, case .function(let caller)? = call.scope.member else {
        return nil
      }
      if test(caller) {
        isReached = true
        continue
      }
      guard visited.insert(Origin(call.file, caller.span)).inserted else { continue }
      guard
        let isInner = isOnlyCalled(
          caller, of: call.scope.typeName, &visited, depth: depth + 1, from: test)
      else { return nil }
      isReached = isReached || isInner
    }
    return callers.isEmpty ? nil : isReached
  }

  /// Whether a method is one that UIKit calls: an override of what the project's classes do not have.
  private func overridesUIKit(_ function: FunctionDeclaration, _ type: String?) -> Bool {
    guard let type else { return false }
    if Lifecycle.callbacks.contains(function.name) { return true }
    guard function.modifiers.contains(.override) else { return false }
    let inherited = code.classes.ancestors(of: type).last {
      code.classes.ownMember(function.name, of: $0) != nil
    }
    guard let inherited else { return true }
    let first = code.classes.ownMember(function.name, of: inherited)
    return first?.modifiers.contains(.override) ?? true
  }
}

/// The way back from a value.
private struct SourceTrace {
  let code: CodeBase
  var found: [Place] = []
  private var visited: Set<Visit> = []
  /// The case that `self` is in the body that is followed, of an enumeration.
  private var ownCase: String?

  /// A value that was looked at, for a case of an enumeration.
  private struct Visit: Hashable {
    let origin: Origin
    let ownCase: String?
  }

  init(_ code: CodeBase) { self.code = code }

  mutating func follow(_ expression: Expression, at place: Place) {
    let plain = expression.plain
    let here = place.expression?.span == plain.span ? place : place.inside(plain)
    guard visited.count < ValueFlow.most,
      visited.insert(Visit(origin: Origin(place.file, plain.span), ownCase: ownCase)).inserted
    else { return }
    switch plain.kind {
    case .ternary(let test, let first, let second):
      follow(first, at: here.inside(first, holding: .expression(test, true)))
      follow(second, at: here.inside(second, holding: .expression(test, false)))
    case .infix(let first, "??", let second):
      follow(first, at: here)
      follow(second, at: here)
    case .cast(let value, let kind, _) where kind != .test: follow(value, at: here)
    case .statement(let statement):
      let results = [statement].results { here.inside($0) }.map(code.withFacts)
        .filter { result in ownCase.map { result.isReached(as: $0) } ?? true }
      if results.isEmpty { end(here) }
      for result in results { if let value = result.expression { follow(value, at: result) } }
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.plain.kind, arguments.isEmpty {
        let inner = here.inside(callee.plain)
        return follow(closure.body, in: inner)
      }
      // A number in a box, or as another type.
      if arguments.count == 1, CodeBase.boxes.contains(callee.plain.lastName ?? "") {
        return follow(arguments[0].value, at: here)
      }
      let member = code.member(called: callee.plain, arguments, at: here)
      let isFunction = if case .function? = member?.kind { true } else { false }
      if !isFunction, followClosures(callee.plain, at: here) { return }
      guard let member, follow(member) else { return end(here) }
    case .prefix("@", let value): follow(value, at: here)
    case .name("$0"): followElement("$0", at: here)
    case .name(let name):
      if let local = here.local(named: name) { return follow(local, at: here) }
      guard let type = here.scope.typeName, follow(name, of: type) else {
        return followGlobal(name, at: here)
      }
    case .member(let base, let name):
      guard let type = code.ownerName(of: base, at: here),
        follow(name, of: type, case: base.caseNamed(of: type))
      else { return end(here) }
    case .subscripting(let list, _):
      guard followWrittenOut(list, at: here) else { return end(here) }
    default: end(here)
    }
  }

  /// The way back from a part of what is here, on from what was looked at before.
  private func apart(_ part: Expression, at place: Place) -> SourceTrace {
    var trace = self
    trace.found = []
    trace.follow(part, at: place.inside(part))
    return trace
  }

  /// What the closures give that a variable holds; false when it is not known which.
  private mutating func followClosures(_ callee: Expression, at place: Place) -> Bool {
    let trace = apart(callee, at: place)
    let closures = trace.found.compactMap { source -> (body: [Statement], place: Place)? in
      guard case .closure(let closure)? = source.expression?.kind else { return nil }
      return (closure.body, source)
    }
    guard !closures.isEmpty else { return false }
    visited = trace.visited
    for closure in closures { follow(closure.body, in: closure.place) }
    return true
  }

  private mutating func end(_ place: Place) { found.append(place) }

  /// The values that statements give.
  private mutating func follow(_ body: [Statement], in place: Place) {
    let results = body.results { place.inside($0) }
    if results.isEmpty { end(place) }
    for result in results { if let value = result.expression { follow(value, at: result) } }
  }

  /// How many values of one local variable are followed.
  private static let mostValues = 32

  private mutating func follow(_ local: LocalVariable, at place: Place) {
    guard local.valueCount <= Self.mostValues else { return end(place) }
    let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
    guard !local.isParameter else {
      for value in values { follow(value, at: place) }
      return followParameter(local.name, at: place)
    }
    if values.isEmpty { end(place) }
    for value in values { follow(value, at: place.before(value, shadowing: local)) }
  }

  /// What calls give to a parameter of the method around a place.
  private mutating func followParameter(_ name: String, at place: Place) {
    guard !place.isBoundByClosure(name) else { return followElement(name, at: place) }
    guard case .function(let function)? = place.scope.member,
      let index = function.parameters.firstIndex(where: { $0.name == name })
    else { return end(place) }
    let calls = code.callers(of: function, place.scope.typeName)
    let values = calls.compactMap {
      code.value(ofParameter: index, of: function, around: place, in: $0)
    }
    if values.count < calls.count || values.isEmpty { end(place) }
    for value in values { if let expression = value.expression { follow(expression, at: value) } }
  }

  /// What a closure is given by the stream or the list that calls it for each of its elements, and what
  /// a loop runs over.
  private mutating func followElement(_ name: String, at place: Place) {
    let binder = place.ancestors.first { around in
      if case .loop(_, let names, _, _)? = around.statement?.kind { return names.contains(name) }
      guard case .closure(let closure)? = around.expression?.kind else { return false }
      let names = closure.parameters.map(\.name)
      return names.first == name || name == "$0" && names.isEmpty
    }
    if let binder, case .loop(let lists, let names, _, _)? = binder.statement?.kind {
      guard lists.count == 1, names.count == 1 else { return end(place) }
      return followElements(of: lists[0], at: binder, depth: 0)
    }
    guard let call = binder?.parent, let (callee, _) = call.expression?.callee,
      Self.forEach.contains(callee.lastName ?? ""), let base = callee.base
    else { return end(place) }
    followElements(of: base, at: call, depth: 0)
  }

  /// What the elements of a stream or a list may be.
  private mutating func followElements(of stream: Expression, at place: Place, depth: Int) {
    guard depth < Self.deepestStream else { return end(place) }
    let stream = stream.plain
    if let elements = stream.listed {
      for element in elements { follow(element, at: place.inside(stream).inside(element)) }
      return
    }
    guard let (callee, arguments) = stream.callee else {
      // One that is kept.
      let trace = apart(stream, at: place)
      visited = trace.visited
      for source in trace.found {
        guard let value = source.expression, value.span != stream.span,
          value.callee != nil || value.plain.listed != nil
        else {
          end(source)
          continue
        }
        followElements(of: value, at: source, depth: depth + 1)
      }
      return followAdded(to: stream, at: place, depth: depth)
    }
    if Self.mapping.contains(callee.lastName ?? ""), let block = arguments.last?.value.plain,
      case .closure(let closure) = block.kind
    {
      return follow(closure.body, in: place.inside(stream).inside(block))
    }
    guard Self.passing.contains(callee.lastName ?? ""), let base = callee.base else {
      return end(place.inside(stream))
    }
    followElements(of: base, at: place, depth: depth + 1)
    guard callee.lastName == "merge" else { return }
    for other in arguments { followElements(of: other.value, at: place, depth: depth + 1) }
  }

  /// The elements of a list or a dictionary; false where code does not say what it begins with.
  private mutating func followWrittenOut(_ list: Expression, at place: Place) -> Bool {
    let trace = apart(list, at: place)
    let lists = trace.found.compactMap { source in
      source.expression.flatMap { $0.plain.listed == nil ? nil : (list: $0, place: source) }
    }
    guard !lists.isEmpty, lists.count == trace.found.count else { return false }
    visited = trace.visited
    for (list, place) in lists { followElements(of: list, at: place, depth: 1) }
    followAdded(to: list.plain, at: place, depth: 0)
    return true
  }

  /// What code adds to a list that is kept, beside what it is set to.
  private mutating func followAdded(to list: Expression, at place: Place, depth: Int) {
    guard let name = list.lastName else { return }
    let body = place.local(named: name) == nil ? nil : place.scope.member?.span
    let owner = list.base.map { code.ownerName(of: $0, at: place) } ?? place.scope.typeName
    let changes =
      body == nil && owner != nil
      ? code.changes(of: name, owner, in: nil) : code.changes(of: name)
    let additions = changes.filter { change in
      ["+=", "|="].contains(change.operation)
        && body.map { change.place.file === place.file && $0.contains(change.place.span) } ?? true
    }
    for addition in additions {
      if addition.place.expression?.callee == nil {
        followElements(of: addition.value, at: addition.valuePlace, depth: depth + 1)
      } else {
        follow(addition.value, at: addition.valuePlace)
      }
    }
  }

  private static let deepestStream = 12
  /// What calls a closure for each element, with it.
  private static let forEach: Set<String> = [
    "map", "compactMap", "flatMap", "tryMap", "sink", "forEach", "onReceive", "filter", "contains",
    "allSatisfy", "first", "handleEvents", "subscribe",
  ]
  /// What gives other elements.
  private static let mapping: Set<String> = ["map", "compactMap", "tryMap", "tryCompactMap"]
  /// What hands elements on as they are.
  private static let passing: Set<String> = [
    "receive", "filter", "removeDuplicates", "debounce", "throttle", "eraseToAnyPublisher",
    "share", "dropFirst", "prefix", "merge", "subscribe", "delay", "print", "reversed", "sorted",
  ]

  /// What a property or method gives; false when it is not of the project.
  ///
  /// Of an enumeration, only what it gives for a case counts where that is known.
  private mutating func follow(_ name: String, of type: String, case: String? = nil) -> Bool {
    guard let member = code.member(name, of: type) else { return false }
    return follow(member, case: `case`)
  }

  private mutating func follow(_ member: ClassMember, case: String? = nil) -> Bool {
    let outer = ownCase
    ownCase = `case`
    defer { ownCase = outer }
    let results = code.results(of: member).filter { result in
      `case`.map { result.isReached(as: $0) } ?? true
    }
    guard !results.isEmpty else { return false }
    for result in results { if let value = result.expression { follow(value, at: result) } }
    return true
  }

  private mutating func followGlobal(_ name: String, at place: Place) {
    guard let value = code.constantValue(of: name), let file = code.globals[name]?.first?.file
    else { return end(place) }
    follow(value, at: place.outside(file))
  }
}

extension Place {
  /// Whether code of an enumeration runs where `self` is one of its cases.
  fileprivate func isReached(as name: String) -> Bool {
    scope.facts.allSatisfy { fact in
      guard case .chosen(let subject, _, _) = fact, subject.isSelf else { return true }
      return fact.isChosen(forCase: name)
    }
  }
}

extension Expression {
  /// The case that is written here, of an enumeration: `Posture.lying`.
  fileprivate func caseNamed(of type: String) -> String? {
    let called = plain.callee?.callee ?? plain
    guard case .member(let owner, let name) = called.kind, owner.typeNamed == type else {
      return nil
    }
    return name
  }

  /// The elements of a list that is written out, or the values of a dictionary.
  fileprivate var listed: [Expression]? {
    switch kind {
    case .array(let elements): elements
    case .dictionary(let entries): entries.map(\.value)
    case .prefix("@", let list): list.plain.listed
    default: nil
    }
  }
}
