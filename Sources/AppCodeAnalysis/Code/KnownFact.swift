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
