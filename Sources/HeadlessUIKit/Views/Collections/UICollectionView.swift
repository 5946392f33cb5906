public import Foundation

/// Items that a layout places, of which only those that show have views.
///
/// - UIKit: same as far as a turn concerns it; changes are not animated, items do not size
///   themselves, and editing, dragging and prefetching are not offered. Since iOS 6
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutReplaced(oldValue) } }
  }

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }

  /// The delegate as a collection view's.
  weak var collectionDelegate: (any UICollectionViewDelegate)?

  /// The delegate, which is notified of what happens to the view and its items.
  ///
  /// - UIKit: differs, its type is `UICollectionViewDelegate` there, which Swift's overriding cannot
  ///   express.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      forgetItems()
    }
  }

  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The view behind the items, as large as the collection view.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the layout knows where the elements are.
  var isPrepared = false
  /// Whether it is being asked to.
  var isPreparing = false
  /// The items whose cells gave the attributes that they would like to have.
  var askedCells: Set<IndexPath> = []
  /// How many items each section has; nil if the data source has to be asked.
  var knownCounts: [Int]?
  var shown: [ElementKey: UICollectionReusableView] = [:]
  var pool = CollectionPool()
  var chosen: [IndexPath] = []
  /// Where the element is that is being made; nil where an app asks for one by itself.
  var placeInMaking: CGRect?
  var openUpdates = 0
  /// The cells that a storyboard has for the app to use, by their identifiers, with their sizes in it.
  package internal(set) var prototypes: [(identifier: String, size: CGSize)] = []

  /// Which item, or which supplementary view.
  struct ElementKey: Hashable, Comparable {
    /// nil for an item.
    var kind: String?
    var path: IndexPath

    static func < (one: ElementKey, other: ElementKey) -> Bool {
      one.path == other.path ? (one.kind ?? "") < (other.kind ?? "") : one.path < other.path
    }
  }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    flags.insert(.asksBeforeBounds)
    layout.collectionView = self
  }

  /// Creates the collection view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    collectionViewLayout = Self.archivedLayout(coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    flags.insert(.asksBeforeBounds)
    collectionViewLayout.collectionView = self
  }

  override func readContent(_ coder: InterfaceCoder) {
    super.readContent(coder)
    readCollectionContent(coder)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  /// Asks the data source, the delegate and the layout for everything again.
  open func reloadData() {
    chosen = []
    forgetItems()
  }

  /// Places the elements that show, and takes those out that do not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  override var contentFollowsConstraints: Bool { false }

  /// The size of the content, as the layout has it.
  open override var contentSize: CGSize {
    get {
      prepareIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override func boundsWillChange(to new: CGRect) {
    guard isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  /// The offset waits for the new content: it may fit there.
  override func sizeChanged() {
    if isPrepared { super.sizeChanged() }
  }

  /// The room between the insets has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isPrepared { collectionViewLayout.invalidateLayout() }
  }
}
