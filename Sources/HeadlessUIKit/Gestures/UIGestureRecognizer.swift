public import Foundation

/// Finds out which gesture fingers make on a view.
///
/// No finger is tracked: a test sets ``state``, and the targets are called.
///
/// - UIKit: differs: recognizes nothing by itself, and its state can be set without an import of
///   `UIKit.UIGestureRecognizerSubclass`. Acts when its state is set. Since iOS 3.2
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  ///
  /// - UIKit: same. Since iOS 3.2
  public enum State: Int, Sendable {
    /// It may still be made.
    case possible = 0
    /// It begins.
    case began = 1
    /// It continues.
    case changed = 2
    /// It is over, or was recognized.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
    /// It was another one.
    case failed = 5
    /// Another word for ``ended``.
    public static var recognized: State { .ended }
  }

  /// How far the gesture is.
  ///
  /// All but ``State/possible`` and ``State/failed`` call the targets; after the end it is possible again.
  open var state = State.possible {
    didSet { stateChanged() }
  }
  /// The delegate, which swipes, pans and pinches of a test ask whether they may begin, and nothing else.
  ///
  /// Stored only.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { StoredOnly.note("UIGestureRecognizer.delegate") }
  }
  /// Whether it is in use.
  open var isEnabled = true
  /// The view that it is attached to.
  open internal(set) weak var view: UIView?
  /// Whether the view gets no more of the fingers once it is recognized; stored only.
  open var cancelsTouchesInView = true {
    didSet { StoredOnly.note("UIGestureRecognizer.cancelsTouchesInView") }
  }
  /// Whether the view gets fingers late; stored only.
  open var delaysTouchesBegan = false {
    didSet { StoredOnly.note("UIGestureRecognizer.delaysTouchesBegan") }
  }
  /// Whether the view learns late that fingers left; stored only.
  open var delaysTouchesEnded = true {
    didSet { StoredOnly.note("UIGestureRecognizer.delaysTouchesEnded") }
  }
  /// The kinds of touches it reacts to; stored only.
  ///
  /// Since iOS 9.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2] {
    didSet { StoredOnly.note("UIGestureRecognizer.allowedTouchTypes") }
  }
  /// Whether it reacts to one kind of touch at a time; stored only.
  ///
  /// Since iOS 9.
  open var requiresExclusiveTouchType = true {
    didSet { StoredOnly.note("UIGestureRecognizer.requiresExclusiveTouchType") }
  }
  /// A name for people.
  ///
  /// Since iOS 11.
  open var name: String?

  #if !canImport(ObjectiveC)
    private var targets: [ControlTarget] = []

    /// Creates a recognizer that calls a method.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Calls a method when its state changes; it takes nothing or the recognizer.
    open func addTarget(_ target: Any, action: Selector) {
      guard !targets.contains(where: { $0.matches(target, action) }) else { return }
      targets.append(ControlTarget(target, action))
    }

    /// Calls a method no longer; nil stands for every object or every method.
    open func removeTarget(_ target: Any?, action: Selector?) {
      targets.removeAll { $0.matches(target, action) }
    }
  #else
    /// Creates a recognizer.
    public override init() { super.init() }
  #endif

  /// Creates a recognizer without a target.
  public required init?(coder: NSCoder) { super.init() }

  /// Where the gesture is; the middle of the view here.
  ///
  /// In points.
  open func location(in view: UIView?) -> CGPoint {
    let own = self.view ?? view
    guard let own else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Where a finger is; as ``location(in:)`` here.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// How many fingers there are; none here.
  open var numberOfTouches: Int { 0 }

  /// Waits for another recognizer to fail; stored only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    StoredOnly.note("UIGestureRecognizer.require(toFail:)")
    required.append(otherGestureRecognizer)
  }
  private var required: [UIGestureRecognizer] = []

  /// Called when the gesture is over.
  open func reset() {}

  /// Whether it keeps another one from being recognized; yes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one keeps it from being recognized; yes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when fingers come down; never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; never here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave; never here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are interrupted; never here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Performs the segue that a storyboard has for the gesture.
  var archivedSegue: (() -> Void)?
  private var hasBegun = false

  private func stateChanged() {
    guard state != .possible, isEnabled else { return }
    if state == .began || state == .ended, !hasBegun { archivedSegue?() }
    hasBegun = state == .began || state == .changed
    #if !canImport(ObjectiveC)
      if state != .failed {
        for target in targets {
          if let object = target.object { target.action.send(to: object, [self]) }
        }
      }
    #endif
    guard [.ended, .cancelled, .failed].contains(state) else { return }
    state = .possible
    reset()
  }
}

/// The delegate of a gesture recognizer.
///
/// - UIKit: differs: it is asked only whether a swipe, pan or pinch of a test may begin, and what is
///   optional there has an implementation. Stored only. Since iOS 3.2
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be made at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one to fail (since iOS 7).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail (since iOS 7).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a finger counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No (since iOS 7).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No (since iOS 7).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
