package import Foundation
import Orientation

extension UIScrollView {
  /// Sets the offset, at once or over some time; the end of an animated move is reported.
  func move(to offset: CGPoint, animated: Bool) {
    scrollAnimation = nil
    guard animated, offset != contentOffset else { return contentOffset = offset }
    guard let host = DeviceHost.current else {
      contentOffset = offset
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    let animation = ScrollAnimation(from: contentOffset, to: offset, startingAt: host.system.time)
    scrollAnimation = animation
    guard UIView.areAnimationsEnabled else {
      contentOffset = offset
      return host.schedule(after: 0) { [weak self] in self?.end(animation) }
    }
    host.schedule(after: ScrollAnimation.frameDuration) { [weak self] in self?.advance(animation) }
  }

  /// Moves on by a frame, unless another move has begun meanwhile.
  private func advance(_ animation: ScrollAnimation) {
    guard scrollAnimation === animation, let host = DeviceHost.current else { return }
    contentOffset = animation.offset(at: host.system.time)
    guard animation.isOver(at: host.system.time) else {
      return host.schedule(after: ScrollAnimation.frameDuration) { [weak self] in
        self?.advance(animation)
      }
    }
    end(animation)
  }

  private func end(_ animation: ScrollAnimation) {
    guard scrollAnimation === animation else { return }
    scrollAnimation = nil
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// The offset that shows a rectangle of the content with the shortest way.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    func way(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      // What is larger than the view is shown from its beginning.
      if end - start > to - from || start < from { return start - from }
      return end > to ? end - to : 0
    }
    let offset = CGPoint(
      x: contentOffset.x + way(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: contentOffset.y + way(rect.minY, rect.maxY, shown.minY, shown.maxY))
    return allowed(offset)
  }

  /// What a finger does that drags the content to an offset and goes up.
  ///
  /// With paging the view comes to rest at the nearest page.
  package func drag(to offset: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    scrollAnimation = nil
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = allowed(offset)
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isPagingEnabled)
    guard isPagingEnabled else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = allowed(nearestPage)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private var nearestPage: CGPoint {
    func nearest(_ value: CGFloat, _ side: CGFloat) -> CGFloat {
      side > 0 ? (value / side).rounded() * side : value
    }
    return CGPoint(
      x: nearest(contentOffset.x, bounds.size.width),
      y: nearest(contentOffset.y, bounds.size.height))
  }

  /// Scales the delegate's view around its top left corner, and the content with it.
  func zoom(to scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new != storedZoomScale else { return }
    let origin = view.frame.origin
    storedZoomScale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let moved = view.frame.origin
    view.center.x += origin.x - moved.x
    view.center.y += origin.y - moved.y
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales so that a rectangle of the scaled view fills this one, and shows it.
  func zoom(showing rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    zoom(to: min(bounds.size.width / rect.size.width, bounds.size.height / rect.size.height))
    contentOffset = allowed(
      CGPoint(
        x: rect.midX * storedZoomScale - bounds.size.width / 2,
        y: rect.midY * storedZoomScale - bounds.size.height / 2))
  }
}
