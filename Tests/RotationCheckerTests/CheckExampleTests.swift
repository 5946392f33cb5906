import RotationFindings
import Foundation
import Orientation
import RotationChecker
import RotationRules
import Testing
import TextFormats

/// What holds for every check of the catalogue.
@Suite struct CheckExampleTests {
  /// An example of a check, with a name for messages.
  struct Case: CustomTestStringConvertible, Sendable {
    var check: CheckDescription
    var example: CheckExample
    var number: Int
    var testDescription: String { "\(check.name) \(number)" }
  }

  /// The published examples of every check, and its edge cases behind them.
  static func cases(
    _ examples: (CheckDescription) -> [CheckExample], _ more: (EdgeCases) -> [CheckExample]
  ) -> [Case] {
    CheckCatalogue.descriptions.flatMap { check in
      (examples(check) + EdgeCases.all.filter { $0.check == check.name }.flatMap(more)).enumerated()
        .map { Case(check: check, example: $1, number: $0 + 1) }
    }
  }

  static let triggering = cases(\.triggering, \.triggering)
  static let quiet = cases(\.quiet, \.quiet)

  @Test(
    "A triggering example triggers exactly at its marks, in any order of files, and says enough",
    arguments: triggering)
  func triggers(example: Case) throws {
    let project = ExampleProject(example.example)
    #expect(!project.marks.isEmpty, "no ↓ in the example")
    let (findings, read) = try project.outcome(of: example.check)
    let places = findings.map(\.location)
    #expect(Set(places) == project.marks, "\(places.map { "\($0)" })")
    #expect(places.count == Set(places).count, "found twice at a place")
    isReadable(example, read)
    for finding in findings { saysEnough(finding, of: example.check) }
    guard project.files.count > 1 else { return }
    let backwards = ExampleProject(files: project.files.reversed())
    #expect(try backwards.outcome(of: example.check).findings == findings)
  }

  @Test("A quiet example is quiet", arguments: quiet)
  func isQuiet(example: Case) throws {
    let project = ExampleProject(example.example)
    #expect(project.marks.isEmpty, "a ↓ in a quiet example")
    let (findings, read) = try project.outcome(of: example.check)
    #expect(findings.isEmpty, "\(findings.map { "\($0.location): \($0.message)" })")
    isReadable(example, read)
  }

  private func isReadable(_ example: Case, _ read: ReadProject) {
    #expect(read.problems.isEmpty, "\(read.problems.map { "\($0.location): \($0.message)" })")
    let sources = example.example.files.filter { file in
      [".swift", ".m", ".mm", ".h"].contains { file.path.hasSuffix($0) }
    }
    #expect(read.fileCount == sources.count)
  }

  @Test(
    "A fix parses, silences its finding, and leaves nothing for a second run", arguments: triggering
  )
  func fixes(example: Case) throws {
    var project = ExampleProject(example.example)
    let before = try project.outcome(of: example.check)
    guard before.findings.contains(where: { $0.fix != nil }) else { return }
    for _ in 0..<5 {
      let (findings, _) = try project.outcome(of: example.check)
      let fixes = FileFix.fixes(findings) { path in
        project.files.first { $0.path == path }.map { Array($0.contents.utf8) }
      }
      guard fixes.count > 0 else { break }
      project = ExampleProject(
        files: project.files.map { file in
          let fixed = fixes.files.first { $0.path == file.path }
          return fixed.map {
            CheckExample.File(file.path, String(decoding: $0.after, as: UTF8.self))
          } ?? file
        })
    }
    let after = try project.outcome(of: example.check)
    #expect(after.read.problems.isEmpty, "\(project.files.map(\.contents))")
    #expect(after.findings.allSatisfy { $0.fix == nil }, "\(project.files.map(\.contents))")
    let unfixable = before.findings.filter { $0.fix == nil }.count
    #expect(after.findings.count <= unfixable, "\(project.files.map(\.contents))")
  }

  private func saysEnough(_ finding: RotationFindings.Finding, of check: CheckDescription) {
    #expect(!finding.message.hasSuffix(".") && !finding.message.isEmpty)
    #expect(!finding.message.contains("\n"))
    #expect(!finding.code.isEmpty, "nothing would recognise it in a baseline")
    #expect(finding.rules == check.rules)
    for related in finding.related { #expect(!related.message.isEmpty) }
    for edit in finding.fix?.edits ?? [] { #expect(edit.place != nil) }
  }
}

@Suite struct CheckCatalogueTests {
  @Test("Every edge case is one of a check in the catalogue", arguments: EdgeCases.all)
  func edgeCases(cases: EdgeCases) {
    #expect(CheckCatalogue.description(cases.check) != nil)
  }

  @Test("Every check has a name of its own, in small letters and hyphens")
  func names() {
    let names = CheckCatalogue.names
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
      #expect(CheckCatalogue.nearest(to: name) == name)
    }
  }

  @Test("Every check is described in full", arguments: CheckCatalogue.descriptions)
  func descriptions(check: CheckDescription) {
    #expect(!check.title.isEmpty && !check.title.hasSuffix("."))
    #expect(check.rationale.count > 80)
    #expect(!check.versions.isEmpty)
    #expect(!check.quiet.isEmpty)
    for rule in check.rules { #expect(RuleCatalogue.rule(rule) != nil, "\(rule)") }
  }
}
