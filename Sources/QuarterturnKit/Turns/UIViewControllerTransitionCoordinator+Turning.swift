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
    let isTaken = animate(alongsideTransition: { _ in }) { _ in
      view.isUserInteractionEnabled = true
    }
    if !isTaken { view.isUserInteractionEnabled = true }
  }

  /// Keeps in view what a scroll view shows: the page, the first row, or the same part of the content.
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
  /// - Parameter view: which; nothing happens to one that cannot be pictured.
  /// - UIKit: `snapshotView(afterScreenUpdates:)`. Rule: `J-08`
  @MainActor public func replaceWithSnapshot(_ view: UIView) {
    guard !view.isHidden, let superview = view.superview,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return }
    picture.frame = view.frame
    superview.insertSubview(picture, aboveSubview: view)
    view.isHidden = true
    let end = {
      picture.removeFromSuperview()
      view.isHidden = false
    }
    let isTaken = animate(alongsideTransition: { _ in picture.frame = view.frame }) { _ in end() }
    if !isTaken { end() }
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
