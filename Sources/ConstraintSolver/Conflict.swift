/// Required constraints that cannot hold together, and the one that was given up.
///
/// The layer above prints UIKit's "Unable to simultaneously satisfy constraints." from it.
/// Rule: `L-B-09`, `L-B-10`, `L-B-14`
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order they were added.
  ///
  /// Without any one of them the others can hold.
  public let constraints: [ConstraintID]
  /// Sizes whose being at least 0 is part of the conflict. Rule: `L-B-06`
  public let sizes: [LayoutVariable]
  /// The one that does not count until the conflict is gone. Rule: `L-B-16`, `L-B-18`
  public let broken: ConstraintID
}

/// A variable that could have another value although all constraints would be met as well.
///
/// Rule: `L-B-23`, `L-B-24`
public struct Ambiguity: Hashable, Sendable {
  /// The variable.
  public let variable: LayoutVariable
  /// The value it was given.
  public let value: Double
  /// A value it could have instead: an end of its range, or 100 points away where there is no end.
  public let alternative: Double
}
