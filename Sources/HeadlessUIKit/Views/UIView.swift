public import Foundation

/// A rectangle of the screen: it has a place, subviews and a layout.
///
/// - UIKit: same as far as a turn of the screen concerns it. Nothing is drawn, no touch is tracked,
///   and there are no layers. Since iOS 2
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace {
  // What a view is made of. Everything is a plain value and final, so that a layout pass allocates
  // nothing and looks nothing up.
  final var storedBounds: CGRect
  final var storedCenter: CGPoint
  final var storedTransform = CGAffineTransform.identity
  final var storedAnchor = CGPoint(x: 0.5, y: 0.5)
  final var placing = Placing.plain
  final var flags: Flags = [
    .needsLayout, .safeAreaIsStale, .autoresizes, .insetsMargins, .needsUpdate,
  ]
  final var storedMask: AutoresizingMask = []
  final var storedSafeArea = UIEdgeInsets.zero
  final var storedSubviews: [UIView] = []
  // A superview keeps its subviews, and those that outlive it lose it in its deinit: this never
  // dangles. A weak reference would make every step of a layout pass several times slower.
  nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?
  /// The traits the view received last.
  final var knownTraits: UITraitCollection?
  final var extras: Extras?
  /// The reference to it that constraints and guides have.
  final var storedReference: ItemReference?

  /// The controller whose view this is.
  package weak var owningController: UIViewController? {
    didSet { flags.set(.hasOwner, owningController != nil) }
  }

  // MARK: Making a view

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    let upright = frame.standardized
    storedBounds = CGRect(origin: .zero, size: upright.size)
    storedCenter = CGPoint(
      x: upright.origin.x + upright.size.width / 2, y: upright.origin.y + upright.size.height / 2)
    super.init()
    if self is UIWindow { flags.insert(.isWindow) }
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates the view that a storyboard or nib has, with everything in it.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    if self is UIWindow { flags.insert(.isWindow) }
    if let coder = coder as? InterfaceCoder { take(coder) }
  }

  deinit {
    for view in storedSubviews { unsafe view.superviewReference = nil }
    storedReference?.empty()
  }

  open override var next: UIResponder? { nextResponder }

  // MARK: Geometry

  /// The rectangle around the view in its superview's space, in points.
  ///
  /// With a transform it is the bounding box.
  open var frame: CGRect {
    get { currentFrame }
    set { move(to: newValue) }
  }

  /// The view's rectangle in its own space, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { resize(to: newValue) }
  }

  /// Where the view's anchor is in its superview's space, in points.
  open var center: CGPoint {
    get { storedCenter }
    set { recenter(at: newValue) }
  }

  /// How the view is turned, scaled and moved around its anchor.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { apply(newValue) }
  }

  /// The point that `center` places and that the transform turns around, in parts of the bounds.
  ///
  /// Since iOS 16.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set { anchor(at: newValue) }
  }

  /// How the view follows a new size of its superview.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { storedMask }
    set { storedMask = newValue }
  }

  /// Whether the subviews follow a new size of this view by their masks.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizes) }
    set { flags.set(.autoresizes, newValue) }
  }

  /// Whether the view's frame and mask count as constraints; yes at first.
  ///
  /// Without them constraints alone place the view, in the layout of its superview.
  ///
  /// Since iOS 6. Rule: `L-A-49`, `L-A-50`, `L-A-55`
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.isPlaced) }
    set { changePlacing(byEngine: !newValue) }
  }

  /// The size that suits the view best within a size; its current size here.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }

  /// Takes the size that suits the view best, keeping the top left corner.
  open func sizeToFit() { takeFittingSize(within: bounds.size) }

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window the view is in.
  open var window: UIWindow? { windowAbove }

  /// A number that identifies the view.
  open var tag = 0

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) { place(view, at: storedSubviews.count) }

  /// Puts a view among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called when a view has become a subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change; nil when there will be none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change; nil when there will be none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// What a width or height is that the content of a view does not ask for: -1 (since iOS 6).
  ///
  /// Rule: `L-E-01`
  public nonisolated static let noIntrinsicMetric = CGFloat(-1)

  /// Places the subviews that constraints place.
  ///
  /// Autoresizing does not wait for it: the subviews follow at once. Rule: `L-C-07`
  open func layoutSubviews() { placeSubviews() }

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out at once what waits for a layout, from the highest view that does downwards.
  open func layoutIfNeeded() { layOutNow() }

  /// Changes the view's constraints, before a layout; calls super last.
  ///
  /// Called for views that asked, from the leaves upwards, and once for every view of a tree that has
  /// constraints. Since iOS 6. Rule: `L-C-02`, `L-C-05`
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout (since iOS 6).
  open func setNeedsUpdateConstraints() { markNeedsUpdate() }

  /// Calls `updateConstraints()` now where it is waited for, here and below (since iOS 6).
  ///
  /// Rule: `L-C-12`
  open func updateConstraintsIfNeeded() { updateBelow() }

  /// Whether the class needs constraints, so that a tree with it has an engine (since iOS 6).
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What bars and the display's shape cover, as distances from the view's edges, in points.
  ///
  /// Since iOS 11.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  /// What of the safe area counts for the subviews.
  func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Called when the safe area has changed (since iOS 11).
  open func safeAreaInsetsDidChange() {}

  /// The distances that content keeps from the edges, in points, with the safe area (since iOS 8).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(directional(newValue)) }
  }

  /// The margins in the language's direction (since iOS 11).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setMargins(newValue) }
  }

  /// Whether content keeps to the superview's margins too (since iOS 8).
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesMargins) }
    set { changeMarginFlag(.preservesMargins, newValue) }
  }

  /// Whether the safe area adds to the margins (since iOS 11).
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMargins) }
    set { changeMarginFlag(.insetsMargins, newValue) }
  }

  /// Called when the margins have changed (since iOS 8).
  open func layoutMarginsDidChange() {}

  /// Whether the view is mirrored where the language runs from right to left (since iOS 9).
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  // MARK: The content's size

  /// The size that the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  ///
  /// Since iOS 6. Rule: `L-E-01`
  open var intrinsicContentSize: CGSize { extras?.placeholderSize ?? Self.noIntrinsicSize }

  /// Reports that the content asks for another size.
  ///
  /// Since iOS 6. Rule: `L-E-03`
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// How much the view resists growing beyond its content along an axis.
  ///
  /// Since iOS 6. Rule: `L-B-30` to `L-B-32`
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras?.hugging[axis] ?? defaultHugging(axis)
  }

  /// Sets how much the view resists growing beyond its content along an axis (since iOS 6).
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    ensuredExtras.hugging[axis] = priority
    contentSizeChanged()
  }

  /// How much the view resists being smaller than its content along an axis.
  ///
  /// Since iOS 6. Rule: `L-B-29`
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { extras?.resistance[axis] ?? .defaultHigh }

  /// Sets how much the view resists being smaller than its content along an axis (since iOS 6).
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    ensuredExtras.resistance[axis] = priority
    contentSizeChanged()
  }

  /// The size that meets the constraints in the view and is closest to a target, in points.
  ///
  /// The view stays as it is. Since iOS 6. Rule: `L-C-27`, `L-C-28`
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that meets the constraints in the view, where the target's width and height are
  /// constraints of their own.
  ///
  /// Since iOS 8. Rule: `L-C-27`, `L-C-29`, `L-C-31`, `L-B-39`
  /// - Complexity: that of solving the view's constraints from the beginning.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// How far the rectangle that constraints place is inside the frame, in points.
  ///
  /// Since iOS 6. Rule: `L-B-40`
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints place, for a frame, in points (since iOS 6).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints place, in points (since iOS 6).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // What a view of the system says of its content.

  /// What the class resists by default, where the app has set nothing.
  func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Whether the height that the content asks for depends on the width that a layout gives it.
  package var heightFollowsWidth: Bool { false }

  /// The size that the content asks for once the view has a width, in points.
  package func intrinsicContentSize(atWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Where the content's first and last line are; at the edges without a text. Rule: `L-E-19`
  package var baselineOffsets: BaselineOffsets { BaselineOffsets(first: 0, last: 0) }

  // MARK: Environment

  /// What the view's environment is like (since iOS 8).
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when the environment has changed (since iOS 8). Rule: `J-13`
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether it is a view that a container of the system has between its own and its children's.
  package var isOfContainer: Bool { false }

  // What a view of the system does itself, whatever an app's subclass overrides.

  /// The bounds are about to change; called where the view's flags ask for it.
  func boundsWillChange(to new: CGRect) {}
  /// The bounds are no longer what they were.
  func boundsChanged(from old: CGRect) {}
  /// The safe area is no longer what it was.
  func safeAreaChanged() {}
  /// Constraints have placed what is in the view; its frames follow.
  func placed(by engine: LayoutEngine) {}
  /// A subview is about to leave.
  func willDrop(_ view: UIView) {}

  // What an archive has of it. A view that takes more overrides these.

  /// Takes the properties that an element has, all of them or those that vary with the size classes.
  func read(_ properties: ArchivedProperties) { readView(properties) }

  /// Creates what an element has in the view.
  func readContent(_ coder: InterfaceCoder) { readViewContent(coder) }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    takeViewValue(value, key)
  }

  // MARK: Looks

  /// Whether the view and its subviews are hidden and receive no touches.
  open var isHidden = false {
    willSet { willChangeValue(forKey: "hidden") }
    didSet {
      if isHidden != oldValue { hidingChanged() }
      didChangeValue(forKey: "hidden")
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { willChangeValue(forKey: "alpha") }
    didSet {
      alpha = min(max(alpha, 0), 1)
      didChangeValue(forKey: "alpha")
    }
  }

  /// What is behind the content; nothing if nil.
  open var backgroundColor: UIColor?

  /// The colour of what can be touched, here and below unless set there (since iOS 7).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { extras?.tint ?? storedSuperview?.tintColor ?? .systemBlue }
    set { changeTint(newValue) }
  }

  /// Called when the tint has changed (since iOS 7).
  open func tintColorDidChange() {}

  /// Whether the view promises to cover what is behind it.
  open var isOpaque = true

  /// Whether touches can reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether content outside the bounds is clipped.
  open var clipsToBounds = false

  /// Whether several touches reach the view at once.
  open var isMultipleTouchEnabled = false

  /// Whether no other view of the window gets touches along with this one.
  open var isExclusiveTouch = false

  /// Pixels a point (since iOS 4).
  open var contentScaleFactor: CGFloat = 1

  /// A name that identifies the view in tests (since iOS 5).
  open var accessibilityIdentifier: String?

  /// The view's accessibility label (since iOS 3).
  open var accessibilityLabel: String?

  /// What happens when the view is activated (since iOS 3).
  ///
  /// Stored only.
  open var accessibilityHint: String? {
    get { extras?.accessibility.hint }
    set { setAccessibility("accessibilityHint") { $0.hint = newValue } }
  }

  /// What the view shows, such as how far a slider is (since iOS 3).
  ///
  /// Stored only.
  open var accessibilityValue: String? {
    get { extras?.accessibility.value }
    set { setAccessibility("accessibilityValue") { $0.value = newValue } }
  }

  /// What the view is (since iOS 3).
  ///
  /// Stored only.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility.traits ?? .none }
    set { setAccessibility("accessibilityTraits") { $0.traits = newValue } }
  }

  /// Whether VoiceOver stops at it (since iOS 3).
  ///
  /// Stored only.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility.isElement ?? false }
    set { setAccessibility("isAccessibilityElement") { $0.isElement = newValue } }
  }

  /// Whether VoiceOver passes over what is in it (since iOS 5).
  ///
  /// Stored only.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility.hidesElements ?? false }
    set { setAccessibility("accessibilityElementsHidden") { $0.hidesElements = newValue } }
  }

  /// Whether VoiceOver passes over everything else (since iOS 5).
  ///
  /// Stored only.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility.isModal ?? false }
    set { setAccessibility("accessibilityViewIsModal") { $0.isModal = newValue } }
  }

  /// Whether what is in it is read together (since iOS 6).
  ///
  /// Stored only.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility.groupsChildren ?? false }
    set { setAccessibility("shouldGroupAccessibilityChildren") { $0.groupsChildren = newValue } }
  }

  /// What VoiceOver stops at, in order (since iOS 8).
  ///
  /// Stored only.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility.elements }
    set { setAccessibility("accessibilityElements") { $0.elements = newValue } }
  }

  /// What VoiceOver offers to do with it (since iOS 8).
  ///
  /// Stored only.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibility.customActions }
    set { setAccessibility("accessibilityCustomActions") { $0.customActions = newValue } }
  }

  private func setAccessibility(
    _ member: String, _ change: (inout AccessibilityProperties) -> Void
  ) {
    StoredOnly.note("UIView.\(member)")
    change(&ensuredExtras.accessibility)
  }

  /// How the content follows a new size of the view.
  open var contentMode = UIView.ContentMode.scaleToFill

  /// Draws a part of the view; never called here.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn again; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The recognizers that are attached to the view; nil if there were never any.
  ///
  /// Since iOS 3.2.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set { setRecognizers(newValue) }
  }

  /// Attaches a recognizer, and takes it from the view it was attached to.
  ///
  /// Since iOS 3.2.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer.
  ///
  /// Since iOS 3.2.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may begin; yes, unless its view is asked and says no.
  ///
  /// Since iOS 6.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Called when VoiceOver wants more; never here (since iOS 4).
  open func accessibilityIncrement() {}

  /// Called when VoiceOver wants less; never here (since iOS 4).
  open func accessibilityDecrement() {}

  /// Called when VoiceOver acts on it; never here (since iOS 5).
  open func accessibilityActivate() -> Bool { false }

  /// Called when VoiceOver has come to it; never here (since iOS 4).
  open func accessibilityElementDidBecomeFocused() {}

  // MARK: Finding views

  /// Whether a point of the view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The view furthest to the front that a touch at a point of this view's space reaches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }
}
