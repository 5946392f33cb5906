/// A range of systems, or of the SDKs apps are linked with.
public struct SystemSpan: Sendable, Hashable, CustomStringConvertible {
  /// The oldest.
  public var from: SystemVersion
  /// The first that does not belong to it any more; nil for no end.
  public var until: SystemVersion?

  /// Creates a range; what is left out sets no limit.
  public init(from: SystemVersion? = nil, until: SystemVersion? = nil) {
    self.from = from ?? SystemVersion(0)
    self.until = until
  }

  /// Whether a system belongs to it.
  public func contains(_ system: SystemVersion) -> Bool { from <= system && reaches(system) }

  /// Whether it has a system from this one on.
  public func reaches(_ system: SystemVersion) -> Bool { until.map { system < $0 } ?? true }

  /// Whether a system belongs to both.
  public func overlaps(_ other: SystemSpan) -> Bool {
    contains(max(from, other.from)) && other.contains(max(from, other.from))
  }

  /// `iOS 13 and later`, `iOS 13 to before 16`.
  public var description: String {
    until.map { "iOS \(from) to before \($0)" } ?? "iOS \(from) and later"
  }
}
