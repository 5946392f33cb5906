/// How well a plain value, one that is always there, is supported.
public struct Evidence: Sendable, Hashable {
  /// How well.
  public let confidence: Confidence
  /// The rule it rests on.
  public let rule: RuleID

  /// Joins a confidence and a rule.
  init(_ confidence: Confidence, _ rule: RuleID) {
    self.confidence = confidence
    self.rule = rule
  }
}
