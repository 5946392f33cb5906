/// How many findings of a check were right, of those that people have read in code of others.
public struct MeasuredPrecision: Sendable, Hashable {
  /// How many were read.
  public var read: Int
  /// How many of them were right.
  public var right: Int

  /// Creates a measurement.
  public init(read: Int, right: Int) {
    self.read = read
    self.right = right
  }

  /// The precision in SARIF's words; nil where too few were read to say.
  public var level: String? {
    guard read >= Self.fewest else { return nil }
    return switch Double(right) / Double(read) {
    case 0.95...: "very-high"
    case 0.85...: "high"
    case 0.6...: "medium"
    default: "low"
    }
  }

  /// How many have to be read before their share says something.
  private static let fewest = 5

  /// Returns what was measured for a check, as `Documentation/CheckerAccuracy.md` has it.
  ///
  /// - Parameter check: the check's name.
  /// - Returns: nil for nothing.
  public static func of(_ check: String) -> MeasuredPrecision? {
    known[check].map { MeasuredPrecision(read: $0.read, right: $0.right) }
  }

  private static let known: [String: (read: Int, right: Int)] = [
    "category-overrides-uikit": (8, 8),
    "container-not-forwarding": (4, 4),
    "cross-enum-use": (9, 9),
    "device-orientation-for-layout": (16, 16),
    "empty-mask-intersection": (1, 1),
    "forced-rotation-kvc": (7, 6),
    "geometry-request-outside-mask": (2, 2),
    "idiom-blind-mask": (7, 7),
    "ipad-lock-without-fullscreen": (14, 14),
    "ipad-orientations-incomplete": (7, 7),
    "kvc-wrong-value": (1, 1),
    "left-right-swap": (2, 2),
    "legacy-rotation-callback": (6, 6),
    "mask-change-not-announced": (12, 12),
    "missing-begin-generating": (7, 7),
    "missing-super-transition": (6, 6),
    "no-fallback-before-16": (1, 1),
    "nonsense-orientation-expression": (5, 5),
    "orientation-read-too-early": (1, 0),
    "preferred-not-supported": (1, 1),
    "responds-check-always-true": (3, 3),
    "status-bar-orientation": (41, 38),
    "unsafe-first-scene": (3, 3),
  ]
}
