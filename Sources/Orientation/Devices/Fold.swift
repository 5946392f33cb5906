/// Where a foldable bends its inner display: a strip across its middle.
///
/// The strip counts only while the device is partly open (`P-14`).
///
/// - UIKit: a reserved division region of a view. Since iOS 27.1. Rule: `P-14`
public struct Fold: Sendable, Hashable {
  /// Points from the left edge of the landscape interface to the strip.
  public let offset: Double
  /// Points across the strip.
  public let thickness: Double
}
