/// How long a turn takes and how its speed runs.
///
/// Apple documents neither; ``init()`` makes what reports agree on best.
///
/// - UIKit: `transitionDuration` and `completionCurve` of the coordinator. Rule: `G-31`, `G-34`
public struct TurnTiming: Sendable, Hashable {
  /// Seconds for a quarter turn on a phone: reported.
  public var quarterOnPhone = 0.3
  /// Seconds for a quarter turn on an iPad: not confirmed.
  public var quarterOnPad = 0.4
  /// How the speed runs: not confirmed.
  public var curve = AnimationCurve.easeInOut

  /// The usual timing.
  public init() {}

  /// How long a turn takes, in seconds: half a turn twice as long as a quarter (`G-32`).
  ///
  /// - Parameters:
  ///   - transform: how far it goes.
  ///   - idiom: the idiom.
  /// - Returns: 0 for no turn.
  /// - UIKit: undocumented; the doubling is reported. Rule: `G-31`, `G-32`
  public func duration(of transform: QuarterTurns, _ idiom: Idiom) -> Double {
    let quarter = idiom == .pad ? quarterOnPad : quarterOnPhone
    switch transform {
    case .none: return 0
    case .clockwise, .counterclockwise: return quarter
    case .half: return 2 * quarter
    }
  }
}

/// How the speed of an animation runs.
///
/// - UIKit: same cases and raw values as `UIView.AnimationCurve`. Rule: `G-34`
@frozen public enum AnimationCurve: Int, CaseIterable, Sendable, Hashable {
  /// Slow at both ends.
  case easeInOut = 0
  /// Slow at the start.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  /// Even.
  case linear = 3
}
