/// One step of a turn, in UIKit's terms, before its receivers are known.
public enum TransitionPhase: Sendable, Hashable {
  /// `willTransition(to:with:)`, if size classes change (`G-12`, `G-13`).
  case willTransitionTraits
  /// `viewWillTransition(to:with:)` (`G-10`).
  case viewWillTransition
  /// `willRotate(to:duration:)`.
  case willRotate
  /// The app delegate receives the new orientation (`C-08`).
  case delegateWillChange
  /// The will-change notification (`C-05`).
  case postWillChange
  /// The interface orientation changes (`G-14`).
  case switchOrientation
  /// The app delegate receives the old orientation (`C-08`).
  case delegateDidChange
  /// The did-change notification (`C-06`).
  case postDidChange
  /// The status-bar frame notifications, if the frame changes (`C-03`).
  case postFrameChange
  /// Bounds, safe area and traits become the new ones.
  case applyGeometry
  /// `traitCollectionDidChange` (`J-13`).
  case traitsDidChange
  /// `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
  case layout
  /// `willAnimateRotation(to:duration:)` (`G-03`).
  case willAnimateRotation
  /// The first half up to iOS 4 (`G-08`).
  case willAnimateFirstHalf
  /// The end of the first half up to iOS 4.
  case didAnimateFirstHalf
  /// The second half up to iOS 4.
  case willAnimateSecondHalf
  /// The alongside blocks (`G-25`).
  case alongside
  /// The scene's delegate and observers are notified of the new geometry (`G-36`, `F-32`).
  case sceneDidUpdate
  /// The animation runs: everything after it happens a duration later.
  case animate
  /// The completion blocks.
  case completion
  /// `didRotate(from:)` (`G-05`).
  case didRotate
}
