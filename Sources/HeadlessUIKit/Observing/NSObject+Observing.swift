#if !canImport(ObjectiveC)
  public import Foundation
  import Orientation

  extension NSObject {
    /// Observes a property by its name.
    ///
    /// Found are `@objc dynamic` properties of classes that the plugin HeadlessSources compiled, and those of
    /// UIKit's that apps observe: a view's `bounds`, `center`, `frame`, `hidden` and `alpha`, a scroll view's
    /// `contentOffset`, `contentSize` and `contentInset`. Another one is never reported, and noted among what
    /// is stored only. A path of several names is not found either.
    ///
    /// - UIKit: differs: it is Foundation's and finds every property. Acts. Since iOS 2
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
    ) {
      noteUnlessObservable(keyPath)
      let observation = unsafe KeyValueObservers.Observation(
        observer: observer, observerID: ObjectIdentifier(observer), key: keyPath, options: options,
        context: context, handler: nil)
      KeyValueObservers.ensured(of: self).add(observation)
      guard options.contains(.initial) else { return }
      observation.send(
        keyPath, self, observation.change(from: nil, to: observedValue(keyPath)))
    }

    /// Ends an observation; without one UIKit's exception is raised.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      remove(observer, keyPath) { _ in true }
    }

    /// Ends an observation with a context; without one UIKit's exception is raised.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 5
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      remove(observer, keyPath) { unsafe $0.context == context }
    }

    private func remove(
      _ observer: NSObject, _ key: String, where isMeant: (KeyValueObservers.Observation) -> Bool
    ) {
      let id = ObjectIdentifier(observer)
      let isThere = KeyValueObservers.of(self)?.remove {
        $0.observerID == id && $0.key == key && isMeant($0)
      }
      guard isThere != true else { return }
      raiseWrongUse(
        "NSRangeException",
        "Cannot remove an observer <\(type(of: observer))> for the key path \"\(key)\" from"
          + " <\(type(of: self))> because it is not registered as an observer.")
    }

    /// Notifies observers that a property is about to change.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public func willChangeValue(forKey key: String) {
      KeyValueObservers.of(self)?.willChange(key, of: self)
    }

    /// Notifies observers that a property has changed.
    ///
    /// - UIKit: same; it is Foundation's. Acts. Since iOS 2
    public func didChangeValue(forKey key: String) {
      KeyValueObservers.of(self)?.didChange(key, of: self)
    }

    /// Called in place of `super.observeValue(…)` where the superclass is NSObject; raises its exception.
    @_spi(HeadlessSources)
    public func unobservedValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      raiseWrongUse(
        "NSInternalInconsistencyException",
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled."
          + "\nKey path: \(keyPath ?? "")\nObserved object: \(object ?? "")")
    }

    /// The value that observers receive; nil where no table has the property.
    func observedValue(_ key: String) -> Any? {
      RuntimeLookup.property(key, of: self)?.get(self)
    }

    func noteUnlessObservable(_ key: String) {
      guard RuntimeLookup.property(key, of: self) == nil else { return }
      StoredOnly.note("\(type(of: self)).addObserver(\(key))")
    }

    /// The texts are those that developers quote; they were not checked against Foundation.
    func raiseWrongUse(_ name: String, _ reason: String) {
      guard let host = DeviceHost.current, MainQueue.isCurrent else { preconditionFailure(reason) }
      MainActor.assumeIsolated { host.raise(.wrongUse(name: name, reason: reason)) }
    }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Observes a property; see `addObserver(_:forKeyPath:options:context:)` for which.
    ///
    /// - Returns: what has to be kept for as long as the changes are of interest.
    /// - UIKit: differs: it is Foundation's and observes every property. Acts. Since iOS 11
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let token = NSObject()
      let name = RuntimeLookup.name(of: keyPath, of: self)
      if name == nil { StoredOnly.note("\(type(of: self)).observe") }
      let observers = KeyValueObservers.ensured(of: self)
      let call = { [weak self] (old: Any?, new: Any?) in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil))
      }
      unsafe observers.add(
        KeyValueObservers.Observation(
          observer: token, observerID: ObjectIdentifier(token), key: name ?? "", options: options,
          context: nil, handler: call))
      if options.contains(.initial) { call(nil, self[keyPath: keyPath]) }
      return NSKeyValueObservation { [weak observers] in
        _ = observers?.remove { $0.observerID == ObjectIdentifier(token) }
      }
    }
  }
#endif
