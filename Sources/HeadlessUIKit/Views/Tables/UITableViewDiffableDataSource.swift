public import Foundation

/// Provides a table view's cells from snapshots.
///
/// - UIKit: differs: a change is not animated, everything is shown anew. Since iOS 13
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  /// How rows come and go; stored only.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet { StoredOnly.note("UITableViewDiffableDataSource.defaultRowAnimation") }
  }

  /// Creates a data source, and makes it the view's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows a snapshot, at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot, at once (since iOS 15).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath.section, indexPath.item)
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at a place; nil where there is none (since iOS 15).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The place of a section; nil for one that is not there (since iOS 15).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: The view's questions

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell of a row, from the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    guard let cell else {
      preconditionFailure("the cell provider of a table returned no cell for \(indexPath)")
    }
    return cell
  }
  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Whether a row can be edited; no.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Whether a row can be moved; no.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// No texts.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
