#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// What a scroll view shows, in a form that can be found again at another size.
@MainActor enum VisiblePlace {
  /// A row of a table, at its top.
  case row(IndexPath)
  /// An item of a collection, at its top and its left.
  case item(IndexPath)
  /// A page, counted from the left and from the top.
  case page(CGFloat, CGFloat)
  /// A part of the content, from 0 at its beginning to 1 at its end.
  case part(CGFloat, CGFloat)

  init(of scrollView: UIScrollView) {
    let insets = scrollView.adjustedContentInset
    let offset = scrollView.contentOffset
    let bounds = scrollView.bounds.size
    let top = CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
    if let collection = scrollView as? UICollectionView, !collection.isPagingEnabled,
      let item = collection.firstItem(from: top)
    {
      self = .item(item)
    } else if let table = scrollView as? UITableView,
      let row = table.indexPathForRow(at: CGPoint(x: 0, y: offset.y + insets.top))
    {
      self = .row(row)
    } else if scrollView.isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      self = .page((offset.x / bounds.width).rounded(), (offset.y / bounds.height).rounded())
    } else {
      let content = scrollView.contentSize
      self = .part(
        content.width > 0 ? (offset.x + insets.left) / content.width : 0,
        content.height > 0 ? (offset.y + insets.top) / content.height : 0)
    }
  }

  /// Scrolls there.
  func show(in scrollView: UIScrollView) {
    let insets = scrollView.adjustedContentInset
    let bounds = scrollView.bounds.size
    let content = scrollView.contentSize
    switch self {
    case .row(let row):
      (scrollView as? UITableView)?.scrollToRow(at: row, at: .top, animated: false)
    case .item(let item):
      (scrollView as? UICollectionView)?.scrollToItem(
        at: item, at: [.top, .left], animated: false)
    case .page(let column, let line):
      scrollView.contentOffset = CGPoint(x: column * bounds.width, y: line * bounds.height)
    case .part(let x, let y):
      let last = CGPoint(
        x: max(-insets.left, content.width + insets.right - bounds.width),
        y: max(-insets.top, content.height + insets.bottom - bounds.height))
      scrollView.contentOffset = CGPoint(
        x: min(last.x, x * content.width - insets.left),
        y: min(last.y, y * content.height - insets.top))
    }
  }
}

extension UICollectionView {
  /// The item at a point; between items, and above the first, the first one that is visible.
  fileprivate func firstItem(from point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point) ?? indexPathsForVisibleItems.min()
  }
}
#endif
