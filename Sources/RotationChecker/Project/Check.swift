package import Orientation
package import RotationFindings
package import AppCodeModel
package import XcodeProjectFiles

/// Something to look for in a project.
///
/// A check is a value without state: it may be asked about several projects at once. It reports
/// nothing where the code leaves it open.
package protocol Check: Sendable {
  /// What there is to know of it.
  static var description: CheckDescription { get }

  /// What it finds in a project.
  ///
  /// - Parameter project: the whole project.
  /// - Returns: findings in any order.
  func findings(in project: CheckedProject) -> [Finding]
}

extension Check {
  /// The check's name.
  package var name: String { Self.description.name }

  /// A finding of this check.
  ///
  /// The declaration around the place and the code in question are taken from the file.
  ///
  /// - Parameters:
  ///   - message: what is wrong and on which systems, without a full stop.
  ///   - span: the code in question.
  ///   - file: its file.
  ///   - severity: nil for the check's own.
  ///   - related: other places that matter.
  ///   - fix: how to fix it.
  ///   - group: the message of several of them, when they are grouped.
  /// - Returns: the finding.
  /// - Complexity: O(log n) in the number of declarations in the file.
  package func finding(
    _ message: String, at span: SourceSpan, in file: SourceFile, severity: Severity? = nil,
    related: [Finding.Related] = [], fix: Fix? = nil, group: String? = nil
  ) -> Finding {
    let end = SourceSpan(Int(span.end), Int(span.end))
    return Finding(
      check: name, severity: severity ?? Self.description.severity, message: message,
      location: file.text.location(of: span), end: file.text.location(of: end), related: related,
      declaration: file.declarationName(at: Int(span.start)),
      code: file.code(span).folded, rules: Self.description.rules, fix: fix, group: group)
  }

  /// A finding of this check in a project file or an Info.plist.
  ///
  /// - Parameters:
  ///   - message: what is wrong and on which systems, without a full stop.
  ///   - location: where.
  ///   - target: the target it is about.
  ///   - code: the key or setting in question, which recognises the finding later.
  ///   - severity: nil for the check's own.
  ///   - related: other places that matter.
  /// - Returns: the finding.
  package func finding(
    _ message: String, at location: SourceLocation, of target: ProjectTarget, code: String,
    severity: Severity? = nil, related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      check: name, severity: severity ?? Self.description.severity, message: message,
      location: location, related: related, declaration: target.name, code: code,
      rules: Self.description.rules)
  }

  /// A place in a file that explains a finding.
  package func related(
    _ message: String, at span: SourceSpan, in file: SourceFile
  ) -> Finding.Related {
    Finding.Related(file.text.location(of: span), message)
  }

  /// A change of one stretch of a file.
  package func edit(_ span: SourceSpan, in file: SourceFile, _ replacement: String) -> Fix.Edit {
    let end = SourceSpan(Int(span.end), Int(span.end))
    return Fix.Edit(
      file: file.path, start: Int(span.start), end: Int(span.end), replacement: replacement,
      place: Fix.Edit.Place(file.text.location(of: span), file.text.location(of: end)))
  }
}

extension String {
  /// The text with each run of white space as one space, and none at the ends.
  package var folded: String {
    var out = ""
    var hasGap = false
    for scalar in unicodeScalars {
      if scalar == " " || ("\t"..."\r").contains(scalar) {
        hasGap = true
      } else {
        if hasGap, !out.isEmpty { out.append(" ") }
        hasGap = false
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
