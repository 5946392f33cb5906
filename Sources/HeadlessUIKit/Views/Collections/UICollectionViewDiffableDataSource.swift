public import Foundation

/// Provides a collection view's cells from snapshots.
///
/// - UIKit: differs: a change is not animated, everything is shown anew. Since iOS 13
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Creates a header, a footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  /// Makes headers, footers and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and makes it the view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
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
    collectionView?.reloadData()
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell of an item, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap {
      cellProvider(collectionView, indexPath, $0)
    }
    guard let cell else {
      preconditionFailure("the cell provider of a collection returned no cell for \(indexPath)")
    }
    return cell
  }
  /// A header, a footer or the like, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
