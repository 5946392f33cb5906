/// A set of interface orientations.
///
/// - UIKit: same members and raw values as `UIInterfaceOrientationMask`. Since iOS 6.
///   Rule: `A-03`, `A-04`
@frozen public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// Four bits fit into a byte, and facts that hold masks stay small.
  @usableFromInline var bits: UInt8

  /// The bits: 2, 4, 8 and 16 for portrait, upside down, landscape right, landscape left.
  @inlinable public var rawValue: UInt { UInt(bits) }

  /// Creates a mask from its UIKit's bits; bits that name no orientation are dropped.
  @inlinable public init(rawValue: UInt) { bits = UInt8(truncatingIfNeeded: rawValue) & 30 }

  /// Raw value 2.
  public static let portrait = InterfaceOrientationMask(rawValue: 2)
  /// Raw value 4.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 4)
  /// Raw value 8.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 8)
  /// Raw value 16.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations, raw value 24.
  public static let landscape = InterfaceOrientationMask(rawValue: 24)
  /// Everything but upside down, raw value 26: the phone's default (`D-01`, `D-03`).
  public static let allButUpsideDown = InterfaceOrientationMask(rawValue: 26)
  /// All four, raw value 30: the iPad's default.
  public static let all = InterfaceOrientationMask(rawValue: 30)

  /// Whether the mask has the bit of an orientation; never true for unknown.
  ///
  /// - UIKit: apps write the shift themselves. Rule: `A-04`
  @inlinable public func contains(_ orientation: InterfaceOrientation) -> Bool {
    rawValue & orientation.mask.rawValue != 0
  }

  /// How many of the four orientations the mask holds.
  @inlinable public var count: Int { bits.nonzeroBitCount }
}
