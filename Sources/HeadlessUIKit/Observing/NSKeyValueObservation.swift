#if !canImport(ObjectiveC)
  public import Foundation

  /// Keeps an observation alive; when it goes, the observation ends.
  ///
  /// - UIKit: same; on Apple's systems it is Foundation's. Since iOS 11
  @MainActor public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
      self.end = end
      super.init()
    }

    /// Ends the observation.
    public func invalidate() {
      end?()
      end = nil
    }

    isolated deinit { end?() }
  }

  /// What a change handler gets.
  ///
  /// - UIKit: same; on Apple's systems it is Foundation's. Since iOS 11
  public struct NSKeyValueObservedChange<Value> {
    /// The value now.
    public let newValue: Value?
    /// The value before.
    public let oldValue: Value?
  }

  /// What is wanted of an observation.
  ///
  /// - UIKit: same; on Apple's systems it is Foundation's. Since iOS 2
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The old value.
    public static let old = Self(rawValue: 2)
    /// A first call at once.
    public static let initial = Self(rawValue: 4)
  }
#endif
