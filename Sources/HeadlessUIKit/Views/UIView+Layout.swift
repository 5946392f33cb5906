extension UIView {
  /// Marks the view, and above it the way that the pass takes to it.
  ///
  /// A view that waits already has its way marked, or the pass is on its way to it.
  func mark(_ marks: Flags) {
    let waits = flags.needsPass
    flags.formUnion(marks)
    if !waits { markWayDown() }
  }

  /// Asks for `layoutSubviews()` in the next pass.
  func markNeedsLayout() { mark(.needsLayout) }

  /// Notifies the superviews that something below needs layout.
  func markWayDown() {
    var view = storedSuperview
    while let current = view, !current.flags.contains(.passGoesBelow) {
      current.flags.insert(.passGoesBelow)
      view = current.storedSuperview
    }
  }

  /// Lays out now, beginning at the highest of the views above that wait one after the other.
  func layOutNow() {
    let root = topmost
    if root.flags.contains(.engineIsStale) { root.updateEngine() }
    var top = self
    while let above = top.storedSuperview, above.flags.contains(.needsLayout) { top = above }
    top.runLayout()
  }

  /// Runs passes until nothing below waits.
  ///
  /// A layout may ask for another one above it. A view that always does would never end, so there
  /// is a limit.
  package func runLayout() {
    var passes = 0
    while flags.needsPass, passes < Self.mostPasses {
      if flags.contains(.engineIsStale) { updateEngine() }
      layOutDownwards(below: nil)
      passes += 1
    }
  }

  private static var mostPasses: Int { 10 }

  /// One pass from here downwards: the view first, then its subviews.
  ///
  /// - Parameter above: the superview's cover, which the pass has just been at; nil at its first
  ///   view, which asks upwards.
  private func layOutDownwards(below above: Cover?) {
    // Cleared first: who asks from here on finds a view that does not wait, and marks the way.
    let marks = flags
    flags.subtract(.waiting)
    let isChanged = marks.contains(.safeAreaIsStale) && refreshSafeArea(below: above)
    if isChanged || marks.union(flags).contains(.needsLayout) { layOutOnce() }
    guard marks.union(flags).contains(.passGoesBelow) else { return }
    flags.remove(.passGoesBelow)
    let cover = cover(storedSafeArea)
    for view in storedSubviews where view.flags.needsPass { view.layOutDownwards(below: cover) }
  }

  private func layOutOnce() {
    flags.remove(.needsLayout)
    guard flags.contains(.hasOwner), let owner = owningController else {
      layoutSubviews()
      return
    }
    owner.hearWillLayoutSubviews()
    layoutSubviews()
    owner.hearDidLayoutSubviews()
  }
}

extension UIView.Flags {
  /// Whether a layout pass has anything to do here or below.
  var needsPass: Bool { !isDisjoint(with: .waiting) }

  /// What a layout pass looks for.
  static let waiting: UIView.Flags = [
    .needsLayout, .passGoesBelow, .safeAreaIsStale, .engineIsStale,
  ]
}
