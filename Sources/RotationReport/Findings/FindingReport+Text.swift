import Orientation
import RotationFindings
import TextFormats

extension FindingReport {
  /// `Player.swift:12:5: warning: what is wrong (check-name)`, and related places as notes.
  func xcode(_ style: TextStyle) -> String {
    var out = ""
    for finding in findings {
      out += line(
        finding.location, finding.severity, "\(finding.message) (\(finding.check))", style)
      for related in finding.related where !related.isSameAgain {
        out += line(related.location, .note, related.message, style)
      }
    }
    for problem in problems {
      out += line(problem.location, .warning, "\(problem.sentence) (unreadable)", style)
    }
    if let changes { out += (out.isEmpty ? "" : "\n") + text(changes, style) }
    return out
  }

  /// A heading for each kind of change, the advice, and the places.
  private func text(_ changes: Changes, _ style: TextStyle) -> String {
    let title = "iOS \(changes.version) and its SDK"
    guard !changes.sections.isEmpty else {
      return style.ink(title, .bold) + ": no known changes.\n"
    }
    var out = style.ink(title, .bold) + "\n"
    for section in changes.sections {
      out += "\n" + style.ink(section.title, .bold)
      out += " (\(ExpectationReport.counted(section.findings.count, "place")))\n"
      let rules = section.rules.isEmpty ? "" : " [\(section.rules.joined(separator: ", "))]"
      for part in (section.advice + rules).wrapped(to: style.width - 2) { out += "  \(part)\n" }
      for finding in section.findings {
        // Changes have no check of their own; what checks find then has.
        let check = finding.check.hasPrefix("ios-") ? "" : " (\(finding.check))"
        out += line(finding.location, finding.severity, finding.message + check, style)
      }
    }
    return out
  }

  private func line(
    _ location: SourceLocation, _ severity: Severity, _ message: String, _ style: TextStyle
  ) -> String {
    // Xcode shows only what has a line.
    let place = "\(path(location.file).plain):\(location.line ?? 1):\(location.column ?? 1):"
    let ink: TextStyle.Ink =
      switch severity {
      case .error: .red
      case .warning: .yellow
      case .note: .blue
      }
    return style.ink(place, .bold) + " " + style.ink("\(severity.rawValue):", ink) + " "
      + message.plain + "\n"
  }
}
