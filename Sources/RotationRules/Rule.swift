public import Orientation

/// One statement about UIKit's interface orientation, with what supports it.
public struct Rule: Sendable, Hashable, Identifiable {
  /// The rule's name in decisions, tests, findings and documentation.
  public let id: RuleID
  /// What UIKit does in the ``versions`` it is about.
  public let statement: String
  /// What the statement rests on.
  ///
  /// Each entry begins with the key of a ``Source`` or the id of another rule, or describes a
  /// source that has no key; a remark may follow in parentheses.
  public let sources: [String]
  /// How well the statement is supported, by its weakest part.
  public let confidence: Confidence
  /// What the confidence depends on, where it is not the same for every part.
  public let confidenceNote: String?
  /// Whether sources contradict one another here, also where one side is clearly better supported.
  public let isDisputed: Bool
  /// The system versions the statement is about.
  public let versions: VersionSpan
  /// Given, when and then of a test, in words; nil where there is nothing to run.
  public let test: String?

  init(
    _ id: RuleID, _ statement: String, sources: [String], confidence: Confidence,
    confidenceNote: String? = nil, isDisputed: Bool = false, versions: VersionSpan = .every,
    test: String?
  ) {
    self.id = id
    self.statement = statement
    self.sources = sources
    self.confidence = confidence
    self.confidenceNote = confidenceNote
    self.isDisputed = isDisputed
    self.versions = versions
    self.test = test
  }
}
