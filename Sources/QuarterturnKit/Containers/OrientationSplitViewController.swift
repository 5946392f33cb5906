#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A split view controller whose columns declare their orientations: the last one shown counts, and
/// the topmost one where there is no room for columns.
///
/// - UIKit: `UISplitViewController`, which answers for itself. Rule: `D-35`, `D-36`
open class OrientationSplitViewController: UISplitViewController {
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

  @available(iOS 14, *)
  open override func setViewController(_ vc: UIViewController?, for column: Column) {
    changeContent { super.setViewController(vc, for: column) }
  }

  @available(iOS 14, *)
  open override func show(_ column: Column) { changeContent { super.show(column) } }

  @available(iOS 14, *)
  open override func hide(_ column: Column) { changeContent { super.hide(column) } }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    changeContent { super.showDetailViewController(vc, sender: sender) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    settleIfContentChanged()
  }
}
#endif
