import DamagedFiles
import TestSupport
import Orientation
import RotationFindings
import Foundation
import RotationChecker
import Testing
import TextFormats
import XcodeProjectFiles

@Suite("A project whose files are damaged", .enabled(if: Effort.damaged.isRaised))
struct DamagedProjectTests {
  /// How many files are damaged.
  ///
  /// When it crashes, the damaged project is still in the temporary folder.
  static let count = Effort.damaged.count(12)

  @Test("It is checked, played and explained to the end, and all that is said of it has a place")
  func damage() throws {
    let project = try DamagedProject()
    defer { project.remove() }
    let folder = project.folder.path(percentEncoded: false)
    var counts = (findings: 0, problems: 0, screens: 0)
    var round = 0
    while project.damagedCount < Self.count {
      try project.damage(round: round)
      let commands = CommandPath(folder: folder, round: round)
      let read = try ReadProject(folder)
      let outcome = Checker().run(read.project)
      for finding in outcome.findings {
        check(finding.message, finding.location, in: project, round: round)
        for related in finding.related {
          check(related.message, related.location, in: project, round: round)
        }
      }
      for problem in read.problems + read.remarks {
        check(problem.message, problem.location, in: project, round: round)
      }
      try commands.check(read, outcome)
      counts.screens += try commands.play()
      counts.findings += outcome.findings.count
      counts.problems += read.problems.count
      if round % 64 == 0 {
        let again = Checker().run(try ReadProject(folder).project)
        #expect(again.findings == outcome.findings, "round \(round)")
      }
      round += 1
    }
    // Much is still understood, and much is complained of, or the damage teaches nothing.
    #expect(
      counts.findings > round && counts.problems > round && counts.screens > round, "\(counts)")
    print("\(project.damagedCount) damaged files in \(round) projects: \(counts)")
  }

  private func check(
    _ message: String, _ location: Orientation.SourceLocation, in project: DamagedProject,
    round: Int
  ) {
    if message.isEmpty || message.contains(where: \.isNewline) || message.utf8.count > 2_000 {
      Issue.record("round \(round), \(location): “\(message)”")
    }
    // A problem may be about a folder, or about a file that is named and not there.
    guard let lines = project.lineCount(location.file) else { return }
    if let line = location.line, !(1...lines + 1).contains(line) {
      Issue.record("round \(round): \(location), but there are \(lines) lines: \(message)")
    }
  }
}

@Suite("A configuration that is damaged")
struct DamagedConfigurationTests {
  static let seeds = SeedFiles(
    [
      """
      # What this project has decided.
      disable: [upside-down-on-phone, idiom-blind-mask]
      severity: {left-right-swap: note, cross-enum-use: warning}
      exclude: ["Generated/**", "*Tests", 'Old/{A,B}/[a-z]?.swift']
      deployment-target: 15.2
      fail-on: warning
      ignore:
        - {check: main-screen-bounds, path: "Video/**", reason: full screen only}
      baseline: quarterturn-baseline.json
      """,
      "require-reason: yes\nsdk: 26\ninclude:\n  - Sources\nonly: []\n",
    ].map { Array($0.utf8) })

  @Test("It is read or refused in one line, and its patterns end with every path")
  func damage() {
    Self.seeds.each(Effort.damaged.count(200), "configurations") { number, bytes in
      do throws(ReadingError) {
        let configuration = try CheckConfiguration(bytes: bytes, file: "c.yml")
        for glob in configuration.excluded + configuration.included {
          _ = glob.matches("Generated/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/b.swift")
        }
      } catch {
        let text = error.description
        if text.contains(where: \.isNewline) || !text.hasPrefix("c.yml") {
          Issue.record("\(number): \(text)")
        }
      }
    }
  }

  @Test("A damaged baseline is read or refused in one line")
  func baselines() {
    let seeds = SeedFiles(
      [
        """
        {"version": 1, "findings": [
          {"check": "idiom-blind-mask", "file": "A.swift", "declaration": "A.b", "code": "return .all", "count": 2}
        ]}
        """
      ].map { Array($0.utf8) })
    seeds.each(Effort.damaged.count(200), "baselines") { number, bytes in
      do throws(ReadingError) {
        let baseline = try Baseline(bytes: bytes, file: "b.json")
        _ = baseline.compare([], ran: [])
      } catch {
        let text = error.description
        if text.contains(where: \.isNewline) || !text.hasPrefix("b.json") {
          Issue.record("\(number): \(text)")
        }
      }
    }
  }
}
