package import AppCodeModel

/// Something that is known to hold at a place, because the code would not get there otherwise.
package indirect enum KnownFact: Sendable, Hashable {
  /// All of the conditions hold, or, if false, at least one of them does not.
  case conditions([Statement.Condition], Bool)
  /// An expression is true or false: the left side of `&&`, the test of `?:`.
  case expression(Expression, Bool)
  /// A `switch` chose this case: the subject, the patterns of the case, and those of the cases
  /// before it. The patterns are empty for the default.
  case chosen(subject: Expression, patterns: [Expression], others: [Expression])
  /// A condition of `#if`, as written, is true or false.
  case compilation(String, Bool)
  /// The arguments of an `@available` of the function or the type, as written.
  case availability(String)
}

extension KnownFact {
  /// Whether it holds where others do; nil where these do not decide it.
  package func truth(knowing others: [KnownFact]) -> Bool? {
    guard !others.contains(self) else { return true }
    for other in others {
      switch (self, other) {
      case (.conditions(let one, let truth), .conditions(let two, let known))
      where one == two && truth != known: return false
      case (.expression(let one, let truth), .expression(let two, let known))
      where one == two && truth != known: return false
      case (.chosen(let one, let patterns, _), .chosen(let two, let known, _))
      where one == two && patterns != known: return false
      default: continue
      }
    }
    return nil
  }

  /// Whether a `switch` chooses this for a case of an enumeration; true for what is not from a `switch`.
  ///
  /// A pattern that names no case may take any.
  package func isChosen(forCase name: String) -> Bool {
    guard case .chosen(_, let patterns, let others) = self else { return true }
    guard !patterns.isEmpty else { return !others.compactMap(\.caseNamed).contains(name) }
    let cases = patterns.compactMap(\.caseNamed)
    return cases.count < patterns.count || cases.contains(name)
  }
}

extension Expression {
  /// The case that a pattern names, with or without what is in it.
  package var caseNamed: String? {
    switch plain.kind {
    case .implicitMember(let name), .member(_, let name): name
    case .call(let callee, _): callee.caseNamed
    case .other(let inner): inner.count == 1 ? inner[0].caseNamed : nil
    case .cast(let value, _, _): value.caseNamed
    default: nil
    }
  }
}
