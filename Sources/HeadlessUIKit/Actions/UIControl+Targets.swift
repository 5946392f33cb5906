#if !canImport(ObjectiveC)
  import Foundation

  /// An object and the method that is called on it.
  struct ControlTarget {
    /// The object; it is not kept alive.
    weak var object: AnyObject?
    /// Whether one is looked for among the responders.
    let isSearched: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
      object = target.map { $0 as AnyObject }
      isSearched = target == nil
      self.action = action
    }

    /// Whether it is the same target with the same action; nil stands for any.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target.map { object === $0 as AnyObject } ?? true)
        && (action.map { self.action == $0 } ?? true)
    }
  }

  extension UIControl {
    /// Calls a method of an object whenever one of some events happens.
    ///
    /// The method takes nothing, the control, or the control and the event. The target is not kept
    /// alive. The same target and method are added once. Without a target the responders are searched
    /// for one that has the method.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
      let added = ControlTarget(target, action)
      for (place, (_, handler)) in handlers.enumerated() {
        guard case .target(let known) = handler, known.isSearched == added.isSearched,
          known.object === added.object, known.action == action
        else { continue }
        handlers[place].events.formUnion(controlEvents)
        return
      }
      handlers.append((controlEvents, .target(added)))
    }

    /// Calls a method no longer when some events happen.
    ///
    /// Without a target every object is meant, without an action every method.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public func removeTarget(
      _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
    ) {
      remove(for: controlEvents) {
        guard case .target(let known) = $0 else { return false }
        return known.matches(target, action)
      }
    }

    /// The objects whose methods are called.
    ///
    /// - UIKit: same, without the null object that stands for a search. Acts. Since iOS 2
    public var allTargets: Set<AnyHashable> {
      Set(
        handlers.compactMap {
          guard case .target(let known) = $0.handler else { return nil }
          return known.object as? AnyHashable
        })
    }

    /// The names of an object's methods that are called for an event; nil if there are none.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public func actions(
      forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
    ) -> [String]? {
      let names = handlers.compactMap { events, handler -> String? in
        guard case .target(let known) = handler, !events.isDisjoint(with: controlEvent),
          known.isSearched == (target == nil), known.matches(target, nil)
        else { return nil }
        return known.action.name
      }
      return names.isEmpty ? nil : names
    }

    /// Sends an action, unless its object is gone.
    func send(_ target: ControlTarget) {
      guard target.isSearched || target.object != nil else { return }
      sendAction(target.action, to: target.object, for: nil)
    }
  }

  /// Calls a method of an object, or of the first responder along the chain that has it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  @MainActor
  func sendToResponder(
    _ action: Selector, _ target: Any?, from sender: Any?, _ event: UIEvent?
  ) -> Bool {
    if let target {
      action.send(to: target as AnyObject, [sender, event])
      return true
    }
    let view = sender as? UIView
    var responder = view?.window?.extras?.firstResponder ?? sender as? UIResponder
    while let current = responder {
      if current.responds(to: action) {
        action.send(to: current, [sender, event])
        return true
      }
      responder = current.next
    }
    return false
  }

  extension UIApplication {
    /// Calls a method of an object.
    ///
    /// Without a target the first responder, or the sender, and those that follow are searched. The
    /// sender and the event are the method's arguments.
    ///
    /// - Returns: Whether there was an object.
    /// - UIKit: same. Acts. Since iOS 2
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      let sender: Any? = sender ?? (keyWindow?.extras?.firstResponder ?? keyWindow)
      return sendToResponder(action, target, from: sender, event)
    }
  }
#endif
