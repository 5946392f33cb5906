import Foundation

/// Whether the suites that take minutes are run.
enum Effort {
  /// Set by QUARTERTURN_HOSTILE.
  static let isWanted = ProcessInfo.processInfo.environment["QUARTERTURN_HOSTILE"] != nil
}
