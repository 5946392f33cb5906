public import Foundation

extension UITableView {
  /// Where a row is shown that the table scrolls to.
  ///
  /// - UIKit: same.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let room = bounds.size.height - inset.top - inset.bottom
    let top: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: top = row.minY
    case .middle: top = row.midY - room / 2
    case .bottom: top = row.maxY - room
    }
    let offset = allowed(CGPoint(x: contentOffset.x, y: top - inset.top))
    setContentOffset(offset, animated: animated)
  }

  /// The row that is chosen, the first of several.
  public var indexPathForSelectedRow: IndexPath? { chosen.first }

  /// The rows that are chosen; nil for none (since iOS 5).
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

  /// Selects a row without calling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// What a finger does that taps a row.
  package func tapRow(at indexPath: IndexPath) {
    guard allowsSelection, isUserInteractionEnabled else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) != false else { return }
    var path = indexPath
    if let tableDelegate {
      guard let instead = tableDelegate.tableView(self, willSelectRowAt: indexPath) else { return }
      path = instead
    }
    let before = chosen
    if allowsMultipleSelection, chosen.contains(path) {
      deselectRow(at: path, animated: true)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    for old in before where !chosen.contains(old) {
      tableDelegate?.tableView(self, didDeselectRowAt: old)
    }
    cellForRow(at: path)?.selectionSegue?()
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}
