import RotationScenario
import TextFormats

extension MatrixReport {
  /// The matrix as a table of Markdown, such as for a pull request.
  ///
  /// - Complexity: as of ``text``.
  public var markdown: String {
    let table = table
    let headings = ["Screens", "Devices", "iOS"] + MatrixTable.poseHeadings + ["Asked"]
    var lines = [Self.row(headings), Self.row(headings.map { _ in "---" })]
    for block in table.blocks {
      var screens = block.screens.map { Self.escaped($0.label) }.joined(separator: ", ")
      for line in block.lines {
        let asked = Self.escaped(line.asked)
        lines.append(
          Self.row(
            [screens, Self.escaped(line.devices), Self.escaped(line.versions)]
              + line.turns.map { Self.escaped($0.sign) } + [
                line.isCrash ? "**\(asked)**" : asked
              ]))
        screens = ""
      }
    }
    let notes =
      [table.ending].compactMap(\.self) + [MatrixTable.legend.replacingLineBreaks] + table.notes
      + [showsUnreachable ? nil : table.unreachable].compactMap { $0 } + reasons
    var text = lines.joined(separator: "\n") + "\n\n"
    text += notes.map { Self.escaped($0) + "\n" }.joined(separator: "\n")
    if !table.doubts.isEmpty {
      text += "\n" + Self.escaped(MatrixTable.doubtMark) + "\n\n"
      text += table.doubts.map { "- \(Self.escaped($0.replacingLineBreaks))\n" }.joined()
    }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A text without anything that Markdown or HTML in it would take for a sign.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#", "!": out += "\\\(scalar)"
      case "\n", "\r": out += " "
      case "\u{0}"..<" ": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension String {
  /// The text in one line.
  var replacingLineBreaks: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
