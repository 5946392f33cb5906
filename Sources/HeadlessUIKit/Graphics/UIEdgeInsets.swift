public import Foundation

/// Distances from the four edges, in points; positive ones lead inwards.
///
/// - UIKit: same. Since iOS 2
public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No inset at all.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Both insets, edge by edge.
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}

extension CGRect {
  /// The rectangle without the insets at its edges.
  ///
  /// - UIKit: same. Since iOS 2
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let upright = standardized
    return CGRect(
      x: upright.origin.x + insets.left, y: upright.origin.y + insets.top,
      width: upright.size.width - insets.left - insets.right,
      height: upright.size.height - insets.top - insets.bottom)
  }
}
