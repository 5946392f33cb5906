import RotationScenario
import Orientation
public import TextFormats

extension ExpectationReport {
  /// The expectations of some runs as JUnit XML: a suite for each run, a case for each expectation.
  ///
  /// A run without expectations is one case: that no exception is raised. It holds no times and no
  /// host, so that the same runs give the same bytes.
  ///
  /// - Parameters:
  ///   - reports: the runs, in the order in which they are reported.
  ///   - errors: files that could not be read, each a suite with an error.
  /// - Returns: the document.
  public static func junit(_ reports: [ExpectationReport], errors: [ReadingError] = []) -> String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let tests = reports.reduce(errors.count) { $0 + max(1, $1.count) }
    let failures = reports.reduce(0) { $0 + $1.failureCount }
    Markup.element(
      "testsuites",
      [
        "tests": "\(tests)", "failures": "\(failures)",
        "errors": errors.isEmpty ? nil : "\(errors.count)",
      ], reports.map(\.suite) + errors.map(suite)
    ).write(to: &out)
    return out
  }

  private static func suite(_ error: ReadingError) -> Markup {
    .element(
      "testsuite",
      [
        "name": error.file, "tests": "1", "failures": "0", "errors": "1", "skipped": "0",
      ],
      [
        .element(
          "testcase",
          [
            "classname": error.file, "name": "the file is read", "file": error.file,
            "line": error.line.map { "\($0)" },
          ],
          [
            .element(
              "error", ["type": "reading", "message": error.message], [.text(error.description)])
          ])
      ])
  }

  /// The expectations of this run as JUnit XML.
  public var junit: String { Self.junit([self]) }

  private var file: String { run.scenario.steps.first?.location.file ?? "scenario" }

  private var suite: Markup {
    .element(
      "testsuite",
      [
        "name": name, "tests": "\(max(1, count))", "failures": "\(failureCount)",
        "errors": "0", "skipped": "0",
      ],
      count == 0
        ? [
          .element(
            "testcase",
            ["classname": file, "name": "no exception is raised", "file": file], [])
        ]
        : zip(run.steps, steps).flatMap { played, step in
          played.results.map { testCase($0, step) }
        })
  }

  /// The title, with the stage in a file that has several.
  private var name: String {
    (run.scenario.title ?? file) + (run.scenario.stageName.map { " (\($0))" } ?? "")
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
