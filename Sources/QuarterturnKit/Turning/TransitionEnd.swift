#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

extension UIViewControllerTransitionCoordinator {
  /// Runs a block once, when the transition is over; at once where it is over already.
  ///
  /// `animate` reports whether an *animation* will run. Where it will not, because the transition's
  /// own have begun, the completion still runs; where the transition is over, neither does. UIKit
  /// documents nothing by which to tell the two apart, so what is late is waited for no longer than
  /// a transition takes.
  ///
  /// - Parameters:
  ///   - animation: what runs beside the transition; at once where there is no time left for it.
  ///   - action: what runs after it.
  @MainActor
  func whenOver(
    alongside animation: (@MainActor () -> Void)? = nil, _ action: @escaping @MainActor () -> Void
  ) {
    let end = OnceOnly(action)
    let isTaken = animate(alongsideTransition: { _ in animation?() }) { _ in end.run() }
    guard !isTaken else { return }
    animation?()
    if percentComplete >= 1 {
      end.run()
    } else {
      Task {
        await WaitingClock.current.pass(WaitingClock.longestTransition) { !end.hasRun }
        end.run()
      }
    }
  }
}

/// A block that runs once.
@MainActor private final class OnceOnly {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  var hasRun: Bool { action == nil }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}
#endif
