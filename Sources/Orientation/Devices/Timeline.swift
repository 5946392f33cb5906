/// A figure that changed with the system: each entry holds from its version to the next one.
struct Timeline<Value: Sendable & Hashable>: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// One entry.
  struct Entry: Sendable, Hashable {
    let since: SystemVersion
    let figure: Figure<Value>
  }

  /// The entries, the oldest first.
  let entries: [Entry]
  /// The rule named when no entry is old enough.
  let rule: RuleID

  private init(_ rule: RuleID, _ entries: [Entry]) {
    self.entries = entries
    self.rule = rule
  }

  /// A timeline without values.
  static func unknown(_ rule: RuleID) -> Timeline { Timeline(rule, []) }

  /// The figure that holds on a version; unknown before the first entry.
  ///
  /// - Complexity: O(n) in the entries, of which there are at most five.
  func on(_ version: SystemVersion) -> Figure<Value> {
    var figure = Figure<Value>.unknown(rule)
    for entry in entries where entry.since <= version { figure = entry.figure }
    return figure
  }

  /// Takes entries in rising order; before the first one nothing is known.
  init(arrayLiteral elements: Entry...) {
    self.init(elements.first?.figure.rule ?? "H-11", elements)
  }
}

extension Timeline.Entry {
  /// An entry that holds from a major version on.
  static func since(_ major: Int, _ value: Value, _ confidence: Confidence, _ rule: RuleID) -> Self
  {
    Self(since: SystemVersion(major), figure: Figure(value, confidence, rule))
  }

  /// From a major version on nothing is known any more.
  static func unknown(since major: Int, _ rule: RuleID) -> Self {
    Self(since: SystemVersion(major), figure: .unknown(rule))
  }
}
