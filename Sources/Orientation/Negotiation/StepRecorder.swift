/// Takes the steps of a decision as they are made.
public protocol StepRecorder {
  /// Takes one step; a recorder may keep nothing.
  mutating func record(_ step: DecisionStep)
}

/// Keeps nothing, so that a decision costs no memory.
public struct NoSteps: StepRecorder, Sendable {
  /// Creates a recorder that keeps nothing.
  @inlinable public init() {}
  /// Does nothing.
  @inlinable public func record(_ step: DecisionStep) {}
}

/// Keeps every step in order.
public struct StepList: StepRecorder, Sendable {
  /// The steps so far.
  public private(set) var steps: [DecisionStep] = []
  /// Creates an empty list.
  public init() {}
  /// Appends one step.
  public mutating func record(_ step: DecisionStep) { steps.append(step) }
}
