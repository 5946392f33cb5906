package import AppCodeModel

extension CodeBase {
  /// Which kind of orientation a place is expected to be, by what is around it.
  ///
  /// - Returns: nil when that is unknown, or not about orientation.
  package func expectedTag(at place: Place) -> OrientationTag? {
    guard let expression = place.expression else { return nil }
    guard let parent = place.parent else { return valueTag(of: place.scope) }
    switch parent.node {
    case .condition(let condition):
      guard case .match(let pattern, let value) = condition.kind, pattern == expression else {
        return nil
      }
      return tag(of: value, at: parent)
    case .statement(let statement):
      return expectedTag(of: expression, in: statement, at: parent)
    case .expression(let outer):
      return expectedTag(of: expression, in: outer, at: parent)
    }
  }

  private func expectedTag(
    of expression: Expression, in statement: Statement, at parent: Place
  ) -> OrientationTag? {
    switch statement.kind {
    case .return: return returnTag(at: parent)
    case .variable(let variable):
      return variable.type.flatMap { OrientationTag(type: $0) }
    case .switch(let subject, let cases):
      return cases.hasPattern(expression) ? tag(of: subject, at: parent) : nil
    case .expression:
      // The only expression of a body, or of a branch of the only statement, is what it returns.
      guard parent.isResult else { return nil }
      let value = parent.ancestors.first { place in
        if case .statement? = place.expression?.kind { return true }
        return false
      }
      return value.map { expectedTag(at: $0) } ?? returnTag(at: parent)
    default: return nil
    }
  }

  private func expectedTag(
    of expression: Expression, in outer: Expression, at parent: Place
  ) -> OrientationTag? {
    switch outer.kind {
    case .infix(let left, let operation, let right):
      let other = left == expression ? right : left
      switch operation {
      case "==", "!=", "~=", "===", "!==": return tag(of: other, at: parent)
      case "=", "|=", "&=":
        return right == expression ? tag(of: left, at: parent) : nil
      case "??": return tag(of: other, at: parent) ?? expectedTag(at: parent)
      case "|", "&", "^": return tag(of: other, at: parent) ?? expectedTag(at: parent)
      default: return nil
      }
    case .ternary(let test, let first, let second):
      guard test != expression else { return nil }
      return tag(of: first == expression ? second : first, at: parent) ?? expectedTag(at: parent)
    case .array, .unwrapped: return expectedTag(at: parent)
    case .call(let callee, let arguments):
      guard let index = arguments.firstIndex(where: { $0.value == expression }) else { return nil }
      return parameterTag(index, of: callee.plain, arguments, at: parent)
    default: return nil
    }
  }

  /// What the function or closure around a place returns.
  package func returnTag(at place: Place) -> OrientationTag? {
    for ancestor in place.ancestors {
      if case .closure? = ancestor.expression?.kind { return nil }
      if case .function(let function)? = ancestor.statement?.kind {
        return function.returnType.flatMap { OrientationTag(type: $0) }
      }
    }
    return valueTag(of: place.scope)
  }

  /// What a member gives, by its type or, where an override leaves it out, by its name.
  private func valueTag(of scope: CodeScope) -> OrientationTag? {
    guard let member = scope.member else { return nil }
    if let type = member.valueType {
      if let tag = OrientationTag(type: type) { return tag }
      guard type.strippedType.isNumberType else { return nil }
    }
    return Self.overrides[member.name]
  }

  /// What a call takes at a position.
  package func parameterTag(
    _ index: Int, of callee: Expression, _ arguments: [Expression.Argument], at place: Place
  ) -> OrientationTag? {
    guard let name = callee.lastName else { return nil }
    if index == 0, let tag = Self.predicates[name] { return tag }
    if let base = callee.base,
      [
        "contains", "union", "intersection", "subtracting", "insert", "remove", "formUnion",
        "formIntersection", "subtract", "isSuperset", "isSubset", "isDisjoint",
      ].contains(name)
    {
      return tag(of: base, at: place)
    }
    if arguments[index].label == "interfaceOrientations" { return .mask }
    if name == "setStatusBarOrientation", index == 0 { return .interface }
    guard let function = function(called: callee, arguments, at: place),
      function.parameters.indices.contains(index)
    else { return nil }
    return function.parameters[index].type.flatMap { OrientationTag(type: $0) }
  }

  /// UIKit's functions of one orientation, and what they take.
  package static let predicates: [String: OrientationTag] = [
    "UIDeviceOrientationIsLandscape": .device,
    "UIDeviceOrientationIsPortrait": .device,
    "UIDeviceOrientationIsFlat": .device,
    "UIDeviceOrientationIsValidInterfaceOrientation": .device,
    "UIInterfaceOrientationIsLandscape": .interface,
    "UIInterfaceOrientationIsPortrait": .interface,
  ]

  /// UIKit's methods that apps override, and what they return.
  package static let overrides: [String: OrientationTag] = [
    "supportedInterfaceOrientations": .mask,
    "preferredInterfaceOrientationForPresentation": .interface,
    UIKitAnswer.ofAppDelegate: .mask,
    "navigationControllerSupportedInterfaceOrientations(_:)": .mask,
    "tabBarControllerSupportedInterfaceOrientations(_:)": .mask,
    "splitViewControllerSupportedInterfaceOrientations(_:)": .mask,
    "pageViewControllerSupportedInterfaceOrientations(_:)": .mask,
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)": .interface,
    "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)": .interface,
    "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)": .interface,
    "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)": .interface,
  ]
}

extension [Statement.Case] {
  /// Whether an expression is a pattern of one of the cases, which come in the order of the text.
  fileprivate func hasPattern(_ expression: Expression) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].span.start <= expression.span.start { low = middle } else { high = middle }
    }
    if low < high, self[low].span.contains(expression.span) {
      return self[low].patterns.contains(expression)
    }
    // In a macro all cases are where it is used.
    return contains { $0.patterns.contains(expression) }
  }
}
