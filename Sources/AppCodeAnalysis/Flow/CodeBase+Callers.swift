package import AppCodeModel

extension CodeBase {
  /// The calls in the project that may be of a method or function.
  ///
  /// A call on an object whose type is unknown counts when its labels are the method's.
  package func callers(of function: FunctionDeclaration, _ type: String?) -> [Place] {
    let base = function.baseName
    if base == "init" {
      guard let type else { return [] }
      let called = CalledFunction(function, type)
      let all = classes.ownMethods(base, of: type).map(\.function.name)
      return instantiations(of: type).filter { place in
        guard let (_, arguments) = place.expression?.callee else {
          return function.parameters.isEmpty
        }
        let name = FunctionDeclaration.name(base, labels: arguments.map(\.label))
        return name == function.name || !all.contains(name) && called.takes(arguments)
      }
    }
    return calls(of: CalledFunction(function, type)).filter {
      $0.scope.member?.span != function.span
    }
  }

  /// What a call gives a parameter of a method or function that it is of: an argument, or else the default
  /// where the parameter is declared.
  ///
  /// - Parameters:
  ///   - index: the parameter's place among all.
  ///   - function: what is called.
  ///   - place: a place in it, as ``callers(of:_:)`` is asked about it.
  ///   - call: the call.
  /// - Returns: nil where nothing is given, or it cannot be read.
  package func value(
    ofParameter index: Int, of function: FunctionDeclaration, around place: Place, in call: Place
  ) -> Place? {
    let type = place.scope.typeName
    let arguments = call.expression?.callee?.arguments ?? []
    let bound =
      CalledFunction(function, type).parameters(for: arguments) ?? Array(arguments.indices)
    if let given = bound.firstIndex(of: index) { return call.inside(arguments[given].value) }
    return function.parameters[index].defaultValue.map {
      Place.outside(place.file, type: type).inside($0)
    }
  }

  /// The callers of a method or function, of a body outside of its closures only the first.
  ///
  /// They are looked through one by one: most who ask need only the first.
  package func callingBodies(
    of function: FunctionDeclaration, _ type: String?
  ) -> some Collection<Place> {
    let called = CalledFunction(function, type)
    var bodies = [
      uses.callingBodies.value(called) {
        function.baseName == "init"
          ? callers(of: function, type) : firstOfEachBody(calls(of: called, onKnown: true))
      }
    ]
    if function.baseName != "init", type != nil {
      // Those on any object are the same for all types, so that they are kept once.
      let anyone = CalledFunction(function, nil)
      bodies.append(
        uses.unknownBodies.value(anyone) { firstOfEachBody(calls(of: anyone, onKnown: false)) })
    }
    return bodies.joined().lazy.filter { $0.scope.member?.span != function.span }
  }

  private func firstOfEachBody(_ calls: [Place]) -> [Place] {
    var known: Set<Origin> = []
    return calls.filter { call in
      guard call.scope.closureDepth == 0, let span = call.scope.member?.span else { return true }
      return known.insert(Origin(call.file, span)).inserted
    }
  }

  /// Whether code names a function without calling it: `#selector(update)`, `buttons.forEach(update)`.
  package func handsOn(_ function: FunctionDeclaration, _ type: String?) -> Bool {
    let name = function.baseName
    let places = uses.handedOn.value(name) {
      mentions(of: name).filter { isHandedOn($0) && $0.local(named: name) == nil }
        + selectors(of: name)
    }
    return places.contains { place in
      guard let type, let own = place.scope.typeName else { return true }
      return areRelated(own, type)
    }
  }

  private func isHandedOn(_ mention: Place) -> Bool {
    guard let (callee, arguments) = mention.parent?.expression?.callee else { return false }
    return callee.span != mention.span && arguments.contains { $0.value.span == mention.span }
  }

  /// The calls of all functions with a name, in the project or in a type.
  private func calls(of called: CalledFunction) -> [Place] {
    uses.callers.value(called) {
      calls(of: called, onKnown: true)
        + (called.type == nil ? [] : calls(of: called, onKnown: false))
    }
  }

  /// The calls on objects whose type is known, or the others, which are the same for all types.
  private func calls(of called: CalledFunction, onKnown: Bool) -> [Place] {
    let base = FunctionDeclaration.baseName(of: called.name)
    var uses = [callsByType(base)]
    // Messages without arguments, and functions that are handed on.
    if !called.hasParameters { uses.append(valuesByType(base)) }
    let places = uses.flatMap { uses in
      guard onKnown else { return uses.unknown }
      return called.type.map { uses.related(to: $0, classes) } ?? uses.plain
    }
    return places.filter { place in
      guard let expression = place.expression else { return false }
      let (callee, arguments) = expression.callee ?? (expression, [])
      return callee.lastName == called.name
        || FunctionDeclaration.name(base, labels: arguments.map(\.label)) == called.name
        || called.takes(arguments)
    }
  }
}

/// A function as its calls name it.
struct CalledFunction: Hashable, Sendable {
  /// Its full name.
  var name: String
  /// Its type; nil outside of types.
  var type: String?
  /// What it takes.
  private var parameters: [CallParameter]

  init(_ function: FunctionDeclaration, _ type: String?) {
    name = function.name
    self.type = type
    parameters = function.parameters.map { CallParameter($0) }
  }

  /// Whether it takes anything.
  var hasParameters: Bool { !parameters.isEmpty }

  /// Whether a call with these arguments may mean this function.
  func takes(_ arguments: [Expression.Argument]) -> Bool { parameters.bound(to: arguments) != nil }

  /// The places of the parameters for which the arguments of a call are; nil when the call cannot mean
  /// this function.
  func parameters(for arguments: [Expression.Argument]) -> [Int]? {
    parameters.bound(to: arguments)
  }
}
