/// Where a bubble's arrow points.
///
/// - UIKit: same. Since iOS 3.2
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
