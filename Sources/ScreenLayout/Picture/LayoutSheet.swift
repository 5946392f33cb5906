package import Orientation
import RotationTranscripts
package import TextFormats

/// Pictures of layouts beside and below each other, with what is wrong in words.
public struct LayoutSheet: Sendable, Hashable {
  /// What the sheet shows, in one line.
  public let title: String
  /// The pictures, row by row.
  public let rows: [[LayoutPicture]]

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: what it shows, in one line.
  ///   - rows: the pictures, row by row.
  public init(title: String, _ rows: [[LayoutPicture]]) {
    self.title = title
    self.rows = rows
  }

  /// How large a point is.
  private static let scale = 0.6
  private static let margin = 24.0
  private static let gap = 28.0
  private static let lineHeight = 17.0
  private static let leastWidth = 420.0

  /// The sheet as SVG.
  ///
  /// - Complexity: linear in the number of views and the length of their texts.
  public var svg: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    markup.write(to: &out)
    return out
  }

  /// The size of the sheet.
  package var size: ScreenSize { laidOut.size }

  package var markup: Markup {
    let (parts, size) = laidOut
    return .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(Markup.number(size.width)) \(Markup.number(size.height))",
        "width": Markup.number(size.width), "height": Markup.number(size.height),
      ],
      [
        .element("title", [:], [.text(title.plain)]),
        .element("desc", [:], [.text(description)]),
      ] + rows.joined().map(\.outline) + [
        .element("style", [:], [.raw(Self.style)]),
        .rectangle(0, 0, size.width, size.height, radius: 12, "paper"),
      ] + parts)
  }

  /// What is on the sheet, and how large it is.
  private var laidOut: (parts: [Markup], size: ScreenSize) {
    let width = rows.map { Self.width(of: $0) }.max() ?? 0
    let full = max(width, Self.leastWidth) + 2 * Self.margin
    var parts: [Markup] = []
    var y = Self.margin
    parts.append(
      .words(
        title.plain.cut(to: full - 2 * Self.margin, size: 17, isStrong: true), Self.margin, y + 14,
        size: 17, "strong ink"))
    y += 34
    var number = 1
    for (place, row) in rows.enumerated() {
      parts.append(contentsOf: self.row(row, place, full - 2 * Self.margin, &y, &number))
    }
    return (parts, ScreenSize(full, y + Self.margin - 10))
  }

  /// What is on the sheet, for those who do not see it.
  private var description: String {
    let pictures = rows.joined()
    let problems = pictures.flatMap(\.problems).map(\.description)
    return pictures.map(\.caption).joined(separator: "; ") + "."
      + (problems.isEmpty ? "" : " Problems: " + problems.joined(separator: "; ") + ".")
  }

  private func row(
    _ pictures: [LayoutPicture], _ place: Int, _ room: Double, _ y: inout Double,
    _ number: inout Int
  ) -> [Markup] {
    var parts: [Markup] = []
    var x = Self.margin
    let height = pictures.map { $0.size.height * Self.scale }.max() ?? 0
    var captionLines = 1
    let (problems, places) = RepeatedProblem.gathered(pictures.map(\.problems))
    for (index, picture) in pictures.enumerated() {
      let size = picture.size
      // All of a row end at the same height.
      let top = y + height - size.height * Self.scale
      parts.append(
        .placed(
          x, top, scale: (Self.scale, Self.scale),
          [picture.markup(id: "p\(place)-\(index)", numbers: places[index].map { number + $0 })]))
      let room = max(60, size.width * Self.scale + Self.gap - 6)
      for (line, text) in picture.caption.plain.lines(2, size: 12, room: { _ in room }).enumerated()
      {
        captionLines = max(captionLines, line + 1)
        parts.append(
          .words(
            text, x + size.width * Self.scale / 2, y + height + 18 + Double(line) * 15, size: 12,
            "soft", anchor: .middle))
      }
      x += size.width * Self.scale + Self.gap
    }
    y += height + 44 + Double(captionLines - 1) * 15
    for problem in problems {
      parts.append(.circle(Self.margin + 9, y - 4.5, 8.5, "badge"))
      parts.append(
        .words(
          "\(number)", Self.margin + 9, y - 0.5, size: number > 99 ? 9 : 11, "strong badgetext",
          anchor: .middle))
      let text = Self.line(problem, pictures)
      let lines = text.plain.lines(3, size: 12) { _ in room - 28 }
      for line in lines {
        parts.append(.words(line, Self.margin + 26, y, size: 12, "ink"))
        y += Self.lineHeight
      }
      y += 4
      number += 1
    }
    if !problems.isEmpty { y += 10 }
    return parts
  }

  /// Where a problem is, the view, and what is wrong with it.
  private static func line(_ problem: RepeatedProblem, _ pictures: [LayoutPicture]) -> String {
    let severalDevices = Set(pictures.map(\.snapshot.device)).count > 1
    let names = pictures.map { picture in
      (severalDevices ? "\(picture.snapshot.device) " : "") + "\(picture.snapshot.orientation)"
    }
    let first = problem.first
    return "\(problem.names(names)): \(first.view): \(first.message)\(problem.remark(names))"
  }

  private static func width(of row: [LayoutPicture]) -> Double {
    row.reduce(-gap) { $0 + $1.size.width * scale + gap }
  }

  /// The style sheet of the device, the marks and the words; screens have colours of their own.
  package static var style: String {
    let fixed = [
      ".outline { fill: none; }", ".crease { opacity: 0.6; }",
      ".mark { fill: #ff3b30; fill-opacity: 0.12; stroke: #ff3b30; stroke-width: 1.5;"
        + " stroke-dasharray: 4 2; }",
      ".badge { fill: #d70015; }", ".badgetext { fill: #ffffff; }",
    ]
    return PictureSheet.text(fixed, palette)
  }

  private static let palette: [PictureSheet.Color] = [
    ("paper", "fill", "#f5f5f7", "#1c1c1e"), ("ink", "fill", "#1d1d1f", "#f5f5f7"),
    ("soft", "fill", "#6e6e73", "#a1a1a6"), ("faint", "fill", "#c7c7cc", "#55555a"),
    ("hair", "stroke", "#d9d9de", "#48484a"), ("body", "fill", "#2a2a2d", "#0c0c0d"),
    ("bodyrim", "stroke", "#4a4a4f", "#6c6c70"), ("button", "stroke", "#5b5b60", "#6c6c70"),
    ("hole", "fill", "#101012", "#000000"),
  ]
}
