import UIKit

/// Waits for the end of a transition, at most for as long as one takes: a coordinator does not
/// report whether it still takes a completion.
@MainActor struct TransitionEnd {
  private let end = Awaited<Void>()

  init(_ coordinator: any UIViewControllerTransitionCoordinator) {
    _ = coordinator.animate(alongsideTransition: nil) { [end] _ in end.end(()) }
  }

  func wait() async { await end.value(otherwise: ()) }
}
