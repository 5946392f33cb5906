import Foundation
import Testing
import TestSupport

@testable import HeadlessUIKit

@MainActor struct GeometryTests {
  /// Views with random places, transforms, anchors and bounds' origins.
  private func randomView(_ numbers: inout SeededGenerator) -> UIView {
    let view = UIView(frame: numbers.rect())
    view.bounds.origin = numbers.chance(0.5) ? .zero : numbers.point()
    if numbers.chance(0.7) {
      view.transform = CGAffineTransform(rotationAngle: numbers.points(-4...4))
        .scaledBy(x: numbers.points(0.3...2), y: numbers.points(0.3...2))
    }
    if numbers.chance(0.3) {
      view.anchorPoint = CGPoint(x: numbers.points(0...1), y: numbers.points(0...1))
    }
    return view
  }

  @Test("Without a transform the frame, the bounds and the center say the same")
  func plainFrames() {
    var numbers = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let rect = numbers.rect()
      let view = UIView()
      view.frame = rect
      #expect(view.frame.isNear(rect))
      #expect(view.bounds == CGRect(origin: .zero, size: rect.size))
      #expect(view.center.isNear(CGPoint(x: rect.midX, y: rect.midY)))
      let center = numbers.point()
      view.center = center
      #expect(
        view.frame.isNear(
          CGRect(
            x: center.x - rect.width / 2, y: center.y - rect.height / 2, width: rect.width,
            height: rect.height)))
    }
  }

  @Test("The frame is the box around the corners, found one by one")
  func framesAreBoxes() {
    var numbers = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let view = randomView(&numbers)
      let size = view.bounds.size
      var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
      var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
      for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
        let fromAnchor = CGPoint(
          x: (CGFloat(x) - view.anchorPoint.x) * size.width,
          y: (CGFloat(y) - view.anchorPoint.y) * size.height)
        let turned = fromAnchor.applying(view.transform)
        (left, right) = (min(left, view.center.x + turned.x), max(right, view.center.x + turned.x))
        (top, bottom) = (min(top, view.center.y + turned.y), max(bottom, view.center.y + turned.y))
      }
      let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      #expect(view.frame.isNear(box))
    }
  }

  @Test("A transform changes the frame, never the bounds and the center")
  func transformKeepsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame.isNear(CGRect(x: 35, y: -5, width: 50, height: 100)))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(
    "H-05: a frame set under a right angle is taken whole, and swaps the bounds' sides",
    arguments: [1, 2, 3])
  func framesUnderRightAngles(quarters: Int) {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
    view.frame = frame
    #expect(view.frame.isNear(frame))
    let size = quarters == 2 ? CGSize(width: 768, height: 1024) : CGSize(width: 1024, height: 768)
    #expect(abs(view.bounds.width - size.width) < 1e-9)
    #expect(abs(view.bounds.height - size.height) < 1e-9)
  }

  @Test("Converting there and back leads back, over random trees with transforms")
  func conversionsLeadBack() {
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let root = UIView(frame: numbers.rect())
      var views = [root]
      for _ in 0..<12 {
        let view = randomView(&numbers)
        views.randomElement(using: &numbers)?.addSubview(view)
        views.append(view)
      }
      for _ in 0..<20 {
        guard let one = views.randomElement(using: &numbers),
          let other = views.randomElement(using: &numbers)
        else { continue }
        let point = numbers.point()
        let there = one.convert(point, to: other)
        #expect(one.convert(there, from: other).isNear(point, within: 1e-3))
        #expect(other.convert(point, from: one).isNear(there))
        #expect(other.convert(there, to: one).isNear(point, within: 1e-3))
        // By way of the root is the same as straight.
        let overRoot = other.convert(one.convert(point, to: root), from: root)
        #expect(overRoot.isNear(there, within: 1e-3))
      }
    }
  }

  @Test("A view's bounds are, in its superview, its frame")
  func boundsConvertToFrame() {
    var numbers = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let superview = randomView(&numbers)
      let view = randomView(&numbers)
      superview.addSubview(view)
      #expect(view.convert(view.bounds, to: superview).isNear(view.frame))
      #expect(superview.convert(view.frame, to: superview) == view.frame)
    }
  }

  @Test("Converting to nothing is converting to the window")
  func nothingIsTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 28))
    #expect(inner.convert(CGPoint(x: 16, y: 28), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 26, width: 50, height: 50))
  }

  @Test("As coordinate spaces, views of two windows meet on the screen")
  func spacesMeetOnTheScreen() {
    let first = UIWindow(frame: CGRect(x: 100, y: 0, width: 400, height: 800))
    let second = UIWindow(frame: CGRect(x: 0, y: 50, width: 400, height: 800))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    first.addSubview(view)
    let space: any UICoordinateSpace = view
    #expect(space.convert(CGPoint.zero, to: second) == CGPoint(x: 110, y: -30))
    #expect(space.convert(CGPoint(x: 110, y: -30), from: second) == .zero)
  }

  @Test("Fitting keeps the top left corner")
  func sizeToFitKeepsCorner() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 40) }
    }
    let view = Square(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("A touch reaches the frontmost view that can be seen and touched")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }
}
