import AppCodeModel

extension Assignment {
  /// Methods that change what they are called on, and the operation they come to.
  private static let operations = [
    "toggle": "=", "insert": "|=", "formUnion": "|=", "remove": "-=", "subtract": "-=",
    "formIntersection": "&=",
  ]

  /// A call that changes what it is called on, as the assignment that comes to the same: `a.toggle()`
  /// as `a = !a`, `mask.insert(.portrait)` as `mask |= .portrait`.
  ///
  /// - Returns: nil for any other call.
  init?(mutating place: Place) {
    guard let (callee, arguments) = place.expression?.callee, let method = callee.lastName,
      let operation = Self.operations[method], let target = callee.base,
      arguments.count == (method == "toggle" ? 0 : 1)
    else { return nil }
    self.init(
      place: place, target: target, operation: operation,
      value: arguments.first?.value ?? Expression(.prefix("!", target), place.span))
  }
}
