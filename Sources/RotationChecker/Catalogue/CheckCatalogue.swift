import Findings
import Orientation

/// All checks.
public enum CheckCatalogue {
  /// All checks, by name.
  public static let all: [any Check] =
    (masks + calls + legacy + configuration).sorted { $0.name < $1.name }

  private static let byName: [String: any Check] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// All names, in order.
  public static let names: [String] = all.map(\.name)

  /// The check with a name.
  public static func check(_ name: String) -> (any Check)? { byName[name] }

  /// The name somebody may have meant; nil when none is near.
  public static func nearest(to name: String) -> String? {
    Spelling.nearest(to: name, in: names)
  }
}
