public import DeviceSetup
public import Orientation

/// A scenario played from the first step to the last.
///
/// Each step is handled and then settles, unless the next one comes meanwhile.
public struct ScenarioRun: Sendable {
  /// What was played.
  public let scenario: Scenario
  /// What each step led to.
  public let steps: [PlayedStep]
  /// The system before the first step.
  public let start: RotationSystem

  /// Plays a scenario.
  ///
  /// - Parameters:
  ///   - scenario: what to play.
  ///   - stage: another stage than the scenario's own.
  public init(_ scenario: Scenario, on stage: Stage? = nil) {
    self.scenario = scenario
    start = scenario.makeSystem(on: stage)
    var system = start
    var steps: [PlayedStep] = []
    for (index, step) in scenario.steps.enumerated() {
      let before = system
      var entries = system.perform(step.action)
      let next = scenario.steps.dropFirst(index + 1).first
      if next?.isMeanwhile != true { entries += system.settle() }
      var played = PlayedStep(
        index: index, step: step, entries: entries, before: before, after: system)
      played.results = played.check(in: scenario)
      steps.append(played)
    }
    self.steps = steps
  }

  /// Everything that happened.
  public var transcript: Transcript { Transcript(steps.flatMap(\.entries)) }

  /// The expectations that were not met.
  public var failures: [ExpectationResult] { steps.flatMap(\.results).filter { !$0.isMet } }

  /// The step in which an exception ended the program; nil if none did.
  public var crash: PlayedStep? { steps.first(where: \.hasCrashed) }

  /// Whether every expectation was met and no exception was raised that none expects.
  public var isSuccess: Bool { failures.isEmpty }

  /// What the interface rests on after a step that is unknown from the app's code.
  ///
  /// What a step has set since is not in doubt any more.
  ///
  /// - Parameter index: the place of the step.
  /// - Returns: the doubts, in order.
  /// - Complexity: linear in the doubts and the steps.
  public func doubts(afterStep index: Int) -> [Doubt] {
    guard !scenario.app.doubts.isEmpty else { return [] }
    let events = steps.prefix(index + 1).compactMap(\.step.event)
    let system = steps[index].after
    return scenario.doubts(behind: system.situation(), of: system, shownBy: events)
      .map { scenario.app.doubts[$0] }
      .filter { doubt in !events.contains { $0.settles(doubt.subject) } }
  }

  /// The location of a fact that was in force during a step: what a step changed is at that step.
  ///
  /// - Parameters:
  ///   - speaker: a speaker of a decision.
  ///   - index: the step in which it answered.
  /// - Returns: nil for speakers that are not in the file.
  /// - Complexity: O(n) in the number of steps.
  public func location(of speaker: Speaker, atStep index: Int) -> SourceLocation? {
    for step in scenario.steps.prefix(index + 1).reversed() where step.action.changed == speaker {
      return step.location
    }
    return scenario.location(of: speaker)
  }
}

extension Scenario.Step.Action {
  /// Whose answer the action sets.
  package var changed: Speaker? {
    switch self {
    case .event(let event): event.changed
    case .accelerate: .device
    }
  }
}

extension RotationEvent {
  /// Whose answer the event sets.
  fileprivate var changed: Speaker? {
    switch self {
    case .change(let id, _): .controller(id)
    case .changeAppDelegate: .appDelegate
    case .changeSceneDelegate: .sceneDelegate
    case .userLock: .userLock
    case .turn: .device
    default: nil
    }
  }
}

extension RotationEvent {
  /// Whether the event sets what a doubt is about.
  fileprivate func settles(_ subject: ScenarioFact) -> Bool {
    switch subject {
    case .appDelegate: changed == .appDelegate
    case .sceneDelegate: changed == .sceneDelegate
    case .screen(let id, .supports?): changed == .controller(id)
    default: false
    }
  }
}

extension RotationSystem {
  /// Performs a step.
  fileprivate mutating func perform(_ action: Scenario.Step.Action) -> [Transcript.Entry] {
    switch action {
    case .event(let event): handle(event)
    case .accelerate(let motion): play(motion)
    }
  }

  /// Lets time pass until nothing is in progress, and returns what happens until then.
  mutating func settle() -> [Transcript.Entry] {
    handle(.settle).filter { $0.occurrence != .event(.settle, by: nil) }
  }
}
