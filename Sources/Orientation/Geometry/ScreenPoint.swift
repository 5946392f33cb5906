/// A place in points, from the top left corner.
///
/// - UIKit: `CGPoint`.
@frozen public struct ScreenPoint: Hashable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Creates a location.
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = ScreenPoint(0, 0)
}
