public import Foundation

/// The delegate of a scroll view.
///
/// - UIKit: same; every method is optional. Since iOS 2
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called for every new offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called for every new scale (since iOS 3.2).
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when dragging ends, with whether the view keeps scrolling.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the view keeps scrolling after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the view has stopped scrolling.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll by the app has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when zooming begins (since iOS 3.2).
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called before a drag ends, with where the content will come to rest; never here (since iOS 5).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the view has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the adjusted content inset has changed (since iOS 11).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing (since iOS 3.2).
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing (since iOS 3.2).
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Does nothing (since iOS 5).
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}
