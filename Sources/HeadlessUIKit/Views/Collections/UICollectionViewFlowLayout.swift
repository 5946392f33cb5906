public import Foundation
import Orientation

/// Items in lines, as many in each as fit.
///
/// - UIKit: same; headers do not size themselves, and do not stay. Since iOS 6. Rule: `L-G-18`
///   to `L-G-24`
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other, and the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
  /// How large an item is, in points, where the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed() } }
  /// How large an item counts until its cell gives its size, in points; zero if cells do not.
  ///
  /// - UIKit: same; the delegate's sizes then do not count. Since iOS 8. Rule: `L-G-23`
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      ownSizes = ItemSizes()
      changed()
    }
  }

  /// An estimated size that is the average of the cells that are known (since iOS 10).
  ///
  /// - UIKit: same, but the number. Since iOS 10. Rule: `L-G-23`
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// How far lines are apart, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed() } }
  /// How far the items of a line are apart at least, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed() } }
  /// The room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed() } }
  /// The size of headers, of which the side along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { changed() } }
  /// The size of footers, of which the side along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { changed() } }

  /// Creates a layout with the usual spacing.
  public override init() { super.init() }

  /// Creates the layout that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readFlow(coder)
  }

  private var geometry = FlowGeometry(breadth: 0)
  private var ownSizes = ItemSizes()
  /// What the delegate said of each section.
  private var known: [FlowGeometry.Measures] = []
  /// What the contexts since the last layout ask for; nil for everything.
  private var waiting: (metrics: Bool, attributes: Bool)?

  private func changed() { invalidateLayout() }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Fills the lines.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let asked = waiting ?? (metrics: true, attributes: true)
    waiting = nil
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    let isKnown = known.map(\.items.count) == counts && !asksCells
    if isKnown && !asked.metrics && !asked.attributes { return }
    if !isKnown || asked.metrics { known = counts.indices.map { measures(of: $0, in: view) } }
    let insets = view.adjustedContentInset
    let room = view.bounds.size
    geometry = FlowGeometry(
      breadth: isVertical
        ? max(0, room.width - insets.left - insets.right)
        : max(0, room.height - insets.top - insets.bottom))
    for measures in known { geometry.addSection(measures) }
    if geometry.overflows { warn() }
  }

  private func measures(of section: Int, in view: UICollectionView) -> FlowGeometry.Measures {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (sideBefore, sideAfter) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    return FlowGeometry.Measures(
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width,
      before: before, after: after, sideBefore: sideBefore, sideAfter: sideAfter,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      items: (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let size =
          asksCells
          ? ownSizes.size(path) ?? estimate
          : delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        return isVertical ? (size.height, size.width) : (size.width, size.height)
      })
  }

  private var estimate: CGSize {
    estimatedItemSize == Self.automaticSize ? ownSizes.average ?? itemSize : estimatedItemSize
  }

  override func itemsForgotten() {
    ownSizes = ItemSizes()
    waiting = nil
    known = []
  }

  /// A context with which the delegate is asked again, unless it says otherwise (since iOS 7).
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Has the lines filled anew with the sizes that are known: the delegate is not asked again.
  ///
  /// An app that gives its items another size on a turn therefore invalidates the layout, or returns a context
  /// with ``UICollectionViewFlowLayoutInvalidationContext/invalidateFlowLayoutDelegateMetrics``.
  ///
  /// - UIKit: same, as AsyncDisplayKit#3133, Texture#616 and IGListKit#1197 have it; not checked against UIKit.
  ///   Since iOS 7
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override var asksCells: Bool { estimatedItemSize != .zero }

  /// Whether the cell's size is another one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksCells && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Takes over the cell's size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    ownSizes.set(preferredAttributes.size, originalAttributes.indexPath)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  /// Has the elements placed anew; with new data the cells' sizes are forgotten.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isNew = context.invalidateEverything || context.invalidateDataSourceCounts
    if isNew { ownSizes = ItemSizes() }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let before = waiting ?? (metrics: false, attributes: false)
    waiting = (
      metrics: before.metrics || isNew || flow?.invalidateFlowLayoutDelegateMetrics ?? true,
      attributes: before.attributes || isNew || flow?.invalidateFlowLayoutAttributes ?? true
    )
    super.invalidateLayout(with: context)
  }

  /// What UIKit logs where an item is larger than the room. Rule: `L-G-22`
  private func warn() {
    guard let host = DeviceHost.current else { return }
    let (side, from, to) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
    let insets = "\(from) and \(to) values"
    host.log.append("the behavior of the UICollectionViewFlowLayout is not defined because:")
    host.log.append(
      "the item \(side) must be less than the \(side) of the UICollectionView minus the section "
        + "insets \(insets), minus the content insets \(insets).")
    // Without the addresses UIKit has, so that a log is the same each time.
    host.log.append(
      "The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached "
        + "to <\(collectionView.map { "\(type(of: $0))" } ?? "nil")>.")
  }

  private func rect(of place: FlowGeometry.Place) -> CGRect {
    isVertical
      ? CGRect(x: place.side, y: place.start, width: place.breadth, height: place.length)
      : CGRect(x: place.start, y: place.side, width: place.length, height: place.breadth)
  }

  /// The end of the last section, and the room across.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: geometry.breadth, height: geometry.end)
      : CGSize(width: geometry.end, height: geometry.breadth)
  }

  /// The items, headers and footers that a rectangle touches.
  ///
  /// - Complexity: linear in the number of sections and of those elements.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found = geometry.items(from: start, to: end).map { attributes(ofItem: $0) }
    for (index, section) in geometry.sections.enumerated() {
      for (kind, place) in [
        (UICollectionView.elementKindSectionHeader, section.header),
        (UICollectionView.elementKindSectionFooter, section.footer),
      ] where place.length > 0 && place.end > start && place.start < end {
        found.append(attributes(kind, place, index))
      }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  /// Where an item is; nil where there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let section = geometry.sections[indexPath.section]
    guard 0..<section.itemCount ~= indexPath.item else { return nil }
    return attributes(ofItem: section.firstItem + indexPath.item)
  }

  /// Where the header or footer of a section is; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let section = geometry.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let place = isHeader ? section.header : section.footer
    return place.length > 0 ? attributes(elementKind, place, indexPath.section) : nil
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return objectOfAnyClass(type ?? UICollectionViewLayoutAttributes.self)
  }

  private func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.indexPath = geometry.path(of: item)
    made.frame = rect(of: geometry.items[item])
    return made
  }

  private func attributes(
    _ kind: String, _ place: FlowGeometry.Place, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes()
    made.represent(kind)
    made.indexPath = IndexPath(item: 0, section: section)
    made.frame = rect(of: place)
    return made
  }

  /// Whether the lines get another length; scrolling alone changes nothing. Rule: `L-G-26`
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }
}

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  ///
  /// - UIKit: same. Since iOS 6
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }
}
