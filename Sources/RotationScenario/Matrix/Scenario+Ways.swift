public import Orientation
import RotationExplanation

/// A way to a screen, and what comes of it on the stage.
public struct ScreenWay: Sendable, Hashable {
  /// The screen; a copy where another controller begins with one of its own.
  public var screen: ControllerID
  /// Who leads to it, from the one that does not lead to it on the shortest way; nil for that way.
  public var through: [ControllerID]?
  /// What happens on it, the launch included.
  public var events: [RotationEvent]
  /// The orientations that the interface takes; none where an exception is raised.
  public var orientations: InterfaceOrientationMask
  /// The controller that UIKit asks; nil where it asks none, or the app.
  public var asked: ControllerID?
  /// The exception that is raised; nil where there is none.
  public var fault: Fault?
}

extension Scenario {
  /// The ways to a screen on the stage of which something else comes, the shortest first.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - copies: copies of it in other containers.
  /// - Returns: none where nothing leads to the screen.
  /// - Complexity: as of a matrix of one device and one version with its other ways.
  public func ways(to screen: ControllerID, copies: [ControllerID] = []) -> [ScreenWay] {
    let routes = Routes(
      app, stage.idiom(isPhoneOnly: app.application.isPhoneOnly), stage.version)
    var answers = Matrix.Answers(
      DoubtIndex(app), PolicyReach.App(makeSystem()), findsPolicies: false)
    var found: [(way: ScreenWay, answer: Matrix.Answer)] = []
    func add(_ id: ControllerID, _ through: [ControllerID]?, _ events: [RotationEvent]) {
      let answer = answers.answer(to: events)
      guard !found.contains(where: { $0.answer.agrees(with: answer) }) else { return }
      let results = answer.row?.fault == nil ? answer.row?.results ?? [] : []
      let mask = results.reduce(into: InterfaceOrientationMask()) { $0.formUnion($1.mask) }
      found.append(
        (
          ScreenWay(
            screen: id, through: through, events: events, orientations: mask,
            asked: answer.row?.asked, fault: answer.row?.fault), answer
        ))
    }
    if case .events(let events) = routes.route(to: screen) { add(screen, nil, events) }
    for copy in copies {
      guard case .events(let events) = routes.route(to: copy) else { continue }
      add(copy, routes.visit(of: copy)?.from.map { [$0] } ?? [], events)
    }
    var trips: [(way: Matrix.Way, screen: ControllerID, events: [RotationEvent])] = []
    var known: [ControllerID: Set<Matrix.Outcome>] = [:]
    var other = OtherWays(app, routes)
    other.follow { trip in
      let events = [.launch] + trip.events
      let outcome = answers.outcome(of: events)
      if let way = trip.way, trip.screen == screen || copies.contains(trip.screen) {
        trips.append((way, trip.screen, events))
      }
      let isNew = known[trip.screen, default: []].insert(outcome).inserted
      return isNew && outcome.seen.fault == nil
    }
    for trip in trips.sorted(by: { $0.way.precedes($1.way) }) {
      add(trip.screen, trip.way.through, trip.events)
    }
    return found.map(\.way)
  }
}
