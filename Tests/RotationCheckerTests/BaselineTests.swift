import RotationFindings
import Orientation
import RotationChecker
import AppCodeModel
import Testing
import TestSupport
import TextFormats

@Suite struct BaselineTests {
  /// Findings in a made-up project: a few files, declarations and lines of code, some of them twice.
  static func findings(_ random: inout some RandomNumberGenerator) -> [Finding] {
    (0..<Int.random(in: 0...30, using: &random)).map { _ in
      let number = Int.random(in: 0...3, using: &random)
      return Finding(
        check: ["a-check", "b-check"][number % 2], severity: .warning,
        message: "\(Int.random(in: 0...999, using: &random)) lines",
        location: SourceLocation(
          file: "Übung \(number)/\"A\".swift", line: Int.random(in: 1...9999, using: &random),
          column: Int.random(in: 1...99, using: &random)),
        declaration: number == 0 ? nil : "Player.turn\(number)",
        code: "let a = \"\\(b)\u{2028}\u{7F}\(number)\"")
    }.inOrder
  }

  /// The same findings on other lines, in other words, in another order of lines.
  static func moved(
    _ findings: [Finding], _ random: inout some RandomNumberGenerator
  ) -> [Finding] {
    findings.map { finding in
      var moved = finding
      moved.location.line = Int.random(in: 1...9999, using: &random)
      moved.location.column = Int.random(in: 1...99, using: &random)
      moved.message = "\(Int.random(in: 0...999, using: &random)) other lines"
      moved.severity = Severity.allCases.randomElement(using: &random) ?? .note
      return moved
    }.inOrder
  }

  @Test("A baseline recognizes its findings, wherever they have moved and however they are worded")
  func movedLines() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let findings = Self.findings(&random)
      let baseline = Baseline(findings)
      let moved = Self.moved(findings, &random)
      let comparison = baseline.compare(moved, ran: ["a-check", "b-check"])
      #expect(comparison.new == [])
      #expect(comparison.knownCount == moved.count)
      #expect(comparison.gone.isEmpty)
      #expect(Baseline(moved).text == baseline.text)
    }
  }

  @Test("What is written reads back, in the same bytes")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<100 {
      let baseline = Baseline(Self.findings(&random))
      let text = baseline.text
      let read = try Baseline(bytes: Array(text.utf8), file: "baseline.json")
      #expect(read == baseline)
      #expect(read.text == text)
    }
  }

  @Test("Every finding is known once: new ones are as many as the findings grew by")
  func counting() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let known = Self.findings(&random)
      let found = Self.findings(&random)
      let comparison = Baseline(known).compare(found, ran: ["a-check", "b-check"])
      // A second implementation: take each found one away from a list of the known.
      var left = known.map { FindingKey($0) }
      var new = 0
      for finding in found {
        if let index = left.firstIndex(of: FindingKey(finding)) {
          left.remove(at: index)
        } else {
          new += 1
        }
      }
      #expect(comparison.new.count == new)
      #expect(comparison.gone.reduce(0) { $0 + $1.count } == left.count)
      let pruned = Baseline(known).pruned(comparison)
      #expect(pruned.count == known.count - left.count)
      #expect(pruned.compare(found, ran: ["a-check", "b-check"]).gone.isEmpty)
    }
  }

  @Test("What a check that did not run would find is not gone")
  func partialRun() {
    var random = SeededGenerator(seed: 8)
    let known = Self.findings(&random)
    #expect(Baseline(known).compare([], ran: []).gone.isEmpty)
  }

  @Test(
    "A file that is not a baseline is reported with line and column",
    arguments: [
      ("", "b.json:1:1: the file is empty. Expected what --write-baseline writes."),
      ("[]", "b.json:1:1: found a list. Expected an object."),
      ("{}", "b.json:1:1: a baseline without a version. Expected version 1."),
      ("{ \"version\": 2 }", "b.json:1:14: a baseline of version '2'. Expected 1."),
      ("{\"version\": 1, \"finding\": []}", "did you mean findings?"),
      ("{\"version\": 1, \"findings\": [1]}", "b.json:1:29: found '1'. Expected an object."),
      ("{\"version\": 1, \"findings\": [{\"count\": -1}]}", "'-1' is not a count"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ReadingError.self) {
      try Baseline(bytes: Array(text.utf8), file: "b.json")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message), "\(error.map { "\($0)" } ?? "")")
  }

  @Test("White space and line breaks in the code do not count")
  func whiteSpace() {
    let one = SourceFile.swift("let a = f(\n  b,\n  c)\n")
    let other = SourceFile.swift("\n\nlet a = f( b, c)\n")
    func key(_ file: SourceFile) -> FindingKey {
      let start = file.text.bytes.firstIndex(of: UInt8(ascii: "f")) ?? 0
      let span = SourceSpan(start, file.text.bytes.count)
      return FindingKey(UnusedCheck().finding("", at: span, in: file))
    }
    #expect(key(one).code == "f( b, c)")
    #expect(key(one) == key(other))
  }
}

/// A check that finds nothing, for what all checks can do.
struct UnusedCheck: Check {
  static let description = CheckDescription(
    "a-check", title: "", rationale: "", severity: .warning, versions: "", triggering: [],
    quiet: [])
  func findings(in project: CheckedProject) -> [Finding] { [] }

  @Test(
    "Counts that cannot be added up are refused", arguments: ["9223372036854775807", "1000001"])
  func counts(count: String) {
    let entry =
      "{\"check\": \"a\", \"file\": \"b\", \"code\": \"c\", \"count\": \(count)}"
    let text = "{\"version\": 1, \"findings\": [\(entry), \(entry)]}"
    let error = #expect(throws: ReadingError.self) {
      try Baseline(bytes: Array(text.utf8), file: "b.json")
    }
    #expect(error?.expected == "a number from 1 to 1000000")
  }
}
