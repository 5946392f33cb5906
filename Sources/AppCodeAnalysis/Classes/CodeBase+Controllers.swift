package import AppCodeModel

extension CodeBase {
  /// Whether an expression is a controller, by its type, or by the property of UIKit that gives it.
  package func isController(_ expression: Expression, at place: Place) -> Bool {
    if let type = typeName(of: expression, at: place) { return classes.isController(type) }
    guard let name = expression.lastName else { return false }
    if ["first", "last", "firstObject", "lastObject"].contains(name), let list = expression.base {
      return isListOfControllers(list)
    }
    if case .name = expression.plain.kind, let local = place.local(named: name) {
      if let list = place.list(boundTo: name) { return isListOfControllers(list) }
      return local.onlyValue?.lastName.map(Self.controllers.contains) ?? false
    }
    return Self.controllers.contains(name)
  }

  private func isListOfControllers(_ list: Expression) -> Bool {
    list.lastName.map(Self.controllerLists.contains) ?? false
  }

  /// Properties of UIKit whose value is a controller.
  private static let controllers: Set<String> = [
    "topViewController", "visibleViewController", "selectedViewController",
    "presentedViewController", "presentingViewController", "rootViewController",
    "navigationController", "tabBarController", "splitViewController",
  ]
  /// Those whose value is a list of them.
  private static let controllerLists: Set<String> = [
    "viewControllers", "children", "childViewControllers",
  ]
}

extension Place {
  /// The list that the loop which binds a name runs over; nil for other names.
  func list(boundTo name: String) -> Expression? {
    for ancestor in ancestors {
      guard case .loop(let lists, let names, _, _)? = ancestor.statement?.kind, names.contains(name)
      else { continue }
      return lists.count == 1 ? lists[0] : nil
    }
    return nil
  }
}
