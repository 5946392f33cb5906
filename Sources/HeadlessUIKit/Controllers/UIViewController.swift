public import Foundation
import Orientation

/// Manages a view, and answers for the orientations of what it shows.
///
/// - UIKit: same as far as rotation is concerned: answers, callbacks in their order, containment,
///   presentation, storyboards and nibs. State restoration is not offered. Since iOS 2.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, TraitListener {
  // MARK: State of the runtime

  /// Under which name a host knows it.
  var registration: Registration?
  var loadedView: UIView?
  var containedChildren: [UIViewController] = []
  weak var container: UIViewController?
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?
  var announcedSize: CGSize?
  /// The window for which its view was loaded, or in which it was laid out last.
  var layoutWindow: WindowID?
  var isAppearing = false
  var isVisible = false
  var isDisappearing = false
  var appearsAnimated = false
  var isComing = false
  var isGoing = false
  /// What the bars of a container take from the safe area.
  package var containerSafeAreaInsets = UIEdgeInsets.zero
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// What bars show of it, made when it is first asked for.
  var barItems: BarItems?
  /// The change of what a container shows, or of what is presented, in which it takes part.
  weak var move: ControllerMove?
  /// The traits it received last.
  var knownTraits: UITraitCollection?
  package var traitRegistrations: [TraitRegistration] = []

  // MARK: Making one

  /// Creates a controller whose view is in a nib, or without a name a plain one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller with a plain view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    if let coder = coder as? InterfaceCoder { readController(coder) }
  }

  /// The storyboard that it comes from; nil for others (since iOS 5).
  open internal(set) var storyboard: UIStoryboard?
  /// Where in a storyboard or nib it comes from.
  var archive: ControllerArchive?
  /// Whether `loadView` or `viewDidLoad` is under way, in which children are added that appear later.
  var isLoadingView = false

  /// The name of the nib it was made with.
  open private(set) var nibName: String?
  /// The bundle of the nib it was made with.
  open private(set) var nibBundle: Bundle?
  /// The title that containers show.
  open var title: String? { didSet { showTitle() } }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? container }

  // MARK: View

  /// The view; reading it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view, nil while it is not loaded (since iOS 9).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: that of a storyboard or nib, else a plain one as large as the screen.
  open func loadView() { if !loadArchivedView() { view = makePlainView() } }

  /// Loads the view unless it is there (since iOS 9).
  open func loadViewIfNeeded() { loadIfNeeded() }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, once it has its size (since iOS 13).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether it is being presented now (since iOS 5).
  open var isBeingPresented: Bool { isComing && presenter != nil }
  /// Whether it is being dismissed now (since iOS 5).
  open var isBeingDismissed: Bool { isGoing && presenter != nil }
  /// Whether it is being put into a container now (since iOS 5).
  open var isMovingToParent: Bool { isComing && container != nil && presenter == nil }
  /// Whether it is being taken out of a container now (since iOS 5).
  open var isMovingFromParent: Bool { isGoing && presenter == nil }

  // MARK: Layout

  /// Called when the view is about to lay out its subviews (since iOS 5).
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews (since iOS 5).
  open func viewDidLayoutSubviews() {}
  /// Changes the view's constraints before a layout; calls super last.
  ///
  /// Called in the place of the view's `updateConstraints()`, which it calls here. Since iOS 6.
  /// Rule: `L-C-18`
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view's margins changed (since iOS 11).
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view's safe area changed (since iOS 11).
  open func viewSafeAreaInsetsDidChange() {}
  /// What the controller takes from the safe area besides the system and its containers.
  ///
  /// Since iOS 11.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsSafeAreaUpdate() }
  }
  /// Which edges the content reaches under bars (since iOS 7).
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether it does so under opaque bars too (since iOS 7).
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Bars

  /// Whether what it shows can be changed by the user.
  open var isEditing: Bool {
    get { barItems?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether what it shows can be changed by the user.
  open func setEditing(_ editing: Bool, animated: Bool) {
    ensuredBarItems.isEditing = editing
    ensuredBarItems.showEditing()
  }

  /// A button that changes whether it is editing, titled Edit or Done.
  open var editButtonItem: UIBarButtonItem { ensuredBarItems.editButton(of: self) }

  /// What a navigation controller's toolbar shows of it; stored only.
  ///
  /// Since iOS 3.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems?.toolbar }
    set {
      StoredOnly.note("UIViewController.toolbarItems")
      ensuredBarItems.toolbar = newValue
    }
  }

  /// Sets what a toolbar shows of it; stored only.
  ///
  /// Since iOS 3.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // MARK: Orientations

  /// Whether the interface may turn with the device; asked from iOS 6 to 15. Rule: `D-11`, `D-12`
  ///
  /// Since iOS 6.
  open var shouldAutorotate: Bool { true }

  /// The orientations it can be shown in (since iOS 6). Rule: `D-03`
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualMask }

  /// The preferred orientation when presented full screen (since iOS 6). Rule: `E-01`, `E-03`
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    inheritedPreference
  }

  /// The question up to iOS 5; yes to portrait here. Rule: `D-10`
  ///
  /// - UIKit: differs, Swift cannot see it there; it is `shouldAutorotateToInterfaceOrientation:`.
  ///   Since iOS 2, deprecated from 6.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    legacyAnswer(to: toInterfaceOrientation)
  }

  /// Announces that the answers changed (since iOS 16). Rule: `F-24`
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { sendUpdate() }

  /// Reads the masks again, and follows the device if they allow it.
  ///
  /// Since iOS 5, deprecated from 16. Rule: `F-10`, `F-12`
  open class func attemptRotationToDeviceOrientation() {
    DeviceHost.required("attemptRotationToDeviceOrientation()").send(
      .attemptRotationToDeviceOrientation)
  }

  /// The orientation of the interface it is shown in (deprecated from iOS 8). Rule: `G-38`
  open var interfaceOrientation: UIInterfaceOrientation { shownOrientation }

  /// Whether it prefers the interface to stay as it is (since iOS 26). Rule: `F-34`
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child that is asked for this preference instead (since iOS 26). Rule: `F-36`
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  /// Announces that the preference changed (since iOS 26). Rule: `F-36`
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { sendLockUpdate() }

  // MARK: Rotation callbacks up to iOS 7

  /// Called when the interface is about to rotate (deprecated from iOS 8). Rule: `G-01`
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called inside the animation of a rotation (deprecated from iOS 8). Rule: `G-03`
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called when the interface has rotated (deprecated from iOS 8). Rule: `G-05`
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called inside the first half of a rotation, up to iOS 4 (deprecated from iOS 5). Rule: `G-08`
  open func willAnimateFirstHalfOfRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after the first half of a rotation, up to iOS 4 (deprecated from iOS 5). Rule: `G-08`
  open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
  /// Called inside the second half of a rotation, up to iOS 4 (deprecated from iOS 5). Rule: `G-08`
  open func willAnimateSecondHalfOfRotation(
    from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Whether children get the rotation callbacks too (since iOS 6). Rule: `G-07`
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  // MARK: Size and traits

  /// The size it would like, in points (since iOS 7).
  open var preferredContentSize = CGSize.zero {
    didSet { tellContainerOfPreferredSize(oldValue) }
  }
  /// Called when the preferred content size of a child, or of what it presents, changes.
  ///
  /// Since iOS 8.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size a child gets when this controller gets one; one that fills it gets all.
  ///
  /// Since iOS 8. Rule: `G-12`
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, in: parentSize) }
  /// Called before the view's size changes; passes the change on to the visible children.
  ///
  /// Since iOS 8. Rule: `G-10`, `G-12`
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardNewSize(size, coordinator) }
  /// Called before the traits change; passes the change on to the visible children.
  ///
  /// Since iOS 8. Rule: `G-21`
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardNewTraits(newCollection, coordinator) }
  /// The traits it has: its container's, its presentation's or its scene's (since iOS 8).
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called when its traits have changed (since iOS 8, deprecated from 17). Rule: `J-13`
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Gives a child other traits than its container has (since iOS 8).
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childTraits[ObjectIdentifier(childViewController)] = collection }
  /// The traits a child was given (since iOS 8).
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childTraits[ObjectIdentifier(childViewController)] }

  /// The transition that is in progress; nil outside of one (since iOS 7).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: Containment

  /// The nearest navigation controller it is in.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller it is in.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The nearest split view controller it is in (since iOS 3.2).
  open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
  /// The controller that contains this one.
  open var parent: UIViewController? { container }
  /// The controllers inside, in the order in which they were added (since iOS 5).
  open var children: [UIViewController] { containedChildren }
  /// Takes a controller in; its view is left to the caller (since iOS 5).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the container; the view is left to the caller (since iOS 5).
  open func removeFromParent() { leaveContainer() }
  /// Called when the container is about to change (since iOS 5).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the container has changed (since iOS 5).
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children get the appearance callbacks with this one (since iOS 6).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Puts one child's view in place of another's, with an animation (since iOS 5).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }
  /// Notifies a child that its appearance is about to change, where that is not automatic.
  ///
  /// Since iOS 5.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated)
  }
  /// Notifies a child that its appearance has changed (since iOS 5).
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Presentation

  /// What this controller, or one that contains it, presents (since iOS 5).
  open var presentedViewController: UIViewController? { nearestPresented }
  /// What presented this controller, or one that contains it (since iOS 5).
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// How it is presented (since iOS 3.2).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle ?? usualStyle }
    set { changeStyle(to: newValue) }
  }
  var chosenStyle: UIModalPresentationStyle?
  /// How it comes on screen when it is presented (since iOS 3).
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user may not dismiss it by a gesture (since iOS 13).
  open var isModalInPresentation = false
  /// Whether what its content presents in a context covers it (since iOS 5).
  open var definesPresentationContext = false
  /// Whether its transition style counts for what is presented in its context (since iOS 5).
  open var providesPresentationContextTransitionStyle = false
  /// Makes animators and presentation controllers (since iOS 7).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What manages the presentation (since iOS 8).
  open var presentationController: UIPresentationController? { ensuredPresentation }
  /// Presents a controller (since iOS 5).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentNow(viewControllerToPresent, flag, completion) }
  /// Dismisses what this controller presents, or has the presenter dismiss it (since iOS 5).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(flag, completion)
  }
  /// Shows a controller in a way that suits the container (since iOS 8).
  open func show(_ vc: UIViewController, sender: Any?) { showNow(vc, sender) }
  /// Shows a controller where details are shown (since iOS 8).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailNow(vc, sender)
  }

  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}

  /// Stores what is to be there after the app was ended; never called here (since iOS 6).
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes what was stored; never called here (since iOS 6).
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all was taken; never here (since iOS 7).
  open func applicationFinishedRestoringState() {}

  // MARK: Segues

  /// Performs a segue of the storyboard (since iOS 5).
  ///
  /// Raises `NSInvalidArgumentException` if there is none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performArchivedSegue(identifier, sender)
  }
  /// Whether a segue that the user has begun is performed (since iOS 6).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called when a segue is about to be performed (since iOS 5).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  #if !canImport(ObjectiveC)
    /// Whether an unwind segue may lead here; by default where the class has the method (since iOS 13).
    open func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { action.method(of: self) != nil }
  #endif

  // MARK: Bars

  /// What a navigation bar shows of it.
  open var navigationItem: UINavigationItem { ensuredBarItems.navigation }
  /// What a tab bar shows of it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ensuredBarItems.tab }
    set { replaceTabBarItem(newValue) }
  }
  /// Whether a bar at the bottom leaves when it is pushed.
  open var hidesBottomBarWhenPushed = false

  // MARK: Status bar

  /// How the status bar is drawn over it (since iOS 7).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it hides the status bar (since iOS 7).
  open var prefersStatusBarHidden: Bool { usualStatusBarHidden }
  /// How the status bar comes and goes (since iOS 7).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines how the status bar is drawn (since iOS 7).
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether it is hidden (since iOS 7).
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether it decides over the status bar when it is presented over others (since iOS 7).
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether it hides the home indicator (since iOS 11).
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden (since iOS 11).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the app's gestures come first (since iOS 11).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines these edges (since iOS 11).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Announces that the answer about these edges changed (since iOS 11).
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Announces that the answers about the status bar changed (since iOS 7).
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Announces that the answer about the home indicator changed (since iOS 11).
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch (key, value) {
    case ("view", let view as UIView): self.view = view
    case ("title", let text as String): title = text
    default: return takeContainerValue(value, key)
    }
    return true
  }

  // MARK: What containers override

  /// Which of UIKit's controllers it is.
  var kind: Controller.Kind { containedChildren.isEmpty ? .plain : .custom }
  /// The children in the order the system knows them.
  var shownOrder: [UIViewController] { containedChildren }
  /// Which of them is shown, where one is.
  var selectedPlace: Int { 0 }
  /// The children that are on screen with it.
  var shownChildren: [UIViewController] { containedChildren }
  /// Whether it names a child for the lock without the app's doing.
  var namesChildForLock: Bool { false }
  /// Called when the interface has just rotated, before layout.
  func interfaceWillTurn(to orientation: UIInterfaceOrientation) {}
  /// Puts the views of shown children into its own.
  func mountShownChildren() {}

  /// Takes out the views of children that it shows no longer.
  func unmountHiddenChildren() {}
  /// The size a child gets when this controller gets one.
  func sizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    usualSizeOfChild(child, in: parentSize)
  }
  /// How it shows a controller that is to be shown in a way that suits it; nil passes it on.
  func showInside(_ controller: UIViewController) -> Bool { false }
}
