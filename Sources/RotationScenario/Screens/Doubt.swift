public import Orientation

/// Something about an app that is unknown from its code, and what is assumed instead.
public struct Doubt: Sendable, Hashable {
  /// What it is about.
  public var subject: ScenarioFact
  /// What is not known and why, a clause without a full stop: `the value of mask comes from outside`.
  public var reason: String
  /// What is taken instead: `portrait`.
  public var taken: String
  /// The assumption that would settle it, as `--assume` takes it; nil when none would.
  public var assumption: String?
  /// The location of the code that leaves it open.
  public var location: SourceLocation?

  /// Creates a doubt.
  public init(
    about subject: ScenarioFact, because reason: String, taken: String, assumption: String? = nil,
    at location: SourceLocation? = nil
  ) {
    self.subject = subject
    self.reason = reason
    self.taken = taken
    self.assumption = assumption
    self.location = location
  }
}

extension AppDescription {
  /// The doubts about a screen, in order.
  public func doubts(about screen: ControllerID) -> [Doubt] {
    doubts.filter { doubt in
      if case .screen(screen, _) = doubt.subject { true } else { false }
    }
  }

  /// The doubts about the app as a whole, in order.
  public var generalDoubts: [Doubt] {
    doubts.filter { doubt in
      if case .screen = doubt.subject { false } else { true }
    }
  }
}
