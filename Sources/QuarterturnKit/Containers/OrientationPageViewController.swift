#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A page view controller whose pages declare their orientations.
///
/// - UIKit: `UIPageViewController`, which answers for itself. Rule: `D-35`, `D-36`
open class OrientationPageViewController: UIPageViewController {
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

  open override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeContent {
      super.setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: completion)
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settleIfContentChanged()
  }
}
#endif
