public import Foundation

/// Drives a transition by something else than time.
///
/// - UIKit: same. Since iOS 7
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to drive the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition ends, against its usual speed.
  var completionSpeed: CGFloat { get }
  /// How its speed runs at the end.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the gesture drives it from its beginning. Since iOS 10.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Its usual speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slowly at the beginning and at the end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives a transition by how far a gesture has come.
///
/// - UIKit: same; the rest of the way takes the rest of the time. Since iOS 7
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates one that drives nothing yet.
  public override init() { super.init() }

  /// How long the transition takes, in seconds.
  open var duration: CGFloat {
    (context as? ControllerMove).map { CGFloat($0.transitionDuration) } ?? 0
  }
  /// How far the gesture has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the transition ends, against its usual speed.
  open var completionSpeed: CGFloat = 1
  /// How its speed runs at the end.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the gesture drives it from its beginning (since iOS 10).
  open var wantsInteractiveStart = true

  /// Begins to drive a transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
  }

  /// The gesture has come so far, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// The user gives the transition up: it goes back.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// The user lets go: the transition continues to its end.
  open func finish() { context?.finishInteractiveTransition() }
}
