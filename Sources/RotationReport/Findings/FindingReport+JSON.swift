import Orientation
import RotationFindings
import TextFormats

extension FindingReport {
  /// All there is, as one object.
  var json: JSON {
    let base: JSON = [
      "tool": "quarterturn",
      "summary": [
        "errors": .integer(count(.error)), "warnings": .integer(count(.warning)),
        "notes": .integer(count(.note)), "files": .integer(fileCount),
        "unreadable": .integer(Set(problems.map(\.location.file)).count),
        "suppressed": .integer(suppressedCount), "baselined": .integer(baselinedCount),
      ],
      "findings": .array(zip(findings, findings.fingerprints).map(json)),
      "problems": .array(
        problems.map { place($0.location).adding(["message": .string($0.sentence)]) }),
    ]
    return changes.map { base.adding(["changes": json($0)]) } ?? base
  }

  private func json(_ changes: Changes) -> JSON {
    [
      "version": .string(changes.version),
      "sections": .array(
        changes.sections.map { section in
          [
            "title": .string(section.title), "advice": .string(section.advice),
            "rules": .array(section.rules.map { .string($0) }),
            "findings": .array(zip(section.findings, section.findings.fingerprints).map(json)),
          ]
        }),
    ]
  }

  private func json(_ finding: Finding, _ fingerprint: String) -> JSON {
    let base: JSON = [
      "check": .string(finding.check), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
    ]
    let end = finding.end
    return base.adding(place(finding.location)).adding([
      "endLine": end?.line.map { .integer($0) } ?? .null,
      "endColumn": end?.column.map { .integer($0) } ?? .null,
      "declaration": .optional(finding.declaration), "code": .string(finding.code),
      "rules": .array(finding.rules.map { .rule($0) }), "fingerprint": .string(fingerprint),
      "related": .array(
        finding.related.map { place($0.location).adding(["message": .string($0.message)]) }),
      "fix": finding.fix.map(json) ?? .null,
    ]).withoutNulls
  }

  private func json(_ fix: Fix) -> JSON {
    [
      "title": .string(fix.title),
      "edits": .array(
        fix.edits.map { edit in
          [
            "file": .string(path(edit.file)), "start": .integer(edit.start),
            "end": .integer(edit.end), "replacement": .string(edit.replacement),
          ]
        }),
    ]
  }

  /// A place as members of an object.
  private func place(_ location: SourceLocation) -> JSON {
    let place: JSON = [
      "file": .string(path(location.file)), "line": location.line.map { .integer($0) } ?? .null,
      "column": location.column.map { .integer($0) } ?? .null,
    ]
    return place.withoutNulls
  }
}
