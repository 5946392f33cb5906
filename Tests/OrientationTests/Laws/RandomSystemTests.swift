import Orientation
import RandomScenarios
import TestSupport
import Testing

@Suite("Laws of the rotation system, on random apps and random events")
struct RandomSystemTests {
  private static let eventsPerChunk = 5_000

  /// Plays runs, each from a seed of its own, until so many events have been handled.
  private static func forEachRun(
    of chunk: Int, _ body: (RandomRun, RandomRun.Result) -> Void
  ) -> Int {
    var count = 0
    var seed = UInt64(chunk) * 1_000_000
    while count < eventsPerChunk {
      let run = RandomRun(seed: seed, count: 60)
      let result = run.play(run.events)
      body(run, result)
      count += result.count
      seed += 1
    }
    return count
  }

  @Test(
    "No law is broken in many times 5,000 random events, and a replay gives the same",
    arguments: 0..<Effort.random.count(4))
  func laws(chunk: Int) {
    var breaches: [Breach] = []
    let count = Self.forEachRun(of: chunk) { run, result in
      guard breaches.count < 3 else { return }
      if let breach = result.breach { breaches.append(run.shrink(breach)) }
      if let breach = run.replay(result.entries) { breaches.append(breach) }
    }
    #expect(count >= Self.eventsPerChunk)
    #expect(breaches.isEmpty, "\(breaches.map(\.description).joined(separator: "\n"))")
  }

  @Test(
    "No law is broken in 100 times 1,000 random sequences of ten events",
    .enabled(if: Effort.random.isRaised), arguments: 0..<100)
  func sequences(chunk: Int) {
    var breaches: [Breach] = []
    for seed in 0..<1_000 where breaches.count < 3 {
      let run = RandomRun(seed: 1_000_000_000 + UInt64(chunk * 1_000 + seed), count: 10)
      let result = run.play(run.events)
      if let breach = result.breach { breaches.append(run.shrink(breach)) }
      if let breach = run.replay(result.entries) { breaches.append(breach) }
    }
    #expect(breaches.isEmpty, "\(breaches.map(\.description).joined(separator: "\n"))")
  }

  @Test("The random events are of every kind, and of every kind some have an effect")
  func coverage() {
    var drawn: Set<EventKind> = []
    var effective: Set<EventKind> = []
    var environments: Set<SceneEnvironment> = []
    var behaviors: Set<Behaviors> = []
    var outcomes: Set<String> = []
    var (runs, ended) = (0, 0)
    for chunk in 0..<4 {
      _ = Self.forEachRun(of: chunk) { run, result in
        runs += 1
        if result.hasEnded { ended += 1 }
        environments.insert(run.system.environment())
        behaviors.insert(Behaviors(of: run.system.version).decisive)
        drawn.formUnion(run.events.prefix(result.count).map { EventKind($0) })
        for (entry, next) in zip(
          result.entries, result.entries.dropFirst() + result.entries.suffix(1))
        {
          if case .event(let event, _) = entry.occurrence, !next.occurrence.isIgnored {
            effective.insert(EventKind(event))
          }
          if case .decided(_, let decision, _) = entry.occurrence {
            outcomes.insert(decision.outcome.kind)
          }
        }
      }
    }
    #expect(drawn == Set(EventKind.allCases))
    #expect(effective == Set(EventKind.allCases))
    #expect(environments == Set(SceneEnvironment.allCases))
    #expect(
      behaviors.isSuperset(
        of: BehaviorTable.known.systems.map { Behaviors(of: $0).decisive }))
    #expect(outcomes == ["turns", "stays", "refused", "raises"])
    // A program that has ended shows nothing more, so most should not.
    #expect(ended * 3 < runs)
  }

  @Test(
    "Numbers that are neither lengths nor times change nothing",
    arguments: [Double.nan, .infinity, -.infinity, -1])
  func oddNumbers(number: Double) throws {
    var stage = try Stage("iPad Pro 13-inch (M4)", 27, ApplicationModel(mask: .all))
    let before = stage.geometry
    stage.play(
      .advance(number), .resize(.main, ScreenSize(number, 500), isInteractive: false),
      .resize(.main, ScreenSize(500, number), isInteractive: true))
    #expect(stage.geometry == before)
    #expect(stage.system.time == 0)
  }
}

extension Occurrence {
  fileprivate var isIgnored: Bool { if case .ignored = self { true } else { false } }
}

extension Outcome {
  fileprivate var kind: String {
    switch self {
    case .turns: "turns"
    case .stays: "stays"
    case .refused: "refused"
    case .raises: "raises"
    }
  }
}
