/// Whether an interface is light or dark.
///
/// - UIKit: same. Since iOS 12
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
