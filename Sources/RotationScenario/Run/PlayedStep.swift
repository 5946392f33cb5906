public import Orientation

/// One step of a ``ScenarioRun``: what happened, how things stood before and after.
public struct PlayedStep: Sendable {
  /// Which step it is, from 0.
  public let index: Int
  /// What was played.
  public let step: Scenario.Step
  /// What happened, in order.
  public let entries: [Transcript.Entry]
  /// The system before the step.
  public let before: RotationSystem
  /// The system after it.
  public let after: RotationSystem
  /// What became of the step's expectations, in their order.
  public internal(set) var results: [ExpectationResult] = []

  /// Whether an exception ended the program in it.
  public var hasCrashed: Bool {
    entries.contains { entry in
      if case .exception = entry.occurrence { true } else { false }
    }
  }

  /// The decisions for a scene, in order, with their steps.
  ///
  /// - Parameter scene: their scene.
  /// - Returns: nothing when there was no negotiation.
  public func decisions(for scene: SceneID = .main) -> [(decision: Decision, steps: [DecisionStep])]
  {
    entries.compactMap { entry in
      guard case .decided(scene, let decision, let steps) = entry.occurrence else { return nil }
      return (decision, steps)
    }
  }
}

/// What became of an expectation.
public struct ExpectationResult: Sendable, Hashable {
  /// The expectation.
  public let expectation: Expectation
  /// Whether it was met.
  public let isMet: Bool
  /// What was found instead or, if it was met, what met it.
  public let found: String

  /// `interface: expected landscapeRight, found portrait`.
  public var text: String {
    "\(expectation.key.rawValue): expected \(expectation.text), found \(found)"
  }
}
