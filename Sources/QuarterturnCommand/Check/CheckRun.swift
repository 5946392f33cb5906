import RotationFindings
import Foundation
import RotationChecker
import TextFormats

/// A folder that is read and checked, perhaps several times while fixes are applied.
struct CheckRun {
  let folder: String
  let configuration: CheckConfiguration
  private let listed: [String]?
  private(set) var read: ReadProject
  private(set) var outcome: Checker.Outcome

  /// Reads and checks a folder, or only the files that are listed.
  init(_ folder: String, _ configuration: CheckConfiguration, listed: [String]? = nil) throws {
    self.folder = folder
    self.listed = listed
    self.configuration = configuration
    let progress = CountProgress()
    defer { progress.end() }
    read = try ReadProject(folder, configuration, listed: listed) {
      progress.show("checking \($0) files")
    }
    outcome = Checker(configuration).run(read.project)
    KeptProjects.all.keep(read)
  }

  /// Reads and checks the folder once more.
  mutating func again() throws { self = try CheckRun(folder, configuration, listed: listed) }

  /// What could not be read.
  func problems(isVerbose: Bool) -> [Problem] {
    read.problems + (isVerbose ? read.remarks : [])
  }
}

/// What was read, kept for as long as the process runs.
///
/// Taking it apart would take about as long as all checks, and the process ends anyway. A lock is
/// held around every access to its one variable.
private final class KeptProjects: @unchecked Sendable {
  static let all = KeptProjects()
  private let lock = NSLock()
  private var projects: [ReadProject] = []

  func keep(_ project: ReadProject) {
    lock.withLock {
      // With --watch there is one more after each change.
      if projects.count > 8 { projects.removeFirst() }
      projects.append(project)
    }
  }
}

extension CheckConfiguration {
  /// What there is to know of the checks that run.
  var descriptions: [CheckDescription] { CheckCatalogue.descriptions.filter(runs) }
}
