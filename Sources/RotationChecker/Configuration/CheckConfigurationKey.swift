/// The keys of `.quarterturn.yml`.
public enum CheckConfigurationKey: String, CaseIterable, Sendable, Hashable {
  /// Checks: the only ones that run.
  case only
  /// Checks that do not run.
  case disable
  /// Checks that run although they must be asked for.
  case optIn = "opt-in"
  /// Severities by check.
  case severity
  /// Patterns of the paths to look at.
  case include
  /// Patterns of the paths to leave out.
  case exclude
  /// A version of iOS.
  case deploymentTarget = "deployment-target"
  /// A version of the SDK.
  case sdk
  /// Whether suppression comments must give a reason.
  case requireReason = "require-reason"
  /// A severity.
  case failOn = "fail-on"
  /// The path of the baseline.
  case baseline
  /// Findings in files without comments.
  case ignore
}

/// The keys of an entry under `ignore`.
public enum IgnoredKey: String, CaseIterable, Sendable, Hashable {
  /// The name of a check.
  case check
  /// A pattern of paths.
  case path
  /// Why.
  case reason
}
