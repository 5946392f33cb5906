public import Foundation

/// An edge, a middle or a size of a view or guide, from which constraints are made.
///
/// The constraints are inactive. Anchors of an axis go together only with those of the same one.
///
/// - UIKit: same. Since iOS 9. Rule: `L-A-59`
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutSide, _ constant: CGFloat,
    times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, other, multiplier: multiplier, constant: constant, byAnchors: true)
  }

  /// `self = anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, 0)
  }

  /// `self = anchor + c`, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.side, c) }

  /// `self ≥ anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.side, 0) }

  /// `self ≥ anchor + c`, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.side, c) }

  /// `self ≤ anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.side, 0) }

  /// `self ≤ anchor + c`, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.side, c) }
}

/// How far apart views are by default, in points. Rule: `L-A-60`
let systemSpacing: CGFloat = 8
