/// The systems, and the SDKs an app is linked with, for which a behaviour holds.
public struct BehaviorSpan: Hashable, Sendable {
  /// The behaviour.
  public var behavior: Behavior
  /// The systems.
  public var systems: SystemSpan
  /// The SDKs.
  public var linked: SystemSpan
  /// The rule it rests on; nil for one of layout, which is not in the catalogue of rotation's rules.
  public var rule: RuleID?

  /// Creates a span; what is left out does not matter.
  public init(
    _ behavior: Behavior, on systems: SystemSpan = SystemSpan(),
    linked: SystemSpan = SystemSpan(), _ rule: RuleID?
  ) {
    self.behavior = behavior
    self.systems = systems
    self.linked = linked
    self.rule = rule
  }
}
