#if !canImport(ObjectiveC)
  public import Foundation

  /// Keeps an observation alive; when it goes, the observation ends.
  ///
  /// - UIKit: same; on Apple's systems it is Foundation's. Since iOS 11
  @preconcurrency @MainActor
  public final class NSKeyValueObservation: NSObject {
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

  /// What a change of an observed property is described by.
  ///
  /// - UIKit: same; on Apple's systems it is Foundation's. Since iOS 2
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of change; 1, for another value.
    public static let kindKey = Self(rawValue: "kind")
    /// The value now.
    public static let newKey = Self(rawValue: "new")
    /// The value before.
    public static let oldKey = Self(rawValue: "old")
    /// Which members of a collection changed; never there.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
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
    /// A call before each change too.
    public static let prior = Self(rawValue: 8)
  }
#endif
