/// A rotation by a whole number of right angles, clockwise on screen when positive.
///
/// - UIKit: what `targetTransform` and the root view's transform can be. Rule: `G-17`, `G-18`
@frozen public enum QuarterTurns: Int, CaseIterable, Sendable, Hashable {
  /// No rotation: the identity.
  case none = 0
  /// +90 degrees: a 0, b 1, c -1, d 0.
  case clockwise = 1
  /// 180 degrees.
  case half = 2
  /// -90 degrees: a 0, b -1, c 1, d 0.
  case counterclockwise = 3

  /// The angle in degrees, from -90 to 180.
  @inlinable public var degrees: Int {
    switch self {
    case .none: 0
    case .clockwise: 90
    case .half: 180
    case .counterclockwise: -90
    }
  }

  /// The four numbers of the rotation matrix.
  ///
  /// - UIKit: `a`, `b`, `c` and `d` of `CGAffineTransform`.
  @inlinable public var matrix: (a: Double, b: Double, c: Double, d: Double) {
    switch self {
    case .none: (1, 0, 0, 1)
    case .clockwise: (0, 1, -1, 0)
    case .half: (-1, 0, 0, -1)
    case .counterclockwise: (0, -1, 1, 0)
    }
  }

  /// How far an interface turns on the device from one orientation to another.
  ///
  /// Portrait to landscape right is +90: the opposite sense of the device's own turn.
  ///
  /// - UIKit: `targetTransform` of the transition coordinator. Since iOS 8. Rule: `G-18`, `G-19`
  public init(from old: InterfaceOrientation, to new: InterfaceOrientation) {
    guard old != .unknown, new != .unknown else {
      self = .none
      return
    }
    let steps = (new.quarterTurnsFromPortrait - old.quarterTurnsFromPortrait + 4) % 4
    self = QuarterTurns(rawValue: steps) ?? .none
  }

  /// The orientation an interface has after this turn.
  ///
  /// - UIKit: not offered. Rule: `G-19`
  public func applied(to orientation: InterfaceOrientation) -> InterfaceOrientation {
    guard orientation != .unknown else { return .unknown }
    let cycle: [InterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    return cycle[(orientation.quarterTurnsFromPortrait + rawValue) % 4]
  }
}

extension InterfaceOrientation {
  /// How many clockwise quarter turns lead here from portrait; 0 for unknown.
  @usableFromInline var quarterTurnsFromPortrait: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
