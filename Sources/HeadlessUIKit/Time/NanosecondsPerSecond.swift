#if !canImport(ObjectiveC)
  // Names of Objective-C and Dispatch that Linux's modules lack.

  /// A signed number as wide as a pointer.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. Since iOS 2
  public typealias NSInteger = Int

  /// An unsigned number as wide as a pointer.
  ///
  /// - UIKit: same; it is of the module ObjectiveC. Since iOS 2
  public typealias NSUInteger = UInt

  /// Nanoseconds in a second.
  ///
  /// - UIKit: same; it is of the module Dispatch. Since iOS 4
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  ///
  /// - UIKit: same; it is of the module Dispatch. Since iOS 4
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  ///
  /// - UIKit: same; it is of the module Dispatch. Since iOS 4
  public let NSEC_PER_USEC: UInt64 = 1000
  /// Microseconds in a second.
  ///
  /// - UIKit: same; it is of the module Dispatch. Since iOS 4
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
