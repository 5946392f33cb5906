// Written by KnownEvidenceTests from the files in Evidence.
// swift-format-ignore-file

extension RuleEvidence {
  /// What devices were seen to do, rule by rule.
  public static let known: [RuleEvidence] = []
}
