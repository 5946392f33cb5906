import RotationScenario
import Orientation
import RotationExplanation

extension MatrixReport {
  /// The whole matrix as comma-separated values, a line for each screen, device and version.
  ///
  /// - Complexity: linear in the rows.
  public var csv: String {
    let poses = Matrix.poses.map { Words.name($0) }
    var text = Self.line(
      ["screen", "way", "device", "ios", "belowDeploymentTarget"] + poses
        + ["asked", "crash", "unknown", "disputed"])
    for screen in matrix.screens.indices {
      for device in matrix.devices.indices {
        for version in matrix.versions.indices {
          guard let row = matrix[screen, device, version] else { continue }
          let results =
            row.fault == nil ? row.results.map { Words.name($0) } : poses.map { _ in "" }
          let doubts = matrix.doubts(screen, device, version).map {
            scenario.app.subject(of: scenario.app.doubts[$0])
          }
          let points = matrix.policies(screen, device, version).map { "\($0)" }
          text += Self.line(
            [commonName(of: matrix.screens[screen]), way(to: screen) ?? ""]
              + [matrix.devices[device].name, "\(matrix.versions[version])"]
              + [isTooOld(matrix.versions[version]) ? "yes" : "no"] + results
              + [row.fault == nil ? asked(row) : "", row.fault == nil ? "" : asked(row)]
              + [doubts.joined(separator: "; "), points.joined(separator: "; ")])
        }
      }
    }
    return text
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// A value in quotation marks where it needs them; nothing that a spreadsheet would compute.
  private static func quoted(_ text: String) -> String {
    let first = text.unicodeScalars.first
    let isFormula = first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let plain = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : $0 }))
    let safe = isFormula ? "'" + plain : plain
    guard safe.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return safe
    }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
