public import Orientation

/// The system versions a rule is about.
public struct VersionSpan: Sendable, Hashable, CustomStringConvertible {
  /// The first version; nil for no lower end.
  public let first: SystemVersion?
  /// The last major version, with all its minor ones; nil for no upper end.
  public let lastMajor: Int?

  /// Every version there is.
  public static let every = VersionSpan(first: nil, lastMajor: nil)

  /// The versions from `major` and `minor` on.
  public static func since(_ major: Int, _ minor: Int = 0) -> VersionSpan {
    VersionSpan(first: SystemVersion(major, minor), lastMajor: nil)
  }

  /// The versions up to and including all of `major`.
  public static func through(_ major: Int) -> VersionSpan {
    VersionSpan(first: nil, lastMajor: major)
  }

  /// The versions from `first` to and including all of `last`.
  public static func from(_ first: Int, through last: Int) -> VersionSpan {
    VersionSpan(first: SystemVersion(first), lastMajor: last)
  }

  /// All versions of one `major`.
  public static func only(_ major: Int) -> VersionSpan {
    .from(major, through: major)
  }

  /// Whether `version` is in the span.
  public func contains(_ version: SystemVersion) -> Bool {
    if let first, version < first { return false }
    if let lastMajor, version.major > lastMajor { return false }
    return true
  }

  /// `every version`, `iOS 16 and later`, `up to iOS 15`, `iOS 9 to 18` or `iOS 8`.
  public var description: String {
    switch (first, lastMajor) {
    case (nil, nil): "every version"
    case (let first?, nil): "iOS \(first) and later"
    case (nil, let last?): "up to iOS \(last)"
    case (let first?, let last?):
      first == SystemVersion(last) ? "iOS \(last)" : "iOS \(first) to \(last)"
    }
  }
}
