public import Foundation

/// Who is told of a scroll view's moves.
///
/// - UIKit: same; every method is optional.
///
/// Since iOS 2.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Told of every new offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told of every new scale.
  ///
  /// Since iOS 3.2.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told that a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told that the finger has gone up, and whether the view goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told that the view goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told that the view has come to rest by itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told that an animated move of the app's has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Told that scaling begins.
  ///
  /// Since iOS 3.2.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Told that scaling has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Told that the view has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Told that what covers the content has changed.
  ///
  /// Since iOS 11.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  ///
  /// Since iOS 3.2.
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
  /// Does nothing.
  ///
  /// Since iOS 3.2.
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
}
