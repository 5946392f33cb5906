public import Foundation

extension UICollectionView {
  /// How cells of a class are filled.
  ///
  /// - UIKit: differs, without nibs. Since iOS 14
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers and the like of a class are filled.
  ///
  /// - UIKit: differs, without nibs. Since iOS 14
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration's class, filled with an item.
  ///
  /// - UIKit: same. Since iOS 14
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      preconditionFailure("a registered class made a cell of another one: \(made)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration's class, filled.
  ///
  /// - UIKit: same. Since iOS 14
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("a registered class made a view of another one: \(made)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// A cell of a list.
///
/// - UIKit: differs, its accessories are not shown. Since iOS 14
open class UICollectionViewListCell: UICollectionViewCell {
  /// What a cell of a list shows, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// How far the content is indented, in steps; stored only.
  open var indentationLevel = 0 {
    didSet { StoredOnly.note("UICollectionViewListCell.indentationLevel") }
  }
  /// What is at its ends; stored only.
  open var accessories: [UICellAccessory] = [] {
    didSet { StoredOnly.note("UICollectionViewListCell.accessories") }
  }
}

/// What is at the end of a list's cell.
///
/// - UIKit: differs, without its looks. Since iOS 14
public struct UICellAccessory: Sendable {
  /// A sign that another screen follows.
  public static func disclosureIndicator() -> UICellAccessory { .init() }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { .init() }
  /// A button to delete.
  public static func delete() -> UICellAccessory { .init() }
  /// A sign that shows and hides what is below.
  public static func outlineDisclosure() -> UICellAccessory { .init() }
  /// A sign by which it is moved.
  public static func reorder() -> UICellAccessory { .init() }
}
