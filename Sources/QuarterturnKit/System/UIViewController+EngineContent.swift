#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

extension UIViewController {
  /// What it contains, and which of that is shown where one is.
  package var engineContent: (shown: [UIViewController], selected: Int) {
    switch self {
    case is UIImagePickerController: return ([], 0)
    case let navigation as UINavigationController:
      return (navigation.viewControllers, max(0, navigation.viewControllers.count - 1))
    case let tabs as UITabBarController:
      let all = tabs.viewControllers ?? []
      return (all, all.firstIndex { $0 === tabs.selectedViewController } ?? 0)
    case let split as UISplitViewController: return (split.viewControllers, 0)
    case let pages as UIPageViewController: return (pages.viewControllers ?? [], 0)
    default: return (children, 0)
    }
  }
}
#endif
