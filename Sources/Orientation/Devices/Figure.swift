/// A number, or another fact, of a device, and how well it is supported.
///
/// What no source gives has no value: its confidence is `unknown`, and the rule is the one that
/// leaves it open.
///
/// - UIKit: not offered.
public struct Figure<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The fact, nil when no source gives it.
  public let value: Value?
  /// How well the fact is supported; `unknown` exactly when there is no value.
  public let confidence: Confidence
  /// The rule it rests on, or the rule that leaves it open.
  public let rule: RuleID

  /// A fact with its support.
  ///
  /// A value without any support is not a fact: with the confidence `unknown` it is dropped.
  public init(_ value: Value, _ confidence: Confidence, _ rule: RuleID) {
    self.value = confidence == .unknown ? nil : value
    self.confidence = confidence
    self.rule = rule
  }

  private init(leftOpenBy rule: RuleID) {
    self.value = nil
    self.confidence = .unknown
    self.rule = rule
  }

  /// A fact that no source gives, with the rule that leaves it open.
  public static func unknown(_ rule: RuleID) -> Figure { Figure(leftOpenBy: rule) }

  /// The same support for a fact that follows from this one.
  ///
  /// - Complexity: that of `transform`.
  func map<Other>(_ transform: (Value) -> Other) -> Figure<Other> {
    guard let value else { return .unknown(rule) }
    return Figure<Other>(transform(value), confidence, rule)
  }
}
