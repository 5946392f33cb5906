import Foundation

/// The kinds of tests that try a part of what they could, so that `swift test` takes a minute.
///
/// Without its variable a kind tries a tenth of what is usual; `.ci/run` raises every one. The names of
/// suites begin with the word of their kind. CONTRIBUTING lists the kinds.
package enum Effort: String {
  /// Files that were right, damaged at random: `QUARTERTURN_DAMAGED=1` damages the usual
  /// number, `10` ten times as many.
  case damaged = "QUARTERTURN_DAMAGED"
  /// Files and folders written to break a reader: `QUARTERTURN_HOSTILE=1` reads all of them.
  case hostile = "QUARTERTURN_HOSTILE"
  /// Apps, events, samples and code drawn at random: `QUARTERTURN_RANDOM=1` draws the usual
  /// number, `10` ten times as many.
  case random = "QUARTERTURN_RANDOM"
  /// Every combination of some values: `QUARTERTURN_EXHAUSTIVE=1` tries all, not a spread of them.
  case exhaustive = "QUARTERTURN_EXHAUSTIVE"
  /// What takes long by nature: `QUARTERTURN_ENDURANCE=1` boots ten thousand devices.
  case endurance = "QUARTERTURN_ENDURANCE"

  /// Whether the variable is set.
  package var isRaised: Bool { value != nil }

  /// Returns how many to try, where a number is usual: a tenth of it unless the kind is raised.
  package func count(_ usual: Int) -> Int {
    guard let value else { return max(1, usual / 10) }
    return usual * (Int(value) ?? 1)
  }

  /// Returns what to try of a list: one of so many unless the kind is raised.
  package func some<Element>(of all: [Element], oneIn step: Int) -> [Element] {
    if isRaised { return all }
    return all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  private var value: String? { ProcessInfo.processInfo.environment[rawValue] }
}
