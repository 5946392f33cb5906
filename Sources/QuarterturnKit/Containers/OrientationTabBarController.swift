#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A tab bar controller whose tabs declare their orientations.
///
/// - UIKit: `UITabBarController`, which answers for itself. Rule: `D-35`, `D-36`, `E-13`
open class OrientationTabBarController: UITabBarController {
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredOrientation
  }

  #if compiler(>=6.2)
  @available(iOS 26, *)
  open override var prefersInterfaceOrientationLocked: Bool { wishesToStay }

  /// It answers for its content itself, which may know nothing of an outer lock.
  @available(iOS 26, *)
  open override var childForInterfaceOrientationLock: UIViewController? { nil }
  #endif

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentContent {
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: comingBack(completion))
  }

  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set { changeContent { super.selectedIndex = newValue } }
  }

  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { changeContent { super.selectedViewController = newValue } }
  }

  @available(iOS 18, *)
  open override var selectedTab: UITab? {
    get { super.selectedTab }
    set { changeContent { super.selectedTab = newValue } }
  }

  @available(iOS 18, *)
  open override func setTabs(_ tabs: [UITab], animated: Bool) {
    changeContent { super.setTabs(tabs, animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    changeContent { super.setViewControllers(viewControllers, animated: animated) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settleIfContentChanged()
  }
}
#endif
