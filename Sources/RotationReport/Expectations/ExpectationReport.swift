public import RotationScenario
import Orientation

/// What became of a scenario's expectations.
public struct ExpectationReport {
  let run: ScenarioRun
  let steps: [ReportedStep]

  /// Creates the report of a played scenario.
  ///
  /// - Parameters:
  ///   - run: the scenario that was played.
  ///   - steps: its ``RotationScenario/ScenarioRun/reportedSteps``, where they are there already.
  public init(_ run: ScenarioRun, _ steps: [ReportedStep]? = nil) {
    self.run = run
    self.steps = steps ?? run.reportedSteps
  }

  /// How many expectations there are.
  public var count: Int { run.steps.reduce(0) { $0 + $1.results.count } }

  /// How many of them were not met.
  public var failureCount: Int { run.failures.count }

  /// Whether the file itself expects something; otherwise only an exception counts.
  private var hasExpectations: Bool {
    run.scenario.steps.contains { !$0.expectations.isEmpty }
  }

  /// One line where all is well; otherwise what was expected and what was found, step by step, and
  /// how the step was decided.
  ///
  /// - Parameter style: the width of a line, and whether to use colour.
  /// - Returns: lines, each with its line break.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    guard failureCount > 0 else {
      let ending =
        hasExpectations
        ? style.ink(Self.counted(count, "expectation") + " met.", .green)
        : "\(Self.counted(steps.count, "step")) played; the file has no expectations."
      return ending + "\n" + launchNote
    }
    let place = run.crash.map { "The app crashes in step \($0.index + 1)" }
    var lines = [
      style.ink(
        hasExpectations
          ? "\(failureCount) of \(Self.counted(count, "expectation")) not met."
          : "\(place ?? "An exception is raised"), which the file does not expect.", .red)
    ]
    for (played, step) in zip(run.steps, steps) {
      let failures = played.results.filter { !$0.isMet }
      guard let first = failures.first else { continue }
      lines.append("")
      lines.append("  " + style.ink("step \(step.number): \(step.title)", .bold))
      lines.append("  " + style.ink("\(first.expectation.location)", .dim))
      for failure in failures { lines += difference(failure, style) }
      if let why = why(step) {
        lines.append("    " + style.ink("because".padded(to: 12), .dim) + why)
      }
    }
    if hasExpectations, let crash = run.crash, crash.index + 1 < run.steps.count {
      lines += ["", "The app crashes in step \(crash.index + 1); the steps after it do nothing."]
    }
    return lines.map { $0 + "\n" }.joined() + launchNote
  }

  /// That the file never launches the app, where that is so.
  private var launchNote: String {
    run.scenario.steps.contains { $0.event == .launch }
      ? "" : "The app is never launched: launch is not among the steps.\n"
  }

  private func difference(_ result: ExpectationResult, _ style: TextStyle) -> [String] {
    let key = style.ink(result.expectation.key.rawValue.padded(to: 12), .dim)
    let blank = String(repeating: " ", count: 12)
    return [
      "    \(key)expected " + style.ink(result.expectation.text, .green),
      "    \(blank)found    " + style.ink(result.found, .red),
    ]
  }

  /// How the step was decided, with the rule.
  private func why(_ step: ReportedStep) -> String? {
    for entry in step.entries.reversed() {
      guard case .decided(_, let decision, let steps) = entry.occurrence else { continue }
      let words = Words(step.cast).outcome(decision, steps)
      return steps.last.map { "\(words) (\($0.rule))" } ?? words
    }
    return nil
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
