public import Orientation

extension Explanation {
  /// Explains a decision of a transcript.
  ///
  /// - Parameters:
  ///   - transcript: what happened, from the launch on: from iOS 16 a decision can rest on answers
  ///     that were read long before (`F-25`).
  ///   - index: the place of the decision in the transcript; nil takes the last one.
  ///   - cast: whom the ids stand for, as it was at that moment.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Returns: nil where there is no decision.
  /// - Complexity: linear in the transcript.
  public init?(
    _ transcript: Transcript, at index: Int? = nil, cast: Cast, screen: ControllerID? = nil
  ) {
    let entries = transcript.entries
    let place = index ?? entries.lastIndex { $0.occurrence.isDecision }
    guard let place, entries.indices.contains(place),
      case .decided(let scene, let decision, let steps) = entries[place].occurrence
    else { return nil }
    let before = entries[..<place]
    self.init(
      decision, steps, cast: cast, screen: screen, held: Self.held(before),
      reading: Self.reading(before, scene))
  }

  /// The pose of the last turn.
  private static func held(_ entries: ArraySlice<Transcript.Entry>) -> DeviceOrientation? {
    for entry in entries.reversed() {
      if case .event(.turn(let pose), _) = entry.occurrence { return pose }
    }
    return nil
  }

  /// The steps of the last negotiation that read the masks of a scene.
  private static func reading(
    _ entries: ArraySlice<Transcript.Entry>, _ scene: SceneID
  ) -> [Step] {
    for entry in entries.reversed() {
      guard case .decided(scene, let decision, let steps) = entry.occurrence,
        decision.masks != nil, !steps.contains(where: { $0.finding.isAnnounced })
      else { continue }
      return steps
    }
    return []
  }
}

extension Occurrence {
  var isDecision: Bool { if case .decided = self { true } else { false } }
}

extension Finding {
  var isAnnounced: Bool { if case .usedAnnounced = self { true } else { false } }
}
