import Foundation

extension UIView {
  /// The margins without the safe area, as set or by default.
  ///
  /// Without a setting 8 points on each side; a controller's view has none at the top and bottom,
  /// and 16 or 20 at the sides.
  var ownMargins: UIEdgeInsets {
    let set = extras?.margins
    guard flags.contains(.hasOwner) else {
      return set.map(resolved) ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    var margins = set.map(resolved) ?? .zero
    margins.left = max(margins.left, least)
    margins.right = max(margins.right, least)
    return margins
  }

  /// The margins with all that adds to them.
  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview = storedSuperview else { return margins }
    let above = superview.layoutMargins
    let outer = superview.storedBounds
    let inner = currentFrame
    return UIEdgeInsets(
      top: max(margins.top, outer.minY + above.top - inner.minY),
      left: max(margins.left, outer.minX + above.left - inner.minX),
      bottom: max(margins.bottom, inner.maxY - (outer.maxY - above.bottom)),
      right: max(margins.right, inner.maxX - (outer.maxX - above.right)))
  }

  func changeMarginFlag(_ flag: Flags, _ on: Bool) {
    guard flags.contains(flag) != on else { return }
    flags.set(flag, on)
    setNeedsLayout()
    tellMarginsChanged()
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard extras?.margins != margins else { return }
    ensuredExtras.margins = margins
    setNeedsLayout()
    tellMarginsChanged()
  }

  /// Reports new margins to the view and to the subviews that follow them.
  func tellMarginsChanged() {
    layoutMarginsDidChange()
    if flags.contains(.hasOwner), let owner = owningController {
      owner.hearLayoutMarginsDidChange()
    }
    for view in storedSubviews where view.flags.contains(.preservesMargins) {
      view.markNeedsLayout()
      view.tellMarginsChanged()
    }
  }

  private func resolved(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let leftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: margins.top, left: leftToRight ? margins.leading : margins.trailing,
      bottom: margins.bottom, right: leftToRight ? margins.trailing : margins.leading)
  }

  /// Margins in the language's direction.
  func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let leftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: leftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: leftToRight ? margins.right : margins.left)
  }
}
