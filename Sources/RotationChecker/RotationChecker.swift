public import Findings

/// Runs checks over a project.
public struct RotationChecker: Sendable {
  /// The checks to run.
  public var checks: [any Check]

  /// Makes a checker; without a list it runs all checks that need not be asked for.
  public init(_ checks: [any Check]? = nil) {
    self.checks = checks ?? CheckCatalogue.all.filter { !type(of: $0).description.isOptIn }
  }

  /// What the checks find, in order of place and name.
  public func run(_ project: CheckedProject) -> [Finding] {
    checks.flatMap { $0.findings(in: project) }.inOrder
  }
}
