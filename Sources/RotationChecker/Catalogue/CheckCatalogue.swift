public import RotationFindings
import Orientation
import TextFormats

/// All checks.
public enum CheckCatalogue {
  /// All checks, by name.
  package static let all: [any Check] =
    (masks + calls + legacy + configuration).sorted { $0.name < $1.name }

  /// What there is to know of all checks, those of comments among them, by name.
  public static let descriptions: [CheckDescription] =
    (all + ofComments).map { type(of: $0).description }.sorted { $0.name < $1.name }

  private static let byName: [String: CheckDescription] = Dictionary(
    descriptions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// All names, in order.
  public static let names: [String] = descriptions.map(\.name)

  /// The checks whose notes have to be asked for.
  static let asksForNotes = Set(descriptions.filter(\.notesAreOptIn).map(\.name))

  /// What there is to know of the check with a name.
  public static func description(_ name: String) -> CheckDescription? { byName[name] }

  /// The likely intended name; nil when none is near.
  public static func nearest(to name: String) -> String? {
    Spelling.nearest(to: name, in: names)
  }
}
