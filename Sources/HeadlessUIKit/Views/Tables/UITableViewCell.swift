public import Foundation

/// One row of a table.
///
/// - UIKit: same; editing controls are not offered. Since iOS 2
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which labels a cell has, and where.
  ///
  /// - UIKit: same. Since iOS 3
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text on the left and a value on the right.
    case value1 = 1
    /// A name on the left and a value beside it.
    case value2 = 2
    /// A text and a smaller one below it.
    case subtitle = 3
  }

  /// What parts rows.
  ///
  /// - UIKit: same.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a chosen cell looks.
  ///
  /// - UIKit: same.
  public enum SelectionStyle: Int, Sendable {
    /// As before.
    case none = 0
    /// As by default.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As by default. Since iOS 7.
    case `default` = 3
  }

  /// What is at the right end of a cell.
  ///
  /// - UIKit: same.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that another screen follows.
    case disclosureIndicator = 1
    /// The same, and a button for details.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details. Since iOS 7.
    case detailButton = 4
  }

  /// What the user can do to a row.
  ///
  /// - UIKit: same.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Take it out.
    case delete = 1
    /// Put one in.
    case insert = 2
  }

  /// What a cell shows besides its content.
  ///
  /// - UIKit: same. Since iOS 3
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The question about deleting.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Identifies cells that can be reused for each other.
  open private(set) var reuseIdentifier: String?

  /// The view that an app's own views belong in.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// The text (since iOS 3).
  open private(set) lazy var textLabel: UILabel? = makeLabel(size: 17)
  /// The second text; none in the default style (since iOS 3).
  open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()
  /// The picture (since iOS 3).
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  /// What is at the right end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// An app's view at the right end.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// How the cell looks when chosen.
  open var selectionStyle = SelectionStyle.default
  /// Where the line below begins and ends, in points (since iOS 7).
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the cell is being edited.
  open var isEditing = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  let style: CellStyle
  /// Performs the segue that a storyboard has for a tap on it.
  var selectionSegue: (() -> Void)?
  private var storedSelected = false
  var hasContentView = false
  var hasImageView = false
  var hasLabel = false
  var hasDetailLabel = false
  weak var table: UITableView?

  /// Creates a cell (since iOS 3).
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Creates a cell in the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the cell that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    style = Self.archivedStyle(coder) ?? .default
    reuseIdentifier = coder.archivedWord("reuseIdentifier")
    super.init(coder: coder)
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readCell(properties)
  }

  override func readContent(_ coder: InterfaceCoder) {
    super.readContent(coder)
    readCellContent(coder)
  }

  /// The height that the labels ask for, in points, and 44 at least.
  ///
  /// A table asks for it where the content has no constraints. Rule: `L-G-14`
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfLabels(size.width) }

  /// The width of the target, and the height that the content's constraints ask for within it.
  ///
  /// With a height of 0 the content's constraints are taken to be incomplete, and 44 counts, with a
  /// line in the log. Since iOS 8. Rule: `L-G-01`, `L-G-02`, `L-G-08`, `L-G-11`
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Chooses the cell, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { storedSelected = selected }

  /// Highlights the cell, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing; the cell does not look different.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before the cell looks different; never here (since iOS 3).
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called when the cell looks different; never here (since iOS 3).
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// Called when the state has changed; never here (since iOS 14).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called when the cell is about to be reused for another row.
  open func prepareForReuse() {}

  /// Places the content and what belongs to the cell's style.
  open override func layoutSubviews() {
    placeParts()
    super.layoutSubviews()
  }

  override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    // At once, so that its constraints never meet a height that was.
    if hasContentView { contentView.frame = contentRoom(in: bounds) }
  }
}
