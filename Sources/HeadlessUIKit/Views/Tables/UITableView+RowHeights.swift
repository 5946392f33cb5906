import ConstraintSolver
import Foundation

extension UITableView {
  /// The height that the delegate or the table gives a row, in points; below 0 for an automatic one.
  func said(_ path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  /// How high a row of automatic height counts before its cell is known, in points.
  func estimate(_ path: IndexPath) -> CGFloat {
    let estimate = saidEstimate(path)
    return estimate > 0 ? estimate : UITableViewCell.usualHeight
  }

  private func saidEstimate(_ path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
  }

  /// Asks a cell for the height of its row, where that is the cell's to give and not known yet.
  ///
  /// Rule: `L-G-01`, `L-G-03`, `L-G-04`, `L-G-08`
  func measure(_ shown: ShownCell, _ stretch: TableGeometry.Stretch) -> CGFloat? {
    guard !rowHeights.isCertain(shown.path), said(shown.path) < 0, saidEstimate(shown.path) != 0
    else { return nil }
    let width = rect(of: stretch).width
    let size = shown.cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    rowHeights.set(size.height, shown.path)
    return size.height
  }

  /// Gives rows the heights that were found.
  func resize(_ found: [Int: CGFloat]) {
    guard var geometry = knownGeometry else { return }
    geometry.resize(found)
    knownGeometry = geometry
    contentSize = CGSize(
      width: bounds.size.width, height: geometry.end + (tableFooterView?.frame.size.height ?? 0))
  }
}
