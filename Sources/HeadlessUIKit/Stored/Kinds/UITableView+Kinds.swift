extension UITableView {
  /// What the inset of lines is from.
  ///
  /// - UIKit: same. Since iOS 11
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of cells.
    case fromCellEdges = 0
    /// From the system's insets.
    case fromAutomaticInsets = 1
  }
}
