import Orientation

extension Finding.Related {
  /// Another place of a finding that stands for several.
  static func sameAgain(_ location: SourceLocation) -> Finding.Related {
    Finding.Related(location, "here too")
  }

  /// Whether it is another place of a finding that stands for several, whose message counts it.
  public var isSameAgain: Bool { self == .sameAgain(location) }
}

extension Array where Element == Finding {
  /// The findings, with those of one file that have the same message grouped into one, and those of
  /// several files that have one cause.
  ///
  /// It is at the first location and counts; the other locations are attached to it.
  ///
  /// - Complexity: linear in the number of findings.
  public var grouped: [Finding] {
    var order: [Group] = []
    var members: [Group: [Finding]] = [:]
    for (index, finding) in enumerated() {
      let group = Group(finding, index)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(finding)
    }
    return order.compactMap { group in members[group].flatMap(Self.merged) }
  }

  private static func merged(_ findings: [Finding]) -> Finding? {
    guard var one = findings.first, findings.count > 1, let group = one.group else {
      return findings.first
    }
    let files = Set(findings.map(\.location.file)).count
    if files > 1 {
      one.message = "\(group) (\(findings.count) places in \(files) files)"
    } else {
      let lines = findings.compactMap(\.location.line)
      let shown = lines.prefix(8).map { "\($0)" } + (lines.count > 8 ? ["…"] : [])
      one.message = "\(group) (\(findings.count) places: lines \(shown.joined(separator: ", ")))"
    }
    one.related += findings.dropFirst().map { .sameAgain($0.location) }
    // A fix of one place would not fix the others.
    one.fix = nil
    return one
  }

  /// What findings that are shown as one have in common.
  private struct Group: Hashable {
    var check: String
    /// nil for all.
    var file: String?
    var severity: Severity
    var text: String
    var index: Int?

    init(_ finding: Finding, _ index: Int) {
      check = finding.check
      file = finding.groupsFiles ? nil : finding.location.file
      severity = finding.severity
      text = finding.group ?? ""
      self.index = finding.group == nil ? index : nil
    }
  }
}
