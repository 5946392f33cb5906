import Orientation
public import TextFormats

extension Explanation {
  /// The version of the JSON format.
  public static let jsonVersion = 1

  /// The explanation for machines: the words people get, with rules, places and marks beside them.
  ///
  /// The top level has `schema` ("quarterturn/explanation"), `version`, `system`, `turns`,
  /// `headline`, `rows`, `result`, `advice` and `policies`; where several decisions did something,
  /// `parts`, and where something is unknown from the code of an app, `doubts`. Advice has
  /// `options`, any one of which is enough: its `changes` are all needed.
  public var json: JSON {
    let turns = if case .turns = outcome { true } else { false }
    let unknown: JSON = doubts.isEmpty ? [:] : ["doubts": .array(doubts.map(\.json))]
    let all: JSON = [
      "schema": "quarterturn/explanation", "version": .integer(Self.jsonVersion),
      "system": .string(version.description), "turns": .bool(turns),
      "headline": .string(headline), "rows": .array(rows.map(\.json)), "result": result.json,
      "advice": advice?.json ?? .null, "policies": .array(disputes.map(\.json)),
    ]
    let several: JSON = parts.isEmpty ? [:] : ["parts": .array(parts.map(\.json))]
    return all.adding(several).adding(unknown)
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

extension Explanation.Part {
  fileprivate var json: JSON {
    [
      "headline": .string(headline), "rows": .array(rows.map(\.json)), "result": result.json,
    ]
  }
}

extension Advice {
  fileprivate var json: JSON {
    [
      "purpose": .string(purpose), "changes": .array(changes.map { .string($0) }),
      "options": .array(
        options.map { option in
          [
            "changes": .array(option.changes.map { .string($0) }),
            "by": .string(option.isByUser ? "user" : "app"),
            "systems": .optional(option.systems),
            "policies": .array(option.policies.map { .name($0) }),
          ]
        }), "systems": .optional(systems), "notes": .array(notes.map { .string($0) }),
      "text": .string(text),
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
