public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { geometry.sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
  }

  /// The frame of a section with header and footer, in points of the content.
  public func rect(forSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let whole = geometry.sections[section]
    return CGRect(x: 0, y: whole.start, width: bounds.size.width, height: whole.end - whole.start)
  }

  /// The frame of a section's header when it does not stay at the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: geometry.sections[section].header)
  }

  /// The frame of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(of: geometry.sections[section].footer)
  }

  /// The frame of a row; an empty rectangle where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.place(of: indexPath).map { rect(of: geometry.rows[$0]) } ?? .zero
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.rows(from: point.y, to: point.y.nextUp).first.map { geometry.path(of: $0) }
  }

  /// The rows that a rectangle of the content touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.rows(from: rect.minY, to: rect.maxY).map { geometry.path(of: $0) }
  }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }?.path
  }

  /// The cell that shows a row; nil for one that does not show.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCells.first { $0.path == indexPath }?.cell
  }

  /// The cells that show, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shownCells.map(\.cell)
  }

  /// The rows that show, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shownCells.map(\.path)
  }

  /// The view above a section, if it shows (since iOS 6).
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The view below a section, if it shows (since iOS 6).
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Registers how to create cells of an identifier (since iOS 6).
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// Registers how to create headers and footers of an identifier (since iOS 6).
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  /// A cell that is not shown now, or a new one of a registered class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier)
  }

  /// A cell that is not shown now, or a new one of the class registered (since iOS 6).
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = pool.cell(identifier) else {
      preconditionFailure(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  /// A header or footer that is not shown now, or a new one of a registered class (since iOS 6).
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.header(identifier)
  }
}
