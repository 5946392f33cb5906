public import Foundation

/// Views in a row or a column, placed by constraints that the stack makes.
///
/// Its own constraints have the names that UIKit gives them, from `UISV-alignment` to
/// `UISV-text-width-disambiguation`, and no app's constraint of a conflict is spared for them. They
/// are made anew before the layout that follows a change.
///
/// - UIKit: same, as a stack of iOS 9 and 10 prints its constraints, with these decisions. The gap
///   between two views that show is that of the first one, whatever is hidden between them. A hidden
///   view counts for nothing across the axis. In `fillProportionally` the gaps count in the
///   proportions, and views without a size of their own count with the one that their constraints give
///   them, or are left out. Baseline alignments in a column are `leading` and `trailing`. Since iOS 9.
///   Rule: `L-F-01` to `L-F-37`, `LP-07`, `LP-08`
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the room along the axis.
  ///
  /// - UIKit: same. Rule: `L-F-08` to `L-F-17`
  public enum Distribution: Int, Sendable {
    /// As their contents resist growing and being compressed.
    case fill = 0
    /// Each as much as the others.
    case fillEqually = 1
    /// In proportion to their contents' sizes.
    case fillProportionally = 2
    /// In their own sizes, with gaps of one size.
    case equalSpacing = 3
    /// In their own sizes, with middles at one distance.
    case equalCentering = 4
  }

  /// Where the views are across the axis.
  ///
  /// - UIKit: same. Rule: `L-F-18` to `L-F-27`
  public enum Alignment: Int, Sendable {
    /// At both edges.
    case fill = 0
    /// At the edge where the language begins; in a row at the top.
    case leading = 1
    /// On one base line of their first lines of text; for rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where the language ends; in a row at the bottom.
    case trailing = 4
    /// On one base line of their last lines of text; for rows.
    case lastBaseline = 5

    /// At the top.
    public static var top: UIStackView.Alignment { .leading }
    /// At the bottom.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// A spacing that is replaced by the stack's own (since iOS 11). Rule: `L-F-34`
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing that is replaced by the system's, 8 points (since iOS 11). Rule: `L-F-34`
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// A view that the stack places, and the gap after it.
  struct Arranged {
    let view: UIView
    /// The gap after it, where the app has set one.
    var spacing: CGFloat?
  }

  final var arranged: [Arranged] = []
  /// What it has made: constraints, and the guides in them.
  final var made = StackConstraints.Made()
  /// Whether they are those of what the stack is now.
  final var isArranged = false

  /// Creates a row without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the stack that a storyboard or nib has.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if let coder = coder as? InterfaceCoder { take(coder) }
    arrangeArchived()
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readStack(properties)
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The views that the stack places, in their order; each is a subview.
  ///
  /// A subview that was added otherwise is not among them. Rule: `L-F-03`
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Has the stack place a view after all others, as a subview.
  ///
  /// Its frame and mask no longer count as constraints. Rule: `L-F-04`, `L-F-05`
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count - (arranged.contains { $0.view === view } ? 1 : 0))
  }

  /// Has the stack no longer place a view, which stays a subview. Rule: `L-F-04`
  open func removeArrangedSubview(_ view: UIView) { dropArranged(view) }

  /// Has the stack place a view at a place among the others; one that it has moves there.
  ///
  /// A new subview is put in front of the others; the order of those that are subviews stays. A place
  /// past the last one is an `NSInternalInconsistencyException`, as Apple's page says. Rule: `L-F-04`
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  // MARK: Arrangement

  /// Whether the views make a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// How the views share the room along the axis.
  open var distribution = UIStackView.Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// Where the views are across the axis.
  open var alignment = UIStackView.Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The gap between views, in points; the least one with equal gaps and with equal distances.
  ///
  /// A negative one lets views overlap. Rule: `L-F-07`, `L-F-35`
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// Replaces the gap after a view, in points; nothing happens if the stack does not place it.
  ///
  /// Since iOS 11. Rule: `L-F-34`
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let place = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    let own = spacing == Self.spacingUseDefault ? nil : spacing
    guard arranged[place].spacing != own else { return }
    arranged[place].spacing = own
    arrangementChanged()
  }

  /// The gap that was set after a view, in points; `spacingUseDefault` if none was.
  ///
  /// Since iOS 11.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether gaps of a column are from base line to base line. Rule: `L-F-37`
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Whether the views keep to the margins. Rule: `L-F-36`
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: What follows

  /// Yes: its tree has an engine.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints of a stack that has changed.
  open override func updateConstraints() {
    makeConstraints()
    super.updateConstraints()
  }

  override func willDrop(_ view: UIView) {
    super.willDrop(view)
    dropArranged(view)
  }
}
