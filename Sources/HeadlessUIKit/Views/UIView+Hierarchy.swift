extension UIView {
  /// The responder after this view: its controller, else its superview.
  var nextResponder: UIResponder? {
    if flags.contains(.hasOwner), let owningController { return owningController }
    return storedSuperview
  }

  /// The window found by walking upwards; a window is its own.
  var windowAbove: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if current.flags.contains(.isWindow) { return current as? UIWindow }
      view = current.storedSuperview
    }
    return nil
  }

  /// Puts a view among the subviews at a place, wherever it was before.
  func place(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    let oldSuperview = view.storedSuperview
    guard oldSuperview !== self else {
      reorder(view, to: index)
      return
    }
    let oldWindow = view.windowAbove
    let newWindow = windowAbove
    view.tellWillMove(from: oldWindow, to: newWindow)
    view.willMove(toSuperview: self)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.drop(view)
    }
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    view.joinLayout()
    view.markUpdateWay()
    view.markSafeAreaStale()
    // A view keeps its layout when it moves; a new one waits for its first since it was made.
    view.markWayDown()
    markNeedsLayout()
    if newWindow != nil { view.deliverTraits() }
    didAddSubview(view)
    view.tellDidMove(from: oldWindow, to: newWindow)
    view.didMoveToSuperview()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    markNeedsLayout()
  }

  private func drop(_ view: UIView) {
    willDrop(view)
    view.leaveLayout()
    storedSubviews.removeAll { $0 === view }
    markNeedsLayout()
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let oldWindow = windowAbove
    tellWillMove(from: oldWindow, to: nil)
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.drop(self)
    storedSuperview = nil
    markSafeAreaStale()
    tellDidMove(from: oldWindow, to: nil)
    didMoveToSuperview()
  }

  private func tellWillMove(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    willMove(toWindow: new)
    for view in storedSubviews { view.tellWillMove(from: old, to: new) }
  }

  private func tellDidMove(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    didMoveToWindow()
    for view in storedSubviews { view.tellDidMove(from: old, to: new) }
  }
}

extension UIView {
  /// Puts a view directly behind another subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }

  /// Puts a view directly in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }

  private func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard var index = storedSubviews.firstIndex(where: { $0 === sibling }) else { return }
    // Removing the view first moves the views in front of it back by one.
    if let old = storedSubviews.firstIndex(where: { $0 === view }), old < index { index -= 1 }
    place(view, at: above ? index + 1 : index)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    place(view, at: storedSubviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    place(view, at: 0)
  }

  /// Swaps the places of two subviews, counted from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else {
      return
    }
    storedSubviews.swapAt(index1, index2)
    markNeedsLayout()
  }

  /// Whether this view is another one or its descendant, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The view with a tag: this one, else the first one found below, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
