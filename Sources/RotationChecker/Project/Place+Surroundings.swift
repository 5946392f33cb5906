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
    callsAround.contains { Self.observing.contains($0.callee.lastName ?? "") }
  }

  private static let observing: Set<String> = ["observe", "addObserver", "sink", "onReceive"]

  /// Whether it is in a block that runs later than the code around it: one that is given to a call that
  /// may keep it, or is kept in a property.
  func isInLaterBlock(_ code: CodeBase) -> Bool {
    sequence(first: self, next: \.parent).contains { place in
      guard let block = place.expression, case .closure = block.kind,
        let outer = place.parent?.expression
      else { return false }
      if let (target, name, value) = outer.operation {
        return name == "=" && value.span == block.span
          && place.local(named: target.plain.lastName ?? "") == nil
      }
      guard let (callee, arguments) = outer.callee,
        arguments.contains(where: { $0.value.plain.span == block.span })
      else { return false }
      let name = callee.lastName ?? ""
      return !Self.immediate.contains(name)
        && !place.isOfFunctionThatKeepsNothing(name, callee, code)
    }
  }

  /// Whether what a block is given to is of the project, and says that it does not keep it.
  private func isOfFunctionThatKeepsNothing(
    _ name: String, _ callee: Expression, _ code: CodeBase
  ) -> Bool {
    let type =
      callee.base.map { $0.isSelf ? scope.typeName : code.typeName(of: $0, at: self) }
      ?? scope.typeName
    let methods = type.map { code.classes.ownMethods(name, of: $0).map(\.function) } ?? []
    let functions = methods.isEmpty ? code.freeFunctions(named: name).map(\.function) : methods
    let blocks = functions.flatMap(\.parameters).compactMap(\.type).filter { $0.contains("->") }
    return !blocks.isEmpty && !blocks.contains { $0.contains("@escaping") || $0.hasSuffix("?") }
  }

  /// What runs a block at once, or as soon as the code around it is done.
  private static let immediate: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "firstIndex",
    "contains", "allSatisfy", "sorted", "sort", "removeAll", "min", "max",
    "performWithoutAnimation", "animate", "transition", "performBatchUpdates", "async", "sync",
    "Task", "detached", "run", "then", "with", "apply", "configure", "let", "also", "withLock",
    "autoreleasepool", "dispatch_once", "dispatch_async", "dispatch_sync",
    "enumerateObjectsUsingBlock:", "performWithoutAnimation:",
    "transitionWithView:duration:options:animations:completion:",
  ]

  /// The member it is in: a method's, an accessor's or an initial value's span.
  var memberSpan: SourceSpan { scope.member?.span ?? span }
}

extension Expression {
  /// The block that a call of one of some methods is given last; nil for any other expression.
  func lastBlock(inCallOf methods: Set<String>) -> Expression? {
    guard let (callee, arguments) = callee, methods.contains(callee.lastName ?? ""),
      let block = arguments.last?.value.plain, case .closure = block.kind
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
