/// Identifies time in the background.
///
/// - UIKit: same. Since iOS 4
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No time.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
