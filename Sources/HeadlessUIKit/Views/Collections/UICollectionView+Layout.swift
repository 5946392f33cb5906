public import Foundation

extension UICollectionView {
  /// Where an item is; nil where there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header, a footer or the like is; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Has another layout place the elements.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Has another layout place the elements (since iOS 7).
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    AnimationState.with {
      $0.finish($0.block(duration: animated ? 0.3 : 0, delay: 0, options: []), completion)
    }
  }

  func layoutReplaced(_ old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    isPrepared = false
    setNeedsLayout()
    takeTargetOffset()
  }

  /// Asks the layout for the offset after a change. Rule: `L-G-27`
  func takeTargetOffset() {
    prepareIfNeeded()
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    contentOffset = allowed(target)
  }

  /// The layout has to place the elements anew.
  func layoutNoLongerHolds(_ context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if !context.isForCell { askedCells = [] }
    if context.invalidateEverything || context.invalidateDataSourceCounts { knownCounts = nil }
    setNeedsLayout()
    guard context.contentOffsetAdjustment != .zero else { return }
    let move = context.contentOffsetAdjustment
    contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
  }

  /// Discards the items and their views.
  func forgetItems() {
    drop { _ in true }
    askedCells = []
    collectionViewLayout.itemsForgotten()
    knownCounts = nil
    isPrepared = false
    setNeedsLayout()
  }

  /// How many items each section has.
  var counts: [Int] {
    if let knownCounts { return knownCounts }
    var counts: [Int] = []
    if let dataSource {
      counts = (0..<max(0, dataSource.numberOfSections(in: self))).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      }
    }
    knownCounts = counts
    return counts
  }

  /// Has the layout work out where the elements are, if it has not.
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    // First, so that a layout may ask for the elements' places while it works them out.
    isPrepared = true
    isPreparing = true
    collectionViewLayout.prepare()
    isPreparing = false
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Makes and places the views of the elements that show, and takes those out that do not.
  func showElements() {
    prepareIfNeeded()
    keepContentInView()
    // Sizes that cells ask for move what follows, and may bring other items into view.
    for _ in 0..<Self.mostTries {
      placeElements()
      guard askCells() else { break }
      keepContentInView()
    }
    // What was put in just now is in its place: no second layout for that.
    flags.remove(.needsLayout)
  }

  private static var mostTries: Int { 20 }

  private func placeElements() {
    // New insets may have changed the room.
    prepareIfNeeded()
    backgroundView?.frame = bounds
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let showing = all.filter { !$0.isHidden && $0.frame.intersects(bounds) }
    let keys = Set(showing.map(key))
    drop { !keys.contains($0) }
    for attributes in showing.sorted(by: { $0.zIndex < $1.zIndex }) {
      let key = key(attributes)
      if let view = shown[key] { view.place(by: attributes) } else { show(attributes, key) }
    }
  }

  /// Asks cells that were not asked for the attributes that they would like to have.
  ///
  /// - Returns: Whether the layout takes one over, and has to place the elements anew.
  private func askCells() -> Bool {
    guard collectionViewLayout.asksCells else { return false }
    for key in shown.keys.sorted() where key.kind == nil && !askedCells.contains(key.path) {
      askedCells.insert(key.path)
      guard let cell = shown[key],
        let original = collectionViewLayout.layoutAttributesForItem(at: key.path),
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = cell.preferredLayoutAttributesFitting(copy)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.isForCell = true
      collectionViewLayout.invalidateLayout(with: context)
      // Also where the item is out of view next, so that content and size go together.
      cell.bounds.size = preferred.size
    }
    return !isPrepared
  }

  private func key(_ attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    ElementKey(kind: attributes.representedElementKind, path: attributes.indexPath)
  }

  /// Shows what the layout has besides the elements; there is nothing for a kind without a class.
  private func showDecoration(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    guard let kind = key.kind, let type = collectionViewLayout.decorations[kind] else { return }
    let view = objectOfAnyClass(type, frame: attributes.frame)
    view.place(by: attributes)
    shown[key] = view
    addSubview(view)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
    if attributes.representedElementCategory == .decorationView {
      return showDecoration(attributes, key)
    }
    guard let dataSource else { return }
    placeInMaking = attributes.frame
    defer { placeInMaking = nil }
    let view: UICollectionReusableView
    if let kind = key.kind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: key.path)
    } else {
      view = dataSource.collectionView(self, cellForItemAt: key.path)
    }
    view.isHidden = false
    view.place(by: attributes)
    shown[key] = view
    if view.superview !== self { addSubview(view) }
    if let cell = view as? UICollectionViewCell, key.kind == nil {
      cell.isSelected = chosen.contains(key.path)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if let kind = key.kind {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
  }

  /// Takes views out and keeps them for other elements.
  func drop(_ isGone: (ElementKey) -> Bool) {
    for key in shown.keys.filter(isGone).sorted() {
      guard let view = shown.removeValue(forKey: key) else { continue }
      view.isHidden = true
      pool.keep(view, kind: key.kind)
      if let kind = key.kind {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
      } else if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    }
  }
}
