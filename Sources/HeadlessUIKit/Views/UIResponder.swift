public import Foundation

/// Something that can receive events: a view, a controller, a window, the application.
///
/// - UIKit: same as far as the chain and the first responder go; no touch is
///   tracked, and there are neither menus nor a keyboard. Since iOS 2
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked when this one has no answer; nil here.
  open var next: UIResponder? { nil }

  /// Whether this one agrees to be the first responder; false here.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this one agrees to give the first place up; true here.
  open var canResignFirstResponder: Bool { true }

  /// Whether this one is the first responder of its window.
  open var isFirstResponder: Bool { windowForResponding?.extras?.firstResponder === self }

  /// Becomes the first responder, if this one and the present one agree and there is a window.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = windowForResponding else { return false }
    if let present = window.extras?.firstResponder {
      if present === self { return true }
      guard present.resignFirstResponder() else { return false }
    }
    window.ensuredExtras.firstResponder = self
    return true
  }

  /// Gives the first place up.
  ///
  /// - Returns: Whether it is free of it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    windowForResponding?.extras?.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when fingers come down; passes them on.
  ///
  /// Never called by the system here. Stored only.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; passes them on.
  ///
  /// Never called by the system here. Stored only.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers leave; passes them on.
  ///
  /// Never called by the system here. Stored only.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are interrupted; passes them on.
  ///
  /// Never called by the system here. Stored only.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when buttons are pressed; passes them on.
  ///
  /// Never called by the system here. Stored only. Since iOS 9.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when buttons are no longer pressed; passes them on.
  ///
  /// Never called by the system here. Stored only. Since iOS 9.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when buttons are pressed harder; passes them on.
  ///
  /// Never called by the system here. Stored only. Since iOS 9.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when presses are interrupted; passes them on.
  ///
  /// Never called by the system here. Stored only. Since iOS 9.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a motion begins; passes it on.
  ///
  /// Never called by the system here. Stored only. Since iOS 3.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a motion ends; passes it on.
  ///
  /// Never called by the system here. Stored only. Since iOS 3.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a motion is interrupted; passes it on.
  ///
  /// Never called by the system here. Stored only. Since iOS 3.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called for a remote control; never here.
  ///
  /// Stored only. Since iOS 4.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Cuts what is chosen; does nothing here.
  ///
  /// Since iOS 3.
  open func cut(_ sender: Any?) {}
  /// Copies what is chosen; does nothing here.
  ///
  /// Since iOS 3.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied; does nothing here.
  ///
  /// Since iOS 3.
  open func paste(_ sender: Any?) {}
  /// Chooses; does nothing here.
  ///
  /// Since iOS 3.
  open func select(_ sender: Any?) {}
  /// Chooses everything; does nothing here.
  ///
  /// Since iOS 3.
  open func selectAll(_ sender: Any?) {}
  /// Deletes what is chosen; does nothing here.
  ///
  /// Since iOS 3.2.
  open func delete(_ sender: Any?) {}

  #if !canImport(ObjectiveC)
    /// The shortcuts of a keyboard that it has; none, and no key is pressed.
    ///
    /// Since iOS 7.
    open var keyCommands: [UIKeyCommand]? { nil }
  #endif
  /// Adds to the menus of the app; never called here.
  ///
  /// Since iOS 13.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// What replaces the keyboard while this one is the first responder; nil, and never asked for.
  open var inputView: UIView? { nil }
  /// What is above the keyboard while this one is the first responder; nil, and never asked for.
  open var inputAccessoryView: UIView? { nil }
  /// Has the keyboard replaced anew; does nothing here.
  ///
  /// Stored only.
  open func reloadInputViews() {}

  #if !canImport(ObjectiveC)
    /// Whether a menu may send this one an action; whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      responds(to: action)
    }

    /// The first responder from this one on that may be sent an action; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      if canPerformAction(action, withSender: sender) { return self }
      return next?.target(forAction: action, withSender: sender)
    }
  #endif

  #if !canImport(ObjectiveC)
    // MARK: Observing

    /// Called when an observed property has changed; raises UIKit's exception.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      unsafe unobservedValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  #endif

  // MARK: Archives

  /// Called when a storyboard or nib has created the object and connected it.
  open func awakeFromNib() {}

  /// Sets a property by its name, as storyboards and nibs set outlets.
  ///
  /// - UIKit: differs: only properties of UIKit's own that archives connect are found, and those of
  ///   classes that the plugin HeadlessSources compiled. Another class with outlets overrides it.
  open func setValue(_ value: Any?, forKey key: String) {
    if setOwnProperty(value, forKey: key) || takeValue(value, forKey: key) { return }
    setValue(value, forUndefinedKey: key)
  }

  /// Sets the property that a path of names leads to, as archives set what is defined by the user.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Called for a name that the class does not have; raises `NSUnknownKeyException` here.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { undefined(key) }

  /// Sets a property of UIKit's by its name.
  ///
  /// - Returns: Whether there is one.
  func takeValue(_ value: Any?, forKey key: String) -> Bool { false }

  /// The window that contains this one, found along the chain.
  var windowForResponding: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}

extension UIView {
  /// Resigns the first responder if it is this view or a view in it.
  ///
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether nothing here is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.extras?.firstResponder else { return true }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.extras?.firstResponder = nil }
    return force
  }
}
