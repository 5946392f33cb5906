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
  /// Which way the content of a view with an attribute runs (since iOS 9).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let surroundings = UITraitCollection.current.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: surroundings == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Which way the content of a view with an attribute runs in surroundings of a direction (since
  /// iOS 10).
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Which way the content of the view runs (since iOS 10).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified where traitCollection.layoutDirection == .rightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
