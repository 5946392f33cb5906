import RotationFindings
import Foundation
import RecordedFiles
import RotationChecker
import RotationReport
import RotationRules
import Testing

@Suite struct CheckPagesTests {
  static let folder = "Documentation/Checks"

  @Test("The page of every check is up to date", arguments: CheckCatalogue.descriptions)
  func freshness(check: CheckDescription) throws {
    try expectRecorded(
      CheckPage(check).markdown(linksRules: true), at: "\(Self.folder)/\(check.name).md")
  }

  @Test(
    "SARIF's help of a check has links that lead somewhere", arguments: CheckCatalogue.descriptions)
  func sarif(check: CheckDescription) {
    let text = FindingReport([], checks: [check], fileCount: 0).text(.sarif)
    #expect(!text.contains("]("))
    let sources = check.rules.compactMap(RuleCatalogue.rule).flatMap(\.sources)
    let hasAddress = sources.contains { RuleCatalogue.source(citedBy: $0)?.address != nil }
    #expect(text.contains(#""helpUri": "https://"#) == hasAddress)
  }

  @Test("The list of checks is up to date")
  func list() throws {
    try expectRecorded(Self.index, at: "\(Self.folder)/README.md")
  }

  @Test("There is no page of a check that does not exist")
  func leftovers() throws {
    let folder = Checkout.root.appending(path: Self.folder).path(percentEncoded: false)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(pages) == Set(CheckCatalogue.names.map { $0 + ".md" } + ["README.md"]))
  }

  static var index: String {
    let rows = CheckCatalogue.descriptions.map { check in
      let severity = check.isOptIn ? "opt-in" : check.severity.rawValue
      let fix = hasFix(check) ? "yes" : ""
      return "| [\(check.name)](\(check.name).md) | \(severity) | \(fix) | \(check.title) |"
    }
    return """
      # The checks

      What `quarterturn check` looks for. Every page explains why it is wrong, on which systems, and
      what to write instead, with code that has a finding and code that has none; tests run that
      code. *Fix*: `--fix` fixes it, at least in some of its forms.

      These pages are written by a test; after a change, write them again with

          QUARTERTURN_RECORD=1 swift test --filter CheckPagesTests

      | check | severity | fix | finds |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// Whether some triggering example has a finding that has a fix.
  private static func hasFix(_ check: CheckDescription) -> Bool {
    check.triggering.contains { example in
      let outcome = try? ExampleProject(example).outcome(of: check)
      return outcome?.findings.contains { $0.fix != nil } ?? false
    }
  }
}
