/// Which corners of a layer are round.
///
/// - UIKit: same; QuartzCore has it. Drawn in pictures. Since iOS 11
public struct CACornerMask: OptionSet, Sendable {
  /// The bits, as QuartzCore has them.
  public let rawValue: UInt

  /// Creates corners from QuartzCore's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// All four.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How round corners are shaped.
///
/// - UIKit: same; QuartzCore has it. Since iOS 13
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a kink at its ends; drawn as the other one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
