/// What bars show of a controller.
@MainActor final class BarItems {
  let navigation = UINavigationItem()
  var tab = UITabBarItem()
  var toolbar: [UIBarButtonItem]?
  /// The tab that created the controller.
  weak var owner: UITab?
  var isEditing = false
  private var edit: UIBarButtonItem?

  /// The button that changes whether a controller is editing.
  func editButton(of controller: UIViewController) -> UIBarButtonItem {
    if let edit { return edit }
    let made = UIBarButtonItem(systemItem: .edit)
    made.primaryAction = UIAction(title: "Edit") { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    edit = made
    showEditing()
    return made
  }

  func showEditing() {
    edit?.title = isEditing ? "Done" : "Edit"
    edit?.style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  var ensuredBarItems: BarItems {
    if let barItems { return barItems }
    let made = BarItems()
    made.navigation.title = title
    made.tab.title = title
    barItems = made
    return made
  }

  func showTitle() {
    barItems?.navigation.title = title
    barItems?.tab.title = title
  }

  func replaceTabBarItem(_ item: UITabBarItem?) {
    ensuredBarItems.tab = item ?? UITabBarItem()
    (container as? UITabBarController)?.refreshItems()
  }
}
