extension UIButton {
  /// What a button means.
  ///
  /// - UIKit: same. Since iOS 14
  public enum Role: Int, Sendable {
    /// Something.
    case normal = 0
    /// What is usual.
    case primary = 1
    /// That nothing be done.
    case cancel = 2
    /// That something be destroyed.
    case destructive = 3
  }
}
