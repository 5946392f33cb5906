public import Foundation

extension UIView: ScreenPlacedSpace {
  /// From this view's space to the screen.
  package var transformToScreen: CGAffineTransform { transform(to: nil, including: true) }

  /// From this view's own space to its superview's.
  package var transformToSuperview: CGAffineTransform {
    let bounds = storedBounds
    switch placing {
    case .plain:
      return CGAffineTransform(
        translationX: storedCenter.x - bounds.size.width / 2 - bounds.origin.x,
        y: storedCenter.y - bounds.size.height / 2 - bounds.origin.y)
    case .general:
      let toAnchor = CGAffineTransform(
        translationX: -bounds.origin.x - storedAnchor.x * bounds.size.width,
        y: -bounds.origin.y - storedAnchor.y * bounds.size.height)
      return toAnchor.concatenating(storedTransform).concatenating(
        CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
    }
  }

  /// From this view's space to that of an ancestor; without one to the topmost view's or, beyond
  /// it, to that of its container.
  private func transform(
    to ancestor: UIView?, including outside: Bool = false
  ) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while view !== ancestor {
      guard let above = view.storedSuperview else {
        return outside ? result.concatenating(view.transformToSuperview) : result
      }
      result = result.concatenating(view.transformToSuperview)
      view = above
    }
    return result
  }

  /// From this view's space to another view's, through their nearest common ancestor.
  private func transform(to other: UIView?) -> CGAffineTransform {
    guard let other else { return transform(to: nil, including: false) }
    guard other !== self else { return .identity }
    guard let common = nearestCommonAncestor(with: other) else {
      return transformToScreen.concatenating(other.transformToScreen.inverted())
    }
    let up = transform(to: common, including: false)
    guard common !== other else { return up }
    return up.concatenating(other.transform(to: common, including: false).inverted())
  }

  /// The nearest view that this one and another are, or are in.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.storedSuperview
    }
    return nil
  }

  /// A point of this view in another's numbers; in the window's without another.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view, the window without one, in this view's numbers.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transformFrom(view))
  }

  /// A rectangle of this view in another's numbers, the window's without another: the box around.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    view === self ? rect : rect.applying(transform(to: view))
  }

  /// A rectangle of another view, the window without one, in this view's numbers: the box around.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    view === self ? rect : rect.applying(transformFrom(view))
  }

  private func transformFrom(_ view: UIView?) -> CGAffineTransform {
    view?.transform(to: self) ?? transform(to: nil, including: false).inverted()
  }

  // The same towards any space. Between views the way is the one above, which is shorter and exact.

  /// A point of this view in another space's numbers (since iOS 8).
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformTo(coordinateSpace))
  }

  /// A point of another space in this view's numbers (since iOS 8).
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformFrom(coordinateSpace))
  }

  /// A rectangle of this view in another space's numbers: the box around it (since iOS 8).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : rect.applying(transformTo(coordinateSpace))
  }

  /// A rectangle of another space in this view's numbers: the box around it (since iOS 8).
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : rect.applying(transformFrom(coordinateSpace))
  }

  private func transformTo(_ space: any UICoordinateSpace) -> CGAffineTransform {
    guard let view = space as? UIView else {
      return transformToScreen.concatenating(space.placeOnScreen.inverted())
    }
    return transform(to: view)
  }

  private func transformFrom(_ space: any UICoordinateSpace) -> CGAffineTransform {
    guard let view = space as? UIView else {
      return space.placeOnScreen.concatenating(transformToScreen.inverted())
    }
    return view.transform(to: self)
  }
}
