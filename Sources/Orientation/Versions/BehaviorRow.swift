/// One line of the table of behaviours: a value for every generation.
@frozen
public struct BehaviorRow<Value: Sendable>: Sendable {
  @usableFromInline let upTo4: Value
  @usableFromInline let ios5: Value
  @usableFromInline let ios6: Value
  @usableFromInline let ios7: Value
  @usableFromInline let ios8: Value
  @usableFromInline let ios9: Value
  @usableFromInline let ios13: Value
  @usableFromInline let ios16: Value
  @usableFromInline let ios26: Value
  @usableFromInline let ios27: Value
  /// The rule it follows from.
  public let rule: RuleID

  @inlinable @inline(__always) init(
    _ upTo4: Value, _ ios5: Value, _ ios6: Value, _ ios7: Value, _ ios8: Value, _ ios9: Value,
    _ ios13: Value, _ ios16: Value, _ ios26: Value, _ ios27: Value, rule: RuleID
  ) {
    self.upTo4 = upTo4
    self.ios5 = ios5
    self.ios6 = ios6
    self.ios7 = ios7
    self.ios8 = ios8
    self.ios9 = ios9
    self.ios13 = ios13
    self.ios16 = ios16
    self.ios26 = ios26
    self.ios27 = ios27
    self.rule = rule
  }

  /// The value for one generation.
  @inlinable @inline(__always) public subscript(_ generation: Generation) -> Value {
    switch generation {
    case .upTo4: upTo4
    case .ios5: ios5
    case .ios6: ios6
    case .ios7: ios7
    case .ios8: ios8
    case .ios9: ios9
    case .ios13: ios13
    case .ios16: ios16
    case .ios26: ios26
    case .ios27: ios27
    }
  }
}
