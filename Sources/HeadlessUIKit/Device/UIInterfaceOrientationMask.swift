package import Orientation

/// A set of interface orientations.
///
/// - UIKit: same members and raw values. Since iOS 6. Rule: `A-03`, `A-04`
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation, at the place of its raw value.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { .init(rawValue: 2) }
  /// Landscape, with the interface's top at the device's left edge (`A-07`).
  public static var landscapeLeft: UIInterfaceOrientationMask { .init(rawValue: 16) }
  /// Landscape, with the interface's top at the device's right edge (`A-07`).
  public static var landscapeRight: UIInterfaceOrientationMask { .init(rawValue: 8) }
  /// Upside down.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 4) }
  /// Both landscape orientations.
  public static var landscape: UIInterfaceOrientationMask { .init(rawValue: 24) }
  /// All four.
  public static var all: UIInterfaceOrientationMask { .init(rawValue: 30) }
  /// All but upside down.
  public static var allButUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 26) }

  package init(_ mask: InterfaceOrientationMask) { self.init(rawValue: mask.rawValue) }

  package var engine: InterfaceOrientationMask { InterfaceOrientationMask(rawValue: rawValue) }
}
