import Foundation

extension UITabBarController {
  /// Takes tabs in, in place of all that it contained.
  func take(_ tabs: [UITab]) {
    ownTabs = tabs
    replaceTabs(with: tabs.map(\.content))
  }

  /// The tab of a controller that it contains.
  func ownTab(of controller: UIViewController?) -> UITab? {
    ownTabs.first { $0.content === controller }
  }

  /// Whether people may select what they touched.
  func mayBeTouched(_ controller: UIViewController) -> Bool {
    guard let tab = ownTab(of: controller) else {
      return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }
    return tab.isEnabled && delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
  }

  /// Notifies the delegate of what people have selected.
  func wasTouched(_ controller: UIViewController, after previous: UITab?) {
    guard let tab = ownTab(of: controller) else {
      delegate?.tabBarController(self, didSelect: controller)
      return
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }
}
