/// Distances from the four edges, in points.
///
/// - UIKit: `UIEdgeInsets`.
@frozen public struct ScreenInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Makes insets in UIKit's order.
  @inlinable public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset at all.
  public static let zero = ScreenInsets(0, 0, 0, 0)
}
