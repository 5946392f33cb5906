public import Foundation

/// A width or height of a compositional layout.
///
/// - UIKit: same. Since iOS 13
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width, height, absolute, estimated }
  let kind: Kind
  /// The part, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width around it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the height around it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// A length, in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length that a cell may change, in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Whether it is a part of the width.
  open var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a part of the height.
  open var isFractionalHeight: Bool { kind == .height }
  /// Whether it is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether a cell may change it.
  open var isEstimated: Bool { kind == .estimated }

  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .width: dimension * room.width
    case .height: dimension * room.height
    case .absolute, .estimated: dimension
    }
  }
}

/// A size of a compositional layout.
///
/// - UIKit: same. Since iOS 13
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// The space between items of a compositional layout.
///
/// - UIKit: same; flexible space is its least. Since iOS 13
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The space, in points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexibleSpacing: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }
  /// Whether it is exactly that.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// A space, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// A space or more, in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
}

/// An item of a compositional layout.
///
/// - UIKit: differs, without badges and spacing of its edges. Since iOS 13
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// How far its view is inside, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or below each other, as an item.
///
/// - UIKit: differs, without badges. Since iOS 13
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Way { case horizontal, vertical }
  let way: Way
  /// What is in it, repeated as long as there is room.
  open private(set) var subitems: [NSCollectionLayoutItem]
  let count: Int?
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ way: Way, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ count: Int?
  ) {
    self.way = way
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  /// Items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, nil) }
  /// A number of items beside each other, of the same width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count)
  }
  /// An item beside itself, a number of times (since iOS 16).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal, layoutSize, Array(repeating: subitem, count: count), nil)
  }
  /// Items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, nil) }
  /// A number of items below each other, of the same height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count) }
  /// An item below itself, a number of times (since iOS 16).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, Array(repeating: subitem, count: count), nil)
  }
}

/// What belongs to a section or to the whole: a header, a footer.
///
/// - UIKit: differs, without anchors. Since iOS 13
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// Its order from back to front; stored only.
  open var zIndex = 0 { didSet { StoredOnly.note("NSCollectionLayoutSupplementaryItem.zIndex") } }
  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

/// A header or a footer.
///
/// - UIKit: differs: it is above or below, and does not stay at an edge. Since iOS 13
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it is.
  public let alignment: NSRectAlignment
  /// Whether it stays at an edge; stored only.
  open var pinToVisibleBounds = false {
    didSet { StoredOnly.note("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds") }
  }
  /// Whether it makes the section longer; stored only.
  open var extendsBoundary = true {
    didSet { StoredOnly.note("NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary") }
  }
  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
}

/// Where something is at a rectangle.
///
/// - UIKit: same. Since iOS 13
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top and the leading edge.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom and the leading edge.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom and the trailing edge.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top and the trailing edge.
  case topTrailing = 8
}

/// How a section scrolls across.
///
/// - UIKit: same. Since iOS 13
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As far as it is dragged.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, in the middle.
  case groupPagingCentered = 5
}

/// A section of a compositional layout.
///
/// - UIKit: differs, without decorations. Since iOS 13
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The space around it, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls across: groups are beside each other then, and nothing scrolls them.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  /// A section of rows, as a list has them (since iOS 14).
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

/// What surrounds a section.
///
/// - UIKit: same. Since iOS 13
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for it.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// Room for a section.
///
/// - UIKit: same. Since iOS 13
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Its size, in points.
  var contentSize: CGSize { get }
  /// Its size inside of the insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// How a list looks.
///
/// - UIKit: differs: rows, headers and footers are placed, the rest is only stored. Since iOS 14
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How it looks.
  ///
  /// - UIKit: same. Since iOS 14
  public enum Appearance: Int, Sendable {
    /// Row below row.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
    /// As a side bar.
    case sidebar = 3
    /// As a side bar without ground.
    case sidebarPlain = 4
  }
  /// What is above a section.
  ///
  /// - UIKit: same. Since iOS 14
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }
  /// What is below a section.
  ///
  /// - UIKit: same. Since iOS 14
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view.
    case supplementary = 1
  }
  /// What a swipe on a row offers.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// How it looks.
  public let appearance: Appearance
  /// Whether lines part the rows.
  public var showsSeparators = true
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// What is above a section.
  public var headerMode = HeaderMode.none
  /// What is below a section.
  public var footerMode = FooterMode.none
  /// The space above headers, in points (since iOS 15).
  public var headerTopPadding: CGFloat?
  /// What a swipe from the leading edge offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing edge offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  var section: NSCollectionLayoutSection {
    func row(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row(44), subitems: [NSCollectionLayoutItem(layoutSize: row(44))])
    )
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: row(28), elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: row(28), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
