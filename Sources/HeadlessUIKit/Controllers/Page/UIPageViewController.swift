public import Foundation
import Orientation

/// Shows one page of several, or two open ones.
///
/// - UIKit: same as far as rotation is concerned; the pages beside the one that is shown are not
///   asked for before they are turned to. Since iOS 5. Rule: `D-07`, `D-35`
open class UIPageViewController: UIViewController {
  /// Creates one.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    spine = style == .pageCurl ? options?[.spineLocation] as? SpineLocation ?? .min : .none
  }

  /// Creates one whose pages are turned as in a book.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    spine = .min
  }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    spine = .min
  }

  /// How a page is turned.
  open private(set) var transitionStyle: TransitionStyle
  /// In which direction pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The spine location; none for pages that scroll.
  open var spineLocation: SpineLocation { spine }
  /// Whether pages have backs.
  open var isDoubleSided: Bool {
    get { spine == .mid || hasBacks }
    set { setDoubleSided(newValue) }
  }
  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { containedChildren }
  /// Shows other pages: one, or two if the spine is in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { showPages(viewControllers ?? [], animated, completion) }

  /// Knows which page comes before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate: answers for the controller and is notified of turned pages.
  ///
  /// Since iOS 5; it answers for orientations from 7 on.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer(of: delegate) { $0.pageViewControllerSupportedInterfaceOrientations(self) }
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preference(of: delegate) {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }

  // A system of values shows one page of several; two open pages are both shown.
  override var kind: Controller.Kind { transitionStyle == .pageCurl ? .custom : .page }
  override var shownChildren: [UIViewController] { containedChildren }
  override func mountShownChildren() { layOutPages() }
  override func unmountHiddenChildren() { content.keep(shownChildren.compactMap(\.viewIfLoaded)) }
  override func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    pageSize(in: parentSize)
  }
  override func interfaceWillTurn(to orientation: UIInterfaceOrientation) {
    askForSpine(orientation)
  }

  let content = ContentView(frame: .zero)
  var spine = SpineLocation.none
  var hasBacks = false

  /// How a page is turned.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// As on a strip. Since iOS 6.
    case scroll = 1
  }

  /// In which direction pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// To the left and to the right.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The spine location.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the left or at the top.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// At the right or at the bottom.
    case max = 3
  }

  /// Which way a page is turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// Names an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spine location.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages that scroll are apart, in points (since iOS 6).
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
