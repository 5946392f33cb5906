public import UIKit

/// A tab bar controller whose tabs say how they may lie.
///
/// - UIKit: `UITabBarController`, which answers for itself. Rule: `D-35`, `D-36`, `E-13`
open class OrientationTabBarController: UITabBarController {
  private let content = KnownContent()

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    resolvedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    resolvedPreferredOrientation
  }

  @available(iOS 26, *)
  open override var prefersInterfaceOrientationLocked: Bool { wishesToStay }

  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set { changeContent { super.selectedIndex = newValue } }
  }

  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { changeContent { super.selectedViewController = newValue } }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    changeContent { super.setViewControllers(viewControllers, animated: animated) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.settle(self)
  }
}
