import RotationFindings
import Orientation
import TextFormats
import XcodeProjectFiles

extension CheckConfiguration {
  /// The complete configuration as a file, with the checks that run as comments.
  ///
  /// Reading it gives this configuration.
  public var text: String {
    var lines: [String] = []
    func add(_ key: CheckConfigurationKey, _ values: [String]) {
      guard !values.isEmpty else { return }
      lines.append("\(key.rawValue):")
      lines += values.map { "  - \($0)" }
    }
    add(.only, only)
    add(.disable, disabled)
    add(.optIn, optedIn)
    if !severities.isEmpty {
      lines.append("\(CheckConfigurationKey.severity.rawValue):")
      lines += severities.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.rawValue)" }
    }
    add(.include, included.map { Self.quoted("\($0.pattern)") })
    add(.exclude, excluded.map { Self.quoted("\($0.pattern)") })
    func set(_ key: CheckConfigurationKey, _ value: String?) {
      if let value { lines.append("\(key.rawValue): \(value)") }
    }
    set(.deploymentTarget, deploymentTarget.map { "\($0)" })
    set(.sdk, sdk.map { "\($0)" })
    set(.requireReason, requiresReason ? "true" : "false")
    set(.failOn, failOn.rawValue)
    set(.baseline, baseline.map(Self.quoted))
    if !ignored.isEmpty {
      lines.append("\(CheckConfigurationKey.ignore.rawValue):")
      for entry in ignored {
        lines.append("  - check: \(entry.check)")
        lines.append("    path: \(Self.quoted(entry.path.pattern))")
        if let reason = entry.reason { lines.append("    reason: \(Self.quoted(reason))") }
      }
    }
    lines.append("# The checks that run:")
    lines += checks.map { "#   \($0.name)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A text as YAML reads it back, whatever signs are in it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
