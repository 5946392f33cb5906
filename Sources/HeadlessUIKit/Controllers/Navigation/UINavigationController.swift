public import Foundation
import Orientation

/// Shows the last of a stack of controllers under a bar.
///
/// - UIKit: same as far as rotation is concerned; it answers for itself, not for its top. Since
///   iOS 2. Rule: `D-07`, `D-33`, `E-11`
open class UINavigationController: UIViewController {
  /// Creates one with a first controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  /// Creates one with nothing on its stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates one with bars of other classes; here it takes those of the system (since iOS 5).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, the root first.
  open var viewControllers: [UIViewController] {
    get { containedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { containedChildren.last }

  /// What is visible: the top, or what it presents. Rule: `D-37`
  open var visibleViewController: UIViewController? { visibleNow }

  /// The delegate: answers for the controller and is notified of pushes.
  ///
  /// Since iOS 2; it answers for orientations from 7 on.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The bar at the bottom (since iOS 3); it is not shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)

  /// Whether the bar at the bottom is hidden (since iOS 3).
  ///
  /// Stored only.
  open var isToolbarHidden = true {
    didSet { StoredOnly.note("UINavigationController.isToolbarHidden") }
  }

  /// Hides or shows the bar at the bottom (since iOS 3).
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Recognizes the swipe that goes back (since iOS 7); nothing goes back by itself.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(
      target: nil, action: nil)

  /// Recognizes the tap that hides bars (since iOS 8); nothing is hidden by itself.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(
    target: nil, action: nil)

  /// Recognizes the swipe that hides bars (since iOS 8); nothing is hidden by itself.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(
    target: nil, action: nil)

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated)
  }

  /// Takes the top off the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { popTop(animated) }

  /// Pops everything above a controller.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { pop(to: viewController, animated) }

  /// Takes all but the root off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    containedChildren.first.flatMap { pop(to: $0, animated) }
  }

  /// Replaces the stack (since iOS 3).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer(of: delegate) { $0.navigationControllerSupportedInterfaceOrientations(self) }
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preference(of: delegate) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override var kind: Controller.Kind { .navigation }
  override var shownChildren: [UIViewController] { containedChildren.last.map { [$0] } ?? [] }
  override func mountShownChildren() { layOutTop() }
  override func unmountHiddenChildren() { content.keep(shownChildren.compactMap(\.viewIfLoaded)) }
  override func showInside(_ controller: UIViewController) -> Bool {
    pushViewController(controller, animated: true)
    return true
  }

  let content = ContentView(frame: .zero)
  /// Pushes that wait for the end of a transition.
  var putOffChanges: [(UINavigationController) -> Void] = []

  /// What changes the stack (since iOS 7).
  public enum Operation: Int, Sendable {
    /// Something else.
    case none = 0
    /// A controller comes.
    case push = 1
    /// Controllers go.
    case pop = 2
  }
}

/// The delegate of a navigation controller: answers for it and is notified of pushes.
///
/// - UIKit: same but for interaction; what is optional there has an implementation here. Since iOS 2
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller becomes the top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller has become the top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The orientations it can be shown in. Since iOS 7. Rule: `D-34`
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The preferred orientation when presented. Since iOS 7. Rule: `E-25`
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// The animator of an animated push or pop; nil for the usual way. Since iOS 7.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator of a push or pop; nil where time does. Since iOS 7.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// No answer: the navigation controller answers for itself.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.unansweredMask }
  /// No answer: the navigation controller answers for itself.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.inheritedPreference }
  /// The usual way.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Time does.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
