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
      // An app takes a controller out of what is shown before it makes it a root.
      if case .setRoot(let root?, _) = event, live.isContained(root) { continue }
      let expected = value.handle(event).filter { Self.counts($0, in: value) }
        .map { Self.resolved($0, in: value) }
      let found = live.handle(event).map { Self.resolved($0, in: value) }
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

  /// Live objects say which style the system takes for the one that is left to it.
  private static func resolved(
    _ entry: Transcript.Entry, in system: RotationSystem
  ) -> Transcript.Entry {
    guard case .event(.present(let id, .automatic, let presenter), let speaker) = entry.occurrence
    else { return entry }
    let event = RotationEvent.present(id, system.resolved(.automatic), from: presenter)
    return Transcript.Entry(time: entry.time, .event(event, by: speaker))
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
