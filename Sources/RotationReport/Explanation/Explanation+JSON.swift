import Orientation
public import TextFormats

extension Explanation {
  /// The version of the JSON format.
  public static let jsonVersion = 1

  /// The explanation for machines: the words people get, with rules, places and marks beside them.
  ///
  /// The top level has `schema` ("quarterturn/explanation"), `version`, `system`, `turns`,
  /// `headline`, `rows`, `result`, `advice` and `policies`, and where something is unknown from the
  /// code of an app, `doubts`.
  public var json: JSON {
    let turns = if case .turns = outcome { true } else { false }
    let unknown: JSON = doubts.isEmpty ? [:] : ["doubts": .array(doubts.map(\.json))]
    let all: JSON = [
      "schema": "quarterturn/explanation", "version": .integer(Self.jsonVersion),
      "system": .string(version.description), "turns": .bool(turns),
      "headline": .string(headline), "rows": .array(rows.map(\.json)), "result": result.json,
      "advice": advice?.json ?? .null, "policies": .array(disputes.map(\.json)),
    ]
    return all.adding(unknown)
  }
}

extension Explanation.Row {
  fileprivate var json: JSON {
    let head: JSON = ["label": .string(label)]
    let name: JSON = speaker.isEmpty ? [:] : ["speaker": .string(speaker)]
    let place = JSON.object([JSON.Member("location", .location(location))]).withoutNulls
    return head.adding(name).adding([
      "text": .string(text), "decides": .bool(decides), "rule": .rule(rule),
    ]).adding(place)
  }
}

extension Advice {
  fileprivate var json: JSON {
    [
      "purpose": .string(purpose), "changes": .array(changes.map { .string($0) }),
      "notes": .array(notes.map { .string($0) }), "text": .string(text),
    ]
  }
}

extension Explanation.Dispute {
  fileprivate var json: JSON {
    [
      "name": .name(point), "option": .string(option), "meaning": .string(meaning),
      "source": .string(source), "confidence": .name(confidence),
    ]
  }
}
