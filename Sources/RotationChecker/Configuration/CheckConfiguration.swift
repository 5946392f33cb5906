public import RotationFindings
public import Orientation
public import TextFormats
import XcodeProjectFiles

/// What a project wants checked, and how: `.quarterturn.yml`.
public struct CheckConfiguration: Sendable, Hashable {
  /// The name of the file in the project's folder.
  public static let fileName = ".quarterturn.yml"

  /// If not empty, the only checks that run.
  public var only: [String] = []
  /// Checks that do not run.
  public var disabled: [String] = []
  /// Checks that run although they must be asked for.
  public var optedIn: [String] = []
  /// Severities other than the checks' own.
  public var severities: [String: Severity] = [:]
  /// The paths to look at; all of them if empty.
  public var included: [Glob] = []
  /// The paths to leave out.
  public var excluded: [Glob] = []
  /// The oldest system, in place of the project file's.
  public var deploymentTarget: SystemVersion?
  /// The SDK the app is built with.
  public var sdk: SystemVersion?
  /// Whether a suppression comment must give a reason.
  public var requiresReason = false
  /// The severity from which on the command fails.
  public var failOn = Severity.error
  /// The baseline's path, relative to the configuration.
  public var baseline: String?
  /// Findings to suppress where no comment is possible.
  public var ignored: [Ignored] = []

  /// The configuration of a project without the file.
  public init() {}

  /// Findings that are left out.
  public struct Ignored: Sendable, Hashable {
    /// The check.
    public var check: String
    /// Where.
    public var path: Glob
    /// Why.
    public var reason: String?
    /// Creates an entry.
    public init(check: String, path: Glob, reason: String?) {
      self.check = check
      self.path = path
      self.reason = reason
    }
  }
}

extension CheckConfiguration {
  /// Whether a check runs.
  public func runs(_ check: CheckDescription) -> Bool {
    if disabled.contains(check.name) { return false }
    if !only.isEmpty { return only.contains(check.name) }
    return !check.isOptIn || optedIn.contains(check.name)
  }

  /// Whether a finding is reported: a note that has to be asked for only where its check is named.
  func reports(_ finding: Finding) -> Bool {
    guard finding.severity == .note, CheckCatalogue.asksForNotes.contains(finding.check) else {
      return true
    }
    return optedIn.contains(finding.check) || only.contains(finding.check)
      || severities[finding.check] != nil
  }

  /// The checks that run, by name.
  package var checks: [any Check] {
    CheckCatalogue.all.filter { runs(type(of: $0).description) }
  }

  /// Whether a file is looked at.
  public func reads(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }

  /// A finding as the configuration wants it; nil if not at all.
  func adjusted(_ finding: Finding) -> Finding? {
    let path = finding.location.file
    if ignored.contains(where: { $0.check == finding.check && $0.path.matches(path) }) {
      return nil
    }
    guard let severity = severities[finding.check] else { return finding }
    var adjusted = finding
    adjusted.severity = severity
    return adjusted
  }
}
