public import Foundation

/// Rows below each other, of which only those that show have views.
///
/// - UIKit: same as far as a turn concerns it; changes are not animated, headers do not size
///   themselves, and editing is not offered. Since iOS 2. Rule: `L-G-01` to `L-G-14`
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How a table looks.
  ///
  /// - UIKit: same.
  public enum Style: Int, Sendable {
    /// Row below row; headers stay at the top.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners. Since iOS 13.
    case insetGrouped = 2
  }

  /// The height that a table finds by itself (since iOS 5).
  public class var automaticDimension: CGFloat { -1 }

  /// How the table looks.
  public let style: UITableView.Style

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }

  /// The delegate as a table's.
  weak var tableDelegate: (any UITableViewDelegate)?

  /// The delegate, which determines how the table looks and is notified of what happens to it.
  ///
  /// - UIKit: differs, its type is `UITableViewDelegate` there, which Swift's overriding cannot
  ///   express.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      forgetRows()
    }
  }

  /// The rows' height, in points, where the delegate has none.
  ///
  /// If automatic, cells give it by their constraints, or `sizeThatFits(_:)`; 44 if they do not.
  open var rowHeight: CGFloat = -1 { didSet { forgetGeometry() } }
  /// The headers' height, in points, where the delegate has none.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { forgetGeometry() } }
  /// The footers' height, in points, where the delegate has none.
  open var sectionFooterHeight: CGFloat = -1 { didSet { forgetGeometry() } }
  /// How high rows of automatic height count until they show, in points; 44 if automatic.
  ///
  /// With 0 cells do not give their height. Since iOS 7. Rule: `L-G-03` to `L-G-05`
  open var estimatedRowHeight: CGFloat = -1 { didSet { forgetGeometry() } }
  /// A guess at the headers' height; not used here (since iOS 7).
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// A guess at the footers' height; not used here (since iOS 7).
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// Whether lines part the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of those lines.
  open var separatorColor: UIColor? = .separator
  /// Where those lines begin and end, in points (since iOS 7).
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the content of cells keeps clear of the safe area (since iOS 11).
  open var insetsContentViewsToSafeArea = true
  /// Whether content keeps to a width that is comfortable to read (since iOS 9).
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows can be chosen (since iOS 3).
  open var allowsSelection = true
  /// Whether several rows can be chosen (since iOS 5).
  open var allowsMultipleSelection = false
  /// Whether the table is being edited.
  open var isEditing = false

  /// The view above all sections; the table takes its height and gives it a width.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, with: tableHeaderView) } }
  /// The view below all sections; the table takes its height and gives it a width.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, with: tableFooterView) } }
  /// The view behind the rows, as large as the table (since iOS 3.2).
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  var knownGeometry: TableGeometry?
  var rowHeights = RowHeights()
  /// The width for which the heights were asked.
  var knownWidth: CGFloat?
  var shownCells: [ShownCell] = []
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var pool = TablePool()
  var chosen: [IndexPath] = []
  var openUpdates = 0
  /// The sections of a storyboard, where it has the rows.
  var staticSections: [StaticSection]?
  /// The cells that a storyboard has for the app to use, by their identifiers, with their heights in it.
  package internal(set) var prototypes: [(identifier: String, height: CGFloat)] = []

  /// A row that has a view.
  struct ShownCell {
    var place: Int
    var path: IndexPath
    var cell: UITableViewCell
  }

  /// Creates a table view in a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates the table view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    style = Self.archivedStyle(coder) ?? .plain
    super.init(coder: coder)
    if !coder.isInterface { alwaysBounceVertical = true }
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readTable(properties)
  }

  override func readContent(_ coder: InterfaceCoder) {
    super.readContent(coder)
    readTableContent(coder)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UITableViewDataSource
    case "tableHeaderView": tableHeaderView = value as? UIView
    case "tableFooterView": tableFooterView = value as? UIView
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  /// Begins or ends editing; cells do not look different.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks the data source and the delegate for everything again.
  open func reloadData() { reload() }

  /// Places the rows that show, and takes those out that do not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// The size of all rows and what is around them; asks for the rows if they are not known.
  open override var contentSize: CGSize {
    get {
      _ = geometry
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var contentFollowsConstraints: Bool { false }

  override func sizeChanged() {
    // Heights may depend on the width, and asking for them waits for the layout.
    if let width = knownWidth, width != bounds.size.width {
      knownGeometry = nil
      rowHeights.doubtAll()
    }
    if knownGeometry != nil { super.sizeChanged() }
  }
}
