public import HeadlessUIKit

extension HeadlessDevice {
  /// A finger taps a view: a control acts, a row or an item is selected, else the nearest recognizer
  /// of single taps calls its targets.
  ///
  /// The view need not be the frontmost. What the tap begins comes to its end.
  ///
  /// - Parameter view: the view; one inside of a control or cell counts as that.
  /// - Returns: whether anything reacts to it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    var touched: UIView? = view
    while let current = touched {
      if let control = current as? UIControl {
        run { control.tap() }
        return true
      }
      if let recognizer = current.gestureRecognizers?.lazy
        .compactMap({ $0 as? UITapGestureRecognizer })
        .first(where: { $0.isEnabled && $0.numberOfTapsRequired == 1 })
      {
        run { recognizer.state = .ended }
        return true
      }
      if let select = selection(of: current) {
        run(select)
        return true
      }
      touched = current.superview
    }
    return false
  }

  /// A finger taps a bar button.
  public func tap(_ item: UIBarButtonItem) { run { item.tap() } }

  /// What selects a row or an item; nil for other views.
  private func selection(of view: UIView) -> (() -> Void)? {
    if let cell = view as? UITableViewCell, let table: UITableView = container(of: cell),
      let path = table.indexPath(for: cell)
    {
      return { table.tapRow(at: path) }
    }
    if let cell = view as? UICollectionViewCell,
      let collection: UICollectionView = container(of: cell),
      let path = collection.indexPath(for: cell)
    {
      return { collection.tapItem(at: path) }
    }
    return nil
  }

  private func container<Container: UIView>(of view: UIView) -> Container? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? Container }.first
  }
}
