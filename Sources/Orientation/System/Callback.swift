/// A message a view controller gets around a turn.
public enum Callback: Sendable, Hashable {
  /// `viewWillAppear`.
  case viewWillAppear
  /// `viewDidAppear`.
  case viewDidAppear
  /// `viewWillDisappear`.
  case viewWillDisappear
  /// `viewDidDisappear`.
  case viewDidDisappear
  /// `willTransition(to:with:)` with the new traits (`G-12`).
  case willTransition(to: Traits)
  /// `viewWillTransition(to:with:)` with the new size in points (`G-10`).
  case viewWillTransition(to: ScreenSize)
  /// `traitCollectionDidChange` with the old traits (`J-13`).
  case traitCollectionDidChange(from: Traits)
  /// `viewWillLayoutSubviews`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews`.
  case viewDidLayoutSubviews
  /// The coordinator's alongside blocks (`G-25`).
  case alongsideTransition
  /// The coordinator's completion blocks (`G-25`).
  case transitionCompletion
  /// `willRotate(to:duration:)` (`G-01`).
  case willRotate(to: InterfaceOrientation)
  /// `willAnimateRotation(to:duration:)` (`G-03`).
  case willAnimateRotation(to: InterfaceOrientation)
  /// `didRotate(from:)` (`G-05`).
  case didRotate(from: InterfaceOrientation)
  /// `willAnimateFirstHalfOfRotation(to:duration:)` (`G-08`).
  case willAnimateFirstHalf(to: InterfaceOrientation)
  /// `didAnimateFirstHalfOfRotation(to:)` (`G-08`).
  case didAnimateFirstHalf(to: InterfaceOrientation)
  /// `willAnimateSecondHalfOfRotation(from:duration:)` (`G-08`).
  case willAnimateSecondHalf(from: InterfaceOrientation)
}

/// What a controller would read if it looked around inside a callback.
public struct Observed: Sendable, Hashable {
  /// `statusBarOrientation`; unknown where it is a no-op (`N-27`).
  public var statusBarOrientation: InterfaceOrientation
  /// The controller's or the scene's interface orientation.
  public var interfaceOrientation: InterfaceOrientation
  /// The view's bounds in points.
  public var bounds: ScreenSize
  /// `UIScreen.bounds` in points (`H-01`, `H-02`).
  public var screenBounds: ScreenSize
  /// The window's safe area in points; nil where no source gives it.
  public var safeArea: ScreenInsets?
  /// The size classes; nil where no source gives them or before iOS 8.
  public var traits: Traits?
  /// The coordinator's target transform, inside a transition from iOS 8 (`G-17`).
  public var targetTransform: QuarterTurns?
  /// How long the turn takes, in seconds, inside a transition.
  public var duration: Double?

  /// Makes what was observed somewhere else.
  public init(
    statusBarOrientation: InterfaceOrientation, interfaceOrientation: InterfaceOrientation,
    bounds: ScreenSize, screenBounds: ScreenSize, safeArea: ScreenInsets? = nil,
    traits: Traits? = nil,
    targetTransform: QuarterTurns? = nil, duration: Double? = nil
  ) {
    self.statusBarOrientation = statusBarOrientation
    self.interfaceOrientation = interfaceOrientation
    self.bounds = bounds
    self.screenBounds = screenBounds
    self.safeArea = safeArea
    self.traits = traits
    self.targetTransform = targetTransform
    self.duration = duration
  }
}
