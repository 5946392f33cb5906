public import Orientation

/// Why a screen turns or does not, and what would change that.
///
/// It is built from a decision's steps and adds only words, an order for reading, and the smallest
/// change that would change the decision.
public struct Explanation: Sendable, Hashable, CustomStringConvertible {
  /// The answer in one sentence, with its full stop.
  public var headline: String
  /// The answers, in the order in which they counted.
  public var rows: [Row]
  /// What came of it; the last row.
  public var result: Row
  /// The decisions one after the other, where several did something; else empty.
  public var parts: [Part] = []
  /// What would change the outcome; nil where nothing has to change.
  public var advice: Advice?
  /// The disputed points the result rests on: settled otherwise, it would come out otherwise.
  public var disputes: [Dispute]
  /// The disputed points that were touched on, and change nothing.
  public var idleDisputes: [Dispute] = []
  /// What is unknown from the app's code, and what was assumed instead.
  public var doubts: [Doubt] = []
  /// What happened.
  public var outcome: Outcome
  /// The system that decided.
  public var version: SystemVersion

  /// One line of an explanation.
  public struct Row: Sendable, Hashable {
    /// What kind of line it is: `device`, `app`, `asked`, `not asked`.
    public var label: String
    /// The speaker; empty where it is in the label.
    public var speaker: String
    /// What was answered or found.
    public var text: String
    /// Whether this settled the matter.
    public var decides: Bool
    /// The rule the line rests on.
    public var rule: RuleID?
    /// The location of the answer in the app's files.
    public var location: SourceLocation?

    /// Creates a line.
    public init(
      _ label: String, _ speaker: String = "", _ text: String, decides: Bool = false,
      rule: RuleID? = nil, location: SourceLocation? = nil
    ) {
      self.label = label
      self.speaker = speaker
      self.text = text
      self.decides = decides
      self.rule = rule
      self.location = location
    }
  }

  /// One of several decisions.
  public struct Part: Sendable, Hashable {
    /// What came of it in one sentence, with its full stop.
    public var headline: String
    /// The answers, in the order in which they counted.
    public var rows: [Row]
    /// The last row.
    public var result: Row
  }

  /// A disputed or undocumented point, and how it was settled.
  public struct Dispute: Sendable, Hashable {
    /// The point.
    public var point: PolicyPoint
    /// The name of the option that was taken.
    public var option: String
    /// What was taken, as a sentence.
    public var meaning: String
    /// Where the default comes from.
    public var source: String
    /// How well the default is supported.
    public var confidence: Confidence
    /// Whether a device was seen to do otherwise than the default.
    public var isContradicted: Bool

    /// The way a policy settles a point.
    public init(_ point: PolicyPoint, _ policy: RotationPolicy) {
      self.init(point, policy, point.description)
    }

    package init(
      _ point: PolicyPoint, _ policy: RotationPolicy, _ description: PolicyDescription
    ) {
      let option = description.options[policy[point]]
      self.point = point
      self.option = option.name
      meaning = option.meaning
      source = description.source
      confidence = description.confidence
      isContradicted = description.isContradicted && policy[point] == RotationPolicy()[point]
    }
  }

  /// What a transcript adds to a decision's steps.
  public struct Context: Sendable, Hashable {
    /// The pose of the device.
    public var held: DeviceOrientation?
    /// The steps of the negotiation in which UIKit read the masks it still uses, from iOS 16 on
    /// (`F-25`).
    public var reading: [DecisionStep]
    /// The controller that was asked and those it passed the question on to, in order.
    public var chain: [ControllerID]
    /// The scene that is not the main one; nil for the main one.
    var scene: SceneID?
    /// Whether what happened up to the decision is known, and looked at elsewhere.
    var isToldElsewhere = false

    /// Creates a context; what is omitted is unknown.
    public init(
      held: DeviceOrientation? = nil, reading: [DecisionStep] = [], chain: [ControllerID] = []
    ) {
      self.held = held
      self.reading = reading
      self.chain = chain
    }
  }

  /// Explains a decision.
  ///
  /// - Parameters:
  ///   - decision: what was decided.
  ///   - steps: the steps that made it.
  ///   - cast: the names of the ids, as it was at that moment.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  ///   - context: what a transcript adds to the steps.
  /// - Complexity: linear in the steps and the controllers.
  public init(
    _ decision: Decision, _ steps: [DecisionStep], cast: Roster, screen: ControllerID? = nil,
    context: Context = Context()
  ) {
    let builder = ExplanationBuilder(
      decision: decision, steps: steps, cast: cast, screen: screen, context: context)
    headline = builder.headline + "."
    rows = builder.rows
    result = builder.result
    advice = nil
    disputes = []
    outcome = decision.outcome
    version = cast.version
    let told =
      Story(
        decision, steps + builder.reading, decider: builder.decider, cast: cast, held: context.held)
    guard !context.isToldElsewhere, let story = told else { return }
    tell(story, Playback(story), builder.namedPoints, cast)
  }

  /// Adds what would change the outcome and the disputed points it rests on, by playing the story
  /// again.
  mutating func tell(
    _ story: Story, _ playback: Playback, _ named: [PolicyPoint], _ cast: Roster
  ) {
    advice = AdviceFinder(story: story, playback: playback, cast: cast).advice ?? advice
    let first = min(story.moment, story.steps.count - 1)
    let effects = PolicyFinder.points(of: story, playback, from: max(0, first))
    let resting = PolicyPoint.allCases.filter { point in
      effects.contains { ($0[point] ?? .notices) >= .callbacks }
    }
    let policy = story.start.policy
    disputes = resting.map { Dispute($0, policy) }
    idleDisputes = named.filter { !resting.contains($0) }.map { Dispute($0, policy) }
  }

  /// An answer where nothing is decided.
  ///
  /// - Parameters:
  ///   - headline: the answer in one sentence, with its full stop.
  ///   - version: the system that would decide.
  package init(headline: String, version: SystemVersion) {
    self.headline = headline
    rows = []
    result = Row("result", "", "nothing is decided")
    advice = nil
    disputes = []
    outcome = .stays(.notNegotiated)
    self.version = version
  }

  /// The explanation for people, at the usual width and without colour.
  public var description: String { text() }
}
