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
    let level: Int
  }

  /// What the parameters of a function were given.
  private struct Arguments {
    let values: [String: Bound]
    let level: Int
  }

  private var arguments: [BodyKey: Arguments] = [:]
  private var selves: [String: OwnSelf] = [:]
  /// That of the last call: later ones from the same beginning have higher levels.
  private var level = 0
  private let lookups = Lookups()

  /// What was asked of all that follow calls from the same beginning.
  private final class Lookups {
    var levels = 0
    /// The lowest level that an answer depended on.
    var lowest = Int.max
  }

  /// Finds something, and sees whether it depends on the calls that are followed.
  ///
  /// - Parameter find: finds it; it is given a function that says whether what was found so far depends on
  ///   this call or on those before it.
  /// - Returns: what was found.
  func watching<Found>(_ find: (_ isDependent: () -> Bool) -> Found) -> Found {
    let outer = lookups.lowest
    lookups.lowest = .max
    defer { lookups.lowest = min(outer, lookups.lowest) }
    return find { lookups.lowest <= level }
  }

  private func noting<Found>(_ found: Found?, _ level: Int) -> Found? {
    if found != nil { lookups.lowest = min(lookups.lowest, level) }
    return found
  }

  private func deeper() -> Following {
    var next = self
    lookups.levels += 1
    next.level = lookups.levels
    return next
  }

  /// Whether nothing is followed.
  var isEmpty: Bool { arguments.isEmpty && selves.isEmpty }

  /// With a call that gives a closure's parameters values.
  func calling(_ key: BodyKey, _ values: [String: Bound]) -> Following {
    var next = deeper()
    next.arguments[key] = Arguments(values: values, level: next.level)
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
    var next = deeper()
    let values = site.arguments.mapValues { Bound(value: $0, place: site.place) }
    next.arguments[site.function.key] = Arguments(values: values, level: next.level)
    guard let owner = site.function.owner, receiver?.isSuper != true else { return next }
    let own = receiver.flatMap { $0.isSelf ? nil : Bound(value: $0, place: site.place) }
    if own != nil || type != nil {
      next.selves[owner] = OwnSelf(receiver: own, type: type, level: next.level)
    }
    return next
  }

  /// What a parameter is given that has this name at a place; nil for what is none, or not followed.
  func value(of name: String, at place: Place) -> Bound? {
    guard !arguments.isEmpty, let key = key(ofParameter: name, at: place),
      let known = arguments[key]
    else { return nil }
    return noting(known.values[name], known.level)
  }

  /// The function, the closure or the loop that has a parameter of this name at a place.
  private func key(ofParameter name: String, at place: Place) -> BodyKey? {
    for around in place.ancestors {
      if case .loop(_, let names, _, _)? = around.statement?.kind, names.contains(name) {
        return BodyKey(place.file, around.span)
      }
      if case .function(let function)? = around.statement?.kind,
        function.parameters.contains(where: { $0.name == name })
      {
        return BodyKey(place.file, function.span)
      }
      guard case .closure(let closure)? = around.expression?.kind,
        closure.parameters.contains(where: { $0.name == name })
          || closure.parameters.isEmpty && name.hasPrefix("$")
      else { continue }
      return BodyKey(place.file, around.span)
    }
    guard case .function(let function)? = place.scope.outermostMember,
      function.parameters.contains(where: { $0.name == name })
    else { return nil }
    return BodyKey(place.file, function.span)
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
    guard let own = place.scope.typeName.flatMap({ selves[$0] }) else { return nil }
    return noting(own.receiver, own.level)
  }

  /// What the `self` is that an expression begins with: `self.padding()`.
  func receiver(ofBaseOf expression: Expression, at place: Place) -> Bound? {
    var current = expression.plain
    while let base = current.callee?.callee.base ?? current.base { current = base.plain }
    return current.isSelf ? receiver(at: place) : nil
  }

  /// The class of `self` at a place, which may be narrower than the one around.
  func type(at place: Place) -> String? {
    guard let type = place.scope.typeName, let own = selves[type], own.type != type else {
      return place.scope.typeName
    }
    return noting(own.type, own.level) ?? type
  }
}
