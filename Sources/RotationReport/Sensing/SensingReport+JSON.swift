import AccelerationRecordings
public import TextFormats

extension SensingReport {
  /// The version of the JSON format.
  public static let version = 1

  /// The report for machines.
  ///
  /// An object with `schema` ("quarterturn/sensing"), `version`, `recording` (how it was read, and
  /// how that is `known`), `events` (`time`, `device`, `upright`), `held` (`from`, `to`, `reason`:
  /// settling, shaking or unreadable) and, where there are labels, `agreement` with the figures for
  /// `device` and `upright`. Times are in seconds from the first sample, shares from 0 to 1;
  /// orientations are written by their API names, and what is not known is null. `version` grows
  /// when a member changes its meaning or goes away.
  public var json: JSON {
    var members: [JSON.Member] = [
      .init("schema", "quarterturn/sensing"), .init("version", .integer(Self.version)),
      .init("recording", recording),
      .init(
        "events",
        .array(
          log.events.map { event in
            [
              "time": .number(event.time), "device": .string(Words.name(event.device)),
              "upright": .string(Words.name(event.upright)),
            ]
          })),
      .init(
        "held",
        .array(
          log.spells.map { spell in
            [
              "from": .number(spell.from), "to": .number(spell.to),
              "reason": .string(Words.name(spell.reason)),
            ]
          })),
    ]
    if let agreement {
      members.append(
        .init(
          "agreement",
          ["device": Self.json(agreement.device), "upright": Self.json(agreement.upright)]))
    }
    return .object(members)
  }

  private var recording: JSON {
    var members: [JSON.Member] = [
      .init("name", .string(name)), .init("samples", .integer(log.sampleCount)),
      .init("seconds", .number(log.end)), .init("rate", log.rate.map { .number($0) } ?? .null),
      .init("skippedRows", .integer(skippedRowCount)),
      .init("backwardSteps", .integer(log.backwardStepCount)),
      .init("longestGap", .number(log.longestGap)),
    ]
    if let format {
      members += [
        .init("unit", Self.known(format.unit.value.rawValue, format.unit.evidence)),
        .init("axes", Self.known(format.axes.value.rawValue, format.axes.evidence)),
        .init(
          "timeUnit",
          format.timeUnit.map { Self.known($0.value.rawValue, $0.evidence) } ?? .null),
        .init("columns", .array(format.columns.map { .string($0) })),
      ]
    }
    return .object(members)
  }

  private static func known(_ value: String, _ evidence: RecordingFormat.Evidence) -> JSON {
    ["value": .string(value), "known": .string(evidence.rawValue)]
  }

  private static func json(_ score: RecordingAgreement.Score?) -> JSON {
    guard let score else { return .null }
    func optional(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }
    return [
      "labelledSeconds": .number(score.labelled), "agreement": optional(score.agreement),
      "steadyAgreement": optional(score.steadyAgreement),
      "spurious": .integer(score.spuriousCount), "spuriousPerHour": .number(score.spuriousPerHour),
      "turns": .integer(score.turnCount), "missedTurns": .integer(score.missedTurnCount),
      "medianLatency": optional(score.medianLatency),
      "latePercentile": optional(score.latePercentile),
    ]
  }
}
