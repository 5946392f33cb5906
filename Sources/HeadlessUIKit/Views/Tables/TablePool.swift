import Foundation

/// What a table keeps for use in other rows, and how it makes more.
@MainActor struct TablePool {
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: () -> UITableViewCell?] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  mutating func register(_ type: UITableViewCell.Type?, _ identifier: String) {
    cellClasses[identifier] = type
    nibs[identifier] = nil
  }

  /// Has cells created by a closure, from a storyboard or a nib.
  mutating func register(_ identifier: String, _ nib: @escaping () -> UITableViewCell?) {
    nibs[identifier] = nib
    cellClasses[identifier] = nil
  }

  mutating func register(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    headerClasses[identifier] = type
  }

  /// Keeps a cell; one without an identifier goes for good.
  mutating func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    cells[identifier, default: []].append(cell)
  }

  mutating func keep(_ header: UITableViewHeaderFooterView) {
    guard let identifier = header.reuseIdentifier else { return }
    headers[identifier, default: []].append(header)
  }

  /// A kept cell, ready for another row, or a new one of the registered class.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let kept = cells[identifier]?.popLast() {
      kept.prepareForReuse()
      return kept
    }
    if let nib = nibs[identifier] { return nib() }
    guard let type = cellClasses[identifier] else { return nil }
    return objectOfAnyClass(type, style: .default, reuseIdentifier: identifier)
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let kept = headers[identifier]?.popLast() {
      kept.prepareForReuse()
      return kept
    }
    guard let type = headerClasses[identifier] else { return nil }
    return objectOfAnyClass(type, reuseIdentifier: identifier)
  }
}
