import RotationScenario
import DamagedFiles
import RotationFindings
import Foundation
import Orientation
import RotationChecker
import RotationExplanation
import RotationReport
import ScreenGraph
import Testing
import ProjectScenario
import TextFormats

/// What `check`, `matrix`, `model` and `explain` do with a folder, without printing it.
struct CommandPath {
  /// The folder.
  let folder: String
  /// Which damage it is, for messages.
  let round: Int

  /// Checks, in every format, against a baseline, with fixes, and for the iOS to come.
  func check(_ read: ReadProject, _ outcome: Checker.Outcome) throws {
    let checks = CheckCatalogue.descriptions
    var report = FindingReport(
      outcome.findings.grouped, checks: checks, fileCount: read.fileCount, problems: read.problems)
    let changes = SystemChanges(read.project, to: SystemVersion(27), CheckConfiguration())
    report.changes = FindingReport.Changes(
      version: "27",
      sections: changes.sections.map { section in
        FindingReport.Section(
          title: section.title, advice: section.advice, rules: section.rules.map { "\($0)" },
          findings: section.findings)
      })
    for format in FindingFormat.allCases {
      let text = report.text(format)
      switch format {
      case .json, .sarif, .codeclimate, .gitlab:
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        if value == nil { Issue.record("round \(round): \(format) is not JSON: \(text)") }
      case .checkstyle, .junit:
        if let mistake = Markup.mistake(in: text) {
          Issue.record("round \(round): \(format): \(mistake) in \(text)")
        }
      case .xcode, .github: break
      }
    }
    let baseline = Baseline(outcome.findings)
    let again = try Baseline(bytes: Array(baseline.text.utf8), file: "baseline.json")
    #expect(again.compare(outcome.findings, ran: outcome.ran).new.isEmpty, "round \(round)")
    let fixes = FileFix.fixes(outcome.findings) { read.project.bytes(ofFile: $0) }
    for file in fixes.files where file.difference.isEmpty || file.after == file.before {
      Issue.record("round \(round): a fix of \(file.path) changes nothing")
    }
  }

  /// Creates a scenario of the project, if it still has an app, reads what is written of it, plays
  /// it on every device, and explains every screen.
  ///
  /// - Returns: how many screens were explained.
  func play() throws -> Int {
    guard let app = try? AppProject(contentsOf: folder) else { return 0 }
    let scenario = app.scenario()
    let text = scenario.yaml
    do throws(ReadingError) {
      let again = try Scenario(yaml: text)
      #expect(again.app.screens.map(\.name) == scenario.app.screens.map(\.name), "round \(round)")
    } catch {
      Issue.record("round \(round): \(error) in\n\(text)")
    }
    let matrix = Matrix(scenario, devices: app.devices, versions: app.versions)
    let report = MatrixReport(matrix, of: scenario)
    #expect(!report.text.isEmpty, "round \(round)")
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(report.json.text.utf8))) != nil,
      "round \(round)")
    for screen in scenario.app.screens.indices {
      explain(ControllerID(screen), of: scenario)
    }
    return scenario.app.screens.count
  }

  private func explain(_ screen: ControllerID, of scenario: Scenario) {
    guard case .events(let events) = scenario.route(to: screen) else { return }
    var shown = scenario
    shown.steps = events.map { Scenario.Step($0, at: SourceLocation(file: folder)) }
    let run = ScenarioRun(shown)
    for pose in [DeviceOrientation.landscapeLeft, .faceUp] {
      let explanation = Explanation(
        run, turnedTo: pose, screen: screen, afterStep: run.steps.indices.last
      ).withDoubts(of: run, afterStep: run.steps.indices.last, about: screen)
      if explanation.headline.contains(where: \.isNewline) || explanation.text().isEmpty {
        Issue.record("round \(round): \(explanation.headline)")
      }
    }
  }
}
