import Orientation
import RotationTranscripts
import TextFormats

extension ContentDrawing {
  /// A control of the system.
  func control(_ content: ViewContent, _ size: ScreenSize, tint: LayoutColor) -> [Markup] {
    switch content {
    case .toggle(let isOn, let onTint): toggle(size, isOn ? onTint ?? colors.green : nil)
    case .slider(let fraction): slider(size, fraction, tint)
    case .progress(let fraction): progress(size, fraction, tint)
    case .segments(let titles, let selected): segments(size, titles, selected)
    case .stepper: stepper(size)
    case .pages(let count, let current): pages(size, count, current)
    case .activity: activity(size)
    case .picker(let wheels): picker(size, wheels)
    case .dateField: dateField(size)
    case .searchField(let text, let isPlaceholder): searchField(size, text, isPlaceholder)
    default: []
    }
  }

  private func toggle(_ size: ScreenSize, _ on: LayoutColor?) -> [Markup] {
    let height = min(size.height, 31)
    let top = (size.height - height) / 2
    let x = on == nil ? height / 2 : size.width - height / 2
    return [
      .box(0, top, size.width, height, radius: height / 2, on ?? colors.fill),
      .disc(x, size.height / 2, height / 2 - 2, .white, line: colors.line),
    ]
  }

  private func slider(_ size: ScreenSize, _ fraction: Double, _ tint: LayoutColor) -> [Markup] {
    let middle = size.height / 2
    let radius = min(13.5, size.height / 2)
    let x = radius + (size.width - 2 * radius) * min(max(fraction, 0), 1)
    return [
      .box(2, middle - 2, size.width - 4, 4, radius: 2, colors.fill),
      .box(2, middle - 2, x - 2, 4, radius: 2, tint),
      .disc(x, middle, radius, .white, line: colors.line),
    ]
  }

  private func progress(_ size: ScreenSize, _ fraction: Double, _ tint: LayoutColor) -> [Markup] {
    let radius = size.height / 2
    return [
      .box(0, 0, size.width, size.height, radius: radius, colors.fill),
      .box(0, 0, size.width * min(max(fraction, 0), 1), size.height, radius: radius, tint),
    ]
  }

  private func segments(_ size: ScreenSize, _ titles: [String], _ selected: Int?) -> [Markup] {
    var parts: [Markup] = [.box(0, 0, size.width, size.height, radius: 8, colors.fill)]
    let width = size.width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let x = Double(index) * width
      let isSelected = index == selected
      if isSelected {
        parts.append(
          .box(
            x + 2, 2, width - 4, size.height - 4, radius: 6, colors.paper, line: (colors.line, 0.5))
        )
      }
      parts.append(
        .label(
          title.cut(to: width - 6, size: 13, isStrong: isSelected), x + width / 2,
          size.height / 2 + 4.7, font: FontSnapshot(size: 13, weight: isSelected ? 600 : 400),
          colors.label, anchor: .middle))
    }
    return parts
  }

  private func stepper(_ size: ScreenSize) -> [Markup] {
    let (width, middle) = (size.width, size.height / 2)
    func plusMinus(_ x: Double, isPlus: Bool) -> Markup {
      let across = "M\(Markup.number(x - 6)) \(Markup.number(middle))h12"
      let down = "M\(Markup.number(x)) \(Markup.number(middle - 6))v12"
      return .stroke(isPlus ? across + down : across, colors.label, width: 1.6)
    }
    return [
      .box(0, 0, width, size.height, radius: 8, colors.fill),
      .box(width / 2 - 0.5, middle - 9, 1, 18, colors.line),
      plusMinus(width / 4, isPlus: false), plusMinus(width * 3 / 4, isPlus: true),
    ]
  }

  private func pages(_ size: ScreenSize, _ count: Int, _ current: Int) -> [Markup] {
    let shown = min(count, 40)
    let start = size.width / 2 - Double(shown - 1) * 8
    return (0..<max(0, shown)).map { index in
      .disc(
        start + Double(index) * 16, size.height / 2, 3.5,
        index == current ? colors.label : colors.line)
    }
  }

  private func activity(_ size: ScreenSize) -> [Markup] {
    let radius = min(size.width, size.height) / 2
    let spokes = (0..<8).map { index in
      Markup.placed(
        size.width / 2, size.height / 2, degrees: Double(index) * 45,
        [
          .stroke(
            "M0 \(Markup.number(-radius * 0.45))V\(Markup.number(-radius * 0.9))",
            LayoutColor(white: 0.35 + Double(index) * 0.06), width: max(1, radius * 0.16))
        ])
    }
    return spokes
  }

  private func picker(_ size: ScreenSize, _ wheels: [ViewContent.Wheel]) -> [Markup] {
    let middle = size.height / 2
    var parts: [Markup] = [
      .box(8, middle - 16, max(0, size.width - 16), min(32, size.height), radius: 8, colors.fill)
    ]
    let width = max(0, size.width - 16) / Double(max(1, wheels.count))
    for (place, wheel) in wheels.enumerated() {
      for (index, row) in wheel.rows.enumerated() {
        let step = Double(index - wheel.selected)
        guard abs(step) * 32 + 8 < middle else { continue }
        parts.append(
          .label(
            row.plain.cut(to: width - 8, size: 21), 8 + (Double(place) + 0.5) * width,
            middle + step * 32 + 7.5, font: FontSnapshot(size: 21),
            step == 0 ? colors.label : colors.secondary, anchor: .middle))
      }
    }
    guard wheels.isEmpty else { return parts }
    for step in [-2.0, -1, 0, 1, 2] where abs(step) * 32 + 8 < middle {
      let width = size.width * (0.4 - 0.05 * abs(step))
      parts.append(
        .box(
          (size.width - width) / 2, middle + step * 32 - 3, width, 6, radius: 3,
          step == 0 ? colors.label : colors.line))
    }
    return parts
  }

  /// A day and a time as a compact date picker shows them, without what they are.
  private func dateField(_ size: ScreenSize) -> [Markup] {
    let middle = size.height / 2
    let width = max(0, size.width - 24)
    return [
      .box(0, 0, size.width, size.height, radius: 8, colors.fill),
      .box(12, middle - 3, width, 6, radius: 3, colors.label),
    ]
  }

  private func searchField(_ size: ScreenSize, _ text: String, _ isPlaceholder: Bool) -> [Markup] {
    let middle = size.height / 2
    let height = min(36, size.height)
    return [
      .box(0, middle - height / 2, size.width, height, radius: 10, colors.fill),
      .stroke(Self.ring(16, middle - 1, 5), colors.secondary, width: 1.6),
      .stroke(
        "M\(Markup.number(19.7)) \(Markup.number(middle + 2.7))l3.6 3.6", colors.secondary,
        width: 1.6),
      .label(
        text.cut(to: size.width - 40, size: 17), 30, middle + 6, font: FontSnapshot(size: 17),
        isPlaceholder ? colors.secondary : colors.label),
    ]
  }
}
