public import Foundation

extension UIScrollView {
  /// How indicators look.
  ///
  /// - UIKit: same. Since iOS 2
  public enum IndicatorStyle: Int, Sendable {
    /// As they are seen best.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How fast scrolling comes to an end.
  ///
  /// - UIKit: same. Since iOS 3
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Faster.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
