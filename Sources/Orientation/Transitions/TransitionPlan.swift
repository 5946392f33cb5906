/// The order of things in a turn or a resize, and its timing.
///
/// Both the value system and live controllers follow the same plan.
public struct TransitionPlan: Sendable, Hashable {
  /// What happens, in order.
  public let phases: [TransitionPhase]
  /// How far the interface turns (`G-17`).
  public let transform: QuarterTurns
  /// Seconds from the first phase to the completion (`G-31` to `G-33`).
  public let duration: Double
  /// How the speed of its animations runs (`G-34`).
  public let curve: AnimationCurve

  /// Plans the change from one geometry to another.
  ///
  /// - Parameters:
  ///   - old: the geometry now.
  ///   - new: the geometry afterwards.
  ///   - behaviors: how the system behaves: which callbacks there are.
  ///   - idiom: iPads turn a little more slowly.
  ///   - timing: how long turns take.
  ///   - isAnimated: false inside `performWithoutAnimation` and at launch.
  ///   - inHalves: whether the controller asks for the two-step callbacks, up to iOS 4.
  ///   - policy: how disputed points are settled.
  /// - UIKit: same order as far as it is documented; the relative order of the two will-calls and
  ///   of the scene's callback is not. Rule: `C-15`, `G-01`, `G-08`, `G-11`, `N-41`
  public init(
    from old: SceneGeometry, to new: SceneGeometry, behaviors: Behaviors, idiom: Idiom,
    timing: TurnTiming = TurnTiming(), isAnimated: Bool = true, inHalves: Bool = false,
    policy: RotationPolicy = RotationPolicy()
  ) {
    transform = QuarterTurns(from: old.interfaceOrientation, to: new.interfaceOrientation)
    duration = isAnimated ? timing.duration(of: transform, idiom) : 0
    curve = timing.curve
    let turns = transform != .none
    if !behaviors[.turnIsSizeChange] {
      phases =
        !turns
        ? behaviors[.layoutCallbacks] ? [.applyGeometry, .layout] : [.applyGeometry]
        : inHalves && behaviors[.turnsInHalves]
          ? Self.halvesPhases : Self.rotatePhases(behaviors, policy)
    } else if turns {
      phases = Self.sizePhases(resizes: old.size != new.size)
    } else {
      phases = Self.resizePhases
    }
  }

  /// iOS 8 and later (`C-15`, `G-11`); half turns keep the size and need no layout (`G-30`).
  private static func sizePhases(resizes: Bool) -> [TransitionPhase] {
    [
      .willTransitionTraits, .viewWillTransition, .willRotate,
    ] + statusBarPhases + [.applyGeometry] + (resizes ? [.traitsDidChange, .layout] : [])
      + [.willAnimateRotation, .alongside, .sceneDidUpdate, .animate, .completion, .didRotate]
  }

  /// A change of size without a turn, from iOS 8 (`G-35`).
  private static let resizePhases: [TransitionPhase] = [
    .willTransitionTraits, .viewWillTransition, .applyGeometry, .traitsDidChange, .layout,
    .alongside, .sceneDidUpdate, .animate, .completion,
  ]

  /// Up to iOS 7, in one step (`G-01`).
  private static func rotatePhases(
    _ behaviors: Behaviors, _ policy: RotationPolicy
  ) -> [TransitionPhase] {
    let layout: [TransitionPhase] =
      !behaviors[.layoutCallbacks]
      ? statusBarPhases + [.applyGeometry]
      : policy.layoutOrientation == .new
        ? statusBarPhases + [.applyGeometry, .layout]
        : [.applyGeometry, .layout] + statusBarPhases
    return [.willRotate] + layout + [.willAnimateRotation, .animate, .didRotate]
  }

  /// Up to iOS 4, for a controller that overrides the two-step callbacks (`G-08`).
  private static let halvesPhases: [TransitionPhase] =
    [.willRotate, .willAnimateFirstHalf, .animate, .didAnimateFirstHalf] + statusBarPhases
    + [.applyGeometry, .willAnimateSecondHalf, .animate, .didRotate]

  /// The status bar and its notifications, back to back (`C-08`, `C-09`).
  private static let statusBarPhases: [TransitionPhase] = [
    .delegateWillChange, .postWillChange, .switchOrientation, .delegateDidChange, .postDidChange,
    .postFrameChange,
  ]

  /// How long one of the plan's animations takes, in seconds.
  var animationDuration: Double {
    let count = phases.count { $0 == .animate }
    return count == 0 ? 0 : duration / Double(count)
  }
}
