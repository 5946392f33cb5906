import Orientation
import RotationFindings
import TextFormats

extension FindingReport {
  private static let heading = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Checkstyle's XML: a `file` for each path, an `error` for each finding.
  var checkstyle: String {
    var out = Self.heading
    let files = byFile.map { path, findings in
      Markup.element(
        "file", ["name": path],
        findings.map { finding in
          .element(
            "error",
            [
              "line": "\(finding.location.line ?? 1)",
              "column": finding.location.column.map { "\($0)" },
              "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
              "message": finding.message, "source": "quarterturn.\(finding.check)",
            ])
        })
    }
    let unread = problems.map { problem in
      Markup.element(
        "file", ["name": path(problem.location.file)],
        [
          .element(
            "error",
            [
              "line": "\(problem.location.line ?? 1)",
              "column": problem.location.column.map { "\($0)" },
              "severity": "warning", "message": problem.sentence,
              "source": "quarterturn.unreadable",
            ])
        ])
    }
    Markup.element("checkstyle", ["version": "4.3"], files + unread).write(to: &out)
    return out
  }

  /// JUnit's XML: a suite for each file, a case for each finding.
  ///
  /// Findings below the severity that counts are skipped cases. Where nothing is found there is
  /// one case that passes, since servers take a document without cases for a mistake.
  var junit: String {
    var out = Self.heading
    var suites = byFile.map { path, findings in
      suite(path, findings.map { testCase($0, path) }, findings)
    }
    if !problems.isEmpty { suites.append(unreadable) }
    if suites.isEmpty {
      let name = "\(ExpectationReport.counted(fileCount, "file")) checked"
      let passed = Markup.element("testcase", ["classname": "quarterturn", "name": name])
      suites = [suite("quarterturn", [passed], [])]
    }
    Markup.element(
      "testsuites",
      [
        "name": "quarterturn check", "tests": "\(max(findings.count + problems.count, 1))",
        "failures": "\(failing(findings))", "errors": "\(problems.count)",
      ], suites
    ).write(to: &out)
    return out
  }

  /// The files that could not be read, as errors: nothing is known about them.
  private var unreadable: Markup {
    let cases = problems.map { problem in
      var location = problem.location
      location.file = path(location.file)
      return Markup.element(
        "testcase",
        [
          "classname": "unreadable", "name": "\(location)", "file": location.file,
          "line": location.line.map { "\($0)" },
        ],
        [.element("error", ["type": "unreadable", "message": problem.sentence])])
    }
    return .element(
      "testsuite",
      [
        "name": "unreadable", "tests": "\(cases.count)", "failures": "0",
        "errors": "\(cases.count)", "skipped": "0",
      ], cases)
  }

  private func suite(
    _ name: String, _ cases: [Markup], _ findings: [Finding]
  ) -> Markup {
    .element(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": "\(failing(findings))",
        "errors": "0", "skipped": "\(findings.count - failing(findings))",
      ], cases)
  }

  private func testCase(_ finding: Finding, _ path: String) -> Markup {
    var location = finding.location
    location.file = path
    let text = "\(location): \(finding.severity.rawValue): \(finding.message)"
    let result =
      finding.severity >= failOn
      ? Markup.element(
        "failure", ["type": finding.check, "message": finding.message], [.text(text)])
      : .element("skipped", ["message": "\(finding.severity.rawValue): \(finding.message)"])
    return .element(
      "testcase",
      [
        "classname": finding.check,
        "name": "line \(finding.location.line ?? 1): \(finding.message)", "file": path,
        "line": finding.location.line.map { "\($0)" },
      ], [result])
  }

  private func failing(_ findings: [Finding]) -> Int {
    findings.count { $0.severity >= failOn }
  }

  /// The findings of each file; findings are ordered by path.
  private var byFile: [(path: String, findings: [Finding])] {
    var files: [(path: String, findings: [Finding])] = []
    for finding in findings {
      let path = path(finding.location.file)
      if files.last?.path == path {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((path, [finding]))
      }
    }
    return files
  }
}
