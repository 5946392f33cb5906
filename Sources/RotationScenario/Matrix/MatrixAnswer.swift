import Orientation
import RotationExplanation

extension Matrix {
  /// A row, and what it rests on.
  struct Answer {
    var row: Row?
    var doubts: [Int] = []
    var policies: [PolicyPoint] = []
    /// What came of the way: other screens that it leads to may depend on it.
    var outcome: Outcome?

    /// Whether the interface takes the same orientations as in another answer.
    func agrees(with other: Answer) -> Bool { outcome?.seen == other.outcome?.seen }
  }

  /// What comes of a way to a screen.
  struct Outcome: Hashable {
    /// What people see of it.
    var seen: Seen
    /// What decides.
    var answers: FixedAnswers
    /// The controller that decides, if it passes the question on.
    var forwarder: ControllerID?

    /// The orientations that the interface takes, in whatever order it is turned.
    struct Seen: Hashable {
      var orientations: Set<InterfaceOrientation>
      var fault: String?
      var masksCount: Bool
    }
  }

  /// The answers for one kind of device and one group of versions.
  ///
  /// Ways that begin alike share what they begin with, as long as one is asked for after the other.
  struct Answers {
    private let doubts: DoubtIndex
    private let app: PolicyReach.App
    private let findsPolicies: Bool
    private var player: WayPlayer
    /// The same with another answer to one disputed point each.
    private var others: [Settled: WayPlayer] = [:]

    /// An answer to a disputed point.
    private struct Settled: Hashable {
      var point: PolicyPoint
      var option: Int
    }

    /// Prepares the answers.
    ///
    /// - Parameters:
    ///   - doubts: the doubts of the app.
    ///   - app: the device with the app on it, not launched.
    ///   - findsPolicies: whether the disputed points are found.
    init(_ doubts: DoubtIndex, _ app: PolicyReach.App, findsPolicies: Bool) {
      self.doubts = doubts
      self.app = app
      self.findsPolicies = findsPolicies
      player = WayPlayer(app)
    }

    /// Plays the way to a screen, then tries every pose.
    ///
    /// - Complexity: linear in the number of events in which the way differs from the last one, and
    ///   again for each other answer to a disputed point that what is on the way could touch; one
    ///   negotiation for each pose of each of them.
    mutating func answer(to events: [RotationEvent]) -> Answer {
      let arrival = player.play(events)
      let situation = arrival.system.situation()
      let row = arrival.row(in: situation)
      var answer = Answer(
        row: row, doubts: doubts.doubts(behind: situation, of: arrival.system, shownBy: events))
      answer.outcome = arrival.outcome(of: row, in: situation)
      answer.row?.isDoubtful = !answer.doubts.isEmpty
      guard findsPolicies else { return answer }
      for point in PolicyPoint.allCases where rests(row, on: point, events, arrival, situation) {
        answer.policies.append(point)
      }
      return answer
    }

    /// Plays the way to a screen and finds out what comes of it, but not what it rests on.
    ///
    /// - Complexity: as of ``answer(to:)`` without the disputed points.
    mutating func outcome(of events: [RotationEvent]) -> Outcome {
      let arrival = player.play(events)
      let situation = arrival.system.situation()
      return arrival.outcome(of: arrival.row(in: situation), in: situation)
    }

    /// Whether a row is another with another answer to a disputed point.
    private mutating func rests(
      _ row: Row, on point: PolicyPoint, _ events: [RotationEvent], _ arrival: WayPlayer.Arrival,
      _ situation: Situation
    ) -> Bool {
      let start = app.start
      let touchesWay = arrival.reach.mayTurn(point)
      // The turns after it were not played: what they touch is not in the entries.
      let touchesTurn =
        switch point {
        case .turnReadsMasks: start.behaviors[.masksAreAnnounced]
        case .deviceExcludesAll: situation.facts.deviceMask != .all
        default: false
        }
      guard touchesWay || touchesTurn else { return false }
      for option in point.description.options.indices where option != start.policy[point] {
        var policy = start.policy
        policy[point] = option
        if touchesWay {
          let settled = Settled(point: point, option: option)
          let other = others[
            settled, default: WayPlayer(PolicyReach.App(start.rewritten(policy: policy)))
          ].play(events)
          if other.row(in: other.system.situation()) != row { return true }
        } else {
          var other = situation
          other.policy = policy
          if row.turning(in: other) != row { return true }
        }
      }
      return false
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

extension WayPlayer.Arrival {
  /// The row of the screen to which the way leads.
  fileprivate func row(in situation: Situation) -> Matrix.Row {
    Matrix.Row(
      start: system.interfaceOrientation, results: [], asked: situation.decider,
      force: MaskForceFinding(situation.facts, policy: situation.policy).force, fault: fault
    ).turning(in: situation)
  }
}

extension WayPlayer.Arrival {
  /// What comes of the way.
  fileprivate func outcome(of row: Matrix.Row, in situation: Situation) -> Matrix.Outcome {
    Matrix.Outcome(
      seen: Matrix.Outcome.Seen(
        orientations: row.fault == nil ? Set(row.results) : [], fault: row.fault?.name,
        masksCount: row.force.counts),
      answers: situation.answers,
      forwarder: situation.decider.flatMap { id in
        system.controllers[id.index].forwarding == .none ? nil : id
      })
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
