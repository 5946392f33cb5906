import RotationFindings
import RotationChecker
import TestSupport
import Testing
import TextFormats

/// Code that does the same has the same findings: for every check of the catalogue, in all of its
/// Swift examples.
///
/// `swift test` tries every seventeenth pair of an example and a change.
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

  /// The changes that the examples are open to.
  ///
  /// Pairs are chosen before a change is applied, which takes as long as a check does.
  private static func changed(_ cases: [CheckExampleTests.Case]) -> [Changed] {
    let pairs = cases.filter { !$0.check.name.hasSuffix("suppression") }
      .flatMap { example in CodeChange.allCases.map { (example: example, change: $0) } }
    return Effort.exhaustive.some(of: pairs, oneIn: 17).compactMap {
      changed($0.example, $0.change)
    }
  }

  private static func changed(
    _ example: CheckExampleTests.Case, _ change: CodeChange
  ) -> Changed? {
    change.applied(to: example.example).map {
      Changed(
        check: example.check, change: change, number: example.number, before: example.example,
        after: $0)
    }
  }

  @Test(
    "A finding stays when code is written otherwise",
    arguments: changed(CheckExampleTests.triggering).filter {
      !$0.check.unfollowed.contains($0.change)
    })
  func stays(example: Changed) throws {
    let outcome = try Outcome(example)
    #expect(outcome.isKept, "\(outcome.text)\n\(example.after.files.map(\.contents))")
  }

  @Test(
    "A quiet example stays quiet when code is written otherwise",
    arguments: changed(CheckExampleTests.quiet))
  func staysQuiet(example: Changed) throws {
    let outcome = try Outcome(example)
    #expect(outcome.count == 0, "\(outcome.text)\n\(example.after.files.map(\.contents))")
  }

  @Test(
    "What a page says that its check does not follow is so in one of its examples",
    arguments: CheckCatalogue.descriptions)
  func unfollowed(check: CheckDescription) throws {
    for change in check.unfollowed {
      let missed = try CheckExampleTests.triggering.contains { example in
        guard example.check.name == check.name, let changed = Self.changed(example, change) else {
          return false
        }
        return try !Outcome(changed).isKept
      }
      #expect(missed, "it follows all examples in which \(change.words)")
    }
  }

  @Test("Every change changes some examples", arguments: CodeChange.allCases)
  func changes(change: CodeChange) {
    let examples = CheckExampleTests.triggering + CheckExampleTests.quiet
    #expect(examples.contains { Self.changed($0, change) != nil })
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
