#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// A screen that declares its orientations, or a container of the app's own that passes the
/// question on.
///
/// ```swift
/// final class PlayerViewController: OrientationViewController {
///   override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
/// }
/// ```
///
/// - UIKit: `UIViewController` with three overrides. Rule: `D-06`, `E-01`, `F-34`
open class OrientationViewController: UIViewController, OrientationDeclaring {
  /// The orientations it may be shown in until ``orientations`` is set; nil leaves it to the
  /// containing controller.
  ///
  /// UIKit may ask before the view is loaded, so what a class always declares belongs here.
  open var initialOrientations: UIInterfaceOrientationMask? { nil }

  /// The orientations it may be shown in; nil leaves it to the containing controller.
  ///
  /// Setting it turns the interface if its orientation is no longer allowed.
  public final var orientations: UIInterfaceOrientationMask? {
    get { isDeclared ? declared : initialOrientations }
    set {
      let old = orientations
      isDeclared = true
      declared = newValue
      if old != newValue { setNeedsUpdateOfOrientations() }
    }
  }

  private var isDeclared = false
  private var declared: UIInterfaceOrientationMask?

  /// The preferred orientation when presented full screen; nil for no preference.
  open var preferredOrientation: UIInterfaceOrientation?

  /// The child that answers in its place; nil leaves the choice to the library.
  open var childForOrientations: UIViewController? { nil }

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

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteBeforeContent()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    settleIfContentChanged()
    announceIfAnswerChanged()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    settleIfLocked()
  }
}
#endif
