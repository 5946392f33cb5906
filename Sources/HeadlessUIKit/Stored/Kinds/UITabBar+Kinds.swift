extension UITabBar {
  /// How tabs are spread.
  ///
  /// - UIKit: same. Since iOS 7
  public enum ItemPositioning: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// Over the width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}
