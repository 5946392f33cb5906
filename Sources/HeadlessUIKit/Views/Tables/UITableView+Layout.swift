import Foundation

extension UITableView {
  /// The table's geometry, computed now if it was discarded.
  var geometry: TableGeometry {
    if let knownGeometry { return knownGeometry }
    let made = workOutGeometry()
    knownGeometry = made
    knownWidth = bounds.size.width
    contentSize = CGSize(
      width: bounds.size.width, height: made.end + (tableFooterView?.frame.size.height ?? 0))
    return made
  }

  private func workOutGeometry() -> TableGeometry {
    var geometry = TableGeometry(top: tableHeaderView?.frame.size.height ?? 0)
    guard let dataSource else { return geometry }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      geometry.addSection(
        header: headerHeight(section), footer: footerHeight(section), rowCount: count
      ) { row in
        let path = IndexPath(row: row, section: section)
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height < 0 ? Self.usualRowHeight : height
      }
    }
    return geometry
  }

  private static var usualRowHeight: CGFloat { 44 }

  /// The height of a header: the given one, else by whether it has content.
  ///
  /// The automatic heights are those of common screens, not documented ones.
  private func headerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard said < 0 else { return said }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    let isFilled =
      hasTitle || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    switch style {
    case .plain: return isFilled ? 28 : 0
    case .grouped, .insetGrouped: return isFilled ? 38 : section == 0 ? 35 : 18
    }
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard said < 0 else { return said }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    let isFilled =
      hasTitle || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    switch style {
    case .plain: return isFilled ? 28 : 0
    case .grouped, .insetGrouped: return isFilled ? 30 : 18
    }
  }

  /// Makes the views of the rows that show, and takes those out that do not.
  func showRows() {
    let geometry = geometry
    keepContentInView()
    placeEdges(geometry)
    let showing = geometry.rows(from: bounds.minY, to: bounds.maxY)
    drop { !showing.contains($0.place) }
    var cells: [ShownCell] = []
    cells.reserveCapacity(showing.count)
    var old = shownCells[...]
    for place in showing {
      // Both run upwards, so that what is shown already comes next or not at all.
      if let next = old.first, next.place == place {
        next.cell.frame = rect(of: geometry.rows[place])
        cells.append(next)
        old.removeFirst()
      } else if let made = makeCell(place, geometry) {
        cells.append(made)
      }
    }
    shownCells = cells
    showHeaders(geometry)
    // What was put in just now is in its place: no second layout for that.
    flags.remove(.needsLayout)
  }

  private func makeCell(_ place: Int, _ geometry: TableGeometry) -> ShownCell? {
    guard let dataSource else { return nil }
    let path = geometry.path(of: place)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.isHidden = false
    cell.frame = rect(of: geometry.rows[place])
    cell.table = self
    cell.setSelected(chosen.contains(path), animated: false)
    if cell.superview !== self { addSubview(cell) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return ShownCell(place: place, path: path, cell: cell)
  }

  /// Takes cells out and keeps them for other rows.
  func drop(_ isGone: (ShownCell) -> Bool) {
    var kept: [ShownCell] = []
    for shown in shownCells {
      guard isGone(shown) else {
        kept.append(shown)
        continue
      }
      shown.cell.isHidden = true
      pool.keep(shown.cell)
      tableDelegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
    }
    shownCells = kept
  }

  func rect(of stretch: TableGeometry.Stretch) -> CGRect {
    let margin: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(
      x: margin, y: stretch.start, width: max(0, bounds.size.width - 2 * margin),
      height: stretch.length)
  }

  private func placeEdges(_ geometry: TableGeometry) {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: view.frame.size.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.end, width: bounds.size.width, height: view.frame.size.height)
    }
  }
}
