extension UISearchBar {
  /// A picture of a search bar.
  ///
  /// - UIKit: same. Since iOS 5
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The button that clears.
    case clear = 1
    /// The bookmarks.
    case bookmark = 2
    /// The results.
    case resultsList = 3
  }
}
