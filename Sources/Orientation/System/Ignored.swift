/// Why an event had no effect.
public enum Ignored: Sendable, Hashable {
  /// An exception ended the program before.
  case afterException
  /// The call does not exist in this version.
  case notOffered
  /// The value is what it already was (`F-05`).
  case noChange
  /// The app has not been launched, or has been already.
  case notRunning
  /// The controller is not where the event needs it.
  case notThere
  /// Notifications are not being generated (`B-02`).
  case notGenerating
  /// The version no longer does anything on this call (`F-15`).
  case noLongerEffective
  /// The scene is of a kind that does not change so.
  case notApplicable
  /// Reactions set one another off without end.
  case endless
}

/// What UIKit's rules say of an event that has no effect.
public struct DroppedEvent: Sendable, Hashable {
  /// The rule by which UIKit drops it.
  public var rule: RuleID
  /// What the negotiation comes to that the event would have begun; nil where it begins none.
  public var decision: Decision?
  /// The steps of that negotiation.
  public var steps: [DecisionStep]

  /// Creates what a rule says; without a decision for an event that begins no negotiation.
  public init(_ rule: RuleID, _ decision: Decision? = nil, _ steps: [DecisionStep] = []) {
    self.rule = rule
    self.decision = decision
    self.steps = steps
  }
}

extension RotationSystem {
  /// Drops an event that would begin a negotiation, which ends before any mask is read.
  ///
  /// - Parameters:
  ///   - reason: why the event has no effect.
  ///   - trigger: what it would have been to the negotiation.
  ///   - device: the device orientation it would have brought; nil for the present one.
  mutating func drop(_ reason: Ignored, _ trigger: Trigger, device: DeviceOrientation? = nil) {
    var facts = facts(of: scenes[0])
    if let device { facts.device = device }
    let (decision, steps) = facts.explain(trigger, FixedAnswers(), policy: policy)
    record(.ignored(reason, steps.first.map { DroppedEvent($0.rule, decision, steps) }))
  }
}
