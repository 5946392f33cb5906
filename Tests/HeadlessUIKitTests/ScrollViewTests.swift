import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class Listener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("\(scrollView.contentOffset.x) \(scrollView.contentOffset.y)")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("rests") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("slowed down") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard.append("inset \(scrollView.adjustedContentInset.top)")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor struct ScrollViewTests {
  private func make(content: CGSize) -> (UIScrollView, Listener) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let listener = Listener()
    view.contentSize = content
    view.delegate = listener
    return (view, listener)
  }

  @Test("The offset is the bounds' origin, and the delegate is notified of each new one")
  func offset() {
    let (view, listener) = make(content: CGSize(width: 375, height: 2000))
    view.contentOffset.y = 300
    #expect(view.bounds.origin == CGPoint(x: 0, y: 300))
    view.bounds.origin.y = 400
    #expect(view.contentOffset.y == 400)
    view.contentOffset.y = 400
    #expect(listener.heard == ["0.0 300.0", "0.0 400.0"])
    let inner = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    let outer = UIView()
    outer.addSubview(view)
    view.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 100))
  }

  @Test("After a turn the offset moves back as far as the content needs to fill the view")
  func turning() {
    let (view, listener) = make(content: CGSize(width: 375, height: 1000))
    view.contentOffset.y = 333
    listener.heard = []
    view.frame.size = CGSize(width: 667, height: 375)
    #expect(view.contentOffset.y == 333)
    #expect(listener.heard == [])
    view.contentOffset.y = 600
    view.frame.size = CGSize(width: 375, height: 667)
    #expect(view.contentOffset.y == 333)
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 0)
  }

  @Test("J-10: a page is not kept by itself; an app that works its offset out anew keeps it")
  func pages() {
    let (view, _) = make(content: CGSize(width: 375 * 4, height: 667))
    view.isPagingEnabled = true
    view.contentOffset.x = 2 * 375
    let page = (view.contentOffset.x / view.bounds.width).rounded()
    view.frame.size = CGSize(width: 667, height: 375)
    view.contentSize = CGSize(width: 667 * 4, height: 375)
    #expect(view.contentOffset.x == 750)
    view.contentOffset.x = page * view.bounds.width
    #expect(view.contentOffset.x == 1334)
  }

  @Test(
    "The safe area adds to the insets on the axes that its behaviour names",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, false, false),
      (.scrollableAxes, false, true), (.automatic, false, true), (.always, true, true),
    ])
  func adjustment(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, across: Bool, down: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.sceneSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 34, right: 6)
    let (view, _) = make(content: CGSize(width: 375, height: 2000))
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = behavior
    window.addSubview(view)
    let inset = view.adjustedContentInset
    #expect(inset.top == (down ? 21 : 1) && inset.bottom == (down ? 37 : 3))
    #expect(inset.left == (across ? 7 : 2) && inset.right == (across ? 10 : 4))
    // What the insets keep clear is not reported again to the subviews.
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets.top == (down ? 0 : 20 + view.contentOffset.y))
    #expect(inner.safeAreaInsets.left == (across ? 0 : 5 + view.contentOffset.x))
  }

  @Test("Content at its beginning stays there when a bar above becomes lower or higher")
  func beginning() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.sceneSafeAreaInsets.top = 88
    let (view, listener) = make(content: CGSize(width: 375, height: 2000))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -88)
    #expect(listener.heard == ["0.0 -88.0", "inset 88.0"])
    window.sceneSafeAreaInsets.top = 32
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -32)
    view.contentOffset.y = 200
    window.sceneSafeAreaInsets.top = 88
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 200)
  }

  @Test("An animated move goes a frame at a time, and reports its end when its time is over")
  func animatedMoves() {
    let host = DeviceHost.phone()
    host.run {
      let (view, listener) = make(content: CGSize(width: 375, height: 2000))
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(view.contentOffset.y == 0)
      host.advance(by: 0.15)
      #expect(abs(view.contentOffset.y - 50) < 0.01)
      host.advance(by: 1)
      #expect(view.contentOffset.y == 100)
      #expect(listener.heard.count == 19)
      #expect(listener.heard.suffix(2) == ["0.0 100.0", "rests"])
    }
  }

  @Test("A move to where the view is reports nothing, and one without animation ends another")
  func endedMoves() {
    let host = DeviceHost.phone()
    host.run {
      let (view, listener) = make(content: CGSize(width: 375, height: 2000))
      view.setContentOffset(.zero, animated: true)
      host.advance(by: 1)
      #expect(listener.heard == [])
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      host.advance(by: 1)
      #expect(listener.heard == ["0.0 50.0"])
    }
  }

  @Test("Without animations an animated move is there at once, and reports its end")
  func disabledAnimations() {
    let host = DeviceHost.phone()
    host.run {
      let (view, listener) = make(content: CGSize(width: 375, height: 2000))
      UIView.performWithoutAnimation {
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      }
      #expect(listener.heard == ["0.0 100.0"])
      host.advance(by: 0.01)
      #expect(listener.heard == ["0.0 100.0", "rests"])
    }
  }

  @Test("To show a rectangle the view goes the shortest way, and not beyond the content")
  func showing() {
    let (view, _) = make(content: CGSize(width: 375, height: 2000))
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 33)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 33)
    view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 10)
    view.scrollRectToVisible(CGRect(x: 0, y: 1950, width: 10, height: 500), animated: false)
    #expect(view.contentOffset.y == 1333)
  }

  @Test("With paging a drag comes to rest at a page")
  func dragging() {
    let (view, listener) = make(content: CGSize(width: 375 * 3, height: 667))
    view.isPagingEnabled = true
    view.drag(to: CGPoint(x: 300, y: 0))
    #expect(view.contentOffset.x == 375)
    #expect(listener.heard.last == "slowed down")
    view.isScrollEnabled = false
    view.drag(to: .zero)
    #expect(view.contentOffset.x == 375)
  }

  @Test("Scaling scales the delegate's view and the content, within its limits")
  func scaling() {
    let (view, listener) = make(content: CGSize(width: 100, height: 200))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.addSubview(picture)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    listener.zoomed = picture
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(view.contentSize == CGSize(width: 200, height: 400))
    view.zoomScale = 10
    #expect(view.zoomScale == 3)
  }
}
