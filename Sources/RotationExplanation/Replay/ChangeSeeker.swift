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
    // Where it comes about by itself, no change is to be thanked for it.
    let needless = story.systems.filter { version in
      story.on(version).map { aim.isReached(in: Playback($0)) } ?? false
    }
    let needing = story.systems.filter { !needless.contains($0) }
    var systems = found.map { self.systems($0.changes, of: needing) }
    let helped = Set(systems.joined())
    if let other = elsewhere(needing.filter { !helped.contains($0) }) {
      found.append(other)
      systems.append(self.systems(other.changes, of: needing).filter { !helped.contains($0) })
    }
    let options = zip(found, systems).map { found, systems in
      Advice.Option(
        found.texts, isByUser: found.changes.allSatisfy { $0.author == .user },
        systems: systems, allSystems: needing, policies: policies(found.changes))
    }
    var notes: [String] = []
    for note in found.flatMap({ $0.changes.compactMap(\.note) }) where !notes.contains(note) {
      notes.append(note)
    }
    if !needless.isEmpty {
      let spans = Advice.Option.spans(needless, of: story.systems)
      notes.append("On \(spans) nothing has to change.")
    }
    return Advice(
      purpose, options: options,
      systems: needing.isEmpty ? nil : Advice.Option.spans(needing, of: story.systems),
      notes: notes)
  }

  /// The sets that work: single changes and, where the app can do nothing alone, pairs; where no pair
  /// does, one of each who can say no.
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
    if all.isEmpty {
      for mask in masks {
        for declared in application {
          for lock in locks + user {
            if let found = attempt([mask, declared, lock]) { all.append(found) }
          }
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
    guard aim.isReached(in: played), hasTurned(played) else { return nil }
    var cost = changes.reduce(0) { $0 + $1.cost }
    if changes.contains(where: { $0.author == .user }) { cost += 20 }
    let then = played.earlierOrientations
    if playback.earlierOrientations.contains(where: { then[$0] != $1 }) { cost += Self.harm }
    return Found(changes: changes, cost: cost)
  }

  /// Whether a turn of the device turned anything, where it is to be followed: an interface that is
  /// there beforehand has not followed it.
  private func hasTurned(_ played: Playback) -> Bool {
    guard case .turns(let mask) = aim.goal, aim.scene == .main,
      playback.before.pose != playback.after.pose,
      let was = playback.earlierOrientations[story.momentPlace - 1], !mask.contains(was),
      let isNow = played.earlierOrientations[story.momentPlace - 1]
    else { return true }
    return !mask.contains(isNow)
  }

  /// What brings it about on the newest of some systems, on which nothing else does.
  private func elsewhere(_ systems: [SystemVersion]) -> Found? {
    guard let version = systems.last, let there = story.on(version) else { return nil }
    return ChangeSeeker(
      story: there, playback: Playback(there), aim: aim, words: words
    ).found.first
  }

  /// Those of some systems on which changes bring it about, and every call of theirs exists.
  private func systems(_ changes: [Change], of some: [SystemVersion]) -> [SystemVersion] {
    some.filter { version in
      guard let other = story.on(version) else { return false }
      let changed = Playback(other.changed(by: changes))
      return aim.isReached(in: changed)
        && changed.missingCalls <= Playback(other).missingCalls
    }
  }

  /// The disputed points with another answer under which changes do not bring it about; none where
  /// they help on other systems only.
  private func policies(_ changes: [Change]) -> [PolicyPoint] {
    let changed = story.changed(by: changes)
    let played = Playback(changed)
    guard aim.isReached(in: played) else { return [] }
    let reach = PolicyReach(
      changed.start, changed.steps.flatMap(\.events), played.entries.joined())
    return PolicyPoint.allCases.filter { point in
      reach.mayTurn(point)
        && point.description.options.indices.contains { option in
          guard option != story.start.policy[point] else { return false }
          var policy = story.start.policy
          policy[point] = option
          return !aim.isReached(in: Playback(changed.under(policy)))
            && !aim.isReached(in: Playback(story.under(policy)))
        }
    }
  }
}
