import Orientation
import OrientationSensing
public import AccelerationRecordings
import TextFormats

/// A recording as a picture: the acceleration, and the orientations that a sensor derived.
///
/// It shows the three axes, how far the display is tilted, both orientations as bands, where the
/// sensor held back, and labels if there are any. The same log gives the same bytes.
public struct SensingPlot {
  let title: String
  let subtitle: String
  let log: SensingLog
  let labels: OrientationLabels?
  let scale: SensingPlotScale

  /// Makes the plot of a report's recording.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, in one line.
  ///   - report: what the sensor made of it.
  ///   - labels: how the device was really held.
  public init(title: String, _ report: SensingReport, labels: OrientationLabels? = nil) {
    self.title = title
    let name = title + ": "
    let headline = report.headline
    subtitle = [
      headline.hasPrefix(name) ? String(headline.dropFirst(name.count)) : headline, report.reading,
    ].compactMap { $0 }.joined(separator: "; ")
    log = report.log
    self.labels = labels
    scale = SensingPlotScale(end: report.log.end)
  }

  /// The picture as SVG.
  ///
  /// - Complexity: linear in what changed; the picture itself does not grow beyond what can be seen.
  public var svg: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    markup.write(to: &out)
    return out
  }

  static let width = 900.0
  private static let axesPanel = (top: 92.0, height: 180.0)
  private static let tiltPanel = (top: 290.0, height: 96.0)
  private static let bandsTop = 404.0
  private static let bandHeight = 22.0
  private static let bandStep = 28.0

  private var bands: [(name: String, spells: [OrientationLabels.Spell])] {
    var bands = [
      ("device", spells(\.device)), ("upright", spells(\.upright)),
    ]
    if let labels {
      if !labels.device.isEmpty {
        bands.insert(("device, label", Self.joined(labels.device)), at: 1)
      }
      if !labels.upright.isEmpty { bands.append(("upright, label", Self.joined(labels.upright))) }
    }
    return bands
  }

  private var markup: Markup {
    let bands = bands
    let held = Self.bandsTop + Double(bands.count) * Self.bandStep
    let axis = held + Self.bandStep - 4
    let height = axis + 44 + 20 * Double(legend.count)
    return .picture(
      Self.width, height, title: title, description: description, style: SensingPlotStyle.sheet,
      [
        .words(
          title.cut(to: Self.width - 48, size: 17, isStrong: true), 24, 34, size: 17,
          "strong ink"),
        .group(
          subtitleLines.enumerated().map { index, line in
            .words(
              line, 24, 55 + 16 * Double(index), size: SensingPlotScale.text, "soft")
          }),
        shades(from: Self.axesPanel.top, to: axis),
        SensingAxesPanel(
          picture: log.picture, scale: scale, top: Self.axesPanel.top,
          height: Self.axesPanel.height
        ).markup,
        SensingTiltPanel(
          picture: log.picture, scale: scale, top: Self.tiltPanel.top,
          height: Self.tiltPanel.height
        ).markup,
        .group(
          bands.enumerated().map { index, band in
            self.band(band.name, band.spells, Self.bandsTop + Double(index) * Self.bandStep)
          }),
        heldBand(held), timeAxis(axis), legend(axis + 44),
      ])
  }

  private var subtitleLines: [String] {
    subtitle.lines(2, size: SensingPlotScale.text) { _ in Self.width - 48 }
  }

  /// What the picture shows, in words.
  private var description: String {
    let told = log.events.prefix(40).map { event in
      "At \(Words.fixed(event.time, 2)) s \(Words.name(event.device)),"
        + " upright \(Words.name(event.upright))."
    }
    return ([subtitle + "."] + told).joined(separator: " ")
  }

  private func spells(
    _ output: (SensingLog.Event) -> DeviceOrientation
  ) -> [OrientationLabels.Spell] {
    var spells: [OrientationLabels.Spell] = []
    for event in log.events {
      if let last = spells.last {
        if last.orientation == output(event) { continue }
        spells[spells.count - 1].to = event.time
      }
      spells.append(.init(from: event.time, to: log.end, output(event)))
    }
    return spells
  }

  private func band(
    _ name: String, _ spells: [OrientationLabels.Spell], _ y: Double
  ) -> Markup {
    var parts: [Markup] = [
      .rectangle(
        SensingPlotScale.left, y, SensingPlotScale.right - SensingPlotScale.left,
        Self.bandHeight, "card"),
      .words(
        name, SensingPlotScale.left - 8, y + 15.5, size: SensingPlotScale.text, "soft",
        anchor: .end),
    ]
    for spell in scale.visible(spells, { ($0.from, $0.to) }) {
      let (from, to) = (scale.x(spell.from), scale.x(spell.to))
      let word = Words.name(spell.orientation)
      parts.append(.rectangle(from, y, max(0.6, to - from), Self.bandHeight, word))
      // Where there is no room for the name, the color and the legend say it.
      if word.width(SensingPlotScale.text) + 6 < to - from {
        parts.append(
          .words(
            word, (from + to) / 2, y + 15.5, size: SensingPlotScale.text,
            spell.orientation == .unknown ? "unknowntext" : "bandtext", anchor: .middle))
      }
    }
    return .group(parts)
  }

  /// Adjacent equal labels, as one.
  private static func joined(_ spells: [OrientationLabels.Spell]) -> [OrientationLabels.Spell] {
    spells.reduce(into: []) { joined, spell in
      if let last = joined.last, last.to == spell.from, last.orientation == spell.orientation {
        joined[joined.count - 1].to = spell.to
      } else {
        joined.append(spell)
      }
    }
  }

  private func heldBand(_ y: Double) -> Markup {
    let left = SensingPlotScale.left
    return .group(
      [
        .rectangle(left, y + 4, SensingPlotScale.right - left, 10, "card"),
        .words(
          "held back", left - 8, y + 13, size: SensingPlotScale.text, "soft", anchor: .end),
      ]
        + scale.visible(log.spells, { ($0.from, $0.to) }).map { spell in
          let (from, to) = (scale.x(spell.from), scale.x(spell.to))
          return .rectangle(from, y + 4, max(0.6, to - from), 10, Words.name(spell.reason))
        })
  }

  /// The times at which the sensor held back, behind everything else.
  private func shades(from top: Double, to bottom: Double) -> Markup {
    .group(
      scale.visible(log.spells, { ($0.from, $0.to) }).filter {
        scale.x($0.to) - scale.x($0.from) >= 1
      }.map { spell in
        .rectangle(
          scale.x(spell.from), top, scale.x(spell.to) - scale.x(spell.from), bottom - top,
          "shade \(Words.name(spell.reason))")
      })
  }

  private func timeAxis(_ y: Double) -> Markup {
    .group(
      scale.ticks.flatMap { tick -> [Markup] in
        let x = scale.x(tick.time)
        return [
          .line(x, y - 4, x, y + 2, "hair"),
          .words(tick.text, x, y + 15, size: SensingPlotScale.text, "soft", anchor: .middle),
        ]
      })
  }

  /// The colors with their meanings, in as many lines as they take.
  private var legend: [[(sign: Markup, text: String)]] {
    var signs = ["x", "y", "z"].map { axis in
      (sign: Markup.rectangle(0, -6, 12, 3, axis), text: "\(axis) in g")
    }
    func add(_ name: String) {
      signs.append((.rectangle(0, -10, 11, 11, radius: 2, name), name))
    }
    let shown = Set(bands.flatMap { $0.spells.map(\.orientation) })
    for orientation in DeviceOrientation.allCases where shown.contains(orientation) {
      add(Words.name(orientation))
    }
    for reason in Disturbance.allCases where log.spells.contains(where: { $0.reason == reason }) {
      add(Words.name(reason))
    }
    var lines: [[(sign: Markup, text: String)]] = [[]]
    var room = SensingPlotScale.right - SensingPlotScale.left
    for sign in signs {
      let width = Self.width(of: sign.text)
      if width > room {
        lines.append([])
        room = SensingPlotScale.right - SensingPlotScale.left
      }
      lines[lines.count - 1].append(sign)
      room -= width
    }
    return lines
  }

  private static func width(of text: String) -> Double {
    16 + text.width(SensingPlotScale.text) + 16
  }

  private func legend(_ y: Double) -> Markup {
    .group(
      legend.enumerated().flatMap { index, line -> [Markup] in
        let y = y + 20 * Double(index)
        var x = SensingPlotScale.left
        return line.flatMap { sign, text -> [Markup] in
          defer { x += Self.width(of: text) }
          return [
            .placed(x, y, [sign]),
            .words(text, x + 16, y, size: SensingPlotScale.text, "soft"),
          ]
        }
      })
  }
}
