import Orientation
import RotationTranscripts
import TextFormats

/// What views show besides their subviews, from their own upper left corner.
struct ContentDrawing {
  let snapshot: LayoutSnapshot
  private(set) var colors: SystemColors

  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    colors = SystemColors(isDark: snapshot.isDark)
  }

  func markup(of view: ViewSnapshot) -> [Markup] {
    guard let isDark = view.style.isDark, isDark != colors.isDark else { return drawing(of: view) }
    var other = self
    other.colors = SystemColors(isDark: isDark)
    return other.drawing(of: view)
  }

  private func drawing(of view: ViewSnapshot) -> [Markup] {
    switch view.content {
    case .plain, .button: []
    case .text(let text): lines(text)
    case .textField(let text, let border):
      field(view.size, border, hasGround: view.style.background != nil) + (text.map(lines) ?? [])
    case .image(let image): picture(image, tint: view.style.tint ?? colors.tint)
    case .navigationBar(let bar): navigationBar(bar, view)
    case .toolbar(let items): toolbar(items, view)
    case .tabBar(let items, let selected): tabBar(items, selected, view)
    case .cell(let cell): row(cell, view)
    case .other(let name): placeholder(name, view.size)
    case .toggle, .slider, .progress, .segments, .stepper, .pages, .activity, .picker, .dateField,
      .searchField:
      control(view.content, view.size, tint: view.style.tint ?? colors.tint)
    }
  }

  private func lines(_ text: TextSnapshot) -> [Markup] {
    text.lines.map { line in
      .label(
        line.text, line.x, line.baseline, font: text.font, text.color, width: line.width)
    }
  }

  private func field(
    _ size: ScreenSize, _ border: ViewContent.Border, hasGround: Bool
  ) -> [Markup] {
    switch border {
    case .none: []
    case .line: [.box(0.5, 0.5, size.width - 1, size.height - 1, .clear, line: (colors.label, 1))]
    case .rounded:
      [
        .box(
          0.25, 0.25, size.width - 0.5, size.height - 0.5, radius: 6,
          hasGround ? .clear : colors.isDark ? .black : .white, line: (colors.line, 0.5))
      ]
    }
  }

  /// A frame with a landscape in it; a symbol's place is a ring.
  private func picture(_ image: ImageSnapshot, tint: LayoutColor) -> [Markup] {
    let frame = image.frame
    let (width, height) = (frame.size.width, frame.size.height)
    guard width > 0, height > 0 else { return [] }
    let side = min(width, height)
    if image.isSymbol {
      return [
        .stroke(Self.ring(frame.midX, frame.midY, side * 0.36), tint, width: max(1, side * 0.09))
      ]
    }
    var parts: [Markup] = [
      .box(
        frame.minX + 0.5, frame.minY + 0.5, width - 1, height - 1, LayoutColor(0.85, 0.88, 0.93),
        line: (LayoutColor(0.62, 0.68, 0.77), 1))
    ]
    let ink = LayoutColor(0.5, 0.57, 0.68)
    if side >= 16 {
      let unit = min(side, 96) * 0.3
      func at(_ x: Double, _ y: Double) -> String {
        "\(Markup.number(frame.midX + x * unit)) \(Markup.number(frame.midY + y * unit))"
      }
      parts.append(
        .stroke(
          "M\(at(-1, 0.7))L\(at(-0.35, -0.25))L\(at(0.1, 0.35))L\(at(0.4, 0))L\(at(1, 0.7))Z", ink,
          width: 1.2))
      parts.append(.disc(frame.midX + unit * 0.55, frame.midY - unit * 0.5, unit * 0.16, ink))
    }
    if let name = image.name, side >= 60 {
      let font = FontSnapshot(size: 11)
      parts.append(
        .label(
          name.plain.cut(to: width - 8, size: 11), frame.midX, frame.maxY - 7, font: font, ink,
          anchor: .middle))
    }
    return parts
  }

  static func ring(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, left, right) = (
      Markup.number(radius), Markup.number(x - radius), Markup.number(2 * radius)
    )
    return "M\(left) \(Markup.number(y))a\(r) \(r) 0 1 0 \(right) 0a\(r) \(r) 0 1 0 -\(right) 0"
  }

  /// A box with the name of what is not drawn.
  private func placeholder(_ name: String, _ size: ScreenSize) -> [Markup] {
    let ink = colors.secondary
    return [
      .box(
        0.5, 0.5, size.width - 1, size.height - 1, colors.fill, line: (colors.line, 1)),
      .label(
        name.plain.cut(to: size.width - 8, size: 13), size.width / 2, size.height / 2 + 5,
        font: FontSnapshot(size: 13), ink, anchor: .middle),
    ]
  }

  /// The line below a row, and the sign at its right end.
  private func row(_ cell: CellSnapshot, _ view: ViewSnapshot) -> [Markup] {
    let size = view.size
    var parts: [Markup] = []
    if let start = cell.separatorStart {
      parts.append(.box(start, size.height - 0.5, size.width - start, 0.5, colors.line))
    }
    let unsafe = max(0, view.frame.maxX - (snapshot.size.width - snapshot.safeArea.right))
    let x = size.width - unsafe - 22
    let y = size.height / 2
    func at(_ dx: Double, _ dy: Double) -> String {
      "\(Markup.number(x + dx)) \(Markup.number(y + dy))"
    }
    switch cell.accessory {
    case .none: break
    case .disclosure, .detailDisclosure:
      parts.append(
        .stroke("M\(at(0, -5.5))L\(at(5.5, 0))L\(at(0, 5.5))", colors.line, width: 2))
    case .checkmark:
      parts.append(
        .stroke("M\(at(-5, 0))L\(at(-1, 5))L\(at(7, -6))", colors.tint, width: 2))
    case .detail: break
    }
    if cell.accessory == .detail || cell.accessory == .detailDisclosure {
      let left = cell.accessory == .detail ? x : x - 26
      parts.append(.stroke(Self.ring(left, y, 9), colors.tint, width: 1.4))
      parts.append(
        .label(
          "i", left, y + 5, font: FontSnapshot(size: 14, weight: 600), colors.tint, anchor: .middle
        ))
    }
    return parts
  }
}
