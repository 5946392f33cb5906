import OrientationSensing
import AccelerationRecordings

extension SensingReport {
  /// The report as text, with a line break at its end.
  ///
  /// - Parameter style: how it is set.
  /// - Returns: the same text for the same report.
  public func text(_ style: TextStyle = TextStyle()) -> String { text(style, hasEvents: true) }

  /// The report without the orientations, where they were printed while they were sensed.
  public func textBehindEvents(_ style: TextStyle = TextStyle()) -> String {
    text(style, hasEvents: false)
  }

  /// The line of an orientation that is printed as soon as it is sensed.
  public static func line(_ event: SensingLog.Event) -> String {
    let time = Words.fixed(event.time, 2)
    return String(repeating: " ", count: max(0, 10 - time.count)) + time
      + "  \(Words.name(event.device))  \(Words.name(event.upright))\n"
  }

  private func text(_ style: TextStyle, hasEvents: Bool) -> String {
    var lines = [style.ink(headline, .bold)]
    if let reading { lines.append(style.ink(reading, .dim)) }
    lines += oddities.map { style.ink($0, .yellow) }
    if hasEvents {
      lines.append("")
      lines += log.events.isEmpty ? ["  nothing was sensed"] : eventLines(style)
    }
    if !log.spells.isEmpty { lines += ["", "kept the last result"] + spellLines }
    if let agreement {
      lines += ["", "against the labels", Self.table(agreement).indented(by: 2)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func eventLines(_ style: TextStyle) -> [String] {
    let rows = log.events.map { event in
      [Words.fixed(event.time, 2), Words.name(event.device), Words.name(event.upright)]
    }
    let width = rows.map { $0[0].count }.max() ?? 0
    let aligned = [["time", "device", "upright"]] + rows
    let padded = aligned.map { row in
      [String(repeating: " ", count: max(0, max(4, width) - row[0].count)) + row[0]] + row[1...]
    }
    var lines = TextTable(padded).text.indented(by: 2).split(separator: "\n").map(String.init)
    lines[0] = style.ink(lines[0], .dim)
    return lines
  }

  /// A line for each reason: how long, how often, and the longest spell.
  private var spellLines: [String] {
    let rows = Disturbance.allCases.compactMap { reason -> [String]? in
      let spells = log.spells.filter { $0.reason == reason }
      guard let longest = spells.max(by: { $0.to - $0.from < $1.to - $1.from }) else { return nil }
      let sum = spells.reduce(0) { $0 + ($1.to - $1.from) }
      let often = Self.times(spells.count)
      return [
        Words.name(reason), "\(Words.fixed(sum, 2)) s", often,
        "longest \(Words.fixed(longest.from, 2)) to \(Words.fixed(longest.to, 2))",
      ]
    }
    return [TextTable(rows).text.indented(by: 2)]
  }

  private static func table(_ agreement: RecordingAgreement) -> String {
    let scores = [("device", agreement.device), ("upright", agreement.upright)]
    let rows = scores.compactMap { name, score -> [String]? in
      guard let score else { return nil }
      let latency = [score.medianLatency, score.latePercentile].compactMap { $0 }
        .map { Words.fixed($0, 2) }
      return [
        name, percent(score.agreement), percent(score.steadyAgreement),
        Words.fixed(score.spuriousPerHour, 1), "\(score.missedTurnCount) of \(score.turnCount)",
        latency.isEmpty ? "-" : latency.joined(separator: " / ") + " s",
      ]
    }
    let heading = [
      "", "agree", "steady", "spurious/h", "missed turns", "latency median / 95 %",
    ]
    return TextTable([heading] + rows).text
  }

  private static func percent(_ share: Double?) -> String {
    share.map { Words.fixed($0 * 100, 1) + " %" } ?? "-"
  }
}

extension Words {
  /// Why a sensor holds back, in a word.
  static func name(_ reason: Disturbance) -> String {
    switch reason {
    case .settling: "settling"
    case .shaking: "shaking"
    case .unreadable: "unreadable"
    }
  }
}
