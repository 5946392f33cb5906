import Orientation

/// A played scenario as a picture: the device through the steps.
///
/// The SVG needs nothing from outside, is readable on light and dark backgrounds, and describes its
/// content for screen readers. The same steps give the same bytes.
public struct Filmstrip {
  let title: String
  let steps: [ReportedStep]

  /// Makes the filmstrip of some steps.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, in one line.
  ///   - steps: the frames, in order.
  public init(title: String, _ steps: [ReportedStep]) {
    self.title = title
    self.steps = steps
  }

  /// The picture as SVG.
  ///
  /// - Complexity: linear in the entries of the steps.
  public var svg: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    markup.write(to: &out)
    return out
  }

  private static let margin = 24.0
  private static let gap = 14.0
  private static let head = 70.0
  /// How many frames are in a row at most.
  private static let mostColumns = 5
  private static let leastWidth = 470.0

  /// How many frames are in a row, so that the rows are as even as possible.
  private var columns: Int {
    guard steps.count > Self.mostColumns else { return max(1, steps.count) }
    let rows = (steps.count + Self.mostColumns - 1) / Self.mostColumns
    return (steps.count + rows - 1) / rows
  }

  private var rows: Int { (steps.count + columns - 1) / columns }

  /// How wide a full row of frames is.
  private var across: Double {
    Double(columns) * (FilmstripCard.width + Self.gap) - Self.gap
  }

  private var width: Double { max(Self.leastWidth, across + 2 * Self.margin) }

  private var legend: FilmstripLegend { FilmstripLegend(width: width - 2 * Self.margin) }

  private var size: ScreenSize {
    let down = Double(rows) * (FilmstripCard.height + Self.gap)
    return ScreenSize(width, Self.head + down + legend.height + Self.margin)
  }

  private var markup: Markup {
    let size = size
    let summaries = steps.map { FrameSummary($0) }
    return .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Markup.number(size.width),
        "height": Markup.number(size.height),
        "viewBox": "0 0 \(Markup.number(size.width)) \(Markup.number(size.height))",
        "role": "img", "aria-labelledby": "quarterturn-title quarterturn-description",
      ],
      [
        .element("title", ["id": "quarterturn-title"], [.text(title)]),
        .element(
          "desc", ["id": "quarterturn-description"], [.text(description(summaries))]),
        .element("style", [:], [.text(FilmstripStyle.sheet)]),
        .rectangle(0, 0, size.width, size.height, radius: 18, "paper"),
        .words(title.cut(to: Int(size.width / 9.5)), Self.margin, 34, size: 17, "strong ink"),
        .words(stage, Self.margin, 54, size: 12, "soft"),
        .group(cards(summaries)),
        .placed(
          Self.margin, size.height - legend.height - Self.margin + 4, [legend.markup]),
      ])
  }

  private var stage: String {
    guard let cast = steps.first?.cast else { return "no steps" }
    return "\(cast.device.name), \(cast.version.name(on: cast.device.idiom))"
  }

  private func description(_ summaries: [FrameSummary]) -> String {
    let told = zip(steps, summaries).map { step, summary in
      "\(step.number). \(step.title): \(summary.result), \(summary.reason)."
    }
    return ([stage + "."] + told).joined(separator: " ")
  }

  private func cards(_ summaries: [FrameSummary]) -> [Markup] {
    var names: [String] = []
    var sheets = Sheets()
    return steps.indices.map { index in
      let step = steps[index]
      let column = Double(index % columns)
      let row = Double(index / columns)
      let card = FilmstripCard(
        step: step, heldBefore: index > 0 ? steps[index - 1].frame.held : nil,
        color: color(step.frame.screens.last ?? "", &names), index: index,
        behind: sheets.presenter(after: step).map {
          SheetGround(name: $0, color: color($0, &names))
        })
      return .placed(
        (width - across) / 2 + column * (FilmstripCard.width + Self.gap),
        Self.head + row * (FilmstripCard.height + Self.gap), [card.markup(summaries[index])])
    }
  }

  /// The colour of a screen: the same screen has the same one everywhere.
  private func color(_ name: String, _ names: inout [String]) -> Int {
    if let known = names.firstIndex(of: name) { return known }
    names.append(name)
    return names.count - 1
  }
}

/// Which screens were presented so that their presenter can still be seen.
private struct Sheets {
  var presenters: [String: String] = [:]

  /// What is seen behind the screen on top after a step, nil where that is not a sheet.
  mutating func presenter(after step: ReportedStep) -> String? {
    let words = Words(step.cast)
    for entry in step.entries {
      guard case .event(.present(let id, let style, let presenter), _) = entry.occurrence else {
        continue
      }
      presenters[words.name(id)] = isSheet(style, step.cast) ? words.name(presenter) : nil
    }
    let screens = step.frame.screens
    guard let place = screens.lastIndex(where: { presenters[$0] != nil }), place > 0 else {
      return nil
    }
    // The sheet's content is on top of it; what covers it does not show it.
    let isInside = screens[place...].dropFirst().allSatisfy { name in
      guard let sheet = step.cast.controller(named: screens[place]),
        let other = step.cast.controller(named: name)
      else { return false }
      return !step.cast.path(from: sheet, to: other).isEmpty
    }
    return isInside ? screens[place - 1] : nil
  }

  private func isSheet(_ style: PresentationStyle, _ cast: Roster) -> Bool {
    switch style {
    case .automatic: cast.behaviors[.automaticIsSheet]
    case .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .custom: false
    }
  }
}
