/// Whether a view is mirrored where the language runs from right to left.
///
/// - UIKit: same. Since iOS 9
public enum UISemanticContentAttribute: Int, Sendable {
  /// It is.
  case unspecified = 0
  /// It is not: a control of playback.
  case playback = 1
  /// It is not: a direction in space.
  case spatial = 2
  /// It always runs from left to right.
  case forceLeftToRight = 3
  /// It always runs from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// Which way the content of the view runs (since iOS 10).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified where traitCollection.layoutDirection == .rightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
