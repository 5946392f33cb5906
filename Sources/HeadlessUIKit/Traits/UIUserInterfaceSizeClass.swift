/// Whether there is much room or little along an axis.
///
/// - UIKit: same.
///
/// Since iOS 8. Rule: `H-14`
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
