public import Foundation

/// A change of a collection view's items.
///
/// - UIKit: differs: changes are not animated, and no layout is asked about them. Stored only.
///   Since iOS 6
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item.
  ///
  /// - UIKit: same.
  public enum Action: Int, Sendable {
    /// It is inserted.
    case insert = 0
    /// It is deleted.
    case delete = 1
    /// It is loaded again.
    case reload = 2
    /// It is moved.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was; nil for a new one.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where it is; nil for one that is gone.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// What happens to it.
  open var updateAction: UICollectionViewUpdateItem.Action { .none }
}
