/// The format of a report of findings.
public enum FindingFormat: String, Sendable, Hashable, CaseIterable {
  /// Lines as compilers write them, for people and for Xcode.
  case xcode
  /// All there is, for scripts.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands that GitHub shows beside the code.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML: a case for each finding.
  case junit
  /// Code Climate's JSON.
  case codeclimate
  /// Code Climate's JSON as GitLab reads it; the same bytes.
  case gitlab
}
