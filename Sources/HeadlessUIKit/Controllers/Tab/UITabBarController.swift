public import Foundation
import Orientation

/// Shows one of several controllers, with a bar of tabs.
///
/// - UIKit: same as far as rotation is concerned; it answers for itself, not for its tabs. There is
///   no editing of tabs, and a tab that finds no room in the bar is shown in place of the list that
///   UIKit would show first. Since iOS 2. Rule: `D-07`, `D-35`, `E-13`, `G-24`
open class UITabBarController: UIViewController {
  /// Creates one with tabs (since iOS 18).
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    take(tabs)
  }

  /// Creates one without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs.
  ///
  /// Setting them keeps the selected one, or its place.
  open var viewControllers: [UIViewController]? {
    get { containedChildren.isEmpty && !wasFilled ? nil : containedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownTabs = []
    replaceTabs(with: viewControllers)
  }

  /// The tabs, as objects that create what they show; empty where controllers were set (since iOS 18).
  ///
  /// Setting them keeps the selected one, or its place.
  ///
  /// - UIKit: differs, Apple's pages do not say what it is where controllers were set.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs (since iOS 18).
  open func setTabs(_ tabs: [UITab], animated: Bool) { take(tabs) }

  /// The selected one of the tabs (since iOS 18).
  ///
  /// Selecting asks no delegate. A tab of another controller, or none, changes nothing.
  ///
  /// - UIKit: differs, Apple's pages do not say what such a tab does.
  open var selectedTab: UITab? {
    get { ownTab(of: selectedViewController) }
    set { if let newValue, ownTabs.contains(newValue) { select(newValue.content) } }
  }

  /// The tab with an identifier (since iOS 18).
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
  }

  /// The place of the selected tab, `NSNotFound` without tabs.
  ///
  /// Selecting asks no delegate.
  open var selectedIndex: Int {
    get { containedChildren.indices.contains(selection) ? selection : NSNotFound }
    set { select(newValue) }
  }

  /// The selected tab.
  open var selectedViewController: UIViewController? {
    get { containedChildren.indices.contains(selection) ? containedChildren[selection] : nil }
    set { select(newValue) }
  }

  /// The tabs that a user may move about.
  open var customizableViewControllers: [UIViewController]?

  /// Lists the tabs that find no room in the bar; here it stays empty.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The bar.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  /// The delegate: answers for the controller and is notified of selections.
  ///
  /// Since iOS 2; it answers for orientations from 7 on.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Whether the bar is hidden (since iOS 18).
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Hides or shows the bar (since iOS 18).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer(of: delegate) { $0.tabBarControllerSupportedInterfaceOrientations(self) }
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preference(of: delegate) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  override var kind: Controller.Kind { .tab }
  override var selectedPlace: Int { selection }
  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  override func mountShownChildren() { layOutTabs() }
  override func unmountHiddenChildren() { content.keep(shownChildren.compactMap(\.viewIfLoaded)) }

  let content = ContentView(frame: .zero)
  var selection = 0
  var ownTabs: [UITab] = [] {
    didSet {
      for tab in oldValue { tab.tabBarController = nil }
      for tab in ownTabs { tab.tabBarController = self }
    }
  }
  var wasFilled = false
  /// Whether the controller took the bar away; the app may hide the bar itself.
  var tookBarAway = false
}

/// The delegate of a tab bar controller: answers for it and is notified of selections by the user.
///
/// - UIKit: same but for editing and interaction; what is optional there has an implementation here.
///   Of a controller with `tabs` the methods about controllers are not called, which Apple's pages leave
///   open. Since iOS 2
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab that the user touched is selected. Since iOS 3.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tab that the user touched is selected, of a controller with `tabs`. Since iOS 18.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called when the user has selected a tab of a controller with `tabs`. Since iOS 18.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The orientations it can be shown in. Since iOS 7. Rule: `D-35`
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The preferred orientation when presented. Since iOS 7. Rule: `E-25`
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// The animator between two tabs; nil for the usual way. Since iOS 7.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// No answer: the tab bar controller answers for itself.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.unansweredMask }
  /// No answer: the tab bar controller answers for itself.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.inheritedPreference }
  /// The usual way.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
