import UIKit

/// Waits for the end of a transition, but not for ever: a coordinator does not report whether it
/// still takes a completion.
@MainActor
final class TransitionEnd {
  private var isOver = false
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ coordinator: any UIViewControllerTransitionCoordinator) {
    _ = coordinator.animate(alongsideTransition: nil) { _ in self.end() }
  }

  private func end() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }

  func wait() async {
    guard !isOver else { return }
    let patience = Patience.current
    let clock = Task { [weak self] in
      await patience.lose()
      self?.end()
    }
    defer { clock.cancel() }
    await withCheckedContinuation { continuation = $0 }
  }
}
