public import Foundation

/// Lets the user drag the rows of a table.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged with a row.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Lets the user drop something on a table.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether it can be taken.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What would become of it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// All can be.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// A drop on a table.
///
/// - UIKit: same; there is none. Since iOS 11
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where.
  var destinationIndexPath: IndexPath? { get }
  /// What becomes of it.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
}

/// Something that is dropped on a table.
///
/// - UIKit: same; nothing is. Since iOS 11
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row that it comes from.
  var sourceIndexPath: IndexPath? { get }
}

/// A proposal of what becomes of items that are dropped on a table.
///
/// - UIKit: same; nothing is dropped. Stored only. Since iOS 11
open class UITableViewDropProposal: UIDropProposal {
  /// Where items go.
  ///
  /// - UIKit: same. Since iOS 11
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified
    /// Between rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// Between rows or into one.
    case automatic
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
