/// A condition on a sum of variables: equal to, at most or at least a constant.
///
/// `LinearConstraint([(b, 1), (a, -1)], .equal, 8)` requires b to be 8 points more than a.
/// Rule: `L-A-01`, `L-A-02`
public struct LinearConstraint: Sendable {
  /// Variables, each with its factor.
  ///
  /// A variable that occurs twice counts with the sum of its factors.
  public var terms: [(LayoutVariable, Double)]
  /// How the sum compares with the constant.
  public var relation: Relation
  /// What the sum is compared with, in points.
  public var constant: Double
  /// How much it matters: required, unless given.
  ///
  /// Rule: `L-A-16`
  public var priority: Priority
  /// Which constraint of a conflict is broken first.
  public var origin: Origin

  /// Creates a constraint; factors and the constant are finite numbers.
  public init(
    _ terms: [(LayoutVariable, Double)], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, origin: Origin = .app
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.origin = origin
  }
}

/// How a sum compares with a constant.
///
/// The raw values are UIKit's. Rule: `L-A-05`
public enum Relation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// Who made a constraint, which decides which one of a conflict is broken.
///
/// Rule: `L-B-16`, `L-B-17`
public enum Origin: UInt8, Sendable {
  /// The app.
  case app
  /// UIKit itself: from a frame and its autoresizing mask, or the size a window imposes.
  ///
  /// Such a constraint is broken only in a conflict among constraints of the system's.
  case system
}

/// How much a constraint matters: above 0, and up to 1000, which is required.
///
/// Fractions count, as in UIKit. Rule: `L-A-13`
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// From just above 0 up to 1000.
  public let rawValue: Float

  /// A constraint that must hold.
  public static let required = Priority(1000)

  /// Creates a priority; what is out of range counts as the nearest that is in it.
  public init(_ rawValue: Float) {
    self.rawValue =
      rawValue > 0 ? (rawValue < 1000 ? rawValue : 1000) : Float.leastNormalMagnitude
  }

  /// Creates a priority from a literal.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Creates a priority from a literal.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Whether one matters less than another.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
