public import Foundation

extension UITableView {
  /// How a change of rows is animated.
  ///
  /// - UIKit: same.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all. Since iOS 3.
    case none = 5
    /// In the middle. Since iOS 3.2.
    case middle = 6
    /// As the table likes. Since iOS 5.
    case automatic = 100
  }

  /// Discards the rows and their views, and asks for them again in the next layout.
  func reload() {
    chosen = []
    forgetRows()
  }

  func forgetRows() {
    drop { _ in true }
    for view in shownHeaders.values { view.removeFromSuperview() }
    for view in shownFooters.values { view.removeFromSuperview() }
    (shownHeaders, shownFooters) = ([:], [:])
    rowHeights.forgetAll()
    forgetGeometry()
  }

  func forgetGeometry() {
    knownGeometry = nil
    rowHeights.doubtAll()
    setNeedsLayout()
  }

  /// Changes that belong together follow until `endUpdates()`.
  public func beginUpdates() { openUpdates += 1 }

  /// Ends changes that belong together: heights and rows are asked for again.
  public func endUpdates() {
    openUpdates = max(0, openUpdates - 1)
    guard openUpdates == 0 else { return }
    forgetGeometry()
    layoutIfNeeded()
  }

  /// Makes changes that belong together (since iOS 11).
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    AnimationState.with { $0.finish($0.block(duration: 0.3, delay: 0, options: []), completion) }
  }

  /// The same for code that is there: it does not leave the call, so that it may name members without `self`.
  ///
  /// - UIKit: same; there one method has both forms, which Swift code cannot write. Acts.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Shows some rows again (since iOS 3).
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { shown in indexPaths.contains(shown.path) }
  }

  /// Shows some sections again (since iOS 3).
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { shown in sections.contains(shown.path.section) }
  }

  /// Notes that rows were put in.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change { _ in true }
  }

  /// Notes that rows were taken out.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    chosen.removeAll { indexPaths.contains($0) }
    change { _ in true }
  }

  /// Notes that sections were put in.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { _ in true }
  }

  /// Notes that sections were taken out.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    chosen.removeAll { sections.contains($0.section) }
    change { _ in true }
  }

  /// Forgets the cells that a change concerns, and shows the rows as they are now.
  private func change(_ isConcerned: (ShownCell) -> Bool) {
    drop(isConcerned)
    knownGeometry = nil
    rowHeights.doubtAll()
    setNeedsLayout()
    if openUpdates == 0 { layoutIfNeeded() }
  }
}
