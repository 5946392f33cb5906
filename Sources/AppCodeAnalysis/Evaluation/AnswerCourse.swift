/// What an answer is when UIKit first asks, and what it can become.
package struct AnswerCourse: Sendable, Hashable {
  /// What is answered at first.
  package var launch: Possibilities
  /// What is answered after the app has changed its state, and differs.
  package private(set) var later: [Later] = []
  /// The changes after which it is what it was at first.
  package private(set) var undone: [Change] = []
  /// The classes of windows for which a delegate answers something else.
  package internal(set) var otherWindows: Set<String> = []

  /// Another answer.
  package struct Later: Sendable, Hashable {
    /// What is answered then.
    package var possibilities: Possibilities
    /// What brings it about: changes of one name that do the same; none where no single change does.
    package internal(set) var changes: [Change]
  }

  mutating func add(_ possibilities: Possibilities, after change: Change) {
    guard !possibilities.all.isEmpty else { return }
    guard possibilities.outcomes != launch.outcomes else {
      undone.removeAll { $0.isFollowed(by: change) }
      if !undone.contains(where: { change.isFollowed(by: $0) }) { undone.append(change) }
      return
    }
    let known = later.firstIndex {
      $0.possibilities.outcomes == possibilities.outcomes && $0.changes.first?.name == change.name
    }
    if let known {
      if later[known].changes[0].isFollowed(by: change) {
        later[known].changes[0] = change
      } else if later[known].changes[0] != change {
        later[known].changes.append(change)
      }
      return
    }
    later.append(Later(possibilities: possibilities, changes: [change]))
  }

  /// Adds what can be answered at any time, as far as no change that was tried brings it about.
  mutating func add(_ ever: Possibilities) {
    let known = later.reduce(into: launch.outcomes) { $0.formUnion($1.possibilities.outcomes) }
    // What is not known then is not known at all: where it is known before, that is an answer.
    let rest = ever.all.filter { possibility in
      guard case .unknown = possibility.outcome else { return !known.contains(possibility.outcome) }
      return false
    }
    guard !rest.isEmpty else { return }
    later.append(Later(possibilities: Possibilities(rest), changes: []))
  }
}

extension Possibilities {
  /// What can come out, wherever it comes from.
  var outcomes: Set<Possibility.Outcome> { Set(all.map(\.outcome)) }
}
