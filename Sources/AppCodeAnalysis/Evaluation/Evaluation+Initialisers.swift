import AppCodeModel

extension Evaluation {
  /// Puts what the initialisers give a property of an object in place of what it begins with, for each of
  /// those who make one.
  ///
  /// - Parameters:
  ///   - object: the class of the object.
  ///   - assignments: the assignments to the property in initialisers.
  ///   - kind: what the property holds.
  ///   - result: what it begins with.
  /// - Returns: whether it is known who makes one.
  func initialise(
    _ object: String, _ assignments: [Assignment], _ kind: ValueKind?,
    _ result: inout Possibilities
  ) -> Bool {
    guard !assignments.isEmpty,
      code.classes[object]?.mainPart.file.source.language == .swift
    else { return false }
    let makers = makers(of: object)
    guard !makers.isEmpty else { return false }
    var made = Possibilities()
    for maker in makers.prefix(Self.mostCallers) {
      guard let calls = code.initialisers(of: object, madeBy: maker) else { return false }
      for given in parameters(of: calls, object) {
        var own = result
        for (call, locals) in zip(calls, given).reversed() {
          for assignment in assignments
          where assignment.place.file == call.file
            && call.function.span.contains(assignment.place.span)
          {
            var frame = frame(at: assignment.valuePlace)
            frame.locals = locals
            frame.selfType = object
            apply(assignment, frames: [frame], kind, isSure: true, to: &own)
          }
        }
        made.add(own)
      }
    }
    result = made
    return true
  }

  /// What the parameters of initialisers that call each other are, for each who calls the first.
  private func parameters(
    of calls: [InitialiserCall], _ object: String
  ) -> [[[String: Possibilities]]] {
    guard let first = calls.first, let maker = first.site else { return [[]] }
    let given = given(to: first)
    let outside = given.isEmpty ? [[:]] : callers(at: maker, given, 0).map(\.locals)
    return outside.map { locals in
      calls.indices.reduce(into: []) { found, index in
        let call = calls[index]
        guard let outer = call.outer else {
          return found.append(completed(locals, call))
        }
        let own = self.given(to: call).map { name, value, type in
          guard let site = call.site else { return (name, Possibilities()) }
          var frame = frame(at: site.inside(value))
          frame.locals = found[outer]
          frame.selfType = object
          return (name, self.value(value, frame, expectation(type)))
        }
        found.append(completed(Dictionary(own, uniquingKeysWith: { one, _ in one }), call))
      }
    }
  }

  /// The arguments of a call, by the names of the parameters.
  private func given(
    to call: InitialiserCall
  ) -> [(name: String, value: Expression, type: String?)] {
    let arguments = call.site?.expression?.callee?.arguments ?? []
    let places = call.function.places(of: arguments) ?? []
    return zip(call.function.parameters, places).compactMap { parameter, place in
      place.map { (parameter.name, arguments[$0].value, parameter.type) }
    }
  }

  /// Adds the defaults of the parameters that are given nothing.
  private func completed(
    _ locals: [String: Possibilities], _ call: InitialiserCall
  ) -> [String: Possibilities] {
    call.function.parameters.reduce(into: locals) { locals, parameter in
      if locals[parameter.name] == nil {
        locals[parameter.name] = value(ofDefault: parameter, call.file, of: call.owner)
      }
    }
  }
}

extension Place {
  /// Whether it runs whenever the initialiser around it does, or under a condition there.
  var isInInitialiser: Bool {
    guard scope.closureDepth == 0, file.source.language == .swift,
      case .function(let function)? = scope.member
    else { return false }
    return function.baseName == "init"
  }
}
