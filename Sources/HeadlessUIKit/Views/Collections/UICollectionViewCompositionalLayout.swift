public import Foundation

/// How the sections of a compositional layout are put together.
///
/// - UIKit: differs, without headers of the whole. Since iOS 13
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Where it scrolls to.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// Makes the section of a number.
///
/// - UIKit: same. Since iOS 13
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups, and groups in sections.
///
/// - UIKit: differs: sections go downwards, nothing scrolls across, and headers do not stay at an edge.
///   Since iOS 13
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// How sections are put together.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provide: UICollectionViewCompositionalLayoutSectionProvider
  private var items: [UICollectionViewLayoutAttributes] = []
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  /// Heights that cells asked for, where they may.
  private var heights: [IndexPath: CGFloat] = [:]
  private var mayAsk: Set<IndexPath> = []

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout of sections by their number.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout of sections by their number.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provide = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Not offered: there is none in a storyboard.
  public required init?(coder: NSCoder) { nil }

  /// A layout of rows (since iOS 14).
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }

  /// Places all items.
  ///
  /// - Complexity: linear in the items.
  open override func prepare() {
    super.prepare()
    items = []
    supplements = []
    mayAsk = []
    guard let collectionView else { return }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let environment = Environment(room, collectionView.traitCollection)
    var top: CGFloat = 0
    for number in 0..<(collectionView.dataSource?.numberOfSections(in: collectionView) ?? 0) {
      guard let section = provide(number, environment) else { continue }
      if number > 0 { top += configuration.interSectionSpacing }
      top = place(section, number, collectionView.numberOfItems(inSection: number), top, room)
    }
    size = CGSize(width: room.width, height: top)
  }

  /// Returns where the section ends.
  private func place(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, _ start: CGFloat,
    _ room: CGSize
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: room.width - insets.leading - insets.trailing,
      height: room.height - insets.top - insets.bottom)
    var top = start + insets.top
    let isAtTop = { (item: NSCollectionLayoutBoundarySupplementaryItem) in
      [.top, .topLeading, .topTrailing].contains(item.alignment)
    }
    for item in section.boundarySupplementaryItems where isAtTop(item) {
      top = place(item, number, insets.leading, top, inner)
    }
    var placed = 0
    var left = insets.leading
    var lowest = top
    let isAcross = section.orthogonalScrollingBehavior != .none
    while placed < count {
      let origin = CGPoint(x: left, y: top)
      let box = place(section.group, number, &placed, count, origin, inner)
      guard box.height > 0 || box.width > 0 else { break }
      lowest = max(lowest, origin.y + box.height)
      if isAcross {
        left += box.width + section.interGroupSpacing
      } else {
        top += box.height + section.interGroupSpacing
      }
    }
    top = lowest
    for item in section.boundarySupplementaryItems where !isAtTop(item) {
      top = place(item, number, insets.leading, top, inner)
    }
    return top + insets.bottom
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ left: CGFloat,
    _ top: CGFloat, _ room: CGSize
  ) -> CGFloat {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      origin: CGPoint(x: left, y: top), size: item.layoutSize.size(in: room))
    supplements.append(attributes)
    return attributes.frame.maxY
  }

  /// Places a group's items, and returns the room that it takes.
  private func place(
    _ group: NSCollectionLayoutGroup, _ section: Int, _ placed: inout Int, _ count: Int,
    _ origin: CGPoint, _ room: CGSize
  ) -> CGSize {
    let own = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: own.width - insets.leading - insets.trailing,
      height: own.height - insets.top - insets.bottom)
    let gap = group.interItemSpacing?.spacing ?? 0
    let isAcross = group.way == .horizontal
    let length = isAcross ? inner.width : inner.height
    var offset: CGFloat = 0
    var lowest: CGFloat = 0
    var index = 0
    let mayGrow = group.layoutSize.heightDimension.isEstimated
    while placed < count, let subitem = group.subitems[safe: index % max(1, group.subitems.count)] {
      if group.count == nil, index >= group.subitems.count, !repeats(group) { break }
      var size = subitem.layoutSize.size(in: inner)
      if let number = group.count {
        guard index < number else { break }
        let share = (length - gap * CGFloat(number - 1)) / CGFloat(number)
        if isAcross { size.width = share } else { size.height = share }
      }
      let extent = isAcross ? size.width : size.height
      // A tenth of a point is lost in thirds.
      if index > 0, offset + extent > length + 0.1, !(mayGrow && !isAcross) { break }
      let point = CGPoint(
        x: origin.x + insets.leading + (isAcross ? offset : 0),
        y: origin.y + insets.top + (isAcross ? 0 : offset))
      var taken = size
      if let inside = subitem as? NSCollectionLayoutGroup {
        taken = place(inside, section, &placed, count, point, inner)
      } else {
        taken.height = place(subitem, section, placed, point, size)
        placed += 1
      }
      lowest = max(lowest, (isAcross ? 0 : offset) + taken.height)
      offset += (isAcross ? taken.width : taken.height) + gap
      index += 1
      if mayGrow, !isAcross, index >= max(1, group.subitems.count), group.count == nil { break }
    }
    let height = mayGrow ? lowest + insets.top + insets.bottom : own.height
    return CGSize(width: own.width, height: height)
  }

  /// Whether a group repeats its only item as long as there is room.
  private func repeats(_ group: NSCollectionLayoutGroup) -> Bool { group.subitems.count == 1 }

  /// Returns the height of an item, which its cell may have asked for.
  private func place(
    _ item: NSCollectionLayoutItem, _ section: Int, _ number: Int, _ origin: CGPoint, _ size: CGSize
  ) -> CGFloat {
    let path = IndexPath(item: number, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    var height = size.height
    if item.layoutSize.heightDimension.isEstimated {
      mayAsk.insert(path)
      height = heights[path] ?? height
    }
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
    items.append(attributes)
    return height
  }

  override func itemsForgotten() { heights = [:] }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { size }

  /// The elements that a rectangle of the content touches.
  ///
  /// - Complexity: linear in all elements.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (items + supplements).filter { $0.frame.intersects(rect) }
  }

  /// Where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items.first { $0.indexPath == indexPath } }

  /// Where a header or a footer is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  /// Whether the view has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether a cell's height is only estimated, and is another one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = originalAttributes.indexPath
    guard mayAsk.contains(path),
      preferredAttributes.frame.height != originalAttributes.frame.height
    else { return false }
    heights[path] = preferredAttributes.frame.height
    return true
  }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment,
    NSCollectionLayoutContainer
  {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }

    init(_ size: CGSize, _ traits: UITraitCollection) {
      contentSize = size
      traitCollection = traits
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
