import Foundation

extension UIView {
  /// The view's rectangle or, with a transform, the box around it.
  var currentFrame: CGRect {
    let size = storedBounds.size
    switch placing {
    case .plain:
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2,
        width: size.width, height: size.height)
    case .general:
      let box = boxAroundAnchor(size)
      // From edge to edge, so that what turning adds to a side vanishes where the edges are rounded.
      let (x, y) = (storedCenter.x + box.minX, storedCenter.y + box.minY)
      return CGRect(
        x: x, y: y, width: storedCenter.x + box.maxX - x, height: storedCenter.y + box.maxY - y)
    }
  }

  /// The box around a size that is turned by the view's transform, seen from the anchor.
  private func boxAroundAnchor(_ size: CGSize) -> CGRect {
    CGRect(
      x: -storedAnchor.x * size.width, y: -storedAnchor.y * size.height,
      width: size.width, height: size.height
    ).applying(storedTransform)
  }

  /// Takes a frame.
  ///
  /// Under a transform the new bounds have the frame's size turned back, which is exact for right
  /// angles and scales.
  func move(to newFrame: CGRect) {
    let upright = newFrame.upright
    let size: CGSize
    let center: CGPoint
    switch placing {
    case .plain:
      size = upright.size
      center = CGPoint(x: upright.origin.x + size.width / 2, y: upright.origin.y + size.height / 2)
    case .general:
      let back = CGRect(origin: .zero, size: upright.size).applying(storedTransform.inverted())
      size = back.size
      let box = boxAroundAnchor(size)
      center = CGPoint(x: upright.origin.x - box.origin.x, y: upright.origin.y - box.origin.y)
    }
    change(bounds: CGRect(origin: storedBounds.origin, size: size), center: center)
  }

  /// Takes bounds.
  func resize(to newBounds: CGRect) {
    let upright = CGRect(
      x: newBounds.origin.x, y: newBounds.origin.y,
      width: abs(newBounds.size.width), height: abs(newBounds.size.height))
    change(bounds: upright, center: storedCenter)
  }

  /// Takes a center.
  func recenter(at point: CGPoint) {
    change(bounds: storedBounds, center: point)
  }

  /// Takes a frame that counts without the transform. Rule: `L-B-41`
  func place(in rect: CGRect) {
    change(
      bounds: CGRect(origin: storedBounds.origin, size: rect.size),
      center: CGPoint(
        x: rect.origin.x + storedAnchor.x * rect.size.width,
        y: rect.origin.y + storedAnchor.y * rect.size.height))
  }

  /// Takes a transform.
  func apply(_ transform: CGAffineTransform) {
    guard transform != storedTransform else { return }
    storedTransform = transform
    choosePlacing()
    markSafeAreaStale()
  }

  /// Takes an anchor.
  func anchor(at point: CGPoint) {
    guard point != storedAnchor else { return }
    storedAnchor = point
    choosePlacing()
    markSafeAreaStale()
  }

  private func choosePlacing() {
    let plain = storedTransform.isIdentity && storedAnchor.x == 0.5 && storedAnchor.y == 0.5
    placing = plain ? .plain : .general
  }

  /// The one door to a new place: what follows from it happens here.
  private func change(bounds: CGRect, center: CGPoint) {
    let old = storedBounds
    let sizeChanges =
      bounds.size.width != old.size.width || bounds.size.height != old.size.height
    let originChanges = bounds.origin.x != old.origin.x || bounds.origin.y != old.origin.y
    let placeChanges = center.x != storedCenter.x || center.y != storedCenter.y
    guard sizeChanges || originChanges || placeChanges else { return }
    if flags.contains(.asksBeforeBounds), sizeChanges || originChanges {
      boundsWillChange(to: bounds)
    }
    changing(observedKeys(sizeChanges, originChanges, placeChanges)) {
      storedBounds = bounds
      storedCenter = center
    }
    if flags.contains(.feedsEngine) { feedEngine() }
    // A scroll view lays out as it scrolls, and so does every view whose bounds move.
    guard sizeChanges || originChanges else { return mark(.safeAreaIsStale) }
    mark([.safeAreaIsStale, .needsLayout])
    markSafeAreasBelowStale()
    if sizeChanges { resizeSubviews(from: old.size) }
    boundsChanged(from: old)
  }

  /// The properties that a change of the geometry changes, by name.
  private func observedKeys(_ size: Bool, _ origin: Bool, _ place: Bool) -> [String] {
    (size || origin ? ["bounds"] : []) + (place ? ["center"] : [])
      + (size || place ? ["frame"] : []) + (origin && self is UIScrollView ? ["contentOffset"] : [])
  }

  /// Where nothing is covered, nothing below can be, whatever moves.
  private func markSafeAreasBelowStale() {
    guard storedSafeArea != .zero else { return }
    for view in storedSubviews { view.markSafeAreaStale() }
  }

  /// Takes the size that suits best; the top left corner of the frame stays.
  func takeFittingSize(within room: CGSize) {
    let corner = frame.origin
    let size = sizeThatFits(room)
    bounds = CGRect(origin: storedBounds.origin, size: size)
    let now = frame.origin
    center = CGPoint(x: center.x + corner.x - now.x, y: center.y + corner.y - now.y)
  }
}

extension CGRect {
  /// The same rectangle with sides that are not negative.
  var upright: CGRect {
    size.width < 0 || size.height < 0 ? standardized : self
  }
}
