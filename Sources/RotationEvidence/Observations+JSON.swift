package import Orientation
public import JSONValues

extension Observations {
  /// The file, as a value.
  public var json: JSON {
    object([
      ("schema", .string(Self.schema)), ("version", .integer(Self.version)),
      ("device", device.json), ("system", .string("\(system)")),
      ("sdk", .optional(sdk?.description)),
      ("rules", rules.isEmpty ? .null : .array(rules.map(\.json))), ("app", app?.json ?? .null),
      ("screens", screens.isEmpty ? .null : .array(screens.map(\.json))),
      ("steps", steps.isEmpty ? .null : .array(steps.map(\.json))),
    ])
  }
}

extension ObservedDevice {
  fileprivate var json: JSON {
    object([
      ("name", .string(name)), ("machine", .optional(machine)),
      ("isSimulator", isSimulator ? true : .null),
    ])
  }
}

extension RuleObservation {
  fileprivate var json: JSON {
    object([
      ("rule", .string("\(rule)")), ("test", .string(test)), ("result", .string(result.rawValue)),
      ("seen", .optional(seen)),
    ])
  }
}

extension ObservedApp {
  fileprivate var json: JSON {
    object([
      ("orientations", orientations.map { .array($0.map { name($0) }) } ?? .null),
      ("requiresFullScreen", requiresFullScreen ? true : .null),
      ("isPhoneOnly", isPhoneOnly ? true : .null),
    ])
  }
}

extension ObservedScreen {
  fileprivate var json: JSON {
    var reports: [JSON] = []
    if reportsAnswers { reports.append("answers") }
    if reportsTransitions { reports.append("transitions") }
    return object([
      ("name", .string(name)), ("kind", .string("\(kind)")),
      ("reports", reports.isEmpty ? .null : .array(reports)),
    ])
  }
}

extension ObservedStep {
  fileprivate var json: JSON {
    object([
      ("time", .number(time)), ("events", .array(events.map(\.json))), ("before", before.json),
      ("asked", list(asked.map(\.json))), ("posted", list(posted.map(\.json))),
      ("called", list(called.map(\.json))), ("refused", list(refused.map(\.json))),
      ("after", after.json),
    ])
  }
}

extension ObservedEvent {
  fileprivate var json: JSON {
    switch self {
    case .turn(let pose): ["kind": "turn", "to": .string("\(pose)")]
    case .request(let mask): ["kind": "request", "orientations": maskJSON(mask)]
    case .update: ["kind": "update"]
    case .attempt: ["kind": "attempt"]
    case .show(let shown): ["kind": "show", "shown": .array(shown.map(\.json))]
    case .background: ["kind": "background"]
    case .foreground: ["kind": "foreground"]
    case .unseen: ["kind": "unseen"]
    }
  }
}

extension ObservedState {
  fileprivate var json: JSON {
    object([
      ("interface", name(geometry.interface)), ("size", sizeJSON(geometry.size)),
      ("held", .string("\(held)")), ("upright", .string("\(upright)")),
      ("appDelegate", appDelegate.map { maskJSON($0) } ?? .null),
      ("sceneDelegate", sceneDelegate.map { maskJSON($0) } ?? .null),
      ("obstacle", .optional(obstacle?.rawValue)), ("shown", .array(shown.map(\.json))),
    ])
  }
}

extension ObservedGeometry {
  fileprivate var json: JSON { ["interface": name(interface), "size": sizeJSON(size)] }
}

extension ShownScreen {
  fileprivate var json: JSON {
    object([
      ("screen", .integer(screen)), ("style", .optional(style?.word)),
      ("allows", maskJSON(allows)), ("given", given.map { maskJSON($0) } ?? .null),
      ("autorotates", autorotates ? .null : false),
      ("prefers", prefers.map { name($0) } ?? .null), ("children", list(children.map(\.json))),
      ("selected", selected == 0 ? .null : .integer(selected)),
    ])
  }
}

extension ObservedAnswer {
  fileprivate var json: JSON { ["screen": .integer(screen), "answer": maskJSON(mask)] }
}

extension ObservedNotification {
  fileprivate var json: JSON { ["kind": .string(kind.rawValue), "orientation": name(orientation)] }
}

extension ObservedCallback {
  fileprivate var json: JSON {
    object([
      ("screen", .integer(screen)), ("kind", .string(kind.rawValue)),
      ("size", size.map { sizeJSON($0) } ?? .null),
    ])
  }
}

extension ObservedRefusal {
  fileprivate var json: JSON {
    ["domain": .string(domain), "code": .integer(code), "text": .string(text)]
  }
}

extension PresentationStyle {
  /// Every style, as a file names it.
  package static let words: [(word: String, style: PresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("popover", .popover), ("currentContext", .currentContext),
    ("overCurrentContext", .overCurrentContext), ("overFullScreen", .overFullScreen),
    ("custom", .custom(removesPresentersView: false)),
    ("customRemovingPresentersView", .custom(removesPresentersView: true)),
  ]

  fileprivate var word: String? { Self.words.first { $0.style == self }?.word }
}

/// An object without what is not there.
private func object(_ members: [(String, JSON)]) -> JSON {
  JSON.object(members.map { JSON.Member($0.0, $0.1) }).withoutNulls
}

/// A list, or nothing for an empty one.
private func list(_ values: [JSON]) -> JSON { values.isEmpty ? .null : .array(values) }

private func name(_ orientation: InterfaceOrientation) -> JSON { .string("\(orientation)") }

private func maskJSON(_ mask: InterfaceOrientationMask) -> JSON {
  .array(InterfaceOrientation.valid.filter { mask.contains($0) }.map { name($0) })
}

private func sizeJSON(_ size: ScreenSize) -> JSON { [.number(size.width), .number(size.height)] }
