import Foundation

extension UIViewController {
  /// Sets what storyboards set by name of UIKit's containers and of controllers of tables.
  func takeContainerValue(_ value: Any?, _ key: String) -> Bool {
    switch (self, key) {
    case (let controller as UITableViewController, "tableView"):
      controller.tableView = value as? UITableView
    case (let controller as UICollectionViewController, "collectionView"):
      controller.collectionView = value as? UICollectionView
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = value as? any UINavigationControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = value as? any UITabBarControllerDelegate
    case (let controller as UISplitViewController, "delegate"):
      controller.delegate = value as? any UISplitViewControllerDelegate
    case (_, "searchDisplayController"): return true
    default: return false
    }
    return true
  }
}
