import Orientation
import RotationFindings
import RotationRules
import TextFormats

extension FindingReport {
  /// SARIF 2.1.0: one run, its checks as rules, its findings as results.
  var sarif: JSON {
    let indices = Dictionary(
      checks.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let results = zip(findings, findings.fingerprints).map { finding, fingerprint in
      result(finding, fingerprint, indices[finding.check])
    }
    let driver: JSON = [
      "name": "quarterturn", "version": .string(ToolVersion.current),
      "semanticVersion": .string(ToolVersion.current), "rules": .array(checks.map(Self.rule)),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "invocations": [
            [
              "executionSuccessful": true,
              "toolExecutionNotifications": .array(problems.map(notification)),
            ]
          ],
          "columnKind": "unicodeCodePoints", "results": .array(results),
        ]
      ],
    ]
  }

  /// A check as a `reportingDescriptor`.
  private static func rule(_ check: CheckDescription) -> JSON {
    let parts = check.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let tags: [JSON] = ["orientation"] + check.rules.map { .rule($0) }
    let rule: JSON = [
      "id": .string(check.name), "name": .string(parts.joined()),
      "shortDescription": ["text": .string(check.title)],
      "fullDescription": ["text": .string("\(check.title). Concerns \(check.versions).")],
      "help": [
        "text": .string(check.rationale),
        "markdown": .string(CheckPage(check).markdown(linksRules: false)),
      ],
      "helpUri": helpAddress(check).map { .string($0) } ?? .null,
      "defaultConfiguration": [
        "level": level(check.severity), "enabled": .bool(!check.isOptIn),
      ],
      "properties": [
        "tags": .array(tags),
        "precision": MeasuredPrecision.of(check.name)?.level.map { .string($0) } ?? .null,
        "problem.severity": .string(
          check.severity == .note ? "recommendation" : check.severity.rawValue),
      ],
    ]
    return rule.withoutNulls
  }

  /// Apple's documentation of what a check is about, or else another source of its rules.
  private static func helpAddress(_ check: CheckDescription) -> String? {
    let addresses = check.rules.compactMap(RuleCatalogue.rule).flatMap(\.sources)
      .compactMap { RuleCatalogue.source(citedBy: $0)?.address }
    return addresses.first { $0.hasPrefix("https://developer.apple.com/documentation/") }
      ?? addresses.first
  }

  private func result(
    _ finding: Finding, _ fingerprint: String, _ index: Int?
  ) -> JSON {
    let base: JSON = ["ruleId": .string(finding.check)]
    let rest: JSON = [
      "ruleIndex": index.map { .integer($0) } ?? .null, "level": Self.level(finding.severity),
      "message": ["text": .string(finding.message)],
      "locations": [
        location(finding.location, finding.end, code: finding.code)
          .adding(Self.logical(finding.declaration))
      ],
      "relatedLocations": finding.related.isEmpty
        ? .null
        : .array(
          finding.related.enumerated().map { index, related in
            let id: JSON = ["id": .integer(index + 1)]
            return id.adding(location(related.location, nil)).adding([
              "message": ["text": .string(related.message)]
            ])
          }),
      // GitHub follows a finding by the first of them; the second is ours.
      "partialFingerprints": [
        "primaryLocationLineHash": .string("\(fingerprint):1"),
        "quarterturn/v1": .string(fingerprint),
      ],
      "fixes": finding.fix.flatMap(fixes) ?? .null,
    ]
    return base.adding(rest).withoutNulls
  }

  private func location(
    _ place: SourceLocation, _ end: SourceLocation?, code: String = ""
  ) -> JSON {
    let physical: JSON = [
      "artifactLocation": artifact(place.file),
      "region": Self.region(place, end, code: code) ?? .null,
    ]
    return ["physicalLocation": physical.withoutNulls]
  }

  private static func region(
    _ place: SourceLocation, _ end: SourceLocation?, code: String = ""
  ) -> JSON? {
    guard let line = place.line else { return nil }
    let region: JSON = [
      "startLine": .integer(line), "startColumn": place.column.map { .integer($0) } ?? .null,
      "endLine": end?.line.map { .integer($0) } ?? .null,
      "endColumn": end?.column.map { .integer($0) } ?? .null,
      "snippet": code.isEmpty ? .null : ["text": .string(code)],
    ]
    return region.withoutNulls
  }

  private static func logical(_ declaration: String?) -> JSON {
    guard let declaration else { return [:] }
    return ["logicalLocations": [["fullyQualifiedName": .string(declaration)]]]
  }

  /// A fix, if the places of all its edits are known.
  private func fixes(_ fix: Fix) -> JSON? {
    var changes: [JSON] = []
    for file in Set(fix.edits.map(\.file)).sorted() {
      var replacements: [JSON] = []
      for edit in fix.edits where edit.file == file {
        guard let place = edit.place, let region = Self.region(place.start, place.end) else {
          return nil
        }
        replacements.append([
          "deletedRegion": region, "insertedContent": ["text": .string(edit.replacement)],
        ])
      }
      changes.append([
        "artifactLocation": artifact(file), "replacements": .array(replacements),
      ])
    }
    return [["description": ["text": .string(fix.title)], "artifactChanges": .array(changes)]]
  }

  private func notification(_ problem: Problem) -> JSON {
    [
      "level": "warning", "message": ["text": .string(problem.sentence)],
      "locations": [location(problem.location, nil)],
    ]
  }

  private static func level(_ severity: Severity) -> JSON { .string(severity.rawValue) }

  private func artifact(_ path: String) -> JSON {
    ["uri": .string(Self.uri(self.path(path))), "uriBaseId": "%SRCROOT%"]
  }

  /// A relative path as a relative URI reference.
  static func uri(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        out += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return out
  }
}
