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
    /// What brings it about; nil where no single change does.
    package var change: Change?
    /// Other changes of that name that do the same elsewhere.
    package internal(set) var alike: [Change] = []
  }

  init(launch: Possibilities) { self.launch = launch }

  mutating func add(_ possibilities: Possibilities, after change: Change) {
    guard !possibilities.all.isEmpty else { return }
    guard possibilities.outcomes != launch.outcomes else {
      undone.removeAll { $0.isFollowed(by: change) }
      if !undone.contains(where: { change.isFollowed(by: $0) }) { undone.append(change) }
      return
    }
    let known = later.firstIndex {
      $0.possibilities.outcomes == possibilities.outcomes && $0.change?.name == change.name
    }
    if let known {
      if later[known].change?.isFollowed(by: change) == true {
        later[known].change = change
      } else if later[known].change != change {
        later[known].alike.append(change)
      }
      return
    }
    later.append(Later(possibilities: possibilities, change: change))
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
    later.append(Later(possibilities: Possibilities(rest), change: nil))
  }
}

extension Possibilities {
  /// What can come out, wherever it comes from.
  var outcomes: Set<Possibility.Outcome> { Set(all.map(\.outcome)) }
}
