import Foundation
import HeadlessUIKit
import Orientation

/// Plays a scenario on both bodies until they differ.
@MainActor
struct TwinComparison {
  /// How many events were played.
  private(set) var count = 0
  /// The first place where the transcripts differ.
  private(set) var difference: String?

  init(_ scenario: TwinScenario) {
    var value = scenario.system
    let live = TwinRun(scenario.system)
    defer { live.end() }
    for (index, event) in scenario.events.enumerated() {
      let expected = value.handle(event).filter { Self.counts($0, in: value) }
      let found = live.handle(event)
      count += 1
      if expected != found {
        difference = Self.describe(scenario, index, expected, found)
        return
      }
      if value.phase == .terminated { return }
    }
  }

  /// A class that does not override the size callback has nowhere to add its blocks.
  private static func counts(_ entry: Transcript.Entry, in system: RotationSystem) -> Bool {
    switch entry.occurrence {
    case .callback(let id, .alongsideTransition, _), .callback(let id, .transitionCompletion, _):
      !system.controllers[id.index].overrides.isDisjoint(
        with: [.sizeTransition, .sizeTransitionWithoutSuper])
    default: true
    }
  }

  private static func describe(
    _ scenario: TwinScenario, _ index: Int, _ expected: [Transcript.Entry],
    _ found: [Transcript.Entry]
  ) -> String {
    let place = zip(expected, found).prefix { $0 == $1 }.count
    func line(_ entries: [Transcript.Entry]) -> String {
      entries.indices.contains(place)
        ? "\(entries[place].time) \(entries[place].occurrence)" : "nothing"
    }
    let before = expected.prefix(place).suffix(6).map { "  \($0.occurrence)" }
    return """
      Seed \(scenario.seed), \(scenario.system.device.name), iOS \(scenario.system.version), \
      event \(index): \(scenario.events[index]), entry \(place)
      events: \(scenario.events.prefix(index).suffix(12))
      before: \(before.joined(separator: "\n"))
      values: \(line(expected))
      live:   \(line(found))
      """.replacingOccurrences(of: "Orientation.", with: "")
  }
}
