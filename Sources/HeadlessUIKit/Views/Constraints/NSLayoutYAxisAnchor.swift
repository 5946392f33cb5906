public import Foundation

/// A horizontal edge, middle or line of text.
///
/// - UIKit: same. Since iOS 9
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another anchor is below (since iOS 10).
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// The default distance below another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views and lines of text.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.side, systemSpacing * multiplier) }

  /// At least the default distance below another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views and lines of text.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, systemSpacing * multiplier)
  }

  /// At most the default distance below another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views and lines of text.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, systemSpacing * multiplier)
  }
}
