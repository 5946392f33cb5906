/// A number that a ``ConstraintSystem`` finds: a minimum x or y, a width or a height, in points.
///
/// UIKit's engine has four for each view; other attributes are sums of these. Rule: `L-A-02`
public struct LayoutVariable: Hashable, Comparable, Sendable {
  /// Its place among the variables of its system, in the order of creation.
  public let index: Int

  init(_ index: Int) { self.index = index }

  init(_ index: Int32) { self.index = Int(index) }

  /// Whether one was created before another.
  public static func < (left: LayoutVariable, right: LayoutVariable) -> Bool {
    left.index < right.index
  }
}

/// A constraint in a ``ConstraintSystem``.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let index: Int32
  /// When it was added: the order in which ties and conflicts look at constraints.
  let serial: Int

  /// Whether one was added before another.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
