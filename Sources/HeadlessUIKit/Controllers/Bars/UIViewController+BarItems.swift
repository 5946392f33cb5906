/// What bars show of a controller.
@MainActor final class BarItems {
  let navigation = UINavigationItem()
  var tab = UITabBarItem()
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
