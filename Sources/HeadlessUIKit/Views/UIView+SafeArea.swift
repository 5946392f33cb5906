import Foundation

extension UIView {
  /// Notes that the safe area may have changed; the next pass or reading finds out.
  func markSafeAreaStale() {
    guard !flags.contains(.safeAreaIsStale) else { return }
    flags.insert(.safeAreaIsStale)
    markWayDown()
  }

  /// Notes that the safe area of this view and of those below may have changed.
  package func setNeedsSafeAreaUpdate() {
    markSafeAreaStale()
  }

  /// The safe area as it is now, whether or not the view was told of it.
  var currentSafeArea: UIEdgeInsets {
    freshSafeArea
  }

  /// The safe area worked out from the window downwards.
  private var freshSafeArea: UIEdgeInsets {
    var insets = inheritedSafeArea
    if flags.contains(.hasOwner), let owner = owningController {
      insets = insets + owner.containerSafeAreaInsets + owner.additionalSafeAreaInsets
    }
    return insets
  }

  /// How far what covers the superview reaches into this view.
  private var inheritedSafeArea: UIEdgeInsets {
    if flags.contains(.isWindow) { return (self as? UIWindow)?.sceneSafeAreaInsets ?? .zero }
    guard let superview = storedSuperview else { return .zero }
    let above = superview.freshSafeArea
    guard above != .zero else { return .zero }
    let outer = superview.storedBounds
    let inner = currentFrame
    return UIEdgeInsets(
      top: max(0, outer.minY + above.top - inner.minY),
      left: max(0, outer.minX + above.left - inner.minX),
      bottom: max(0, inner.maxY - (outer.maxY - above.bottom)),
      right: max(0, inner.maxX - (outer.maxX - above.right)))
  }

  /// Compares with what the view was told last and tells it of a change.
  func refreshSafeArea() {
    flags.remove(.safeAreaIsStale)
    let insets = freshSafeArea
    guard insets != storedSafeArea else { return }
    storedSafeArea = insets
    for view in storedSubviews { view.markSafeAreaStale() }
    setNeedsLayout()
    safeAreaInsetsDidChange()
    if flags.contains(.hasOwner), let owner = owningController {
      owner.hearSafeAreaInsetsDidChange()
    }
  }
}
