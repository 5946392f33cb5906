extension UIView {
  /// Whether `updateConstraints()` is waited for (since iOS 6).
  public func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdate) }

  /// Has the next pass update the view's constraints first.
  func markNeedsUpdate() {
    flags.insert(.needsUpdate)
    markUpdateWay()
    topmost.mark(.engineIsStale)
  }

  /// Notifies the superviews that something below waits for its update.
  func markUpdateWay() {
    guard !flags.isDisjoint(with: [.needsUpdate, .updateGoesBelow]) else { return }
    var view = storedSuperview
    while let current = view, !current.flags.contains(.updateGoesBelow) {
      current.flags.insert(.updateGoesBelow)
      view = current.storedSuperview
    }
  }

  /// Updates constraints from the leaves upwards. Rule: `L-C-02`, `LP-12`
  func updateBelow() {
    if flags.contains(.updateGoesBelow) {
      flags.remove(.updateGoesBelow)
      for view in storedSubviews { view.updateBelow() }
    }
    guard flags.contains(.needsUpdate) else { return }
    flags.remove(.needsUpdate)
    if flags.contains(.hasOwner), let owner = owningController {
      owner.hearUpdateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
