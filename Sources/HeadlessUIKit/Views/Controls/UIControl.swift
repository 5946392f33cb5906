public import Foundation

/// A view that does something when it is touched.
///
/// - UIKit: same; targets are blocks, for want of selectors. Since iOS 2
@preconcurrency @MainActor open class UIControl: UIView {
  private var handlers: [(events: UIControl.Event, action: UIAction)] = []

  /// Whether the control works.
  open var isEnabled = true

  /// Whether the control is chosen.
  open var isSelected = false

  /// Whether the control is touched.
  open var isHighlighted = false

  /// Where the content goes between left and right.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center

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
    handlers.append((controlEvents, action))
  }

  /// Does an action no longer when some events happen (since iOS 14).
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does an action no longer when some events happen (since iOS 14).
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    handlers = handlers.compactMap { events, action in
      guard action.identifier == actionIdentifier else { return (events, action) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, action)
    }
  }

  /// All events that something is done for.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Does what is to be done when some events happen, in the order it was added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, action) in handlers where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does an action on the control's behalf (since iOS 14).
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

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
