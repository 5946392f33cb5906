/// One step of a decision: a rule, a speaker, the result.
///
/// It holds no prose; the report module turns steps into words.
public struct DecisionStep: Sendable, Hashable {
  /// The rule the step rests on.
  public var rule: RuleID
  /// The speaker.
  public var speaker: Speaker
  /// What was answered or done.
  public var finding: StepRemark
  /// What was still possible before the step.
  public var before: InterfaceOrientationMask
  /// What is still possible after it.
  public var after: InterfaceOrientationMask
  /// The disputed point that settled it, if one did.
  public var policy: PolicyPoint?

  /// Creates a step; `after` defaults to `before`.
  public init(
    _ rule: RuleID, _ speaker: Speaker, _ finding: StepRemark,
    before: InterfaceOrientationMask = .all,
    after: InterfaceOrientationMask? = nil, policy: PolicyPoint? = nil
  ) {
    self.rule = rule
    self.speaker = speaker
    self.finding = finding
    self.before = before
    self.after = after ?? before
    self.policy = policy
  }
}

/// The speaker of a ``DecisionStep``.
public enum Speaker: Sendable, Hashable {
  /// The hardware: its pose, or what it can show.
  case device
  /// The user's orientation lock.
  case userLock
  /// The Info.plist.
  case infoPlist
  /// The app delegate.
  case appDelegate
  /// The scene delegate.
  case sceneDelegate
  /// The idiom's default, for want of a list.
  case idiomDefault
  /// A controller.
  case controller(ControllerID)
  /// The deciding controller of a negotiation that knows no names.
  case decisionMaker
  /// The place where the scene is shown.
  case environment
  /// A geometry request.
  case request
  /// The iOS 26 lock.
  case preferenceLock
  /// UIKit itself.
  case system
}

/// What was answered or done in a ``DecisionStep``.
public enum StepRemark: Sendable, Hashable {
  /// Answered with a mask.
  case allows(InterfaceOrientationMask)
  /// Asks for one orientation.
  case wants(InterfaceOrientation)
  /// Cannot ask for any: the pose is flat or unknown.
  case wantsNothing
  /// Answered true to `shouldAutorotate`.
  case autorotates
  /// Answered false to `shouldAutorotate`.
  case doesNotAutorotate
  /// Was the one to ask.
  case decides
  /// Was not asked, and why.
  case notAsked(NotAsked)
  /// Does not count here.
  case doesNotCount
  /// Makes masks count in a way of its own.
  case weighs(MaskForce)
  /// Keeps the interface as it is.
  case holds
  /// Nothing is left in common.
  case nothingInCommon
  /// Took one orientation from what is allowed.
  case chose(InterfaceOrientation)
  /// The last announced mask was used instead of a new answer.
  case usedAnnounced(InterfaceOrientationMask)
  /// Does not negotiate on this occasion.
  case doesNotNegotiate
  /// Asks for any of these orientations.
  case requests(InterfaceOrientationMask)
  /// Refused a request.
  case refuses
  /// Raised an exception.
  case raises
}

/// Why a controller was not asked.
public enum NotAsked: Sendable, Hashable {
  /// Its container answers for itself (`D-07`).
  case containerAnswers(ControllerID)
  /// A presented controller covers the window (`D-24`).
  case coveredBy(ControllerID)
  /// It does not cover the window itself (`D-25`).
  case doesNotCoverWindow
  /// It is not on screen.
  case notOnScreen
  /// Multitasking or a resizable scene leaves controllers unasked (`D-40`, `N-01`).
  case masksDoNotCount
  /// Its window is not the deciding one (`Q-08`).
  case otherWindowDecides
  /// `shouldAutorotate` was false, so the mask was not read (`D-11`).
  case autorotationIsOff
  /// `shouldAutorotate` is not asked from iOS 16 (`D-12`).
  case autorotateIsIgnored
  /// The app delegate answers instead (`D-01`).
  case delegateAnswers
}
