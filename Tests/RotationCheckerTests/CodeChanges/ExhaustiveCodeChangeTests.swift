import RotationFindings
import RotationChecker
import TestSupport
import Testing
import TextFormats

/// Code that does the same has the same findings: for every check of the catalogue, in all of its
/// Swift examples.
///
/// `swift test` changes every fifth of them, each in its own way.
@Suite struct ExhaustiveCodeChangeTests {
  /// An example with a change.
  struct Changed: CustomTestStringConvertible, Sendable {
    var check: CheckDescription
    var change: CodeChange
    var number: Int
    var before: CheckExample
    var after: CheckExample
    var testDescription: String { "\(check.name) \(number), \(change)" }
  }

  static func changed(_ cases: [CheckExampleTests.Case]) -> [Changed] {
    cases.filter { !$0.check.name.hasSuffix("suppression") }.flatMap { example in
      CodeChange.allCases.compactMap { change in
        change.applied(to: example.example).map {
          Changed(
            check: example.check, change: change, number: example.number, before: example.example,
            after: $0)
        }
      }
    }
  }

  static let triggering = changed(CheckExampleTests.triggering)
  static let quiet = changed(CheckExampleTests.quiet)

  private static func some(_ all: [Changed]) -> [Changed] {
    if Effort.exhaustive.isRaised { return all }
    return all.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
  }

  @Test(
    "A finding stays when code is written otherwise",
    arguments: some(triggering.filter { !$0.check.unfollowed.contains($0.change) }))
  func stays(example: Changed) throws {
    let outcome = try Outcome(example)
    #expect(outcome.isKept, "\(outcome.text)\n\(example.after.files.map(\.contents))")
  }

  @Test("A quiet example stays quiet when code is written otherwise", arguments: some(quiet))
  func staysQuiet(example: Changed) throws {
    let outcome = try Outcome(example)
    #expect(outcome.count == 0, "\(outcome.text)\n\(example.after.files.map(\.contents))")
  }

  @Test(
    "What a page says that its check does not follow is so in one of its examples",
    arguments: CheckCatalogue.descriptions)
  func unfollowed(check: CheckDescription) throws {
    for change in check.unfollowed {
      let missed = try Self.triggering.contains {
        guard $0.check.name == check.name, $0.change == change else { return false }
        return try !Outcome($0).isKept
      }
      #expect(missed, "it follows all examples in which \(change.words)")
    }
  }

  @Test("Every change changes some examples", arguments: CodeChange.allCases)
  func changes(change: CodeChange) {
    #expect((Self.triggering + Self.quiet).contains { $0.change == change })
  }

  /// What is found in a changed example.
  private struct Outcome {
    var count: Int
    var isKept: Bool
    var text: String

    init(_ example: Changed) throws {
      let project = ExampleProject(example.after)
      let (findings, read) = try project.outcome(of: example.check)
      let marks = ExampleProject(example.before).marks
      count = findings.count
      // Edits may put a finding elsewhere in the same code, and two into one.
      isKept =
        example.change.keepsMarks
        ? Set(findings.map(\.location)) == project.marks : findings.isEmpty == marks.isEmpty
      isKept = isKept && read.problems.isEmpty
      text = (findings.map { "\($0.location): \($0.message)" } + read.problems.map(\.message))
        .joined(separator: "\n")
    }
  }
}
