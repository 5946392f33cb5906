import Foundation

/// How much the tests of laws try.
enum Effort {
  /// With QUARTERTURN_SEQUENCES all there is, which takes minutes; without, a part of it.
  static let isFull = ProcessInfo.processInfo.environment["QUARTERTURN_SEQUENCES"] != nil
}
