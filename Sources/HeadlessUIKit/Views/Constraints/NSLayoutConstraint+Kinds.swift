extension NSLayoutConstraint {
  /// What of a view or guide a constraint is about.
  ///
  /// - UIKit: same. Rule: `L-A-03`, `L-A-04`
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which the language begins.
    case leading = 5
    /// The edge at which the language ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The base line of the last line of text.
    case lastBaseline = 11
    /// The base line of the first line of text (since iOS 8).
    case firstBaseline = 12
    /// The left margin (since iOS 8).
    case leftMargin = 13
    /// The right margin (since iOS 8).
    case rightMargin = 14
    /// The upper margin (since iOS 8).
    case topMargin = 15
    /// The lower margin (since iOS 8).
    case bottomMargin = 16
    /// The margin at which the language begins (since iOS 8).
    case leadingMargin = 17
    /// The margin at which the language ends (since iOS 8).
    case trailingMargin = 18
    /// The middle between the left and the right margin (since iOS 8).
    case centerXWithinMargins = 19
    /// The middle between the upper and the lower margin (since iOS 8).
    case centerYWithinMargins = 20
    /// Nothing: the constant alone counts.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  ///
  /// - UIKit: same. Rule: `L-A-05`
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction.
  ///
  /// - UIKit: same.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
