import Orientation
public import TextFormats

/// A played scenario for machines.
///
/// The top level is an object with `schema` ("quarterturn/transcript"), `version`, `device`,
/// `system`, `notAsked` where the app answers what its system never asks for, and `steps`. A step has
/// `number`, `title`, `note` and `location` where there are any, `doubts` where it rests on something
/// unknown, `policies` where it rests on disputed points, `after` (what the device shows: the main
/// scene, and `otherScenes` where there are any) and `entries`. Every entry has `time` in seconds and
/// `kind`: event, asked, decided, posted, delegate, callback, geometry, log, error, exception, read or
/// ignored; the other members depend on the kind. Orientations are written by their API names, masks
/// as lists of them, sizes as width and height in points, insets as top, left, bottom, right. What is
/// not known is null or left out. `version` grows when a member changes its meaning or goes away.
public struct TranscriptJSON {
  /// The version of the format.
  public static let version = 1

  let steps: [ReportedStep]

  /// Makes the JSON of some steps.
  public init(_ steps: [ReportedStep]) { self.steps = steps }

  /// The whole as an object.
  ///
  /// - Complexity: linear in the entries.
  public var json: JSON {
    let cast = steps.first?.cast
    let doubts = steps.distinctDoubts
    let unknown: JSON = doubts.isEmpty ? [:] : ["doubts": .array(doubts.map(\.json))]
    let all: JSON = [
      "schema": "quarterturn/transcript", "version": .integer(Self.version),
      "device": .optional(cast?.device.name), "system": .optional(cast?.version.description),
      "steps": .array(steps.map { step($0) }),
    ]
    let unasked: [JSON] = steps.unaskedAnswers.map { answer in
      [
        "speaker": .string(answer.speaker), "text": .string(answer.text),
        "rule": .rule(answer.rule),
      ]
    }
    return all.adding(unknown).adding(unasked.isEmpty ? [:] : ["notAsked": .array(unasked)])
  }

  /// The whole as text.
  public var text: String { json.text }

  private func step(_ step: ReportedStep) -> JSON {
    let words = Words(step.cast)
    let head: JSON = ["number": .integer(step.number), "title": .string(step.title)]
    let place = JSON.object([
      JSON.Member("note", .optional(step.note)), JSON.Member("location", .location(step.location)),
    ]).withoutNulls
    let names = step.doubts.map { JSON.string($0.subject) }
    let unknown: JSON = names.isEmpty ? [:] : ["doubts": .array(names)]
    let points = (step.disputes + step.lesserDisputes).map { JSON.name($0.point) }
    let disputed: JSON = points.isEmpty ? [:] : ["policies": .array(points)]
    let shown = step.frame
    let others = shown.otherScenes.enumerated().map { index, scene in
      JSON.object([JSON.Member("scene", .integer(index + 1))]).adding(self.scene(scene))
    }
    let after = frame(shown).adding(others.isEmpty ? [:] : ["otherScenes": .array(others)])
    return head.adding(place).adding(unknown).adding(disputed).adding([
      "after": after, "entries": .array(step.entries.map { entry($0, words) }),
    ])
  }

  private func frame(_ frame: FilmFrame) -> JSON {
    [
      "held": .name(frame.held), "interface": .name(frame.interface), "size": .size(frame.size),
      "environment": .name(frame.environment), "phase": .name(frame.phase),
      "isUserLocked": .bool(frame.isUserLocked),
      "screens": .array(frame.screens.map { .string($0) }),
    ]
  }

  private func scene(_ frame: FilmFrame) -> JSON {
    [
      "interface": .name(frame.interface), "size": .size(frame.size),
      "environment": .name(frame.environment),
      "screens": .array(frame.screens.map { .string($0) }),
    ]
  }

  private func entry(_ entry: Transcript.Entry, _ words: Words) -> JSON {
    let head: JSON = ["time": .number(entry.time)]
    return head.adding(occurrence(entry.occurrence, words))
  }

  private func occurrence(_ occurrence: Occurrence, _ words: Words) -> JSON {
    switch occurrence {
    case .event(let event, let controller):
      [
        "kind": "event", "event": EventJSON(event, words).json,
        "by": .optional(controller.map { words.name($0) }),
      ]
    case .asked(let speaker, let question, let answer):
      [
        "kind": "asked", "speaker": DecisionJSON.speaker(speaker, words),
        "question": self.question(question, words), "answer": self.answer(answer, words),
      ]
    case .decided(let scene, let decision, let steps):
      [
        "kind": "decided", "scene": .integer(scene.index),
        "decision": DecisionJSON(decision, steps, cast: words.cast).json,
      ]
    case .posted(let notification): posted(notification)
    case .delegate(let call): delegate(call)
    case .callback(let id, let callback, let observed):
      [
        "kind": "callback", "controller": .string(words.name(id)),
        "callback": CallbackJSON(callback).json, "observed": .observed(observed),
      ]
    case .geometry(let scene, let old, let new):
      [
        "kind": "geometry", "scene": .integer(scene.index), "from": .geometry(old),
        "to": .geometry(new),
      ]
    case .log(let line):
      ["kind": "log", "rule": .rule(line.rule), "text": .string(line.text)]
    case .error(let scene, let error):
      ["kind": "error", "scene": .integer(scene.index), "error": DecisionJSON.error(error)]
    case .exception(let fault): ["kind": "exception", "fault": DecisionJSON.fault(fault, words)]
    case .read(let orientation): ["kind": "read", "statusBarOrientation": .name(orientation)]
    case .ignored(let reason, let dropped): ignored(reason, dropped, words)
    }
  }

  private func ignored(_ reason: Ignored, _ dropped: DroppedEvent?, _ words: Words) -> JSON {
    let base: JSON = ["kind": "ignored", "reason": .name(reason)]
    guard let dropped else { return base }
    let ruled = base.adding(["rule": .rule(dropped.rule)])
    guard let decision = dropped.decision else { return ruled }
    return ruled.adding([
      "decision": DecisionJSON(decision, dropped.steps, cast: words.cast).json
    ])
  }

  private func question(_ question: RotationQuestion, _ words: Words) -> JSON {
    switch question {
    case .supportedInterfaceOrientations, .shouldAutorotate,
      .preferredInterfaceOrientationForPresentation, .childForInterfaceOrientationLock,
      .prefersInterfaceOrientationLocked:
      ["kind": .name(question)]
    case .shouldAutorotateTo(let orientation):
      ["kind": "shouldAutorotateTo", "orientation": .name(orientation)]
    case .sizeForChild(let id): ["kind": "sizeForChild", "child": .string(words.name(id))]
    }
  }

  private func answer(_ answer: RotationAnswer, _ words: Words) -> JSON {
    switch answer {
    case .mask(let mask): .mask(mask)
    case .bool(let value): .bool(value)
    case .preferred(.inherited): .null
    case .preferred(.orientation(let orientation)): .name(orientation)
    case .preferred(.invalid(let rawValue)): .integer(rawValue)
    case .controller(let id): .optional(id.map { words.name($0) })
    case .size(let size): .size(size)
    }
  }

  private func posted(_ notification: SystemNotification) -> JSON {
    let value: JSON =
      switch notification {
      case .deviceOrientationDidChange(let orientation): .name(orientation)
      case .willChangeStatusBarOrientation(let orientation),
        .didChangeStatusBarOrientation(let orientation):
        .name(orientation)
      case .willChangeStatusBarFrame(let size), .didChangeStatusBarFrame(let size): .size(size)
      }
    return [
      "kind": "posted", "name": .string(notification.name),
      "userInfoKey": .optional(notification.userInfoKey), "value": value,
    ]
  }

  private func delegate(_ call: DelegateCall) -> JSON {
    switch call {
    case .didFinishLaunching: ["kind": "delegate", "call": "didFinishLaunching"]
    case .willChangeStatusBarOrientation(let new, let duration):
      [
        "kind": "delegate", "call": "willChangeStatusBarOrientation", "orientation": .name(new),
        "duration": .number(duration),
      ]
    case .didChangeStatusBarOrientation(let old):
      [
        "kind": "delegate", "call": "didChangeStatusBarOrientation", "orientation": .name(old),
      ]
    case .sceneDidUpdate(let scene, let previous):
      [
        "kind": "delegate", "call": "sceneDidUpdate", "scene": .integer(scene.index),
        "previous": .geometry(previous),
      ]
    case .sceneDidUpdateEffectiveGeometry(let scene, let previous):
      [
        "kind": "delegate", "call": "sceneDidUpdateEffectiveGeometry",
        "scene": .integer(scene.index), "previous": .geometry(previous),
      ]
    case .effectiveGeometryObserved(let scene):
      [
        "kind": "delegate", "call": "effectiveGeometryObserved", "scene": .integer(scene.index),
      ]
    }
  }
}
