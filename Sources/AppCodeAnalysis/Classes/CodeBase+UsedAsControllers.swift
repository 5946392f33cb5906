import AppCodeModel

extension CodeBase {
  /// Those of some classes whose objects are passed where UIKit takes a controller.
  ///
  /// - Complexity: linear in the calls that show controllers; nothing where there are no such classes.
  func usedAsControllers(of names: [String]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let wanted = Set(names)
    var found: Set<String> = []
    func take(_ expression: Expression, _ place: Place) {
      if case .array(let elements) = expression.plain.kind {
        for element in elements { take(element, place) }
      } else if let name = typeName(of: expression, at: place).flatMap({ classes[$0]?.name }),
        wanted.contains(name)
      {
        found.insert(name)
      }
    }
    for (name, label) in Self.callsWithControllers {
      for call in calls(of: name) {
        guard let (callee, arguments) = call.expression?.callee, arguments.count > 1,
          let first = arguments.first, arguments[1].label == label,
          // A router of the app's own may be called so, and take something else.
          member(called: callee, arguments, at: call) == nil
        else { continue }
        take(first.value, call)
      }
    }
    for call in calls(of: "UINavigationController") {
      guard let first = call.expression?.callee?.arguments.first,
        first.label == "rootViewController"
      else { continue }
      take(first.value, call)
    }
    for name in ["rootViewController", "viewControllers"] {
      for assignment in assignments(to: name) where assignment.operation == "=" {
        take(assignment.value, assignment.place)
      }
    }
    return found
  }

  /// UIKit's methods that take a controller first, and the label of what they take then.
  private static let callsWithControllers = [
    ("present", "animated"), ("presentViewController", "animated"),
    ("pushViewController", "animated"), ("setViewControllers", "animated"), ("show", "sender"),
    ("showViewController", "sender"), ("showDetailViewController", "sender"),
  ]
}
