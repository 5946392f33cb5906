import Orientation
import RotationTranscripts
import TextFormats

extension ContentDrawing {
  /// A bar with its ground up to the top of the screen, where only the status bar is above it.
  func navigationBar(_ bar: BarSnapshot, _ view: ViewSnapshot) -> [Markup] {
    let size = view.size
    let above = view.frame.minY <= snapshot.safeArea.top + 1 ? max(0, view.frame.minY) : 0
    var parts: [Markup] = []
    if let own = view.style.background {
      parts = above > 0 ? [.box(0, -above, size.width, above, own)] : []
    } else {
      parts = [
        .box(0, -above, size.width, size.height + above, colors.bar),
        .box(0, size.height - 0.5, size.width, 0.5, colors.line),
      ]
    }
    let rowHeight = bar.isLarge ? min(44, size.height) : size.height
    let baseline = rowHeight / 2 + 6
    let left = max(16, snapshot.safeArea.left + 8)
    var start = left
    if let back = bar.back {
      let tip = rowHeight / 2
      func at(_ x: Double, _ y: Double) -> String {
        "\(Markup.number(x)) \(Markup.number(y))"
      }
      parts.append(
        .stroke(
          "M\(at(start, tip - 8.5))L\(at(start - 8.5, tip))L\(at(start, tip + 8.5))", colors.tint,
          width: 2.6))
      parts.append(item(back, start + 6, baseline, .start))
      start += 14 + back.width(17)
    }
    for title in bar.left {
      parts.append(item(title, start, baseline, .start))
      start += (title.isEmpty ? 22 : title.width(17)) + 12
    }
    var end = size.width - max(16, snapshot.safeArea.right + 8)
    for title in bar.right {
      parts.append(item(title, end, baseline, .end))
      end -= (title.isEmpty ? 22 : title.width(17)) + 12
    }
    if bar.isLarge {
      parts.append(
        .label(
          bar.title.cut(to: size.width - 2 * left, size: 34, isStrong: true), left,
          size.height - 13, font: FontSnapshot(size: 34, weight: 700), colors.label))
    } else if sharesRow(view) {
      parts.append(
        .label(
          bar.title.cut(to: max(0, size.width / 4 - start), size: 17, isStrong: true), start,
          baseline, font: FontSnapshot(size: 17, weight: 600), colors.label))
    } else {
      let room = max(0, 2 * min(size.width / 2 - start, end - size.width / 2))
      parts.append(
        .label(
          bar.title.cut(to: room, size: 17, isStrong: true), size.width / 2, baseline,
          font: FontSnapshot(size: 17, weight: 600), colors.label, anchor: .middle))
    }
    return parts
  }

  /// A button in a bar; without a title it is a ring.
  private func item(
    _ title: String, _ x: Double, _ baseline: Double, _ anchor: Markup.Anchor
  ) -> Markup {
    guard title.isEmpty else {
      return .label(
        title.plain, x, baseline, font: FontSnapshot(size: 17), colors.tint, anchor: anchor)
    }
    let middle = anchor == .start ? x + 11 : anchor == .end ? x - 11 : x
    return .stroke(Self.ring(middle, baseline - 6, 8), colors.tint, width: 1.8)
  }

  func toolbar(_ items: [String], _ view: ViewSnapshot) -> [Markup] {
    let size = view.size
    let height = max(0, min(size.height, 49))
    var parts = ground(size, view)
    let (left, right) = (
      max(16, snapshot.safeArea.left + 8), size.width - max(16, snapshot.safeArea.right + 8)
    )
    for (index, title) in items.enumerated() {
      let share = items.count > 1 ? Double(index) / Double(items.count - 1) : 0
      let anchor: Markup.Anchor = share == 0 ? .start : share == 1 ? .end : .middle
      parts.append(item(title, left + (right - left) * share, height / 2 + 6, anchor))
    }
    return parts
  }

  /// What is behind a bar at the bottom, with the line above it.
  private func ground(_ size: ScreenSize, _ view: ViewSnapshot) -> [Markup] {
    let below = max(0, snapshot.size.height - view.frame.maxY)
    let reach = below <= snapshot.safeArea.bottom + 1 ? below : 0
    if let own = view.style.background {
      return reach > 0 ? [.box(0, size.height, size.width, reach, own)] : []
    }
    return [
      .box(0, 0, size.width, size.height + reach, colors.bar),
      .box(0, 0, size.width, 0.5, colors.line),
    ]
  }

  func tabBar(_ items: [String], _ selected: Int?, _ view: ViewSnapshot) -> [Markup] {
    let size = view.size
    guard view.frame.maxY > snapshot.size.height / 2 else {
      return tabsAtTop(items, selected, view)
    }
    let height = max(20, size.height - bottomInset(view))
    var parts = ground(size, view)
    let (left, right) = (snapshot.safeArea.left, size.width - snapshot.safeArea.right)
    let width = (right - left) / Double(max(1, items.count))
    for (index, title) in items.enumerated() {
      let color = index == selected ? colors.tint : colors.secondary
      let middle = left + (Double(index) + 0.5) * width
      guard height >= 40 else {
        // In a low bar the picture is beside the title.
        let text = title.cut(to: width - 30, size: 13)
        let half = (text.width(13) + 24) / 2
        parts.append(
          .stroke(Self.ring(middle - half + 8, height / 2, 7), color, width: 1.8))
        parts.append(
          .label(
            text, middle - half + 22, height / 2 + 4.7, font: FontSnapshot(size: 13), color))
        continue
      }
      parts.append(.stroke(Self.ring(middle, 18, 9), color, width: 2))
      parts.append(
        .label(
          title.cut(to: width - 4, size: 10), middle, 43, font: FontSnapshot(size: 10), color,
          anchor: .middle))
    }
    return parts
  }

  /// Titles beside each other in the middle of a row, the selected one on a ground of its own.
  private func tabsAtTop(
    _ items: [String], _ selected: Int?, _ view: ViewSnapshot
  ) -> [Markup] {
    let padding = 16.0
    let room = max(0, view.size.width - 2 * padding) / Double(max(1, items.count))
    let titles = items.map { $0.cut(to: max(20, room - 2 * padding), size: 15) }
    // A tab without a title shows the ring of its symbol.
    let widths = titles.map { ($0.isEmpty ? 18 : $0.width(15)) + 2 * padding }
    let (width, height) = (widths.reduce(0, +), 40.0)
    // A bar without a height shares the row of the navigation bar.
    let middle = (view.size.height > 0 ? view.size.height : 50) / 2
    var x = (view.size.width - width) / 2
    var parts: [Markup] = [
      .box(x - 4, middle - height / 2, width + 8, height, radius: height / 2, colors.fill)
    ]
    for (index, title) in titles.enumerated() {
      let isSelected = index == selected
      if isSelected {
        parts.append(
          .box(
            x, middle - height / 2 + 4, widths[index], height - 8, radius: height / 2 - 4,
            colors.paper))
      }
      let color = isSelected ? colors.tint : colors.label
      if title.isEmpty {
        parts.append(.stroke(Self.ring(x + widths[index] / 2, middle, 8), color, width: 1.8))
      }
      parts.append(
        .label(
          title, x + widths[index] / 2, middle + 5.4,
          font: FontSnapshot(size: 15, weight: isSelected ? 600 : 500), color, anchor: .middle))
      x += widths[index]
    }
    return parts
  }

  /// Whether tabs are in the middle of a navigation bar.
  private func sharesRow(_ bar: ViewSnapshot) -> Bool {
    func hasTabs(_ view: ViewSnapshot) -> Bool {
      guard !view.isHidden else { return false }
      if case .tabBar = view.content {
        return view.frame.size.height == 0 && view.frame.minY < snapshot.size.height / 2
      }
      return view.subviews.contains(where: hasTabs)
    }
    return snapshot.windows.contains(where: hasTabs)
  }

  /// How much of a bar the room for the home indicator takes.
  private func bottomInset(_ view: ViewSnapshot) -> Double {
    min(
      snapshot.safeArea.bottom,
      max(0, view.frame.maxY - (snapshot.size.height - snapshot.safeArea.bottom)))
  }
}
