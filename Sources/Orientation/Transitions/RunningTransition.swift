/// A turn or a resize that is in progress in a scene.
package struct RunningTransition: Sendable, Hashable {
  package let scene: SceneID
  package let old: SceneGeometry
  package let new: SceneGeometry
  /// The size classes before.
  package let oldTraits: Traits?
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
  /// The view's bounds before.
  let oldSize: ScreenSize
  /// The view's bounds afterwards: those of a covered view stay until it comes back.
  let newSize: ScreenSize
  /// The size its container passes on.
  let offeredSize: ScreenSize
  /// Whether it gets the size and trait callbacks (`G-20`, `G-21`, `G-30`).
  let receivesSize: Bool
  /// Whether its parent asks it for its size (`G-21`).
  let isAskedForSize: Bool
  /// Whether it gets the rotate callbacks (`G-06`, `G-28`).
  let receivesRotation: Bool
}
