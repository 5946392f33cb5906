/// A span of iOS versions that turn screens by the same rules.
///
/// Rule: section I of the catalogue.
@frozen
public enum Generation: Int, CaseIterable, Comparable, Sendable, Hashable {
  /// iOS 2 to 4: rotation in two halves.
  case upTo4
  /// iOS 5: one-step rotation, controllers answer yes or no per orientation.
  case ios5
  /// iOS 6: masks.
  case ios6
  /// iOS 7: container delegates.
  case ios7
  /// iOS 8: a turn is a change of size.
  case ios8
  /// iOS 9 to 12: iPad multitasking.
  case ios9
  /// iOS 13 to 15: scenes, sheets by default.
  case ios13
  /// iOS 16 to 18: geometry requests, `shouldAutorotate` gone.
  case ios16
  /// iOS 26: windows on iPad, the orientation lock.
  case ios26
  /// iOS 27: supported orientations are a preference.
  case ios27

  /// The generation a version belongs to.
  @inlinable public init(_ version: SystemVersion) {
    switch version.major {
    case ...4: self = .upTo4
    case 5: self = .ios5
    case 6: self = .ios6
    case 7: self = .ios7
    case 8: self = .ios8
    case 9...12: self = .ios9
    case 13...15: self = .ios13
    case 16...25: self = .ios16
    case 26: self = .ios26
    default: self = .ios27
    }
  }

  /// Orders by age, oldest first.
  @inlinable public static func < (a: Generation, b: Generation) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The first version of the generation.
  public var firstVersion: SystemVersion {
    switch self {
    case .upTo4: SystemVersion(4)
    case .ios5: SystemVersion(5)
    case .ios6: SystemVersion(6)
    case .ios7: SystemVersion(7)
    case .ios8: SystemVersion(8)
    case .ios9: SystemVersion(9)
    case .ios13: SystemVersion(13)
    case .ios16: SystemVersion(16)
    case .ios26: SystemVersion(26)
    case .ios27: SystemVersion(27)
    }
  }

  /// How people write the span: `9-12`.
  public var label: String {
    switch self {
    case .upTo4: "2-4"
    case .ios5: "5"
    case .ios6: "6"
    case .ios7: "7"
    case .ios8: "8"
    case .ios9: "9-12"
    case .ios13: "13-15"
    case .ios16: "16-18"
    case .ios26: "26"
    case .ios27: "27"
    }
  }
}
