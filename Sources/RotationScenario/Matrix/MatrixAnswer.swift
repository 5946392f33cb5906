import Orientation
import RotationExplanation

extension Matrix {
  /// A row, and what it rests on.
  struct Answer {
    var row: Row?
    var doubts: [Int] = []
    var policies: [PolicyPoint] = []

    /// The answer where there is none.
    init() {}

    /// Plays the way to a screen, then tries every pose.
    ///
    /// - Complexity: one playing, and another for each disputed point that what is on the way could
    ///   touch; one negotiation for each pose of each of them.
    init(
      _ scenario: Scenario, _ events: [RotationEvent], _ app: PolicyReach.App,
      _ findsPolicies: Bool
    ) {
      let play = Play(app.start, events)
      doubts = scenario.doubts(behind: play.situation, of: play.system, shownBy: events)
      var row = play.row
      row.isDoubtful = !doubts.isEmpty
      self.row = row
      if findsPolicies { policies = play.policies(app, events) }
    }
  }

  /// The way to a screen, played, and the poses after it.
  private struct Play {
    var system: RotationSystem
    let situation: Situation
    let row: Row
    private var entries: [Transcript.Entry] = []

    init(_ start: RotationSystem, _ events: [RotationEvent]) {
      system = start
      var fault: Fault?
      for event in events {
        for entry in system.handle(event) + system.handle(.settle) {
          if case .exception(let raised) = entry.occurrence { fault = raised }
          entries.append(entry)
        }
      }
      situation = system.situation()
      row = Row(
        start: system.interfaceOrientation, results: [], decider: situation.decider,
        force: MaskForceFinding(situation.facts, policy: situation.policy).force, fault: fault
      ).turning(in: situation)
    }

    /// The disputed points with another answer under which the row is another.
    func policies(_ app: PolicyReach.App, _ events: [RotationEvent]) -> [PolicyPoint] {
      let start = app.start
      let reach = PolicyReach(app, events, entries)
      return PolicyPoint.allCases.filter { point in
        let touchesWay = reach.mayTurn(point)
        // The turns after it were not played: what they touch is not in the entries.
        let touchesTurn =
          switch point {
          case .turnReadsMasks: start.behaviors[.masksAreAnnounced]
          case .deviceExcludesAll: situation.facts.deviceMask != .all
          default: false
          }
        guard touchesWay || touchesTurn else { return false }
        return point.description.options.indices.contains { option in
          guard option != start.policy[point] else { return false }
          var policy = start.policy
          policy[point] = option
          guard touchesWay else {
            var other = situation
            other.policy = policy
            return row.turning(in: other) != row
          }
          return Play(start.rewritten(policy: policy), events).row != row
        }
      }
    }
  }
}

extension Scenario {
  /// The stage with another device and version, upright.
  func stage(
    _ device: DeviceProfile, _ version: SystemVersion, _ behaviors: Behaviors
  ) -> Stage {
    var stage = stage
    stage.device = device
    stage.version = version
    stage.behaviors = behaviors
    stage.held = .portrait
    if device.idiom == .phone && stage.environment == .phoneAppOnPad { stage.environment = nil }
    if device.displays.count == 1,
      stage.environment == .duoInner || stage.environment == .duoOuter
    {
      stage.environment = nil
    }
    return stage
  }
}

extension Matrix.Row {
  /// The row with what happens in each pose.
  fileprivate func turning(in situation: Situation) -> Self {
    guard fault == nil || !results.isEmpty else { return self }
    var row = self
    row.results = []
    row.fault = nil
    for pose in Matrix.poses {
      let decision = situation.turn(to: pose)
      if case .raises(let raised) = decision.outcome { row.fault = raised }
      row.results.append(decision.result)
    }
    return row
  }
}
