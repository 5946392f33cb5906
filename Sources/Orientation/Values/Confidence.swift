/// How well a statement about UIKit is supported.
@frozen public enum Confidence: Int, CaseIterable, Comparable, Sendable, Hashable {
  /// No source covers it; the value is a working assumption.
  case unknown = 0
  /// A single remark.
  case low = 1
  /// One careful report, or documentation that needs interpretation.
  case medium = 2
  /// Apple's documentation, or several independent reports.
  case high = 3

  /// Orders from unknown to high.
  @inlinable public static func < (a: Confidence, b: Confidence) -> Bool {
    a.rawValue < b.rawValue
  }
}
