public import Foundation

/// A view that does something when it is touched.
///
/// - UIKit: same; no touch is tracked. Since iOS 2
@preconcurrency @MainActor open class UIControl: UIView {
  /// What is done for which events, in the order in which it was added.
  var handlers: [(events: UIControl.Event, handler: Handler)] = []

  /// What is done.
  enum Handler {
    case action(UIAction)
    #if !canImport(ObjectiveC)
      case target(ControlTarget)
    #endif
  }

  /// Whether the control works.
  open var isEnabled = true

  /// Whether the control is chosen.
  open var isSelected = false

  /// Whether the control is touched.
  open var isHighlighted = false

  /// Where the content goes between left and right.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center

  /// Whether a touch is tracked; never here.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside; never here.
  open var isTouchInside: Bool { false }
  /// Whether a touch is tracked further; never called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a touch that moves is tracked further; never called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch ends; never here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch is interrupted; never here.
  open func cancelTracking(with event: UIEvent?) {}

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that runs an action for its primary event (since iOS 14).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates the control that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readControl(properties)
  }

  /// How the control is, all in one.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Does something whenever one of some events happens; an action of the same identifier goes.
  ///
  /// Since iOS 14.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((controlEvents, .action(action)))
  }

  /// Does an action no longer when some events happen (since iOS 14).
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does an action no longer when some events happen (since iOS 14).
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(for: controlEvents) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == actionIdentifier
    }
  }

  func remove(for controlEvents: UIControl.Event, where isMeant: (Handler) -> Bool) {
    handlers = handlers.compactMap { events, handler in
      guard isMeant(handler) else { return (events, handler) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, handler)
    }
  }

  /// All events that something is done for.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does what is to be done when some events happen, in the order it was added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, handler) in handlers where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      #if !canImport(ObjectiveC)
        case .target(let target): send(target)
      #endif
      }
    }
  }

  /// Does an action on the control's behalf (since iOS 14).
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  #if !canImport(ObjectiveC)
    /// Calls the method of a target on the control's behalf.
    ///
    /// Without a target the responders are searched for one that has the method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sendToResponder(action, target, from: self, event)
    }
  #endif

  /// What a finger that comes down and goes up does, if the control can be touched.
  package func tap() {
    guard isEnabled, isUserInteractionEnabled, !isHidden else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    touchEnds()
  }

  /// What follows from a finger that goes up inside.
  func touchEnds() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
