extension UIContextualAction {
  /// What an action means.
  ///
  /// - UIKit: same. Since iOS 11
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// That the row goes.
    case destructive = 1
  }
}
