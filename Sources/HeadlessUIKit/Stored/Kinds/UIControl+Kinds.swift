extension UIControl {
  /// Where content is from top to bottom.
  ///
  /// - UIKit: same. Since iOS 2
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the height.
    case fill = 3
  }
}
