import Foundation

extension UITableView {
  /// Makes and places the headers and footers of the sections that show.
  func showHeaders(_ geometry: TableGeometry) {
    var (headers, footers): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for (index, section) in geometry.sections.enumerated()
    where section.end > bounds.minY && section.start < bounds.maxY {
      if section.header.length > 0, let view = shownHeaders[index] ?? makeHeader(index) {
        view.frame = rect(of: resting(section))
        headers[index] = view
      }
      if section.footer.length > 0, let view = shownFooters[index] ?? makeFooter(index) {
        view.frame = rect(of: section.footer)
        footers[index] = view
      }
    }
    remove(shownHeaders, except: headers)
    remove(shownFooters, except: footers)
    (shownHeaders, shownFooters) = (headers, footers)
  }

  /// The current frame of a header: in a plain table it stays at the top while its section passes.
  private func resting(_ section: TableGeometry.Section) -> TableGeometry.Stretch {
    guard style == .plain else { return section.header }
    let top = bounds.minY + adjustedContentInset.top
    var header = section.header
    let last = max(header.start, section.footer.start - header.length)
    header.start = min(max(header.start, top), last)
    return header
  }

  private func makeHeader(_ section: Int) -> UIView? {
    put(
      tableDelegate?.tableView(self, viewForHeaderInSection: section),
      dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(_ section: Int) -> UIView? {
    put(
      tableDelegate?.tableView(self, viewForFooterInSection: section),
      dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func put(_ view: UIView?, _ title: String?) -> UIView? {
    var made = view
    if made == nil, let title {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = title
      made = header
    }
    if let made { addSubview(made) }
    return made
  }

  private func remove(_ old: [Int: UIView], except new: [Int: UIView]) {
    for (section, view) in old where new[section] !== view {
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView { pool.keep(view) }
    }
  }

  func replaceEdge(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    forgetGeometry()
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
