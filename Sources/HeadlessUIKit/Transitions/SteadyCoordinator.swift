import Foundation

/// A coordinator of a transition that is not interactive and cannot be cancelled.
@MainActor protocol SteadyCoordinator: UIViewControllerTransitionCoordinator {
  var blocks: TransitionBlocks { get set }
  /// The controller in whose callback the code runs.
  var callee: UIViewController? { get }
}

extension SteadyCoordinator {
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { blocks.isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { blocks.add(animation, completion, by: callee) }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { blocks.add(animation, completion, by: callee) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
