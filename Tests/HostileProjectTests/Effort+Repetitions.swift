import TestSupport

extension Effort {
  /// Returns how often something is repeated: a twentieth where code is not optimised.
  static func times(_ count: Int) -> Int {
    #if DEBUG
      return count / 20
    #else
      return count
    #endif
  }
}
