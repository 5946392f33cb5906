import Findings
import Foundation
import RotationChecker
import RotationReport
import Staging
import XcodeProject

/// A folder that is read and checked, perhaps several times while it is mended.
struct CheckRun {
  let folder: String
  let configuration: CheckConfiguration
  private(set) var read: ReadProject
  private(set) var outcome: Checker.Outcome

  /// Reads and checks a folder.
  init(_ folder: String, _ configuration: CheckConfiguration) throws {
    self.folder = folder
    self.configuration = configuration
    let progress = CountProgress()
    defer { progress.end() }
    read = try ReadProject(folder, configuration) { progress.show("checking \($0) files") }
    outcome = Checker(configuration).run(read.project)
  }

  /// Reads and checks the folder once more.
  mutating func again() throws { self = try CheckRun(folder, configuration) }

  /// What could not be read.
  func problems(isVerbose: Bool) -> [FindingReport.Problem] {
    (read.problems + (isVerbose ? read.remarks : [])).map {
      FindingReport.Problem($0.location, $0.message)
    }
  }
}

extension CheckConfiguration {
  /// What there is to know of the checks that run.
  var descriptions: [CheckDescription] { CheckCatalogue.descriptions.filter(runs) }
}
