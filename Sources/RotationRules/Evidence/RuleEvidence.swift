public import Orientation

/// What one device was seen to do about a rule.
public struct RuleEvidence: Sendable, Hashable {
  /// The rule.
  public let rule: RuleID
  /// The device's model.
  public let device: String
  /// The system that ran.
  public let system: SystemVersion
  /// How many observations agree.
  public let agreed: Int
  /// How many observations contradict.
  public let contradicted: Int

  /// Creates evidence.
  package init(
    _ rule: RuleID, on device: String, _ system: SystemVersion, agreed: Int, contradicted: Int
  ) {
    self.rule = rule
    self.device = device
    self.system = system
    self.agreed = agreed
    self.contradicted = contradicted
  }

  /// What was seen of a rule, as a clause: on which systems it was agreed with and contradicted.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - evidence: what was seen of all rules.
  /// - Returns: `never run` where nothing was seen of it.
  public static func summary(
    of rule: RuleID, in evidence: [RuleEvidence] = RuleEvidence.known
  ) -> String {
    func systems(_ isMeant: (RuleEvidence) -> Bool) -> String {
      evidence.filter { $0.rule == rule && isMeant($0) }
        .map { "\($0.system) (\($0.device))" }.joined(separator: ", ")
    }
    let agreed = systems { $0.agreed > 0 }
    let contradicted = systems { $0.contradicted > 0 }
    let parts = [
      agreed.isEmpty ? nil : "agreed on \(agreed)",
      contradicted.isEmpty ? nil : "contradicted on \(contradicted)",
    ].compactMap { $0 }
    return parts.isEmpty ? "never run" : parts.joined(separator: "; ")
  }
}
