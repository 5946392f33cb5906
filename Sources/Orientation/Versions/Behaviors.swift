/// How one system behaves for an app that is linked with one SDK.
///
/// The engine asks it in place of a version: `behaviors[.screenFollowsInterface]` is false on iOS 7.
///
/// ```swift
/// var madeUp = Behaviors(of: SystemVersion(27))
/// madeUp[.masksArePreference] = false
/// let facts = Facts(version: SystemVersion(28), behaviors: madeUp)
/// ```
@frozen public struct Behaviors: Hashable, Sendable {
  /// One bit for each behaviour.
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// Creates the behaviours of a system that has none of them.
  @inlinable public init() {}

  /// Creates the behaviours of a system.
  ///
  /// - Parameters:
  ///   - version: the system.
  ///   - linkedSDK: the SDK the app was linked with; nil means the one of the system (`Q-05`).
  /// - Complexity: linear in the number of behaviours.
  public init(of version: SystemVersion, linkedSDK: SystemVersion? = nil) {
    self = BehaviorTable.known.behaviors(of: version, linkedSDK: linkedSDK)
  }

  /// Whether a behaviour holds.
  ///
  /// - Complexity: constant.
  @inlinable @inline(__always) public subscript(behavior: Behavior) -> Bool {
    get {
      let bit = behavior.rawValue
      return (bit < 64 ? low >> UInt64(bit) : high >> UInt64(bit - 64)) & 1 == 1
    }
    set {
      let bit = behavior.rawValue
      let mask: UInt64 = 1 << UInt64(bit & 63)
      if bit < 64 {
        low = newValue ? low | mask : low & ~mask
      } else {
        high = newValue ? high | mask : high & ~mask
      }
    }
  }

  /// The same as far as decisions depend on it.
  public var decisive: Behaviors {
    var behaviors = self
    for behavior in Behavior.allCases where behavior.concernsViewsOnly {
      behaviors[behavior] = false
    }
    return behaviors
  }
}
