public import Foundation
import Orientation

/// Shows controllers side by side, where there is width.
///
/// All columns count as shown, as they do for the system's values: a column that a display mode
/// hides is beside the screen, and where the controller is collapsed the columns are on top of one
/// another.
///
/// - UIKit: differs, a hidden or collapsed column disappears there, and a collapsing navigation
///   controller takes over the controllers of the other one. Since iOS 3.2; on phones since iOS 8.
///   Rule: `D-07`, `D-35`
open class UISplitViewController: UIViewController {
  /// Creates one with named columns (since iOS 14).
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates one with two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    style =
      switch coder.archivedWord("style") {
      case "doubleColumn": .doubleColumn
      case "tripleColumn": .tripleColumn
      default: .unspecified
      }
    super.init(coder: coder)
  }

  /// How many columns it has (since iOS 14).
  open private(set) var style: Style

  /// The columns, the primary one first.
  open var viewControllers: [UIViewController] {
    get { shownOrder }
    set { replaceColumns(with: newValue) }
  }

  /// Puts a controller into a column (since iOS 14).
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }

  /// The controller in a column (since iOS 14).
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column (since iOS 14).
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column (since iOS 14).
  open func hide(_ column: Column) { conceal(column) }

  /// The delegate: answers for the controller and is notified of changes.
  ///
  /// Since iOS 3.2; it answers for orientations from 7 on.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Which columns it shows now (since iOS 8).
  open var displayMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }

  /// Which columns it would like to show (since iOS 8).
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How the columns share the width (since iOS 14).
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// How the columns share the width now (since iOS 14).
  open var splitBehavior: SplitBehavior { behavior }

  /// Whether there is no width for columns (since iOS 8). Rule: `H-14`
  open var isCollapsed: Bool { isNarrow }

  /// Whether a swipe shows the primary column (since iOS 5.1).
  open var presentsWithGesture = true

  /// The side of the primary column (since iOS 11).
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The part of the width the primary column would like (since iOS 8).
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width the primary column would like, in points (since iOS 14).
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column, in points (since iOS 8).
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column, in points; 320 by itself (since iOS 8).
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column, in points (since iOS 8).
  open var primaryColumnWidth: CGFloat {
    primaryWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }
  /// The width the supplementary column would like, in points (since iOS 14).
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column, in points (since iOS 14).
  open var supplementaryColumnWidth: CGFloat {
    supplementaryWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// Leaves a width to the system (since iOS 8).
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    put(vc, in: .secondary)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer(of: delegate) { $0.splitViewControllerSupportedInterfaceOrientations(self) }
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preference(of: delegate) {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { frontColumn }
  open override var childForStatusBarHidden: UIViewController? { frontColumn }

  override var kind: Controller.Kind { .split }
  override var shownOrder: [UIViewController] { columnOrder.compactMap { columns[$0] } }
  override var shownChildren: [UIViewController] { shownOrder }
  override func mountShownChildren() { layOutColumns() }
  override func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    columnSize(of: child, in: parentSize)
  }

  let content = ContentView(frame: .zero)
  var columns: [Column: UIViewController] = [:]
  /// What was shown or hidden by hand, until the preferred mode changes.
  var chosenMode: DisplayMode?
  var knownMode: DisplayMode?
  var knownNarrow: Bool?
  /// The topmost column where there is no room for columns.
  var topColumn = Column.secondary
}
