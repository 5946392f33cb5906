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
        let height = said(path)
        return height < 0 ? rowHeights.height(path) ?? estimate(path) : height
      }
    }
    return geometry
  }

  /// The height of a header: the given one, else by whether it has content.
  ///
  /// The automatic heights are those of common screens, not documented ones.
  private func headerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard said < 0 else { return said }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let isFilled =
      title != nil || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    switch style {
    case .plain: return isFilled ? 28 : 0
    case .grouped, .insetGrouped:
      return isFilled ? 38 + furtherLines(title) : section == 0 ? 35 : 18
    }
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let said =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard said < 0 else { return said }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let isFilled =
      title != nil || tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    switch style {
    case .plain: return isFilled ? 28 : 0
    case .grouped, .insetGrouped: return isFilled ? 30 + furtherLines(title) : 18
    }
  }

  /// What a title needs beyond its first line, in points.
  private func furtherLines(_ title: String?) -> CGFloat {
    guard let title, bounds.size.width > 0 else { return 0 }
    let font = UIFont.systemFont(ofSize: 13)
    let room = bounds.size.width - 32 - safeAreaInsets.left - safeAreaInsets.right
    let size = TextMeasure(font: font, width: max(room, 1), lines: 0).size(of: title)
    return max(0, (size.height - font.lineHeight).rounded(.up))
  }

  /// Makes the views of the rows that show, and takes those out that do not.
  func showRows() {
    let geometry = geometry
    keepContentInView()
    // What was in view and still is keeps its place there. Rule: L-G-06
    let showing = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let anchor = shownCells.map(\.place).filter { showing.contains($0) }.min()
    // Heights that are found move what follows, and may bring back an offset beyond the end.
    var missing: CGFloat = 0
    for _ in 0..<Self.mostTries where !showRowsOnce(keeping: anchor, &missing) {}
    placeEdges(self.geometry)
    showHeaders(self.geometry)
    // What was put in just now is in its place: no second layout for that.
    flags.remove(.needsLayout)
  }

  private static var mostTries: Int { 20 }

  /// Makes and measures the cells of the rows that show, from the first one downwards.
  ///
  /// - Parameters:
  ///   - anchor: The row that keeps its place in view.
  ///   - missing: How far the offset should have moved and could not, as the content was at its end,
  ///     in points; there may be room for it when more heights are known.
  /// - Returns: Whether what shows is now what is in view.
  private func showRowsOnce(keeping anchor: Int?, _ missing: inout CGFloat) -> Bool {
    let geometry = geometry
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let showing = geometry.rows(from: top, to: bottom)
    // First, so that they are there to be used again.
    drop { !showing.contains($0.place) }
    var old: [Int: ShownCell] = [:]
    for shown in shownCells { old[shown.place] = shown }
    var cells: [ShownCell] = []
    var found: [Int: CGFloat] = [:]
    var moved: CGFloat = 0
    var place = showing.lowerBound
    while place < geometry.rows.count, geometry.rows[place].start + moved < bottom {
      var stretch = geometry.rows[place]
      stretch.start += moved
      guard let shown = old.removeValue(forKey: place) ?? makeCell(place, geometry) else { break }
      if let height = measure(shown, stretch) {
        found[place] = height
        moved += height - stretch.length
        if anchor.map({ place < $0 }) ?? (stretch.start < top) {
          missing += height - stretch.length
        }
        stretch.length = height
      }
      cells.append(shown)
      place += 1
    }
    return take(cells, besides: old, found, &missing)
  }

  /// Places the cells, and takes over the heights that were found.
  private func take(
    _ cells: [ShownCell], besides old: [Int: ShownCell], _ found: [Int: CGFloat],
    _ missing: inout CGFloat
  ) -> Bool {
    let before = shownCells.map(\.place)
    shownCells = cells + old.values.sorted { $0.place < $1.place }
    drop { old[$0.place] != nil }
    // Before the content has another size, which may move it.
    let offset = contentOffset
    if !found.isEmpty { resize(found) }
    let geometry = geometry
    for shown in shownCells {
      shown.cell.frame = rect(of: geometry.rows[shown.place])
      if !before.contains(shown.place) { display(shown) }
    }
    if !found.isEmpty {
      let kept = allowed(CGPoint(x: offset.x, y: offset.y + missing))
      missing += offset.y - kept.y
      if kept != contentOffset { contentOffset = kept }
    }
    return found.isEmpty && offset == contentOffset
  }

  private func makeCell(_ place: Int, _ geometry: TableGeometry) -> ShownCell? {
    guard let dataSource else { return nil }
    let path = geometry.path(of: place)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.isHidden = false
    cell.table = self
    cell.setSelected(chosen.contains(path), animated: false)
    return ShownCell(place: place, path: path, cell: cell)
  }

  private func display(_ shown: ShownCell) {
    if shown.cell.superview !== self { addSubview(shown.cell) }
    tableDelegate?.tableView(self, willDisplay: shown.cell, forRowAt: shown.path)
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
    guard style == .insetGrouped else {
      return CGRect(x: 0, y: stretch.start, width: bounds.size.width, height: stretch.length)
    }
    // Rounded sections keep clear of the island and the like as a whole.
    let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let (left, right) = (Self.sectionMargin + safe.left, Self.sectionMargin + safe.right)
    return CGRect(
      x: left, y: stretch.start, width: max(0, bounds.size.width - left - right),
      height: stretch.length)
  }

  private static var sectionMargin: CGFloat { 16 }

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
