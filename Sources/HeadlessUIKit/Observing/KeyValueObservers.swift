#if !canImport(ObjectiveC)
  import Foundation
  import Synchronization

  /// An object whose class is not a responder and that observes others, as the plugin HeadlessSources writes it.
  @_spi(HeadlessSources)
  public protocol KeyValueObserver: AnyObject {
    /// Called when an observed property has changed.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  /// Who observes the properties of one object.
  ///
  /// Unchecked: the lock guards what is in it.
  final class KeyValueObservers: @unchecked Sendable {
    /// How many observations there are in the process, so that a change costs nothing where there are none.
    private static let count = Atomic(0)
    private static let key = StaticKey()
    private let lock = NSRecursiveLock()
    private var observations: [Observation] = []
    /// The values before the changes that are in progress, the innermost last.
    private var pending: [(key: String, old: Any?)] = []

    /// One observation.
    ///
    /// The context is only compared and handed on.
    @safe struct Observation {
      weak var observer: AnyObject?
      let observerID: ObjectIdentifier
      let key: String
      let options: NSKeyValueObservingOptions
      let context: UnsafeMutableRawPointer?
      /// Called instead of the observer's method.
      let handler: ((_ old: Any?, _ new: Any?) -> Void)?
    }

    static func of(_ object: AnyObject) -> KeyValueObservers? {
      guard count.load(ordering: .relaxed) > 0 else { return nil }
      return Associations.shared.value(of: object, key.number) as? KeyValueObservers
    }

    static func ensured(of object: AnyObject) -> KeyValueObservers {
      if let known = of(object) { return known }
      let new = KeyValueObservers()
      Associations.shared.set(new, of: object, key.number, isWeak: false)
      return new
    }

    func add(_ observation: Observation) {
      lock.withLock { observations.append(observation) }
      Self.count.add(1, ordering: .relaxed)
    }

    /// - Returns: Whether there was such an observation.
    func remove(where isMeant: (Observation) -> Bool) -> Bool {
      let isThere: Bool = lock.withLock {
        guard let place = observations.lastIndex(where: isMeant) else { return false }
        observations.remove(at: place)
        return true
      }
      if isThere { Self.count.subtract(1, ordering: .relaxed) }
      return isThere
    }

    deinit { Self.count.subtract(observations.count, ordering: .relaxed) }

    func willChange(_ key: String, of object: NSObject) {
      let list = lock.withLock { observations.filter { $0.key == key } }
      guard !list.isEmpty else { return }
      let old = object.observedValue(key)
      lock.withLock { pending.append((key, old)) }
      for entry in list where entry.options.contains(.prior) {
        var change = entry.change(from: old, to: nil)
        change[.notificationIsPriorKey] = true
        entry.send(key, object, change)
      }
    }

    func didChange(_ key: String, of object: NSObject) {
      let (list, old): ([Observation], Any?) = lock.withLock {
        let place = pending.lastIndex { $0.key == key }
        return (observations.filter { $0.key == key }, place.flatMap { pending.remove(at: $0).old })
      }
      guard !list.isEmpty else { return }
      let new = object.observedValue(key)
      for entry in list {
        if let handler = entry.handler {
          handler(old, new)
          continue
        }
        entry.send(key, object, entry.change(from: old, to: new))
      }
    }

    /// The key under which an object keeps who observes it.
    private final class StaticKey: Sendable {
      var number: UInt { UInt(bitPattern: ObjectIdentifier(self).hashValue) }
    }
  }

  extension KeyValueObservers.Observation {
    /// What an observer receives of the two values.
    func change(from old: Any?, to new: Any?) -> [NSKeyValueChangeKey: Any] {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if options.contains(.new), let new { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      return change
    }

    /// Calls the observer's method; one that is gone is not called.
    func send(_ key: String, _ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
      if let observer = observer as? UIResponder {
        nonisolated(unsafe) let (object, change, context) = unsafe (object, change, context)
        MainActor.assumeIsolated {
          unsafe observer.observeValue(
            forKeyPath: key, of: object, change: change, context: context)
        }
      } else if let observer = observer as? any KeyValueObserver {
        unsafe observer.observeValue(
          forKeyPath: key, of: object, change: change, context: context)
      } else if let observer = observer as? NSObject {
        unsafe observer.unobservedValue(
          forKeyPath: key, of: object, change: change, context: context)
      }
    }
  }
#endif
