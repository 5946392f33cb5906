import RotationScenario
import Orientation

extension ExpectationReport {
  /// The expectations of some runs as JUnit XML: a suite for each run, a case for each expectation.
  ///
  /// It holds no times and no host, so that the same runs give the same bytes.
  ///
  /// - Parameter reports: the runs, in the order in which they are reported.
  /// - Returns: the document.
  public static func junit(_ reports: [ExpectationReport]) -> String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let tests = reports.reduce(0) { $0 + $1.count }
    let failures = reports.reduce(0) { $0 + $1.failureCount }
    Markup.element(
      "testsuites", ["tests": "\(tests)", "failures": "\(failures)"], reports.map(\.suite)
    ).write(to: &out)
    return out
  }

  /// The expectations of this run as JUnit XML.
  public var junit: String { Self.junit([self]) }

  private var file: String { run.scenario.steps.first?.location.file ?? "scenario" }

  private var suite: Markup {
    .element(
      "testsuite",
      [
        "name": run.scenario.title ?? file, "tests": "\(count)", "failures": "\(failureCount)",
        "errors": "0", "skipped": "0",
      ],
      zip(run.steps, steps).flatMap { played, step in
        played.results.map { testCase($0, step) }
      })
  }

  private func testCase(_ result: ExpectationResult, _ step: ReportedStep) -> Markup {
    let location = result.expectation.location
    let failure = Markup.element(
      "failure", ["type": result.expectation.key.rawValue, "message": result.text],
      [.text("\(location): \(result.text)")])
    return .element(
      "testcase",
      [
        "classname": file,
        "name": "step \(step.number), \(step.title): \(result.expectation.key.rawValue)",
        "file": location.file, "line": location.line.map { "\($0)" },
      ], result.isMet ? [] : [failure])
  }
}
