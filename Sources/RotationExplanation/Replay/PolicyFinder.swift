package import Orientation

/// What of a result a disputed point changes, when it is settled otherwise.
package enum PolicyEffect: Int, Comparable, Sendable {
  /// What is called and posted, and nothing else.
  case notices
  /// What controllers are called with.
  case callbacks
  /// How the interface is turned, an exception, a lock.
  case outcome

  package static func < (one: PolicyEffect, other: PolicyEffect) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// Finds the disputed points a result rests on: exactly those with another answer under which the
/// same story comes out otherwise.
package enum PolicyFinder {
  /// The points that matter for each step of a story, and for what.
  ///
  /// - Parameters:
  ///   - story: the story.
  ///   - playback: the same, played.
  ///   - first: the first step that is of interest.
  /// - Returns: for each step the points and their effect.
  /// - Complexity: at most one playing for each other answer of each point.
  package static func points(
    of story: Story, _ playback: Playback, from first: Int = 0
  ) -> [[PolicyPoint: PolicyEffect]] {
    var found: [[PolicyPoint: PolicyEffect]] = Array(repeating: [:], count: story.steps.count)
    let reach = PolicyReach(
      story.start, story.steps.flatMap(\.events), playback.entries.joined())
    let seen = story.steps.indices.map { Shown(playback, $0) }
    for point in PolicyPoint.allCases where reach.mayTouch(point) {
      for option in point.description.options.indices where option != story.start.policy[point] {
        var policy = story.start.policy
        policy[point] = option
        let other = Playback(story.under(policy), recordingReasons: false)
        for index in story.steps.indices where index >= first {
          guard let effect = seen[index].effect(of: Shown(other, index)) else { continue }
          found[index][point] = max(found[index][point] ?? effect, effect)
        }
      }
    }
    return found
  }
}

/// What is shown of a step.
private struct Shown {
  private enum Part: Hashable {
    case decided(SceneID, Outcome)
    case raised(String)
    case happened(Occurrence)
    case geometry(SceneGeometry)
    case device(DeviceOrientation)
  }

  /// What turned, what was refused and raised, and how things are afterwards.
  private var outcome: [Part] = []
  private var callbacks: [Part] = []
  private var notices: [Part] = []

  init(_ playback: Playback, _ step: Int) {
    let after = playback.systems[step + 1]
    for entry in playback.entries[step] {
      switch entry.occurrence {
      case .event, .asked: break
      case .decided(let scene, let decision, _):
        if case .stays = decision.outcome { continue }
        outcome.append(.decided(scene, decision.outcome))
      case .exception(let fault):
        let name = fault.controller.flatMap { after.controllers[safe: $0]?.name }
        let reason = fault.reason(
          className: name ?? "UIViewController", behaviors: after.behaviors, policy: after.policy)
        outcome.append(.raised("\(fault.name): \(reason)"))
      case .geometry, .error, .log, .read, .ignored: outcome.append(.happened(entry.occurrence))
      case .callback: callbacks.append(.happened(entry.occurrence))
      case .posted, .delegate: notices.append(.happened(entry.occurrence))
      }
    }
    outcome += (0..<after.sceneCount).map { .geometry(after.geometry(of: SceneID($0))) }
    outcome.append(.device(after.deviceOrientation))
  }

  /// What differs in another playing; nil where nothing does.
  func effect(of other: Shown) -> PolicyEffect? {
    if outcome != other.outcome { return .outcome }
    if callbacks != other.callbacks { return .callbacks }
    return notices != other.notices ? .notices : nil
  }
}
