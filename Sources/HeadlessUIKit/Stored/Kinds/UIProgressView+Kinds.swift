extension UIProgressView {
  /// How progress looks.
  ///
  /// - UIKit: same. Since iOS 2
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }
}
