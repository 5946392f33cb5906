#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

// Small cares for a turn, each to be asked for in viewWillTransition(to:with:).

extension UIViewControllerTransitionCoordinator {
  /// Takes no touches in a view while the turn lasts.
  ///
  /// - Parameter view: which; one that takes none anyway stays so.
  /// - UIKit: `isUserInteractionEnabled`. Rule: `J-08`
  @MainActor public func suspendInteraction(in view: UIView) {
    guard view.isUserInteractionEnabled else { return }
    view.isUserInteractionEnabled = false
    whenOver { view.isUserInteractionEnabled = true }
  }

  /// Keeps in view what a scroll view shows: the page, the first row, the first item of a collection,
  /// or the same part of the content.
  ///
  /// A collection has other items in its rows after a turn: the item is then somewhere in the row at
  /// the top.
  ///
  /// - Parameter scrollView: which; its new content size has to be known when it is laid out.
  /// - UIKit: not offered. Rule: `J-08`, `J-10`
  @MainActor public func keepVisibleContent(of scrollView: UIScrollView) {
    let place = VisiblePlace(of: scrollView)
    _ = animate(
      alongsideTransition: { _ in
        scrollView.layoutIfNeeded()
        place.show(in: scrollView)
      }, completion: nil)
  }

  /// Shows a still picture in place of a view with much in it while the turn lasts.
  ///
  /// The view keeps its place, and becomes transparent: a stack view would close the gap that a
  /// hidden one leaves.
  ///
  /// - Parameter view: which; nothing happens to one that cannot be pictured.
  /// - UIKit: `snapshotView(afterScreenUpdates:)`. Rule: `J-08`
  @MainActor public func replaceWithSnapshot(_ view: UIView) {
    let alpha = view.alpha
    guard !view.isHidden, alpha > 0, let superview = view.superview,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.frame = view.frame
    superview.insertSubview(picture, aboveSubview: view)
    view.alpha = 0
    whenOver(alongside: { picture.frame = view.frame }) {
      picture.removeFromSuperview()
      view.alpha = alpha
    }
  }

  /// Reloads the visible rows of a table when the turn ends.
  ///
  /// - Parameter tableView: which.
  /// - UIKit: `reloadRows(at:with:)`. Rule: `J-08`
  @MainActor public func reloadVisibleRows(of tableView: UITableView) {
    _ = animate(alongsideTransition: nil) { _ in
      guard let rows = tableView.indexPathsForVisibleRows, !rows.isEmpty else { return }
      tableView.reloadRows(at: rows, with: .none)
    }
  }
}
#endif
