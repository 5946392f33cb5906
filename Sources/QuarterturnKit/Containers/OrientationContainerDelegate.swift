#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Lets the content of a UIKit container declare its orientations, without a class of the app's
/// own.
///
/// ```swift
/// let orientationDelegate = OrientationContainerDelegate()
/// navigationController.delegate = orientationDelegate
/// ```
///
/// A container does not keep its delegate, so keep it yourself; one will do for any number of
/// containers. A container that has a delegate of the app's own needs no other: two lines there
/// answer with `resolvedOrientations` and `resolvedPreferredOrientation`.
///
/// - UIKit: the delegates' methods, since iOS 7. Rule: `D-34`, `D-35`, `E-25`
@MainActor public final class OrientationContainerDelegate: NSObject {
  /// Creates one.
  public override init() { super.init() }
}

extension OrientationContainerDelegate: UINavigationControllerDelegate {
  /// The declaration of the screen on top.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.resolvedOrientations }

  /// The preferred orientation of the screen on top.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.resolvedPreferredOrientation }

  /// Stores the interface orientation from before.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let scene = navigationController.shownScene else { return }
    SceneKeeper.of(scene).beginChange(during: navigationController.transitionCoordinator)
  }

  /// Rotates the interface if the screen on top does not allow its orientation.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.setNeedsUpdateOfOrientations() }
}

extension OrientationContainerDelegate: UITabBarControllerDelegate {
  /// The declaration of the selected tab.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.resolvedOrientations }

  /// The preferred orientation of the selected tab.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.resolvedPreferredOrientation }

  /// Rotates the interface if the tab does not allow its orientation.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { tabBarController.setNeedsUpdateOfOrientations() }

  /// The same where the controller has tabs.
  @available(iOS 18, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { tabBarController.setNeedsUpdateOfOrientations() }
}

extension OrientationContainerDelegate: UISplitViewControllerDelegate {
  /// The declaration of the column on top.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.resolvedOrientations }

  /// The preferred orientation of the column on top.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.resolvedPreferredOrientation }
}

extension OrientationContainerDelegate: UIPageViewControllerDelegate {
  /// The declaration of the page.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.resolvedOrientations }

  /// The preferred orientation of the page.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.resolvedPreferredOrientation }

  /// Rotates the interface if the page does not allow its orientation.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { pageViewController.setNeedsUpdateOfOrientations() }
}
#endif
