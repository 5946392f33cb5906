import RotationScenario
import Orientation
import TextFormats

extension MatrixReport {
  /// The matrix as a picture: a small interface for each pose, green where it follows the device.
  ///
  /// - Complexity: as of ``text``.
  public var svg: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let table = table
    var y = 56.0
    var parts: [Markup] = [
      Self.text("Device", 24, 40, "soft"), Self.text("iOS", Self.versionsLeft, 40, "soft"),
    ]
    for (index, heading) in MatrixTable.poseHeadings.enumerated() {
      parts.append(Self.text(heading, Self.left(of: index), 40, "soft"))
    }
    parts.append(Self.text("Decides", Self.deciderLeft, 40, "soft"))
    for block in table.blocks {
      for names in Self.lines(block.screens.map(\.label)) {
        y += 24
        parts.append(Self.text(names, 24, y, "ink strong"))
      }
      var last = ""
      for line in block.lines {
        y += 28
        parts += Self.row(line, isRepeated: line.devices == last, at: y)
        last = line.devices
      }
      y += 12
    }
    var notes = MatrixTable.legend.split(separator: "\n").map(String.init) + table.notes
    notes.append("A dashed frame: rests on something that is unknown from the code.")
    if let unreachable = table.unreachable { notes.append(unreachable) }
    for note in notes {
      y += 20
      parts.append(Self.text(note, 24, y, "soft"))
    }
    let height = Markup.number(y + 24)
    let width = Markup.number(Self.width)
    let title = scenario.title ?? "Rotation"
    Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-label": title,
      ],
      [
        .element("style", [:], [.raw(MatrixStyle.picture)]),
        .element("rect", ["width": width, "height": height, "class": "paper"]),
        Self.text(title, 24, 18, "ink strong"), .group(parts),
      ]
    ).write(to: &out)
    return out
  }

  private static let width = 1060.0
  private static let versionsLeft = 270.0
  private static let deciderLeft = 590.0

  private static func left(of turn: Int) -> Double { 340 + Double(turn) * 60 }

  private static func text(_ text: String, _ x: Double, _ y: Double, _ name: String) -> Markup {
    .element("text", ["x": Markup.number(x), "y": Markup.number(y), "class": name], [.text(text)])
  }

  /// Names in lines that fit the picture.
  private static func lines(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + name.count < 120 {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }

  private static func row(
    _ line: MatrixTable.Line, isRepeated: Bool, at y: Double
  ) -> [Markup] {
    var parts: [Markup] = []
    if !isRepeated { parts.append(text(short(line.devices, 38), 24, y, "ink")) }
    parts.append(text(line.versions, versionsLeft, y, "ink"))
    for (index, turn) in line.turns.enumerated() {
      let isWide = turn.result?.isLandscape ?? false
      let (width, height) = isWide ? (22.0, 12.0) : (12.0, 22.0)
      parts.append(
        .element(
          "rect",
          [
            "x": Markup.number(left(of: index) + (22 - width) / 2),
            "y": Markup.number(y - 4 - height / 2), "width": Markup.number(width),
            "height": Markup.number(height), "rx": "3",
            "class": turn.name + (line.isDoubtful ? " doubt" : ""),
          ], [.element("title", [:], [.text(turn.sign)])]))
      parts.append(text(turn.result == nil ? "" : turn.sign, left(of: index) + 26, y, "soft"))
    }
    parts.append(text(short(line.decider, 70), deciderLeft, y, "ink"))
    return parts
  }

  private static func short(_ text: String, _ most: Int) -> String {
    text.count > most ? text.prefix(most - 1) + "…" : text
  }
}
