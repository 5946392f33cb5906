/// Where a text that has become smaller is.
///
/// - UIKit: same. Since iOS 2
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line of the larger one.
  case alignBaselines = 0
  /// In its middle.
  case alignCenters = 1
  /// At its top.
  case none = 2
}
