package import Orientation

/// A story, played.
package struct Playback: Sendable {
  /// The system before each step, and after the last.
  let systems: [RotationSystem]
  /// What each step led to.
  package let entries: [[Transcript.Entry]]
  /// The place of the step that is explained.
  private let moment: Int
  private let steps: [Story.Step]

  /// Plays a story.
  ///
  /// - Parameters:
  ///   - story: what to play.
  ///   - other: a playing of another story that may begin alike; what is alike is not played again.
  ///   - recordsReasons: whether it matters who is asked and why, not only what comes of it.
  package init(
    _ story: Story, like other: Playback? = nil, recordingReasons recordsReasons: Bool = true
  ) {
    var systems = [story.start]
    systems[0].recordsReasons = recordsReasons
    var entries: [[Transcript.Entry]] = []
    if let other, !story.isRewritten {
      let common = zip(story.steps, other.steps).prefix { $0 == $1 }.count
      systems = Array(other.systems[...common])
      entries = Array(other.entries[..<common])
    }
    var system = systems[systems.count - 1]
    for step in story.steps[entries.count...] {
      var happened: [Transcript.Entry] = []
      for event in step.events { happened += system.handle(event) }
      if step.settles { happened += system.handle(.settle) }
      entries.append(happened)
      systems.append(system)
    }
    self.systems = systems
    self.entries = entries
    moment = story.moment
    steps = story.steps
  }

  /// The system before the step that is explained.
  package var before: RotationSystem { systems[min(moment, systems.count - 1)] }
  /// The system at the end.
  package var after: RotationSystem { systems[systems.count - 1] }
  /// What happened in the step that is explained, and after it.
  package var momentEntries: [Transcript.Entry] {
    Array(entries[min(moment, entries.count)...].joined())
  }

  /// The orientation that the app starts in, in the moment; nil where it is launched before.
  var firstOrientation: InterfaceOrientation? {
    for entry in momentEntries {
      if case .decided(.main, let decision, _) = entry.occurrence, decision.trigger == .launch {
        return decision.result
      }
    }
    return nil
  }

  /// Whether an exception ended the app.
  var hasCrashed: Bool { after.phase == .terminated }

  /// How many calls the system did not have.
  var missingCalls: Int {
    entries.joined().count { entry in
      if case .ignored(let reason, _) = entry.occurrence {
        reason == .notOffered || reason == .noLongerEffective
      } else {
        false
      }
    }
  }

  /// What the main scene showed after each step of the story as it was at first, up to the one that
  /// is explained.
  var earlierOrientations: [Int: InterfaceOrientation] {
    var found: [Int: InterfaceOrientation] = [:]
    for (index, step) in steps.enumerated() where index < moment {
      if let place = step.place { found[place] = systems[index + 1].interfaceOrientation }
    }
    return found
  }

  /// The disputed points that the decisions of the moment name.
  var namedPoints: [PolicyPoint] {
    var points: [PolicyPoint] = []
    for entry in momentEntries {
      guard case .decided(_, _, let steps) = entry.occurrence else { continue }
      for point in steps.compactMap(\.policy) where !points.contains(point) { points.append(point) }
    }
    return points
  }
}
