import Orientation
import RotationFindings
import TextFormats

extension FindingReport {
  /// Code Climate's list of issues, with all that GitLab's report wants.
  var codeClimate: JSON {
    .array(
      zip(findings, findings.fingerprints).map { finding, fingerprint in
        let line = finding.location.line ?? 1
        return [
          "type": "issue", "check_name": .string(finding.check),
          "description": .string(finding.message), "categories": ["Bug Risk"],
          "severity": severity(finding.severity), "fingerprint": .string(fingerprint),
          "location": [
            "path": .string(path(finding.location.file)),
            "lines": [
              "begin": .integer(line), "end": .integer(max(line, finding.end?.line ?? line)),
            ],
          ],
        ]
      })
  }

  private func severity(_ severity: Severity) -> JSON {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
