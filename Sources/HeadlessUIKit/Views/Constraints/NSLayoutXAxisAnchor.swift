public import Foundation

/// A vertical edge or middle.
///
/// - UIKit: same. Since iOS 9
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another anchor is to the right (since iOS 10).
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// The default distance after another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.side, systemSpacing * multiplier) }

  /// At least the default distance after another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, systemSpacing * multiplier)
  }

  /// At most the default distance after another anchor, times a multiplier (since iOS 11).
  ///
  /// - UIKit: differs, 8 points between all views.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, systemSpacing * multiplier)
  }
}
