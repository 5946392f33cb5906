public import Foundation

/// Lets the user drag the items of a collection.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged with an item.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Lets the user drop something on a collection.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether it can be taken.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// What would become of it.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// All can be.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    true
  }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// A drop on a collection.
///
/// - UIKit: same; there is none. Since iOS 11
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where.
  var destinationIndexPath: IndexPath? { get }
  /// What becomes of it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
}

/// Something that is dropped on a collection.
///
/// - UIKit: same; nothing is. Since iOS 11
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that it comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// A proposal of what becomes of items that are dropped on a collection.
///
/// - UIKit: same; nothing is dropped. Stored only. Since iOS 11
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where items go.
  ///
  /// - UIKit: same. Since iOS 11
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified
    /// Between items.
    case insertAtDestinationIndexPath
    /// Into an item.
    case insertIntoDestinationIndexPath
  }

  /// Where they go.
  public let intent: Intent

  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
