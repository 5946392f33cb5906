import Foundation

extension UIView {
  /// Notes that the safe area may have changed; the next pass or reading finds out.
  func markSafeAreaStale() {
    guard !flags.contains(.safeAreaIsStale) else { return }
    flags.insert(.safeAreaIsStale)
    markWayDown()
  }

  /// Notes that the safe area of this view, and so of those below, may have changed.
  package func setNeedsSafeAreaUpdate() {
    markSafeAreaStale()
  }

  /// The safe area as it is now, whether or not the view was told of it.
  var currentSafeArea: UIEdgeInsets {
    freshSafeArea
  }

  /// The safe area worked out from the window downwards.
  private var freshSafeArea: UIEdgeInsets {
    safeArea(below: storedSuperview?.freshSafeArea ?? .zero)
  }

  /// How far what covers the superview reaches into this view, and what a controller adds.
  private func safeArea(below above: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if flags.contains(.isWindow) {
      insets = (self as? UIWindow)?.sceneSafeAreaInsets ?? .zero
    } else if above != .zero, let superview = storedSuperview {
      let passed = superview.safeAreaForSubviews(above)
      insets = currentFrame.covered(by: passed, of: superview.storedBounds)
    }
    if flags.contains(.hasOwner), let owner = owningController, windowAbove != nil {
      insets = insets + owner.containerSafeAreaInsets + owner.additionalSafeAreaInsets
    }
    return insets
  }

  /// Compares with what the view was told last and tells it of a change.
  ///
  /// A pass goes downwards, so that what lies above is known; only its first view asks upwards.
  func refreshSafeArea(asFirst isFirst: Bool) {
    flags.remove(.safeAreaIsStale)
    let insets =
      isFirst ? freshSafeArea : safeArea(below: storedSuperview?.storedSafeArea ?? .zero)
    guard insets != storedSafeArea else { return }
    storedSafeArea = insets
    for view in storedSubviews { view.markSafeAreaStale() }
    markNeedsLayout()
    safeAreaChanged()
    safeAreaInsetsDidChange()
    if flags.contains(.hasOwner), let owner = owningController {
      owner.hearSafeAreaInsetsDidChange()
    }
    if insetsLayoutMarginsFromSafeArea { tellMarginsChanged() }
  }
}

extension CGRect {
  /// How far what covers the edges of an outer rectangle reaches into this one, at most all of it.
  ///
  /// An edge of the outer rectangle that nothing covers covers nothing, even where this one reaches
  /// beyond it.
  func covered(by insets: UIEdgeInsets, of outer: CGRect) -> UIEdgeInsets {
    func depth(_ inset: CGFloat, _ overlap: CGFloat, _ side: CGFloat) -> CGFloat {
      inset > 0 ? min(max(0, overlap), side) : 0
    }
    return UIEdgeInsets(
      top: depth(insets.top, outer.minY + insets.top - minY, size.height),
      left: depth(insets.left, outer.minX + insets.left - minX, size.width),
      bottom: depth(insets.bottom, maxY - outer.maxY + insets.bottom, size.height),
      right: depth(insets.right, maxX - outer.maxX + insets.right, size.width))
  }
}
