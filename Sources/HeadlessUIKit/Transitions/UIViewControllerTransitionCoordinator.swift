public import Foundation

/// What a transition is about: who changes, how long, by how far.
///
/// - UIKit: same. Since iOS 7. Rule: `G-17`, `G-25`
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// How the controller is presented; none for a turn.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture began it.
  var initiallyInteractive: Bool { get }
  /// Whether the user's finger may take it over; never here (since iOS 10).
  var isInterruptible: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it ends, against its usual speed.
  var completionVelocity: CGFloat { get }
  /// How its speed runs.
  var completionCurve: UIView.AnimationCurve { get }
  /// A controller that takes part; nil for a turn.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part; nil for a turn. Since iOS 8.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How far a turn turns the interface; the identity for anything else. Since iOS 8.
  ///
  /// Rule: `G-17`
  var targetTransform: CGAffineTransform { get }
}

/// Runs an app's animations beside a transition, and its completions after it.
///
/// - UIKit: same. Since iOS 7. Rule: `G-25`
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Adds an animation that runs beside the transition, and a block that runs when it is over.
  ///
  /// - Returns: whether the animation will run; after the transition's animations have begun it no
  ///   longer does, and the completion still runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a block that runs when the gesture that drives it ends. Since iOS 10.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds an animation that runs beside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for a view outside the container view.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// Names a controller that takes part in a transition.
///
/// - UIKit: same. Since iOS 7
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
///
/// - UIKit: same. Since iOS 8
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
