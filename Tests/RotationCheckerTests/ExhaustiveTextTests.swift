import RotationFindings
import ObjectiveCCodeReader
import RotationChecker
import AppCodeModel
import SwiftCodeReader
import TestSupport
import Testing
import TextFormats

/// What is not code decides nothing: for every check of the catalogue, in all of its examples.
@Suite struct ExhaustiveTextTests {
  /// All examples, or one of many.
  private static let examples = Effort.exhaustive.some(
    of: CheckExampleTests.triggering + CheckExampleTests.quiet, oneIn: 29)

  @Test(
    "Comments, texts and the names of files change nothing that a check finds",
    arguments: examples)
  func rewriting(example: CheckExampleTests.Case) throws {
    let plain = try ExampleProject(example.example).outcome(of: example.check).findings
    for rewritings in [[Rewriting.lineComments, .texts], [.blockComments, .places]] {
      let project = ExampleProject(
        rewritings.reduce(example.example) { $1.rewritten($0) })
      let (findings, read) = try project.outcome(of: example.check)
      #expect(read.problems.isEmpty, "\(read.problems.map { "\($0.location): \($0.message)" })")
      #expect(Set(findings.map(\.location)) == project.marks, "\(rewritings)")
      #expect(findings.map(Content.init) == plain.map(Content.init), "\(rewritings)")
    }
  }

  @Test("A comment above a finding silences it, in either language", arguments: examples)
  func suppression(example: CheckExampleTests.Case) throws {
    // Files without comments, and checks of comments, have their own ways.
    let isCode = example.example.files.allSatisfy { file in
      !file.contents.contains("↓")
        || [".swift", ".m", ".mm", ".h"].contains {
          file.path.hasSuffix($0)
        }
    }
    guard isCode, !example.check.name.hasSuffix("suppression") else { return }
    let files = ExampleProject(example.example).files.map { file in
      CheckExample.File(
        file.path, "// orientation:ignore:file \(example.check.name) - meant\n" + file.contents)
    }
    let (findings, _) = try ExampleProject(files: files).outcome(of: example.check)
    #expect(findings.isEmpty)
  }

  /// What a finding says, without where.
  struct Content: Hashable {
    var message: String
    var severity: Severity
    var declaration: String?
    var code: String

    init(_ finding: RotationFindings.Finding) {
      message = finding.message
      severity = finding.severity
      declaration = finding.declaration
      code = finding.code
    }
  }

  @Test(
    "The bodies that are not read, since no word in them is of interest, hide nothing from a check",
    arguments: examples)
  func words(example: CheckExampleTests.Case) throws {
    // Small files are read as a whole.
    var large = example.example
    for index in large.files.indices
    where large.files[index].path.hasSuffix(".swift")
      || large.files[index].path.hasSuffix(".m")
    {
      large.files[index].contents += "\n//" + String(repeating: " ", count: 10_000) + "\n"
    }
    let (findings, read) = try ExampleProject(large).outcome(of: example.check)
    let whole = CheckedProject(
      files: read.project.files.map(\.readInFull), targets: read.project.targets)
    var configuration = CheckConfiguration()
    configuration.optedIn = [example.check.name]
    let all = Checker(configuration).run(whole).findings.filter { $0.check == example.check.name }
    #expect(findings == all)
  }
}

extension SourceFile {
  /// The file with all of its bodies.
  fileprivate var readInFull: SourceFile {
    switch language {
    case .swift: SwiftSourceReader.read(text, words: nil)
    case .objectiveC: ObjectiveCSourceReader.read(text, words: nil)
    }
  }
}
