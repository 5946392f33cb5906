extension UINavigationItem {
  /// What a back button shows.
  ///
  /// - UIKit: same. Since iOS 14
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As much as fits.
    case `default` = 0
    /// A word.
    case generic = 1
    /// An arrow.
    case minimal = 2
  }

  /// Where a search bar is.
  ///
  /// - UIKit: same. Since iOS 16
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// Among the buttons.
    case integrated = 3
  }

  /// What a bar is for.
  ///
  /// - UIKit: same. Since iOS 16
  public enum ItemStyle: Int, Sendable {
    /// For a hierarchy.
    case navigator = 0
    /// For places.
    case browser = 1
    /// For a document.
    case editor = 2
  }
}
