/// An upright rectangle in points.
///
/// - UIKit: `CGRect`.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Makes a rectangle of its top left corner and its size.
  @inlinable public init(_ origin: Point, _ size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle in UIKit's order: x, y, width, height.
  @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(Point(x, y), Size(width, height))
  }
}
