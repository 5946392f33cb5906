public import RotationScenario
import Orientation

/// What became of a scenario's expectations.
public struct ExpectationReport {
  let run: ScenarioRun
  let steps: [ReportedStep]

  /// Makes the report of a played scenario.
  public init(_ run: ScenarioRun) {
    self.run = run
    steps = run.reportedSteps
  }

  /// How many expectations there are.
  public var count: Int { run.steps.reduce(0) { $0 + $1.results.count } }

  /// How many of them were not met.
  public var failureCount: Int { run.failures.count }

  /// One line where all is well; otherwise what was expected and what was found, step by step, and
  /// how the step was decided.
  ///
  /// - Parameter style: the width of a line, and whether to use colour.
  /// - Returns: lines, each with its line break; empty where nothing was expected.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    guard count > 0 else { return "" }
    guard failureCount > 0 else {
      return style.ink(Self.counted(count, "expectation") + " met.", .green) + "\n"
    }
    var lines = [
      style.ink("\(failureCount) of \(Self.counted(count, "expectation")) not met.", .red)
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
    return lines.map { $0 + "\n" }.joined()
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
