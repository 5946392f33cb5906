/// Corners of a rectangle.
///
/// - UIKit: same. Since iOS 3.2
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
