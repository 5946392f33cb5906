extension UITextField {
  /// When a view is shown.
  ///
  /// - UIKit: same. Since iOS 2
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  ///
  /// - UIKit: same. Since iOS 10
  public enum DidEndEditingReason: Int, Sendable {
    /// It is done.
    case committed = 0
    /// It was given up.
    case cancelled = 1
  }
}
