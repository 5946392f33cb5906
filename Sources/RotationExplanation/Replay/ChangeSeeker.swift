import Orientation

/// Looks for the smallest sets of changes that bring something about, by playing the story again
/// with each.
struct ChangeSeeker {
  let story: Story
  let playback: Playback
  let aim: Aim
  let words: Words

  /// How many ways are named.
  private static let limit = 3

  /// A set of changes that brings it about.
  private struct Found {
    var changes: [Change]
    var cost: Int
    var author: Change.Author { changes.contains { $0.author == .user } ? .user : .app }

    /// The changes in words: beside what the app does, the user is named.
    var texts: [String] {
      let isMixed = author == .user && changes.contains { $0.author == .app }
      return changes.map { isMixed && $0.author == .user ? "have the user \($0.text)" : $0.text }
    }
  }

  /// The advice; nil where nothing helps.
  func advice(_ purpose: String) -> Advice? {
    var found = Array(found.prefix(Self.limit))
    guard !found.isEmpty else { return nil }
    var systems = found.map { self.systems($0.changes) }
    let helped = Set(systems.joined())
    if let other = elsewhere(than: helped) {
      found.append(other)
      systems.append(self.systems(other.changes).filter { !helped.contains($0) })
    }
    let options = zip(found, systems).map { found, systems in
      Advice.Option(
        found.texts, isByUser: found.changes.allSatisfy { $0.author == .user },
        systems: systems, allSystems: story.systems)
    }
    var notes: [String] = []
    for note in found.flatMap({ $0.changes.compactMap(\.note) }) where !notes.contains(note) {
      notes.append(note)
    }
    let all = story.systems
    return Advice(
      purpose, options: options,
      systems: all.isEmpty ? nil : Advice.Option.spans(all, of: all), notes: notes)
  }

  /// The sets that work: single changes and, where the app can do nothing alone, pairs.
  private var found: [Found] {
    let changes = candidates.filter { !story.changed(by: [$0]).isSame(as: story) }
    var singles: [Found] = []
    var rest: [Change] = []
    for change in changes {
      if let found = attempt([change]) { singles.append(found) } else { rest.append(change) }
    }
    var all = singles
    if !singles.contains(where: { $0.author == .app }) {
      let others = singles.isEmpty ? rest : rest.filter { $0.author == .app }
      for first in others.indices {
        for second in others[(first + 1)...] {
          if let found = attempt([others[first], second]) { all.append(found) }
        }
      }
    }
    all = all.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
    // What costs the rest of the app something is named only where nothing else helps.
    if let best = all.first, best.cost < Self.harm { all.removeAll { $0.cost >= Self.harm } }
    return all
  }

  private static let harm = 100

  private func attempt(_ changes: [Change]) -> Found? {
    let played = Playback(story.changed(by: changes), like: playback)
    guard aim.isReached(in: played) else { return nil }
    var cost = changes.reduce(0) { $0 + $1.cost }
    if changes.contains(where: { $0.author == .user }) { cost += 20 }
    let then = played.earlierOrientations
    if playback.earlierOrientations.contains(where: { then[$0] != $1 }) { cost += Self.harm }
    return Found(changes: changes, cost: cost)
  }

  /// What brings it about on the newest of the app's systems on which nothing else does.
  private func elsewhere(than helped: Set<SystemVersion>) -> Found? {
    guard let version = story.systems.last(where: { !helped.contains($0) }),
      let there = story.on(version)
    else { return nil }
    return ChangeSeeker(
      story: there, playback: Playback(there), aim: aim, words: words
    ).found.first
  }

  /// The systems on which changes bring it about, or on which it needs none.
  private func systems(_ changes: [Change]) -> [SystemVersion] {
    story.systems.filter { version in
      guard let other = story.on(version) else { return false }
      let plain = Playback(other)
      let changed = Playback(other.changed(by: changes))
      // Where a call does not exist, the other changes alone may do.
      return aim.isReached(in: changed)
        && (changed.missingCalls <= plain.missingCalls || aim.isReached(in: plain))
    }
  }
}
