import Orientation
import RandomScenarios

/// A drawn system and what is to happen to it.
struct RandomRun {
  let seed: UInt64
  let system: RotationSystem
  let events: [RotationEvent]

  /// What came of playing.
  struct Result {
    /// How many events were handled.
    var count = 0
    /// The first breach; nothing is played after it.
    var breach: Breach?
    var entries: [Transcript.Entry] = []
    /// Whether an exception ended the program.
    var hasEnded = false
  }

  init(seed: UInt64, count: Int) {
    var draws = RandomSystem(seed: seed)
    self.seed = seed
    system = draws.draw()
    events = draws.events(count: count, controllers: system.controllers.count)
  }

  /// Every law, as it is before anything has happened.
  private var laws: [any SystemLaw] {
    [
      AllowedMaskLaw(), GeometryLaw(system), PairLaw(system), AppearanceLaw(system),
      DeviceNotificationLaw(), InterfaceNotificationLaw(), RestLaw(), ClockLaw(), ExceptionLaw(),
      BoundLaw(), IndexLaw(),
    ]
  }

  /// Plays events until the program has ended, and three more.
  func play(_ events: [RotationEvent]) -> Result {
    var system = system
    var laws = laws
    var result = Result()
    var eventsAfterEnd = 0
    for (index, event) in events.enumerated() {
      let before = SystemStep.Moment(system)
      if before.phase == .terminated { eventsAfterEnd += 1 }
      if eventsAfterEnd > 3 { break }
      let entries = system.handle(event)
      result.entries += entries
      result.count += 1
      result.hasEnded = system.phase == .terminated
      let step = SystemStep(event: event, entries: entries, before: before, system: system)
      for place in laws.indices {
        guard let message = laws[place].check(step) else { continue }
        result.breach = Breach(
          law: laws[place].name, message: message, events: Array(events[...index]), seed: seed)
        return result
      }
    }
    return result
  }

  /// What came from outside is enough to make it all happen again.
  func replay(_ entries: [Transcript.Entry]) -> Breach? {
    var again = system
    var repeated: [Transcript.Entry] = []
    for case .event(let event, by: nil) in entries.map(\.occurrence) {
      repeated += again.handle(event)
    }
    guard repeated != entries else { return nil }
    let place = zip(repeated, entries).prefix { $0 == $1 }.count
    return Breach(
      law: "a replay gives the same", message: "it differs from entry \(place) on", events: events,
      seed: seed)
  }

  /// Leaves out every event without which the same law still breaks.
  func shrink(_ breach: Breach) -> Breach {
    var smallest = breach
    var place = 0
    while place < smallest.events.count {
      var fewer = smallest.events
      fewer.remove(at: place)
      if let again = play(fewer).breach, again.law == breach.law {
        smallest = again
      } else {
        place += 1
      }
    }
    return smallest
  }
}
