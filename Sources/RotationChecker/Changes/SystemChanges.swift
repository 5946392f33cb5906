public import RotationFindings
public import Orientation

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
  public static let versions = BehaviorTable.known.systems.filter { $0 >= .usualSDK }

  /// Looks for changes.
  ///
  /// - Parameters:
  ///   - project: the project as it is built now.
  ///   - version: the iOS and the SDK to come.
  ///   - behaviors: how that iOS behaves for an app built with that SDK; nil means as the version.
  ///   - configuration: what is checked.
  public init(
    _ project: CheckedProject, to version: SystemVersion, behaviors: Behaviors? = nil,
    _ configuration: CheckConfiguration
  ) {
    let seeker = ChangeSeeker(
      project: project, then: project.built(with: version, behaviors: behaviors),
      configuration: configuration)
    let own = [
      seeker.launch, seeker.deadCalls, seeker.locks, seeker.plists, seeker.requests,
      seeker.deprecations,
    ]
    let known = Set(own.flatMap(\.findings))
    sections = (own + [seeker.checks(except: known)]).filter { !$0.findings.isEmpty }
  }
}

/// Looks for the places where a newer system matters.
struct ChangeSeeker {
  let project: CheckedProject
  /// The same, built for the newer system.
  let then: CheckedProject
  let configuration: CheckConfiguration

  var version: SystemVersion { then.sdk }

  /// The name that findings of changes carry.
  var name: String { "ios-\(version)" }

  func section(
    _ title: String, _ advice: String, _ rules: [RuleID], with change: Behavior,
    _ findings: () -> [Finding]
  ) -> SystemChanges.Section {
    SystemChanges.Section(
      title: title, advice: advice, rules: rules,
      findings: !project.behaviors[change] && then.behaviors[change]
        ? findings().filter { configuration.reads($0.location.file) }.inOrder : [])
  }

  /// What checks find in another way, or only now, and has not been said.
  func checks(except known: Set<Finding>) -> SystemChanges.Section {
    let checker = Checker(configuration)
    let now = Set(checker.run(project).findings)
    let later = checker.run(then).findings
    return SystemChanges.Section(
      title: "Findings of the checks",
      advice: "New, or reported with another severity.", rules: [],
      findings: later.filter { !now.contains($0) && !known.contains($0) })
  }
}
