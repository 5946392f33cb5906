public import Foundation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1e-6, height: 1e-6))
    let all = collectionViewLayout.layoutAttributesForElements(in: spot) ?? []
    return all.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.key.kind == nil && $0.value === cell }?.key.path
  }

  /// The cell that shows an item; nil for one that does not show.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
  }

  /// The header, footer or the like of a section; nil for one that does not show (since iOS 9).
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(kind: elementKind, path: indexPath)]
  }

  /// The supplementary views of a kind that show, in order (since iOS 9).
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return shownKeys { $0 == elementKind }.compactMap { shown[$0] }
  }

  /// The cells that show, in order.
  ///
  /// - UIKit: same, but in no order.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return shownKeys { $0 == nil }.compactMap { shown[$0] as? UICollectionViewCell }
  }

  /// The items that show, in order.
  ///
  /// - UIKit: same, but in no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shownKeys { $0 == nil }.map(\.path)
  }

  private func shownKeys(_ isKind: (String?) -> Bool) -> [ElementKey] {
    shown.keys.filter { isKind($0.kind) }.sorted()
  }

  /// Registers how to create cells of an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      cellClass as? UICollectionViewCell.Type, .init(kind: nil, identifier: identifier))
  }

  /// Registers how to create headers, footers and the like of an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type,
      .init(kind: elementKind, identifier: identifier))
  }

  /// A cell that is not shown now, or a new one of the class registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = take(nil, identifier, indexPath)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure(Self.nothing("UICollectionElementKindCell", identifier))
    }
    return cell
  }

  /// A header, footer or the like that is not shown now, or a new one of the class registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = take(elementKind, identifier, indexPath) else {
      preconditionFailure(Self.nothing(elementKind, identifier))
    }
    return view
  }

  private func take(
    _ kind: String?, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    pool.view(
      .init(kind: kind, identifier: identifier), frame: placeInMaking ?? place(kind, path))
  }

  /// Where the layout has an element; nil while it places them, as where an app asks for a cell in order
  /// to measure it.
  private func place(_ kind: String?, _ path: IndexPath) -> CGRect? {
    guard isPrepared, !isPreparing, counts.indices.contains(path.section) else { return nil }
    if let kind {
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?
        .frame
    }
    guard path.item < counts[path.section] else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
  }

  private static func nothing(_ kind: String, _ identifier: String) -> String {
    """
    could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or \
    a class for the identifier or connect a prototype cell in a storyboard
    """
  }
}
