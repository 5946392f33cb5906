/// A turn or a resize that is in progress in a scene.
package struct RunningTransition: Sendable, Hashable {
  package let scene: SceneID
  package let old: SceneGeometry
  package let new: SceneGeometry
  /// The display it was on, which a move leaves.
  package let oldDisplay: DeviceDisplay
  /// The size classes before.
  package let oldTraits: Traits?
  /// The safe area before; nil where no source gives it.
  let oldSafeArea: ScreenInsets?
  /// The status bar's size before; nil where no source gives it.
  let oldStatusBarSize: ScreenSize?
  package let plan: TransitionPlan
  let participants: [Participant]
  /// When the animation in progress ends, in seconds on the system's clock.
  var resumeTime: Double
  /// The next phase to run.
  var position = 0
  /// Whether the views have their new bounds.
  var isApplied = false
}

/// A controller that takes part in a transition.
struct Participant: Sendable, Hashable {
  let controller: ControllerID
  /// The container that passes the message on; nil for a root or a presented controller.
  let parent: ControllerID?
  let window: WindowID
  /// The bounds that it fills before.
  let oldSize: ScreenSize
  /// The bounds that it fills afterwards.
  let newSize: ScreenSize
  /// The size its container passes on.
  let offeredSize: ScreenSize
  /// Whether something covered it when the transition began: its view, which is in no window, keeps
  /// its bounds until it comes back (`E-20`).
  let isCovered: Bool
  /// Whether it gets the size and trait callbacks (`G-20`, `G-21`, `G-30`).
  let receivesSize: Bool
  /// Whether its parent asks it for its size (`G-21`).
  let isAskedForSize: Bool
  /// Whether it gets the rotate callbacks (`G-06`, `G-28`).
  let receivesRotation: Bool
}
