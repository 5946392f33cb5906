import Foundation

extension UIView {
  /// Notes that the safe area may have changed; the next pass or reading finds out.
  func markSafeAreaStale() {
    guard !flags.contains(.safeAreaIsStale) else { return }
    mark(.safeAreaIsStale)
  }

  /// Notes that the safe area of this view, and so of those below, may have changed.
  package func setNeedsSafeAreaUpdate() {
    markSafeAreaStale()
  }

  /// The current safe area, whether or not the view was notified of it.
  var currentSafeArea: UIEdgeInsets {
    freshSafeArea
  }

  /// What covers a view's subviews: its bounds, and how far something reaches in from their edges.
  struct Cover {
    var bounds: CGRect
    var insets: UIEdgeInsets
  }

  /// What covers the subviews when the view has a safe area.
  func cover(_ safeArea: UIEdgeInsets) -> Cover {
    Cover(bounds: storedBounds, insets: safeArea == .zero ? .zero : safeAreaForSubviews(safeArea))
  }

  /// The safe area worked out from the window downwards.
  private var freshSafeArea: UIEdgeInsets {
    safeArea(below: storedSuperview.map { $0.cover($0.freshSafeArea) })
  }

  /// How far what covers the superview reaches into this view, and what a controller adds.
  private func safeArea(below above: Cover?) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if flags.contains(.isWindow) {
      insets = (self as? UIWindow)?.sceneSafeAreaInsets ?? .zero
    } else if let above, above.insets != .zero {
      // Only what constraints size can grow with its margins.
      let isSizedByConstraints = !translatesAutoresizingMaskIntoConstraints
      insets = currentFrame.covered(
        by: above.insets, of: above.bounds, atMostItself: isSizedByConstraints)
    }
    if flags.contains(.hasOwner), let owner = owningController, windowAbove != nil {
      insets = insets + owner.containerSafeAreaInsets + owner.additionalSafeAreaInsets
    }
    return insets
  }

  /// Compares with what the view received last, and notifies it of a change.
  ///
  /// - Returns: Whether there was one; the pass then lays the view out.
  func refreshSafeArea(below above: Cover?) -> Bool {
    let insets = above == nil ? freshSafeArea : safeArea(below: above)
    guard insets != storedSafeArea else { return false }
    storedSafeArea = insets
    for view in storedSubviews { view.markSafeAreaStale() }
    safeAreaChanged()
    safeAreaInsetsDidChange()
    if flags.contains(.hasOwner), let owner = owningController {
      owner.hearSafeAreaInsetsDidChange()
    }
    if flags.contains(.insetsMargins) { tellMarginsChanged() }
    return true
  }
}

extension CGRect {
  /// How far what covers the edges of an outer rectangle reaches into this one.
  ///
  /// Never more than covers the outer one, however far this one reaches beyond it. If it is also never
  /// more than all of this one, margins that follow the safe area and a size that follows the margins
  /// come to an end. Rule: `L-D-02`, `L-D-03`
  func covered(
    by insets: UIEdgeInsets, of outer: CGRect, atMostItself: Bool
  ) -> UIEdgeInsets {
    func depth(_ inset: CGFloat, _ overlap: CGFloat, _ side: CGFloat) -> CGFloat {
      let depth = min(max(0, overlap), inset)
      return atMostItself ? min(depth, side) : depth
    }
    // How far this one begins after the outer one, and ends before it.
    let (x, y) = (origin.x - outer.origin.x, origin.y - outer.origin.y)
    let right = outer.size.width - x - size.width
    let bottom = outer.size.height - y - size.height
    return UIEdgeInsets(
      top: depth(insets.top, insets.top - y, size.height),
      left: depth(insets.left, insets.left - x, size.width),
      bottom: depth(insets.bottom, insets.bottom - bottom, size.height),
      right: depth(insets.right, insets.right - right, size.width))
  }
}
