/// Decides which way an interface turns, with the steps that lead to it.
///
/// Facts go in, the deciding controllers and delegates are asked, a ``Decision`` comes out. The
/// stages run in the order in which UIKit's documentation and observed calls have them:
///
/// 1. is there anything to negotiate (version, background, locks, a usable pose);
/// 2. how much masks count where the scene is shown;
/// 3. up to iOS 15, `shouldAutorotate`;
/// 4. the masks: application, controller, device;
/// 5. one orientation out of what they share.
///
/// ```swift
/// var steps = NoSteps()
/// var answers = FixedAnswers(controller: .portrait)
/// let facts = Facts(version: SystemVersion(17), device: .landscapeLeft)
/// Negotiation.decide(.deviceTurn, facts, asking: &answers, recording: &steps).outcome
/// // .stays(.notAllowed)
/// ```
///
/// - Complexity: constant, and without memory of its own.
/// - UIKit: not offered; it is what UIKit does inside. Rule: section D
public struct Negotiation<Asked: Respondents, Recorder: StepRecorder> {
  let trigger: Trigger
  let policy: RotationPolicy
  let behaviors: Behaviors
  var asked: Asked
  var recorder: Recorder
  var force = MaskForce.binding
  var masks: Masks?
  var lastPreferred = Preferred.inherited

  /// Runs one negotiation.
  ///
  /// - Parameters:
  ///   - trigger: what made UIKit look.
  ///   - facts: the device, the system, the app's declarations, the state of the moment.
  ///   - policy: how disputed points are settled.
  ///   - asked: those who are asked; only the ones the version asks.
  ///   - recorder: takes the steps.
  /// - Returns: what happens.
  public static func decide(
    _ trigger: Trigger, _ facts: Facts, policy: RotationPolicy = RotationPolicy(),
    asking asked: inout Asked,
    recording recorder: inout Recorder
  ) -> Decision {
    var negotiation = Negotiation(
      trigger: trigger, policy: policy, behaviors: facts.behaviors,
      asked: asked, recorder: recorder)
    let (candidate, outcome) = negotiation.run(facts)
    asked = negotiation.asked
    recorder = negotiation.recorder
    return Decision(
      trigger: trigger, outcome: outcome, current: facts.current, candidate: candidate,
      masks: negotiation.masks, force: negotiation.force)
  }

  private mutating func run(_ facts: Facts) -> (InterfaceOrientation?, Outcome) {
    let candidate = facts.device.interfaceOrientation
    if let early = beforeAnyMask(facts, candidate) { return (candidate, early) }
    guard behaviors[.masksDecide] else {
      return (candidate, askYesOrNo(facts, candidate))
    }
    if let outcome = weighMasks(facts, candidate) { return (candidate, outcome) }
    if let outcome = askAutorotate(facts) { return (candidate, outcome) }
    guard let read = readMasks(facts) else {
      return (candidate, .raises(.askedRecursively(controller: nil)))
    }
    masks = read
    if let outcome = checkCommonGround(facts, read) { return (candidate, outcome) }
    return choose(facts, from: read, candidate)
  }

  /// Records a step; where no steps are kept, none is made.
  @inline(__always)
  mutating func note(
    _ rule: RuleID, _ speaker: Speaker, _ finding: StepRemark,
    before: InterfaceOrientationMask = .all, after: InterfaceOrientationMask? = nil,
    policy: PolicyPoint? = nil
  ) {
    recorder.record(
      DecisionStep(rule, speaker, finding, before: before, after: after, policy: policy))
  }
}
