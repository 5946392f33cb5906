public import Orientation

extension Scenario {
  /// What the next turn of the device rests on that is unknown from the app's code.
  ///
  /// - Parameters:
  ///   - situation: what decides over the turn.
  ///   - system: the system that is in it.
  ///   - events: what brought up what is shown.
  /// - Returns: places in the app's list of doubts, ascending.
  /// - Complexity: linear in the doubts and the events.
  public func doubts(
    behind situation: Situation, of system: RotationSystem, shownBy events: [RotationEvent]
  ) -> [Int] {
    guard !app.doubts.isEmpty else { return [] }
    let counts = MaskForceFinding(situation.facts, policy: situation.policy).force.counts
    let behaviors = system.behaviors
    let first = app.root(situation.facts.idiom, system.version)
    var roots = first.map { [$0] } ?? []
    var presented: Set<ControllerID> = []
    var ways: Set<ControllerID> = []
    for event in events {
      switch event {
      case .present(let id, _, _):
        presented.insert(id)
        ways.insert(id)
      case .push(let id, _): ways.insert(id)
      case .setRoot(let id, _): roots = id.map { [$0] } ?? []
      default: break
      }
    }
    return app.doubts.indices.filter { index in
      let doubt = app.doubts[index]
      guard doubt.holds(situation.facts.idiom, system.version) else { return false }
      switch doubt.subject {
      case .stage, .policy, .infoPlist: return true
      case .root: return roots.contains { $0 == first }
      case .way(_, let target): return ways.contains(target)
      case .appDelegate: return counts && behaviors[.appDelegateAnswers]
      case .sceneDelegate: return counts && behaviors[.sceneDelegateAnswers]
      case .screen(let id, let key):
        guard situation.speakers.contains(.controller(id)) else { return false }
        switch key {
        case .autorotates: return counts && behaviors[.autorotateIsAsked]
        case .prefersLocked, .lockChild: return behaviors[.lockPreference]
        case .supports where system.controllers[id.index].forwarding == .presented:
          // With something presented, its own answer does not count.
          return counts && !situation.speakers.contains { $0.isController(besides: id) }
        case .prefers: return counts && presented.contains(id)
        default: return counts
        }
      }
    }
  }
}

extension Speaker {
  /// Whether it is a controller, and another one.
  fileprivate func isController(besides id: ControllerID) -> Bool {
    if case .controller(let other) = self { other != id } else { false }
  }
}
