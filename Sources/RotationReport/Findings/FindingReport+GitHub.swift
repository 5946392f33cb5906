import Orientation
import RotationFindings
import TextFormats

extension FindingReport {
  /// Workflow commands: `::warning file=Player.swift,line=12,title=check-name::what is wrong`.
  var github: String {
    let lines = findings.map { finding in
      let kind =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      var properties = properties(finding.location)
      if let end = finding.end, let line = end.line {
        properties.append(("endLine", "\(line)"))
        // GitHub takes an end column only within a line.
        if line == finding.location.line, let column = end.column {
          properties.append(("endColumn", "\(column)"))
        }
      }
      return Self.command(kind, properties + [("title", finding.check)], finding.message)
    }
    let unread = problems.map { problem in
      Self.command(
        "warning", properties(problem.location) + [("title", "unreadable")], problem.sentence)
    }
    return (lines + unread).map { $0 + "\n" }.joined()
  }

  private func properties(_ location: SourceLocation) -> [(String, String)] {
    var properties = [("file", path(location.file))]
    if let line = location.line { properties.append(("line", "\(line)")) }
    if let column = location.column { properties.append(("col", "\(column)")) }
    return properties
  }

  private static func command(
    _ kind: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, also: [":", ","]))" }
    return "::\(kind) \(list.joined(separator: ","))::\(escaped(message, also: []))"
  }

  /// Text as a workflow command carries it: GitHub decodes these signs and no others.
  private static func escaped(_ text: String, also more: Set<Unicode.Scalar>) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if "%\r\n".unicodeScalars.contains(scalar) || more.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        out += "%" + (hex.count < 2 ? "0" : "") + hex
      } else {
        out.unicodeScalars.append(scalar.isPlain ? scalar : "\u{FFFD}")
      }
    }
    return out
  }
}
