import RotationFindings
import RotationChecker
import AppCodeModel
import SwiftCodeReader

/// Finds every call of a word, to try what surrounds checks.
struct StandInCheck {
  static let word = "wrong"

  /// The places of the word in a file, as findings of a check.
  static func findings(
    in file: SourceFile, check: String = "invalid-suppression", severity: Severity = .warning
  ) -> [Finding] {
    let bytes = file.text.bytes
    let word = Array(Self.word.utf8)
    var findings: [Finding] = []
    for start in bytes.indices where bytes[start...].starts(with: word) {
      let span = SourceSpan(start, start + word.count)
      findings.append(
        Finding(
          check: check, severity: severity, message: "a wrong word",
          location: file.text.location(of: span), declaration: nil, code: Self.word))
    }
    return findings
  }
}

extension SourceFile {
  /// A Swift file as it is read.
  static func swift(_ code: String, path: String = "A.swift") -> SourceFile {
    SwiftSourceReader.read(SourceText(Array(code.utf8), path: path))
  }
}
