import Orientation
public import RotationFindings
import AppCodeModel
import ScreenGraph

/// Runs checks over a project.
public struct Checker: Sendable {
  /// What is checked, and how.
  public var configuration: CheckConfiguration

  /// Creates a checker.
  public init(_ configuration: CheckConfiguration = CheckConfiguration()) {
    self.configuration = configuration
  }

  /// What came of a run.
  public struct Outcome: Sendable {
    /// What was found and is not kept silent, in order of place and name.
    public var findings: [Finding]
    /// How many findings comments keep silent.
    public var suppressedCount: Int
    /// The names of the checks that ran.
    public var ran: Set<String>
  }

  /// Checks a project.
  ///
  /// - Parameter project: what is known of it.
  /// - Returns: the same for the same project, whatever the order of its files.
  public func run(_ project: CheckedProject) -> Outcome {
    let checks = configuration.checks
    let ran = Set(checks.map(\.name))
    let found = Self.onePerCause(checks.concurrentMap { $0.findings(in: project) }.flatMap { $0 })
      .filter { configuration.reads($0.location.file) }
    return outcome(found, ran: ran, in: project)
  }

  /// Checks whose finding is the same mistake as that of another one at the same line, which says
  /// more.
  private static let lesser: [String: Set<String>] = [
    "missing-begin-generating": ["device-orientation-for-layout", "face-states-unhandled"],
    "cross-enum-use": ["mask-enum-mixup", "left-right-swap"],
    "main-screen-bounds": ["size-read-once", "layout-on-traits-only"],
    "layout-on-traits-only": ["size-read-once", "legacy-rotation-callback"],
    "turn-by-device-notification": ["device-orientation-for-layout", "face-states-unhandled"],
  ]

  /// The same of findings that are notes.
  private static let lesserAsNote: [String: Set<String>] = [
    "cross-enum-use": ["device-orientation-for-layout"]
  ]

  /// Checks of which masks UIKit asks for.
  private static let ofMasks: Set<String> = [
    "container-not-forwarding", "geometry-request-outside-mask", "idiom-blind-mask",
    "nonfullscreen-presentation", "overlay-window", "recursive-forwarding",
  ]

  private struct Line: Hashable {
    var file: String
    var line: Int?

    init(_ finding: Finding) {
      file = finding.location.file
      line = finding.location.line
    }
  }

  /// The findings, of two for one mistake the one that says more.
  private static func onePerCause(_ findings: [Finding]) -> [Finding] {
    var checks: [Line: Set<String>] = [:]
    for finding in findings { checks[Line(finding), default: []].insert(finding.check) }
    return findings.filter { finding in
      var greater = lesser[finding.check] ?? []
      if finding.severity == .note { greater.formUnion(lesserAsNote[finding.check] ?? []) }
      return checks[Line(finding)]?.isDisjoint(with: greater) ?? true
    }
  }

  /// Leaves out what comments and the configuration keep silent, and adds what is wrong with the
  /// comments.
  private func outcome(
    _ found: [Finding], ran: Set<String>, in project: CheckedProject
  ) -> Outcome {
    let read = project.files.filter { configuration.reads($0.path) }
    var suppressions: [String: Suppressions] = [:]
    for (file, comments) in zip(read, read.concurrentMap { Suppressions($0) })
    where !comments.isEmpty {
      suppressions[file.path] = comments
    }
    var kept: [Finding] = []
    var count = 0
    for finding in found.inOrder where !project.isForOtherSystems(finding.location.file) {
      var finding = finding
      // What would be a warning in an app is none of the notes that have to be asked for; which masks are
      // asked of what only shows a library has no consequence for its users.
      var isReported = configuration.reports(finding)
      if project.isShowcase(finding.location.file) {
        finding.severity = .note
        if Self.ofMasks.contains(finding.check) { isReported = configuration.reports(finding) }
      }
      guard let adjusted = configuration.adjusted(finding) else { continue }
      if suppressions[finding.location.file]?.silences(finding) ?? false {
        count += 1
      } else if isReported {
        kept.append(adjusted)
      }
    }
    // A comment may be about comments, so those are asked about once more.
    for (_, comments) in suppressions.sorted(by: { $0.key < $1.key }) {
      var comments = comments
      let problems = comments.findings(ran: ran, requiresReason: configuration.requiresReason)
        .filter { finding in
          guard let description = CheckCatalogue.description(finding.check) else { return false }
          return configuration.runs(description)
        }
      for finding in problems.compactMap(configuration.adjusted) {
        if comments.silences(finding) { count += 1 } else { kept.append(finding) }
      }
    }
    let ofComments = CheckCatalogue.ofComments.map { type(of: $0).description }
      .filter(configuration.runs).map(\.name)
    return Outcome(
      findings: kept.inOrder, suppressedCount: count, ran: ran.union(ofComments))
  }
}
