/// A version of iOS or iPadOS.
@frozen public struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// All three numbers in one, so that facts stay small and versions compare in one step.
  @usableFromInline var packed: UInt32

  /// 17 in 17.4.1.
  @inlinable public var major: Int { Int(packed >> 16) }
  /// 4 in 17.4.1.
  @inlinable public var minor: Int { Int(packed >> 8 & 0xFF) }
  /// 1 in 17.4.1.
  @inlinable public var patch: Int { Int(packed & 0xFF) }

  /// Creates a version; omitted numbers are zero.
  ///
  /// Numbers below 0 count as 0, majors above 65535 and others above 255 as those.
  @inlinable public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    packed =
      UInt32(Swift.max(0, Swift.min(major, 0xFFFF))) << 16
      | UInt32(Swift.max(0, Swift.min(minor, 0xFF))) << 8
      | UInt32(Swift.max(0, Swift.min(patch, 0xFF)))
  }

  /// Orders by major, then minor, then patch.
  @inlinable public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    a.packed < b.packed
  }

  /// The oldest system an app is taken to run on where nothing names one.
  public static let usualDeploymentTarget = SystemVersion(13)
  /// The system an app is shown on where nothing names one.
  public static let usual = SystemVersion(18)
  /// The SDK an app is taken to be built with where nothing names one: the oldest that the App Store
  /// accepts.
  public static let usualSDK = SystemVersion(26)

  /// The system with its name: `iOS 17`, on an iPad from 13 on `iPadOS 17`.
  public func name(on idiom: Idiom) -> String {
    "\(idiom == .pad && self >= SystemVersion(13) ? "iPadOS" : "iOS") \(self)"
  }

  /// `17`, `26.2` or `10.3.1`: as short as it can be.
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// Reads `17`, `17.4` or `17.4.1`.
  ///
  /// - Returns: nil for anything else.
  public init?(_ text: String) {
    var parts: [Int] = []
    var current: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let value = (current ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard value < 10_000 else { return nil }
        current = value
      case UInt8(ascii: "."):
        guard let part = current, parts.count < 2 else { return nil }
        parts.append(part)
        current = nil
      default:
        return nil
      }
    }
    guard let last = current else { return nil }
    parts.append(last)
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }
}
