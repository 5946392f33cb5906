import Foundation
import AppModel
import Findings
import RotationChecker
import Staging
import Testing
import XcodeProjectReader

@Suite("A project whose files are damaged", .enabled(if: Effort.isWanted))
struct DamagedProjectTests {
  /// How many files are damaged.
  ///
  /// `QUARTERTURN_FUZZ=1000000 swift test -c release --filter DamagedProjectTests` damages a million.
  /// When it crashes, the damaged project is still in the temporary folder.
  static let count =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ"].flatMap { Int($0) } ?? 400

  @Test("It is checked to the end, and everything said of it has a place in its files")
  func damage() throws {
    let project = try DamagedProject()
    defer { project.remove() }
    let path = project.folder.path(percentEncoded: false)
    var round = 0
    var findings = 0
    var problems = 0
    while project.damagedCount < Self.count {
      try project.damage(round: round)
      let read = try ReadProject(path)
      let outcome = Checker().run(read.project)
      for finding in outcome.findings {
        check(finding.message, finding.location, in: project, round: round)
        for related in finding.related {
          check(related.message, related.location, in: project, round: round)
        }
      }
      for problem in read.problems {
        check(problem.message, problem.location, in: project, round: round)
      }
      findings += outcome.findings.count
      problems += read.problems.count
      if round % 64 == 0 {
        let again = Checker().run(try ReadProject(path).project)
        #expect(again.findings == outcome.findings, "round \(round)")
      }
      if round % 4 == 0 { model(path, round) }
      round += 1
    }
    // Much is still understood, and much is complained of, or the damage teaches nothing.
    #expect(findings > round && problems > round, "\(findings), \(problems) in \(round) rounds")
    print(
      "\(project.damagedCount) damaged files in \(round) projects: \(findings) findings, \(problems) problems"
    )
  }

  /// Makes a scenario of the project, if it still has an app, and reads what is written of it.
  private func model(_ path: String, _ round: Int) {
    guard let app = try? AppProject(contentsOf: path) else { return }
    let text = app.scenario().yaml
    do throws(ScenarioError) {
      _ = try Scenario(yaml: text)
    } catch {
      Issue.record("round \(round): \(error) in\n\(text)")
    }
  }

  private func check(
    _ message: String, _ location: Staging.SourceLocation, in project: DamagedProject, round: Int
  ) {
    if message.isEmpty || message.contains("\n") {
      Issue.record("round \(round), \(location): “\(message)”")
    }
    // A problem may be about a folder, or about a file that is named and not there.
    guard let lines = project.lineCount(location.file) else { return }
    if let line = location.line, !(1...lines + 1).contains(line) {
      Issue.record("round \(round): \(location), but there are \(lines) lines: \(message)")
    }
  }
}
