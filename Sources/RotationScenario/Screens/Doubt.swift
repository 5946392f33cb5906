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
  /// What else may be answered, and what brings that about.
  public var alternatives: [Alternative]
  /// Under which circumstances it is in doubt; empty for all.
  public var circumstances: [Circumstance]

  /// Creates a doubt.
  public init(
    about subject: ScenarioFact, because reason: String, taken: String, assumption: String? = nil,
    at location: SourceLocation? = nil, alternatives: [Alternative] = [],
    when circumstances: [Circumstance] = []
  ) {
    self.subject = subject
    self.reason = reason
    self.taken = taken
    self.assumption = assumption
    self.location = location
    self.alternatives = alternatives
    self.circumstances = circumstances
  }

  /// Another answer than the one that is taken.
  public struct Alternative: Sendable, Hashable {
    /// The answer as files write it: `portrait`.
    public var answer: String
    /// What brings it about: `lock()`; nil where that is not known.
    public var cause: String?
    /// The location of the cause, or of the answer.
    public var location: SourceLocation?

    /// Creates another answer.
    public init(_ answer: String, after cause: String? = nil, at location: SourceLocation? = nil) {
      self.answer = answer
      self.cause = cause
      self.location = location
    }
  }

  /// Whether it is in doubt under a circumstance.
  public func holds(_ idiom: Idiom, _ version: SystemVersion) -> Bool {
    circumstances.isEmpty || circumstances.contains { $0.holds(idiom, version) }
  }
}

extension AppDescription {
  /// The doubts about a screen, in order.
  public func doubts(about screen: ControllerID) -> [Doubt] {
    doubts.filter { doubt in
      if case .screen(screen, _) = doubt.subject { true } else { false }
    }
  }

  /// What a doubt is about, as files write it: `Player.supports`, `appDelegate`, `Home > Player`.
  public func subject(of doubt: Doubt) -> String {
    switch doubt.subject {
    case .stage: "stage"
    case .infoPlist(let key): key.map { "plist.\($0.rawValue)" } ?? "plist"
    case .appDelegate: "appDelegate"
    case .sceneDelegate: "sceneDelegate"
    case .policy(let point): "policy.\(point.rawValue)"
    case .root: "root"
    case .screen(let id, let key): name(of: id) + (key.map { ".\($0.rawValue)" } ?? "")
    case .way(let from, let target): "\(name(of: from)) > \(name(of: target))"
    }
  }

  /// What is assumed about a doubt's subject, as a clause: `Player supports portrait`.
  public func assumed(in doubt: Doubt) -> String {
    let taken = doubt.taken
    switch doubt.subject {
    case .screen(let id, let key?):
      let name = name(of: id)
      switch key {
      case .supports: return "\(name) supports \(taken)"
      case .prefers: return "\(name) prefers \(taken)"
      case .autorotates: return "shouldAutorotate of \(name) is \(taken)"
      default: return "\(key.rawValue) of \(name) is \(taken)"
      }
    case .appDelegate: return "the app delegate allows \(taken)"
    case .sceneDelegate: return "the scene delegate allows \(taken)"
    case .root: return "\(taken) is the root"
    case .way(let from, let target):
      return "\(name(of: from)) shows \(name(of: target)) as \(taken)"
    case .infoPlist: return "the Info.plist has \(taken)"
    default: return "\(subject(of: doubt)) is \(taken)"
    }
  }
}
