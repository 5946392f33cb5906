extension UIView {
  /// Whether a tint is dimmed.
  ///
  /// - UIKit: same. Since iOS 7
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// No.
    case normal = 1
    /// Yes.
    case dimmed = 2
  }
}
