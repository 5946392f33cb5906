import RotationFindings
import Foundation
import RotationReport
import Testing
import Orientation
import TextFormats

@Suite struct FindingReportTests {
  /// A finding with all there can be, one with next to nothing, and some that say the same.
  static let findings: [Finding] = {
    let player = "App/Übung & \"Test\", 1/Player:View.swift"
    func place(_ file: String, _ line: Int?, _ column: Int? = nil) -> Orientation.SourceLocation {
      Orientation.SourceLocation(file: file, line: line, column: column)
    }
    return [
      Finding(
        check: "mask-enum-mixup", severity: .error,
        message: "100 % wrong: a mask, <where> an \"orientation\" is needed",
        location: place(player, 12, 9), end: place(player, 12, 20),
        related: [.init(place("App/Info.plist", 7, 3), "the app's list")],
        declaration: "Player.supportedInterfaceOrientations", code: ".portrait == mask",
        rules: ["D-04"],
        fix: Fix(
          "replace it",
          [
            Fix.Edit(
              file: player, start: 100, end: 111, replacement: "UIInterfaceOrientationMask",
              place: .init(place(player, 12, 9), place(player, 12, 20)))
          ])),
      Finding(
        check: "status-bar-orientation", severity: .warning, message: "read here",
        location: place(player, 30, 1), end: place(player, 31, 4), code: "statusBarOrientation",
        group: "the status bar's orientation is read"),
      Finding(
        check: "status-bar-orientation", severity: .warning, message: "read here",
        location: place(player, 40, 1), code: "statusBarOrientation",
        group: "the status bar's orientation is read"),
      Finding(
        check: "requires-full-screen-deprecated", severity: .note, message: "a binary list",
        location: place("Info.plist", nil), code: "UIRequiresFullScreen"),
    ].inOrder
  }()

  static let checks = ["mask-enum-mixup", "status-bar-orientation"].map { name in
    CheckDescription(
      name, title: "What \(name) finds",
      rationale: "Why.\n\n- One\n- two\n\n```swift\nlet a = 1\n```",
      severity: .error, versions: "iOS 16 and later", rules: ["D-04"],
      triggering: [.swift("↓a == b\n")], quiet: [.objectiveC("a = b;\n", note: "Fine.")])
  }

  static let report = FindingReport(
    findings.grouped, checks: checks, fileCount: 3,
    problems: [
      .init(
        .malformed, Orientation.SourceLocation(file: "Broken.m", line: 4, column: 2), "expected }")
    ],
    suppressedCount: 2, baselinedCount: 1)

  static let empty = FindingReport([], checks: checks, fileCount: 0)

  @Test("Every format writes what it wrote before", arguments: FindingFormat.allCases)
  func snapshots(format: FindingFormat) throws {
    try expectSnapshot(Self.report.text(format), "findings.\(format.rawValue).txt")
  }

  @Test("Nothing found is a document, too", arguments: FindingFormat.allCases)
  func emptiness(format: FindingFormat) throws {
    try expectSnapshot(Self.empty.text(format), "no-findings.\(format.rawValue).txt")
  }

  @Test("Findings with the same message are reported once for each file, with their number")
  func grouping() {
    let grouped = Self.findings.grouped
    #expect(Self.findings.count == 4 && grouped.count == 3)
    let one = grouped.first { $0.check == "status-bar-orientation" }
    #expect(one?.message == "the status bar's orientation is read (2 places: lines 30, 40)")
    #expect(one?.related.map(\.location.line) == [40])
    #expect(grouped.grouped == grouped)
  }

  @Test("Findings with one cause are reported once for all files, with their number")
  func groupingAcrossFiles() {
    let findings = ["A.swift", "B.swift"].map { file in
      var finding = Finding(
        check: "ipad-lock-without-fullscreen", severity: .note, message: "A is not asked",
        location: Orientation.SourceLocation(file: file, line: 3, column: 1),
        group: "no controller is asked")
      finding.groupsFiles = true
      return finding
    }
    #expect(findings.grouped.map(\.message) == ["no controller is asked (2 places in 2 files)"])
    #expect(findings.grouped.first?.related.map(\.location.file) == ["B.swift"])
    #expect(findings.grouped.grouped == findings.grouped)
    #expect(Array(findings.prefix(1)).grouped.map(\.message) == ["A is not asked"])
  }

  @Test("JSON of every kind can be read", arguments: [FindingFormat.json, .sarif, .gitlab])
  func json(format: FindingFormat) throws {
    for report in [Self.report, Self.empty] {
      let data = Data(report.text(format).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      #expect(!report.text(format).contains("\\/"))
    }
  }

  @Test("XML of either kind can be read", arguments: [FindingFormat.checkstyle, .junit])
  func xml(format: FindingFormat) {
    for report in [Self.report, Self.empty] {
      let text = report.text(format)
      #expect(text.hasPrefix("<?xml"))
      #expect(!text.contains("<where>"))
    }
  }

  @Test("SARIF's addresses are relative, its fingerprints different, its rules those named")
  func sarif() throws {
    let data = Data(Self.report.text(.sarif).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(prints).count == results.count)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.map { $0["id"] as? String }
    for result in results {
      guard let index = result["ruleIndex"] as? Int else { continue }
      #expect(rules?[index] == result["ruleId"] as? String)
    }
    let text = Self.report.text(.sarif)
    #expect(text.contains("\"App/%C3%9Cbung%20%26%20%22Test%22%2C%201/Player%3AView.swift\""))
    #expect(!text.contains("file:") && !text.contains("\"/"))
  }

  @Test(
    "A folder before every path is as if the files lay there, but findings are known by their own",
    arguments: FindingFormat.allCases)
  func paths(format: FindingFormat) {
    func moved(_ place: Orientation.SourceLocation) -> Orientation.SourceLocation {
      Orientation.SourceLocation(
        file: "Apps/Reader/\(place.file)", line: place.line, column: place.column)
    }
    var elsewhere = Self.report
    for index in elsewhere.findings.indices {
      var finding = elsewhere.findings[index]
      finding.location = moved(finding.location)
      finding.related = finding.related.map { .init(moved($0.location), $0.message) }
      finding.fix = finding.fix.map { fix in
        var fix = fix
        for index in fix.edits.indices {
          fix.edits[index].file = "Apps/Reader/" + fix.edits[index].file
        }
        return fix
      }
      elsewhere.findings[index] = finding
    }
    elsewhere.problems = elsewhere.problems.map {
      .init(.malformed, moved($0.location), $0.message)
    }
    var report = Self.report
    report.folder = "Apps/Reader"
    let fingerprint = /[0-9a-f]{16}/
    #expect(
      report.text(format).replacing(fingerprint, with: "")
        == elsewhere.text(format).replacing(fingerprint, with: ""))
    let known = { (text: String) in text.matches(of: fingerprint).map { String($0.output) } }
    #expect(known(report.text(format)) == known(Self.report.text(format)))
  }

  @Test("Colour stays out of files")
  func colour() {
    let text = Self.report.text(.xcode)
    #expect(!text.contains("\u{1B}"))
    #expect(Self.report.text(.xcode, style: TextStyle(isColored: true)).contains("\u{1B}[31m"))
  }

  @Test("A name with a line break or a command for the terminal stays a name on one line")
  func hostileNames() {
    var finding = Self.findings[0]
    finding.location.file = "a\n::error::b\u{1B}[2J.swift"
    finding.message = "one\ntwo"
    let report = FindingReport([finding], checks: [], fileCount: 1)
    for format in [FindingFormat.xcode, .github] {
      let lines = report.text(format).split(separator: "\n")
      #expect(lines.allSatisfy { !$0.hasPrefix("::error::b") })
    }
    #expect(!report.text(.xcode).contains("\u{1B}"))
  }

  @Test("The summary counts what was found, known, silent and unread")
  func summary() {
    #expect(
      Self.report.summary
        == "1 error, 1 warning and 1 note in 3 files. 1 more is in the baseline."
        + " Comments suppress 2. 1 file could not be read completely.")
    #expect(Self.empty.summary == "Nothing found in 0 files.")
    #expect(Self.report.isFailure && !Self.empty.isFailure)
  }

  @Test("What a newer iOS changes is reported after the findings, with advice")
  func changes() throws {
    var report = Self.empty
    report.changes = .init(version: "27", sections: [])
    #expect(report.text(.xcode) == "iOS 27 and its SDK: no known changes.\n")
    var finding = Self.findings[0]
    finding.check = "ios-27"
    report.changes = .init(
      version: "27",
      sections: [
        .init(title: "Calls", advice: "Write others.", rules: ["N-27"], findings: [finding])
      ])
    try expectSnapshot(report.text(.xcode) + report.text(.json), "changes.txt")
  }
}
