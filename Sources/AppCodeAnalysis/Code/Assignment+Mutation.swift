import AppCodeModel

extension Assignment {
  /// Methods that change what they are called on, and the operation they come to.
  private static let operations = [
    "toggle": "=", "insert": "|=", "formUnion": "|=", "remove": "-=", "subtract": "-=",
    "formIntersection": "&=", "append": "+=", "addObject:": "+=", "removeObject:": "-=",
  ]

  /// Methods that take away from a list what they are not given.
  private static let removals: Set<String> = [
    "removeAll", "removeLast", "removeFirst", "popLast", "removeAllObjects", "removeLastObject",
  ]

  /// A call that changes what it is called on, as the assignment that comes to the same: `a.toggle()`
  /// as `a = !a`, `mask.insert(.portrait)` as `mask |= .portrait`.
  ///
  /// - Returns: nil for any other call.
  init?(mutating place: Place) {
    guard let (callee, arguments) = place.expression?.callee, let method = callee.lastName,
      let target = callee.base
    else { return nil }
    if Self.removals.contains(method) {
      self.init(place: place, target: target, operation: "-=", value: target)
      return
    }
    guard let operation = Self.operations[method],
      arguments.count == (method == "toggle" ? 0 : 1)
    else { return nil }
    self.init(
      place: place, target: target, operation: operation,
      value: arguments.first?.value ?? Expression(.prefix("!", target), place.span))
  }

  /// Objective-C's `[self setMask:value]`, as the assignment that comes to the same.
  ///
  /// - Returns: nil for any other call.
  init?(setting place: Place) {
    guard let (callee, arguments) = place.expression?.callee, arguments.count == 1,
      let value = arguments.first, case .member(let base, let method) = callee.kind,
      method.hasPrefix("set"), method.hasSuffix(":"), let first = method.dropFirst(3).first,
      first.isUppercase
    else { return nil }
    let name = first.lowercased() + method.dropFirst(4).dropLast()
    self.init(
      place: place, target: Expression(.member(base, name), callee.span), operation: "=",
      value: value.value)
  }
}
