import AppCodeAnalysis
import AppCodeModel

extension Place {
  /// The calls it is an argument of, or in a closure of, within the same body, the nearest first.
  var callsAround: [(callee: Expression, arguments: [Expression.Argument])] {
    var calls: [(callee: Expression, arguments: [Expression.Argument])] = []
    var child = expression
    for place in ancestors {
      if let expression = place.expression, case .call(let callee, let arguments) = expression.kind,
        let inner = child, arguments.contains(where: { $0.value == inner })
      {
        calls.append((callee.plain, arguments))
      }
      child = place.expression ?? child
    }
    return calls
  }

  /// Whether it is in a block that runs each time that something changes.
  var isInObservingBlock: Bool {
    callsAround.contains { Subscriptions.andObservers.contains($0.callee.lastName ?? "") }
  }

  /// Whether it runs under a condition other than that something is there.
  var isConditional: Bool {
    scope.facts.contains { fact in
      switch fact {
      case .conditions(let conditions, _):
        conditions.contains { condition in
          if case .binding = condition.kind { false } else { true }
        }
      case .expression, .chosen: true
      case .compilation, .availability: false
      }
    }
  }

  /// The member it is in: a method's, an accessor's or an initial value's span.
  var memberSpan: SourceSpan { scope.member?.span ?? span }
}

extension Expression {
  /// The block that a call of one of some methods is given for the next value, or last; nil for any
  /// other expression.
  func lastBlock(inCallOf methods: Set<String>) -> Expression? {
    guard let (callee, arguments) = callee, methods.contains(callee.lastName ?? ""),
      let block = (arguments.first { $0.label == "onNext" } ?? arguments.last)?.value.plain,
      case .closure = block.kind
    else { return nil }
    return block
  }

  /// Whether it represents the scenes of the app, in any order.
  var isConnectedScenes: Bool {
    switch plain.kind {
    case .member(let base, "allObjects"): base.isConnectedScenes
    case .call(let callee, let arguments) where arguments.isEmpty:
      callee.isConnectedScenes
    case .call(let callee, let arguments):
      // `Array(scenes)`
      callee.lastName == "Array" && arguments.count == 1 && arguments[0].value.isConnectedScenes
    case .member(let base, "connectedScenes"): base.plain.kind != .name("self")
    case .name("connectedScenes"): true
    default: false
    }
  }
}

extension Expression.Closure {
  /// Whether a name is one that its caller gives it: of a parameter, or `$0` where it names none.
  func takes(_ name: String) -> Bool {
    parameters.contains { $0.name == name } || parameters.isEmpty && name == "$0"
  }
}
