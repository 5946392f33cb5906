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
    let title = scenario.title ?? "Rotation"
    var picture = MatrixPicture()
    picture.add(title: title)
    for block in table.blocks { picture.add(block) }
    picture.add(notes: MatrixTable.legend.split(separator: "\n").map(String.init))
    picture.add(
      notes: [table.ending].compactMap(\.self) + table.notes + [
        "A dashed frame: depends on something that is unknown from the code."
      ]
        + [table.unreachable].compactMap { $0 })
    picture.markup(title: title).write(to: &out)
    return out
  }
}

/// A matrix as it is drawn from above to below.
private struct MatrixPicture {
  private var parts: [Markup] = []
  private var y = 0.0

  private static let width = 900.0
  private static let margin = 24.0
  /// The size of what is written: 11 pixels where the picture is shown 830 pixels wide.
  private static let text = 12.0
  private static let lineHeight = 15.0
  private static let devices = (left: margin, width: 196.0)
  private static let versions = (left: 228.0, width: 84.0)
  private static let asked = (left: 540.0, width: width - margin - 540)

  private static func left(of turn: Int) -> Double { 316 + Double(turn) * 55 }

  mutating func add(title: String) {
    let room = Self.width - 2 * Self.margin
    parts.append(
      .words(
        title.cut(to: room, size: 17, isStrong: true), Self.margin, 34, size: 17, "ink strong"))
    y = 62
    let headings =
      [("Device", Self.devices.left), ("iOS", Self.versions.left)]
      + MatrixTable.poseHeadings.enumerated().map { ($1, Self.left(of: $0)) }
      + [("Asked", Self.asked.left)]
    for (heading, x) in headings {
      parts.append(.words(heading, x, y, size: Self.text, "soft"))
    }
  }

  mutating func add(_ block: MatrixTable.Block) {
    y += 9
    let names = block.screens.map(\.label).joined(separator: ", ")
    add(names, 40, "ink strong", isStrong: true, gap: Self.lineHeight)
    y += 2
    var last = ""
    for line in block.lines {
      add(line, isRepeated: line.devices == last)
      last = line.devices
    }
    y += 8
  }

  mutating func add(notes: [String]) {
    for note in notes {
      y += 5
      add(note, 6, "soft", isStrong: false, gap: Self.lineHeight)
    }
  }

  /// Adds a text across the picture.
  private mutating func add(
    _ text: String, _ count: Int, _ style: String, isStrong: Bool, gap: Double
  ) {
    let lines = text.lines(count, size: Self.text, isStrong: isStrong) { _ in
      Self.width - 2 * Self.margin
    }
    for line in lines {
      y += gap
      parts.append(.words(line, Self.margin, y, size: Self.text, style))
    }
  }

  private mutating func add(_ line: MatrixTable.Line, isRepeated: Bool) {
    y += 27
    let columns = [
      (isRepeated ? "" : line.devices, Self.devices), (line.versions, Self.versions),
      (line.asked, Self.asked),
    ].map { text, column in
      (lines: text.lines(6, size: Self.text) { _ in column.width }, left: column.left)
    }
    for (lines, left) in columns {
      for (index, line) in lines.enumerated() {
        parts.append(
          .words(line, left, y + Self.lineHeight * Double(index), size: Self.text, "ink"))
      }
    }
    for (index, turn) in line.turns.enumerated() {
      add(turn, Self.left(of: index), isDoubtful: line.isDoubtful)
    }
    y += Self.lineHeight * Double((columns.map(\.lines.count).max() ?? 1) - 1)
  }

  private mutating func add(_ turn: MatrixTable.Turn, _ x: Double, isDoubtful: Bool) {
    let isWide = turn.result?.isLandscape ?? false
    let (width, height) = isWide ? (22.0, 12.0) : (12.0, 22.0)
    parts.append(
      .element(
        "rect",
        [
          "x": Markup.number(x + (22 - width) / 2), "y": Markup.number(y - 4 - height / 2),
          "width": Markup.number(width), "height": Markup.number(height), "rx": "3",
          "class": turn.name + (isDoubtful ? " doubt" : ""),
        ], [.element("title", [:], [.text(turn.sign)])]))
    if turn.result != nil {
      parts.append(.words(turn.sign, x + 26, y, size: Self.text, "soft"))
    }
  }

  func markup(title: String) -> Markup {
    let (width, height) = (Markup.number(Self.width), Markup.number(y + 24))
    return .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-label": title,
      ],
      [
        .element("style", [:], [.raw(MatrixStyle.picture)]),
        .rectangle(0, 0, Self.width, y + 24, radius: 18, "paper"), .group(parts),
      ])
  }
}
