public import Foundation

/// Where the elements of a collection view are.
///
/// - UIKit: same; without animations of its own. Since iOS 6
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view that it places the elements of.
  open internal(set) weak var collectionView: UICollectionView?

  /// The classes of decorations, by kind.
  var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates the layout that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what tells the layout why it no longer holds (since iOS 7).
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Works out where the elements are; called before anything else is asked.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that a rectangle of the content touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, a footer or the like is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of decorations of a kind; nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Whether the elements have other places in other bounds; asked while the view has its old ones.
  ///
  /// - UIKit: same; there views that constraints place may not ask. Rule: `L-G-25`
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Why new bounds ask for a new layout (since iOS 7).
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether a cell gets the attributes that it would like to have; no.
  ///
  /// Since iOS 8. Rule: `L-G-24`
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Why a cell's own attributes ask for a new layout (since iOS 8).
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// All items are others.
  func itemsForgotten() {}

  /// Whether cells are asked for attributes at all.
  var asksCells: Bool { true }

  /// Has the elements placed anew in the next layout.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Has the elements placed anew in the next layout (since iOS 7).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutNoLongerHolds(context)
  }

  /// The offset after a change of the items or of the layout; the proposed one.
  ///
  /// - UIKit: same; a turn does not ask. Since iOS 7. Rule: `L-G-27`
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Whether the layout runs from right to left with the language (since iOS 11); no, and never asked for.
  ///
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Animated changes, which are not made here

  /// Called before changes of the items are animated; never here.
  ///
  /// Stored only.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when changes of the items are animated; never here.
  ///
  /// Stored only.
  open func finalizeCollectionViewUpdates() {}
  /// Called before new bounds are animated; never here.
  ///
  /// Stored only.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when new bounds have been animated; never here.
  ///
  /// Stored only.
  open func finalizeAnimatedBoundsChange() {}
  /// Where an item appears from; not asked.
  ///
  /// Stored only.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item disappears to; not asked.
  ///
  /// Stored only.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or the like appears from; not asked.
  ///
  /// Stored only.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or the like disappears to; not asked.
  ///
  /// Stored only.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return objectOfAnyClass(type ?? UICollectionViewLayoutInvalidationContext.self)
  }
}

/// Why a layout no longer holds.
///
/// - UIKit: differs, the layout is always made anew as a whole. Since iOS 7
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public override init() {
    super.init()
  }

  /// Whether a cell's own attributes are the reason.
  final var isForCell = false

  /// Whether all of the data is asked for again.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the offset moves with it, in points (since iOS 8).
  open var contentOffsetAdjustment = CGPoint.zero
}
