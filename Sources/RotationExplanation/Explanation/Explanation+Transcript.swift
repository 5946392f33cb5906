public import Orientation

extension Explanation {
  /// Explains what an event did to the interface, or why it did nothing.
  ///
  /// Of several decisions the last one that changed something counts.
  ///
  /// - Parameters:
  ///   - entries: what the system did on the event, from the event itself on.
  ///   - earlier: what it did before, from the launch on: from iOS 16 a decision can rest on
  ///     answers that were read long before (`F-25`).
  ///   - cast: the names of the ids, as it was then.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Complexity: linear in the entries.
  public init(
    of entries: [Transcript.Entry], after earlier: [Transcript.Entry] = [], cast: Roster,
    screen: ControllerID? = nil
  ) {
    let places = entries.indices.filter { entries[$0].occurrence.isDecision }
    let place = places.last { entries[$0].occurrence.isConsequential } ?? places.last
    let all = earlier + entries
    if let place,
      let explanation = Explanation(
        Transcript(all), at: earlier.count + place, cast: cast, screen: screen)
    {
      self = explanation
      addLaunch(entries[..<place])
    } else {
      self = Self.undecided(entries, cast, screen, held: Self.held(all[...]))
    }
    for entry in entries {
      guard case .log(let line) = entry.occurrence else { continue }
      rows.append(Row("log", "", Words.log(line), rule: line.rule))
    }
  }

  /// Explains a decision of a transcript, nil where there is none.
  ///
  /// - Parameters:
  ///   - transcript: what happened, from the launch on.
  ///   - index: the place of the decision in the transcript; nil takes the last one.
  ///   - cast: the names of the ids, as it was then.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Complexity: linear in the transcript.
  public init?(
    _ transcript: Transcript, at index: Int? = nil, cast: Roster, screen: ControllerID? = nil
  ) {
    let entries = transcript.entries
    let place = index ?? entries.lastIndex { $0.occurrence.isDecision }
    guard let place, entries.indices.contains(place),
      case .decided(let scene, let decision, let steps) = entries[place].occurrence
    else { return nil }
    var context = Context(held: Self.held(entries[..<place]))
    let usesAnnounced = steps.contains { $0.finding.isAnnounced }
    let read = usesAnnounced ? Self.reading(entries[..<place], scene) : place
    if let read {
      context.chain = Self.chain(entries[..<read])
      if case .decided(_, _, let readSteps) = entries[read].occurrence, usesAnnounced {
        context.reading = readSteps
      }
    }
    self.init(decision, steps, cast: cast, screen: screen, context: context)
  }

  /// What the device orientation was set to last, by a turn or by a write.
  private static func held(_ entries: ArraySlice<Transcript.Entry>) -> DeviceOrientation? {
    for entry in entries.reversed() {
      switch entry.occurrence {
      case .event(.turn(let pose), _): return pose
      case .event(.setDeviceOrientation(let rawValue), _):
        return DeviceOrientation(rawValue: rawValue)
      default: break
      }
    }
    return nil
  }

  /// The place of the last negotiation that read the masks of a scene.
  private static func reading(_ entries: ArraySlice<Transcript.Entry>, _ scene: SceneID) -> Int? {
    entries.lastIndex { entry in
      guard case .decided(scene, let decision, let steps) = entry.occurrence else { return false }
      return decision.masks != nil && !steps.contains { $0.finding.isAnnounced }
    }
  }

  /// The controllers that were asked for their masks just before a decision, as long as each gave
  /// the next one's answer.
  private static func chain(_ entries: ArraySlice<Transcript.Entry>) -> [ControllerID] {
    var asked: [(ControllerID, RotationAnswer)] = []
    for entry in entries.reversed() {
      guard case .asked(let speaker, let question, let answer) = entry.occurrence else { break }
      guard case .controller(let id) = speaker, question == .supportedInterfaceOrientations
      else { continue }
      asked.append((id, answer))
    }
    let inOrder = asked.reversed()
    return inOrder.prefix { $0.1 == inOrder.first?.1 }.map(\.0)
  }
}

extension Occurrence {
  var isDecision: Bool { if case .decided = self { true } else { false } }

  /// Whether it is a decision that did something.
  package var isConsequential: Bool {
    guard case .decided(_, let decision, _) = self else { return false }
    return switch decision.outcome {
    case .stays(.alreadyThere), .stays(.notNegotiated): false
    default: true
    }
  }
}
