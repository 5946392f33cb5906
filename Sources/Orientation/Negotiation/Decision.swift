/// What a negotiation came to.
public struct Decision: Sendable, Hashable {
  /// What made UIKit look.
  public var trigger: Trigger
  /// What happens.
  public var outcome: Outcome
  /// The interface orientation before.
  public var current: InterfaceOrientation
  /// The orientation that was tried first, if there was one.
  public var candidate: InterfaceOrientation?
  /// The masks that were read; nil where no controller was asked.
  public var masks: Masks?
  /// How much the masks counted.
  public var force: MaskForce

  /// Creates a decision that was made elsewhere.
  public init(
    trigger: Trigger, outcome: Outcome, current: InterfaceOrientation,
    candidate: InterfaceOrientation?, masks: Masks?, force: MaskForce
  ) {
    self.trigger = trigger
    self.outcome = outcome
    self.current = current
    self.candidate = candidate
    self.masks = masks
    self.force = force
  }

  /// The interface orientation afterwards.
  @inlinable public var result: InterfaceOrientation {
    if case .turns(let orientation) = outcome { orientation } else { current }
  }
}

/// The three masks of a negotiation and what they share.
///
/// Rule: `D-04`
@frozen public struct Masks: Sendable, Hashable {
  /// Info.plist or a delegate.
  public var application: InterfaceOrientationMask
  /// The deciding controller.
  public var controller: InterfaceOrientationMask
  /// The hardware.
  public var device: InterfaceOrientationMask

  /// Makes the three masks.
  @inlinable public init(
    application: InterfaceOrientationMask, controller: InterfaceOrientationMask,
    device: InterfaceOrientationMask
  ) {
    self.application = application
    self.controller = controller
    self.device = device
  }

  /// What all three allow.
  @inlinable public var effective: InterfaceOrientationMask {
    application.intersection(controller).intersection(device)
  }
}

/// What happens after a negotiation.
public enum Outcome: Sendable, Hashable {
  /// The interface turns.
  case turns(to: InterfaceOrientation)
  /// The interface stays as it is.
  case stays(StayReason)
  /// A geometry request is refused and its error handler called.
  case refused(SceneError)
  /// UIKit raises an exception.
  case raises(Fault)
}

/// Why the interface stays.
public enum StayReason: Sendable, Hashable {
  /// It is already there.
  case alreadyThere
  /// The device is flat or its pose is unknown (`B-11`).
  case noCandidate
  /// A mask leaves the orientation out (`D-43`).
  case notAllowed
  /// `shouldAutorotate` is false (`D-11`).
  case autorotationOff
  /// The user's lock is on (`B-14`).
  case userLock
  /// The iOS 26 lock is honoured (`F-34`).
  case preferenceLock
  /// The app is in the background (`B-23`).
  case inBackground
  /// This event does not make UIKit look (`E-11`).
  case notNegotiated
  /// The call does not exist in this version.
  case notOffered
  /// The app turns the status bar itself (`A-16`).
  case appTurnsStatusBar
  /// The scene does not follow the device: mirroring reports portrait whatever happens (`N-08`).
  case doesNotFollowDevice
}
