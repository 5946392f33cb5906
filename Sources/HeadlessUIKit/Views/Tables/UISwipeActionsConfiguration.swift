public import Foundation

/// What a swipe on a row offers.
///
/// - UIKit: same; no row is swiped. Stored only. Since iOS 11
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// What it offers, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true {
    didSet { StoredOnly.note("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") }
  }
  /// Creates an offer.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that a swipe offers.
///
/// - UIKit: same; no row is swiped. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Does it, and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it means.
  public let style: UIContextualAction.Style
  /// Does it.
  public let handler: Handler
  /// What is written on it.
  open var title: String?
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    didSet { StoredOnly.note("UIContextualAction.backgroundColor") }
  }
  /// Its picture.
  open var image: UIImage?

  /// Creates something that a swipe offers.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}

/// Something that a swipe offers, before iOS 11.
///
/// - UIKit: same; no row is swiped. Stored only. Since iOS 8
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What it means.
  ///
  /// - UIKit: same. Since iOS 8
  public enum Style: Int, Sendable {
    /// That the row goes.
    case `default` = 0
    /// Something.
    case normal = 1
    /// That the row goes.
    public static var destructive: Style { .default }
  }

  /// What it means.
  public let style: UITableViewRowAction.Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// What is written on it.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor? {
    didSet { StoredOnly.note("UITableViewRowAction.backgroundColor") }
  }

  /// Creates something that a swipe offers.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }
}

/// Prepares rows before they show.
///
/// - UIKit: same; it is not asked. Since iOS 10
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows will not show after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Prepares items before they show.
///
/// - UIKit: same; it is not asked. Since iOS 10
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will not show after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
