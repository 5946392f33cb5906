public import RotationFindings
public import Orientation
import DeviceSetup

/// What a newer iOS and its SDK change for a project.
public struct SystemChanges: Sendable {
  /// Changes of one kind.
  public struct Section: Sendable, Hashable {
    /// What changes, in a few words.
    public var title: String
    /// Why, and what to write instead.
    public var advice: String
    /// The rules it rests on.
    public var rules: [RuleID]
    /// The places, in order.
    public var findings: [Finding]
  }

  /// The changes that concern the project, by weight.
  public let sections: [Section]

  /// The versions it knows of.
  public static let versions = [SystemVersion(26), SystemVersion(27)]

  /// Looks for changes.
  ///
  /// - Parameters:
  ///   - project: the project as it is built now.
  ///   - version: the iOS and the SDK to come.
  ///   - configuration: what is checked.
  public init(
    _ project: CheckedProject, to version: SystemVersion, _ configuration: CheckConfiguration
  ) {
    let seeker = ChangeSeeker(
      project: project, version: version, before: project.sdk, configuration: configuration)
    sections = [
      seeker.launch, seeker.deadCalls, seeker.locks, seeker.plists, seeker.requests,
      seeker.deprecations, seeker.checks,
    ].filter { !$0.findings.isEmpty }
  }
}

/// Looks for the places where a newer system matters.
struct ChangeSeeker {
  let project: CheckedProject
  let version: SystemVersion
  let before: SystemVersion
  let configuration: CheckConfiguration

  /// Whether the change that came with a version is among those looked for.
  func comes(with change: SystemVersion) -> Bool { before < change && change <= version }

  /// The name that findings of changes carry.
  var name: String { "ios-\(version.major)" }

  func section(
    _ title: String, _ advice: String, _ rules: [RuleID], since change: SystemVersion,
    _ findings: () -> [Finding]
  ) -> SystemChanges.Section {
    SystemChanges.Section(
      title: title, advice: advice, rules: rules,
      findings: comes(with: change)
        ? findings().filter { configuration.reads($0.location.file) }.inOrder : [])
  }

  /// What checks find in another way, or only now.
  var checks: SystemChanges.Section {
    let checker = Checker(configuration)
    let now = Set(checker.run(project).findings)
    let then = checker.run(project.built(with: version)).findings
    return SystemChanges.Section(
      title: "What checks find then",
      advice: "These are not found now, or are told with another severity.", rules: [],
      findings: then.filter { !now.contains($0) })
  }
}
