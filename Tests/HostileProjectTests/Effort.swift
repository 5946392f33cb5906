import Foundation

/// Whether the suites that take minutes are run.
enum Effort {
  /// Set by QUARTERTURN_HOSTILE.
  static let isWanted = ProcessInfo.processInfo.environment["QUARTERTURN_HOSTILE"] != nil

  /// How often something is repeated: a twentieth where code is not optimised.
  static func times(_ count: Int) -> Int {
    #if DEBUG
      return count / 20
    #else
      return count
    #endif
  }
}
