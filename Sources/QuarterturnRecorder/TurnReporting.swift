#if os(iOS) || canImport(HeadlessUIKit)
import QuarterturnKit
public import UIKit

/// A screen whose transitions a ``TurnRecorder`` sees.
///
/// UIKit calls only the controller itself, so it has to pass the call on, before it calls `super`:
///
/// ```swift
/// override func viewWillTransition(
///   to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
/// ) {
///   reportTransition(to: size, with: coordinator)
///   super.viewWillTransition(to: size, with: coordinator)
/// }
/// ```
///
/// - UIKit: not offered. Rule: `G-11`
@MainActor public protocol TurnReporting: UIViewController {}

extension TurnReporting {
  /// Passes on that UIKit has called `viewWillTransition(to:with:)`.
  ///
  /// - Parameters:
  ///   - size: the size it was called with, in points.
  ///   - coordinator: the coordinator it was called with.
  public func reportTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    TurnNote.send(.transition(self, to: size))
    coordinator.animate { [weak self] _ in
      if let self { TurnNote.send(.alongside(self)) }
    } completion: { [weak self] _ in
      if let self { TurnNote.send(.completed(self)) }
    }
  }
}
#endif
