#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A navigation controller whose screens declare their orientations, and get back the orientation
/// they had.
///
/// A push or a pop to a screen that does not allow the interface's orientation rotates the
/// interface, once, when the transition ends; on every version. A pop back onto a screen that was
/// turned away from turns it back.
///
/// - UIKit: `UINavigationController`, which answers for itself. Rule: `D-33`, `D-36`, `E-11`, `E-12`
open class OrientationNavigationController: UINavigationController {
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

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeContent { super.pushViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    changeContent { super.popViewController(animated: animated) }
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    changeContent { super.popToViewController(viewController, animated: animated) }
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    changeContent { super.popToRootViewController(animated: animated) }
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeContent { super.setViewControllers(viewControllers, animated: animated) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settleIfContentChanged()
  }
}
#endif
