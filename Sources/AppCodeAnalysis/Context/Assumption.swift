public import Orientation

/// What is taken for granted while an expression is evaluated.
public struct Assumption: Sendable, Hashable {
  /// The idiom the app runs with.
  public var idiom: Idiom
  /// The system it runs on.
  public var system: SystemVersion

  /// Creates an assumption.
  public init(_ idiom: Idiom, _ system: SystemVersion) {
    self.idiom = idiom
    self.system = system
  }
}

/// A range of systems.
public struct SystemSpan: Sendable, Hashable, CustomStringConvertible {
  /// The oldest.
  public var from: SystemVersion
  /// The first that does not belong to it any more; nil for no end.
  public var until: SystemVersion?

  /// Creates a range.
  public init(from: SystemVersion, until: SystemVersion? = nil) {
    self.from = from
    self.until = until
  }

  /// Whether a system belongs to it.
  public func contains(_ system: SystemVersion) -> Bool {
    from <= system && until.map { system < $0 } ?? true
  }

  /// Whether it has a system from this one on.
  public func reaches(_ system: SystemVersion) -> Bool { until.map { system < $0 } ?? true }

  /// `iOS 13 and later`, `iOS 13 to before 16`.
  public var description: String {
    until.map { "iOS \(from) to before \($0)" } ?? "iOS \(from) and later"
  }
}
