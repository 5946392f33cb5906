extension Facts {
  /// Decides with answers that are known beforehand, and keeps no steps.
  ///
  /// - Parameters:
  ///   - trigger: what made UIKit look.
  ///   - answers: the answers of the deciding controllers and delegates.
  ///   - policy: how disputed points are settled.
  /// - Returns: what happens.
  /// - Complexity: constant; allocates nothing.
  public func decide(
    _ trigger: Trigger, _ answers: FixedAnswers, policy: RotationPolicy = RotationPolicy()
  ) -> Decision {
    var answers = answers
    var steps = NoSteps()
    return Negotiation.decide(trigger, self, policy: policy, asking: &answers, recording: &steps)
  }

  /// Decides with answers that are known beforehand, with the steps.
  ///
  /// - Parameters:
  ///   - trigger: what made UIKit look.
  ///   - answers: the answers of the deciding controllers and delegates.
  ///   - policy: how disputed points are settled.
  /// - Returns: what happens, and the steps that made it.
  public func explain(
    _ trigger: Trigger, _ answers: FixedAnswers, policy: RotationPolicy = RotationPolicy()
  ) -> (decision: Decision, steps: [DecisionStep]) {
    var answers = answers
    var list = StepList()
    let decision = Negotiation.decide(
      trigger, self, policy: policy, asking: &answers, recording: &list)
    return (decision, list.steps)
  }
}
