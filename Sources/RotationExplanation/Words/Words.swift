public import Orientation

/// Turns the engine's results into plain English; nothing else does.
///
/// Clauses begin small and end without a full stop, so that they can be joined; sentences are made
/// where they are shown. API names stay as an app's author types them.
public struct Words: Sendable {
  /// The names of the ids.
  public let cast: Roster

  /// Makes the words for one cast.
  public init(_ cast: Roster) { self.cast = cast }

  /// The class name of a controller.
  public func name(_ id: ControllerID) -> String {
    cast.controller(id)?.name ?? "controller \(id.index)"
  }

  /// The name of a controller, or a word for none.
  func name(_ id: ControllerID?, orElse other: String) -> String {
    id.map { name($0) } ?? other
  }
}

extension String {
  /// The text with its first letter large.
  ///
  /// A first word that is an API name, having a large letter or a point inside, stays as it is.
  package var sentenceCased: String {
    let word = prefix { !$0.isWhitespace }
    let isName = word.dropFirst().contains { $0.isUppercase || $0 == "(" || $0 == "." }
    return isName ? self : prefix(1).uppercased() + dropFirst()
  }
}
