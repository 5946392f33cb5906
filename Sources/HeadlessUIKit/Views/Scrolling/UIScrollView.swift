public import Foundation

/// A view onto content that may be larger than itself.
///
/// Its bounds' origin is the offset. On a new size, of itself or of the content, the offset moves
/// back as far as it has to for the content to fill the view.
///
/// - UIKit: same; a drag comes to rest at once. Since iOS 2
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether the safe area adds to the insets.
  ///
  /// - UIKit: same. Since iOS 11
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and top and bottom also if the view is a controller's content.
    case automatic = 0
    /// On the axes that can be scrolled.
    case scrollableAxes = 1
    /// No.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// What dragging does to the keyboard.
  ///
  /// - UIKit: same. Since iOS 7
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Sends it away.
    case onDrag = 1
    /// Takes it along.
    case interactive = 2
  }

  /// The delegate that is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What was covered when the offset was looked at last.
  var knownInset = UIEdgeInsets.zero
  /// The animated move that is in progress.
  var scrollAnimation: ScrollAnimation?
  var storedContentSize = CGSize.zero

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates the view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.isInterface { clipsToBounds = true }
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readScroll(properties)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UIScrollViewDelegate
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      changing(["contentSize"]) { storedContentSize = newValue }
      contentChanged()
    }
  }

  /// The content's point in the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    willSet { willChangeValue(forKey: "contentInset") }
    didSet {
      didChangeValue(forKey: "contentInset")
      if contentInset != oldValue { insetsChanged() }
    }
  }

  /// Whether the safe area adds to the insets (since iOS 11).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }

  /// The insets with what the safe area adds (since iOS 11).
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

  /// Called when the adjusted insets have changed (since iOS 11).
  open func adjustedContentInsetDidChange() {}

  // MARK: Moving

  /// Shows a point of the content in the top left corner.
  ///
  /// An animated move changes the offset a frame at a time, for 0.3 seconds, and the delegate is notified of each;
  /// without a device, and where animations are not enabled, it is at its end at once.
  ///
  /// - UIKit: same; how long it takes and how it speeds up are not checked against UIKit. Since iOS 2
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// Scrolls just as far as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    move(to: offset(showing: rect), animated: animated)
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the view comes to rest at whole multiples of its size.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the axis it began on.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged beyond its end.
  open var bounces = true
  /// Whether it can although it fits from top to bottom.
  open var alwaysBounceVertical = false { didSet { insetsChanged() } }
  /// Whether it can although it fits from left to right.
  open var alwaysBounceHorizontal = false { didSet { insetsChanged() } }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// What dragging does to the keyboard (since iOS 7).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the view.
  open private(set) var isTracking = false
  /// Whether a finger drags the content.
  open internal(set) var isDragging = false
  /// Whether the content is still scrolling after a drag.
  open private(set) var isDecelerating = false

  /// Recognizes drags (since iOS 5); nothing drags by itself.
  open private(set) lazy var panGestureRecognizer = recognizer(
    UIPanGestureRecognizer(target: nil, action: nil))

  /// Recognizes scaling (since iOS 5); nothing scales by itself.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = recognizer(
    UIPinchGestureRecognizer(target: nil, action: nil))

  private func recognizer<Recognizer: UIGestureRecognizer>(_ made: Recognizer) -> Recognizer {
    addGestureRecognizer(made)
    return made
  }

  /// Whether content takes a touch; not asked.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes a touch from the content; not asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Scaling

  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the content (since iOS 3).
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { zoom(to: newValue) }
  }

  var storedZoomScale: CGFloat = 1

  /// Scales the content (since iOS 3).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }

  /// Scales and moves the content so that a rectangle of it fills the view (since iOS 3).
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect) }

  // MARK: What follows

  override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    if bounds.size != old.size { sizeChanged() }
    if bounds.origin != old.origin { scrolled() }
  }

  /// The view has a new size.
  func sizeChanged() { keepContentInView() }

  /// The view has moved over its content.
  func scrolled() {
    delegate?.scrollViewDidScroll(self)
  }

  /// Whether constraints determine the content's size; a class with a layout of its own has one.
  var contentFollowsConstraints: Bool { true }

  override func placed(by engine: LayoutEngine) {
    super.placed(by: engine)
    takeContentSize(from: engine)
  }

  override func safeAreaChanged() {
    super.safeAreaChanged()
    insetsChanged()
  }

  override func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    safeAreaBesidesInsets(insets)
  }
}
