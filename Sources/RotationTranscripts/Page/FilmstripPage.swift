import Orientation
import TextFormats
import RotationExplanation

/// A played scenario as a page of its own that steps through the frames, what happened beside each.
///
/// It loads nothing, is readable on light and dark backgrounds, and can be read as a whole where
/// scripts don't run. The same steps give the same bytes.
public struct FilmstripPage {
  let title: String
  let steps: [ReportedStep]

  /// Makes the page of some steps.
  ///
  /// - Parameters:
  ///   - title: what was played, in one line.
  ///   - steps: the frames, in order; a recording with several turns has a frame for each.
  public init(title: String, _ steps: [ReportedStep]) {
    self.title = title
    self.steps = steps
  }

  /// The page as HTML.
  ///
  /// - Complexity: linear in the entries of the steps.
  public var html: String {
    let frames = FilmstripFrame.frames(of: steps)
    return Markup.page(
      title: title, style: FilmstripStyle.sheet + " " + FilmstripPageStyle.sheet,
      policy: "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      [
        .element(
          "header", [:],
          [
            .element("h1", [:], [.text(title)]), .element("p", [:], [.text(steps.stage)]),
            controls(frames),
          ]),
        .element(
          "main", ["aria-live": "polite"],
          frames.enumerated().map { FilmstripPageFrame(frame: $1, index: $0).markup }),
        footer(frames), .element("script", [:], [.raw(FilmstripPageStyle.script)]),
      ])
  }

  /// A link to each frame, and two buttons for where scripts run.
  private func controls(_ frames: [FilmstripFrame]) -> Markup {
    func button(_ id: String, _ text: String) -> Markup {
      .element("button", ["id": id, "type": "button", "hidden": "hidden"], [.text(text)])
    }
    let links = frames.enumerated().map { index, frame in
      Markup.element(
        "a",
        [
          "href": "#\(FilmstripPageFrame.id(index))", "class": frame.summary.kind.name,
          "title": frame.step.caption,
        ], [.text(frame.label)])
    }
    return .element(
      "nav", ["aria-label": "Frames"], [button("back", "Back")] + links + [button("next", "Next")])
  }

  private func footer(_ frames: [FilmstripFrame]) -> Markup {
    let legend = FilmstripLegend(
      width: 860, hasAppLock: frames.contains { $0.step.frame.isAppLocked })
    let size = "0 0 860 \(Markup.number(legend.height))"
    return .element(
      "footer", [:],
      [
        .element(
          "p", ["id": "keys", "hidden": "hidden"],
          [.text("Arrow keys: the next frame, the one before. Home and End: the first, the last.")]
        ),
        .element(
          "svg",
          ["viewBox": size, "role": "img", "aria-label": "What the signs mean", "class": "legend"],
          [legend.markup]),
      ])
  }
}

/// One frame of a page: the picture, and what happened.
struct FilmstripPageFrame {
  let frame: FilmstripFrame
  let index: Int

  /// The name by which a link leads to a frame.
  static func id(_ index: Int) -> String { "frame-\(index + 1)" }

  var markup: Markup {
    let step = frame.step
    let summary = frame.summary
    let (width, height) = (FilmstripCard.width, FilmstripCard.height)
    let picture = Markup.element(
      "svg",
      [
        "viewBox": "-1 -1 \(Markup.number(width + 2)) \(Markup.number(height + 2))", "role": "img",
        "aria-label": "\(step.title): \(summary.result), \(summary.reason)", "class": "picture",
      ], [FilmstripCard(frame: frame, index: index).markup])
    var parts: [Markup] = [.element("h2", [:], [.text("\(frame.label). \(step.title)")])]
    if let note = step.note { parts.append(.element("p", ["class": "note"], [.text(note)])) }
    parts.append(
      .element(
        "p", ["class": "result \(summary.kind.name)"],
        [.text("\(summary.result): \(summary.reason)".sentenceCased)]))
    if let rows { parts.append(.element("table", [:], [.element("tbody", [:], rows)])) }
    parts += step.doubts.map { .element("p", ["class": "doubt"], [.text("If \($0.condition)")]) }
    parts += step.disputes.map {
      .element("p", ["class": "doubt"], [.text("\($0.claim). \($0.meaning)")])
    }
    return .element(
      "section", ["class": "frame", "id": Self.id(index)],
      [picture, .element("div", ["class": "told"], parts)])
  }

  private var rows: [Markup]? {
    var seen: Observed?
    var time: Double?
    let lines = TranscriptLine.lines(of: frame.step, detail: .full, seen: &seen)
    guard !lines.isEmpty else { return nil }
    return lines.map { line in
      defer { time = line.time }
      func cell(_ name: String, _ text: String) -> Markup {
        .element("td", ["class": name], [.text(text)])
      }
      let more = line.more.map { [Markup.element("small", [:], [.text($0)])] } ?? []
      return .element(
        "tr", ["class": line.ink?.name],
        [
          cell("time", line.time == time ? "" : Words.fixed(line.time, 2)),
          cell("label", line.label),
          .element("td", ["class": "what"], [.element("span", [:], [.text(line.text)])] + more),
          cell("rule", line.rule?.description ?? ""),
        ])
    }
  }
}

extension FrameSummary.Kind {
  /// The name of its color.
  fileprivate var name: String {
    switch self {
    case .turned: "turned"
    case .stayed: "stayed"
    case .failed: "failed"
    case .nothing: "quiet"
    }
  }
}

extension TextStyle.Ink {
  /// The name of its color on a page.
  fileprivate var name: String {
    switch self {
    case .bold, .dim, .blue: "decided"
    case .red: "failed"
    case .green: "turned"
    case .yellow: "warned"
    }
  }
}
