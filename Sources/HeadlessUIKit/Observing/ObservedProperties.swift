#if !canImport(ObjectiveC)
  import Foundation

  // What of UIKit's own classes is reported to observers.

  /// Paths of the main actor's properties are formed on it, where views are used.
  private func onMainActor(_ body: @MainActor () -> [RuntimeProperty]) -> [RuntimeProperty] {
    nonisolated(unsafe) var result: [RuntimeProperty] = []
    MainActor.assumeIsolated { unsafe result = body() }
    return unsafe result
  }

  extension UIView {
    /// What is found by name.
    @_spi(HeadlessSources)
    public enum _RuntimeMembers0: RuntimeMembers {
      /// The properties whose changes are reported.
      public static var properties: [RuntimeProperty] {
        onMainActor {
          [
            RuntimeProperty(reading: "bounds", \UIView.bounds),
            RuntimeProperty(reading: "center", \UIView.center),
            RuntimeProperty(reading: "frame", \UIView.frame),
            RuntimeProperty(reading: "hidden", \UIView.isHidden),
            RuntimeProperty(reading: "alpha", \UIView.alpha),
          ]
        }
      }
    }

    /// Notifies the observers of some properties around a change.
    ///
    /// The list is only made for views that are observed, as few are.
    func changing(_ keys: @autoclosure () -> [String], _ body: () -> Void) {
      guard let observers = KeyValueObservers.of(self) else { return body() }
      let keys = keys()
      for key in keys { observers.willChange(key, of: self) }
      body()
      for key in keys.reversed() { observers.didChange(key, of: self) }
    }
  }

  extension UIScrollView {
    /// What is found by name.
    @_spi(HeadlessSources)
    public enum _RuntimeMembers0: RuntimeMembers {
      /// The properties whose changes are reported.
      public static var properties: [RuntimeProperty] {
        onMainActor {
          [
            RuntimeProperty(reading: "contentOffset", \UIScrollView.contentOffset),
            RuntimeProperty(reading: "contentSize", \UIScrollView.contentSize),
            RuntimeProperty(reading: "contentInset", \UIScrollView.contentInset),
          ]
        }
      }
    }
  }
#else
  extension UIView {
    /// Foundation observes.
    func changing(_ keys: @autoclosure () -> [String], _ body: () -> Void) { body() }
  }
#endif
