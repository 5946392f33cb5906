import Orientation
import RotationExplanation

/// Plays ways to screens; what a way has in common with the last one is not played again.
struct WayPlayer {
  /// How things are after some of the events of a way.
  struct Arrival {
    var system: RotationSystem
    /// The last exception on the way.
    var fault: Fault?
    /// What disputed points could touch on the way.
    var reach: PolicyReach
  }

  private var events: [RotationEvent] = []
  /// How things were before the first of the events, and after each of them.
  private var arrivals: [Arrival]

  /// Prepares the ways of an app.
  init(_ app: PolicyReach.App) {
    arrivals = [Arrival(system: app.start, fault: nil, reach: PolicyReach(app))]
  }

  /// Plays a way, each of its events to its end.
  ///
  /// - Parameter events: the way, from before the launch.
  /// - Returns: how things are after it.
  /// - Complexity: linear in the number of events after those with which the last way began, too.
  mutating func play(_ events: [RotationEvent]) -> Arrival {
    let common = zip(events, self.events).prefix { $0 == $1 }.count
    arrivals.removeSubrange((common + 1)...)
    for event in events[common...] {
      var arrival = arrivals[arrivals.count - 1]
      arrival.reach.add(event)
      for entry in arrival.system.handle(event) + arrival.system.handle(.settle) {
        if case .exception(let raised) = entry.occurrence { arrival.fault = raised }
        arrival.reach.add(entry)
      }
      arrivals.append(arrival)
    }
    self.events = events
    return arrivals[arrivals.count - 1]
  }
}
