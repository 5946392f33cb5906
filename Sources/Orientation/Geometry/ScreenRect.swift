/// An upright rectangle in points.
///
/// - UIKit: `CGRect`.
@frozen public struct ScreenRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: ScreenPoint
  /// Width and height.
  public var size: ScreenSize

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(_ origin: ScreenPoint, _ size: ScreenSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle in UIKit's order: x, y, width, height.
  @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(ScreenPoint(x, y), ScreenSize(width, height))
  }
}
