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
    let found = found.prefix(Self.limit)
    let options = found.map { found in
      Advice.Option(
        found.texts, isByUser: found.changes.allSatisfy { $0.author == .user },
        systems: systems(found.changes), allSystems: story.systems)
    }
    guard !options.isEmpty else { return nil }
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

  /// The systems on which changes bring it about, or on which it needs none.
  private func systems(_ changes: [Change]) -> [SystemVersion] {
    story.systems.filter { version in
      guard let other = story.on(version) else { return false }
      return aim.isReached(in: Playback(other.changed(by: changes)))
    }
  }
}
