import AppCodeModel

/// A comment that keeps findings silent.
struct Suppression: Sendable, Hashable {
  /// What it is about.
  enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Its line.
    case this
    /// The next line with code.
    case next
    /// From here to the matching `end`.
    case begin
    /// The end of a block.
    case end
    /// The whole file.
    case file
  }

  /// What it is about.
  var scope: Scope
  /// The names of checks, as written.
  var names: [Name]
  /// Why.
  var reason: String?
  /// The location of `orientation:ignore`.
  var span: SourceSpan
  /// The line of the comment's beginning, from 1.
  var firstLine: Int
  /// The line of the comment's end, from 1.
  var lastLine: Int

  /// The name of a check, with its place.
  struct Name: Sendable, Hashable {
    var text: String
    var span: SourceSpan
  }
}

/// A comment that means to keep findings silent, and does not.
struct SuppressionProblem: Sendable, Hashable {
  var span: SourceSpan
  var message: String
}
