/// What is known of one ``PolicyPoint``.
public struct PolicyDescription: Hashable, Sendable {
  /// The name scenario files use.
  public let name: String
  /// The question, as a sentence.
  public let question: String
  /// The answers; the first is the default.
  public let options: [PolicyOption]
  /// The rules it belongs to.
  public let rules: [RuleID]
  /// How well the default is supported.
  public let confidence: Confidence
  /// Where the default comes from.
  public let source: String
}

/// One answer to a ``PolicyPoint``.
public struct PolicyOption: Hashable, Sendable {
  /// The name scenario files use.
  public let name: String
  /// What the engine then does.
  public let meaning: String
}
