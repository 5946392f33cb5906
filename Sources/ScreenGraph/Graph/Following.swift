import AppCodeAnalysis
import AppCodeModel

/// The calls that are being followed: what the parameters of their functions stand for.
struct Following {
  /// An expression, and where it is.
  struct Bound {
    let value: Expression
    let place: Place
  }

  /// What `self` is in the bodies of a type.
  private struct OwnSelf {
    /// What a method was called on.
    let receiver: Bound?
    /// Its class.
    let type: String?
  }

  private var arguments: [BodyKey: [String: Bound]] = [:]
  private var selves: [String: OwnSelf] = [:]

  /// Whether nothing is followed.
  var isEmpty: Bool { arguments.isEmpty && selves.isEmpty }

  /// With a call that gives a closure's parameters values.
  func calling(_ key: BodyKey, _ values: [String: Bound]) -> Following {
    var next = self
    next.arguments[key] = values
    return next
  }

  /// With a call of a function.
  ///
  /// - Parameters:
  ///   - site: the call.
  ///   - receiver: what it is called on; nil for `self`.
  ///   - type: the type of that.
  /// - Returns: what is known in the function.
  func calling(_ site: CallSite, on receiver: Expression?, type: String?) -> Following {
    var next = self
    next.arguments[site.function.key] = site.arguments.mapValues {
      Bound(value: $0, place: site.place)
    }
    guard let owner = site.function.owner, receiver?.isSuper != true else { return next }
    let own = receiver.flatMap { $0.isSelf ? nil : Bound(value: $0, place: site.place) }
    if own != nil || type != nil { next.selves[owner] = OwnSelf(receiver: own, type: type) }
    return next
  }

  /// What a parameter is given that has this name at a place; nil for what is none, or not followed.
  func value(of name: String, at place: Place) -> Bound? {
    guard !arguments.isEmpty else { return nil }
    for around in place.ancestors {
      if case .loop(_, let names, _, _)? = around.statement?.kind, names.contains(name) {
        return arguments[BodyKey(place.file, around.span)]?[name]
      }
      if case .function(let function)? = around.statement?.kind,
        function.parameters.contains(where: { $0.name == name })
      {
        return arguments[BodyKey(place.file, function.span)]?[name]
      }
      guard case .closure(let closure)? = around.expression?.kind,
        closure.parameters.contains(where: { $0.name == name })
          || closure.parameters.isEmpty && name.hasPrefix("$")
      else { continue }
      return arguments[BodyKey(place.file, around.span)]?[name]
    }
    guard case .function(let function)? = place.scope.outermostMember,
      function.parameters.contains(where: { $0.name == name })
    else { return nil }
    return arguments[BodyKey(place.file, function.span)]?[name]
  }

  /// What a value that is followed was made with for a property: `A(next: b)` in `item.next`.
  func argument(_ property: String, of base: Expression, at place: Place) -> Bound? {
    guard case .name(let word) = base.plain.kind, let bound = value(of: word, at: place),
      let argument = bound.value.callee?.arguments.first(where: { $0.label == property })
    else { return nil }
    return Bound(value: argument.value, place: bound.place)
  }

  /// What `self` is at a place, if a method was called on it.
  func receiver(at place: Place) -> Bound? {
    place.scope.typeName.flatMap { selves[$0]?.receiver }
  }

  /// What the `self` is that an expression begins with: `self.padding()`.
  func receiver(ofBaseOf expression: Expression, at place: Place) -> Bound? {
    var current = expression.plain
    while let base = current.callee?.callee.base ?? current.base { current = base.plain }
    return current.isSelf ? receiver(at: place) : nil
  }

  /// The class of `self` at a place, which may be narrower than the one around.
  func type(at place: Place) -> String? {
    place.scope.typeName.flatMap { selves[$0]?.type } ?? place.scope.typeName
  }
}
