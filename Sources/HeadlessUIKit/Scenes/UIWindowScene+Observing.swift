import Foundation

#if canImport(ObjectiveC)
  // Foundation observes; it has to be notified.
  extension UIWindowScene {
    func tellGeometryObservers() {
      willChangeValue(for: \.effectiveGeometry)
      didChangeValue(for: \.effectiveGeometry)
    }
  }
#else
  /// An observer of a scene's geometry.
  struct GeometryObserver {
    let token: UUID
    let changed: () -> Void
  }

  extension UIWindowScene {
    func tellGeometryObservers() {
      for observer in geometryObservers { observer.changed() }
    }

    /// Observes a property; `effectiveGeometry` is the one that changes.
    ///
    /// - Returns: what has to be kept for as long as the changes are of interest.
    /// - UIKit: same call; there it is key-value observation, which Linux lacks. Since iOS 16.
    ///   Rule: `F-32`
    public func observe<Value>(
      _ keyPath: KeyPath<UIWindowScene, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (UIWindowScene, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let token = UUID()
      nonisolated(unsafe) let path = keyPath
      geometryObservers.append(
        GeometryObserver(token: token) { [unowned self] in
          let value = unsafe self[keyPath: path]
          changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        })
      if options.contains(.initial) {
        changeHandler(
          self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
      }
      return NSKeyValueObservation { [weak self] in
        self?.geometryObservers.removeAll { $0.token == token }
      }
    }
  }
#endif
