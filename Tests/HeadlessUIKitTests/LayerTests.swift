import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct LayerTests {
  @Test("A view's layer has the view's place and looks, both ways")
  func both() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.position = CGPoint(x: 50, y: 60)
    #expect(view.center == CGPoint(x: 50, y: 60))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    #expect(view.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("A layer of an app has a place of its own, around its anchor")
  func own() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    layer.opacity = 3
    #expect(layer.opacity == 1)
  }

  @Test("Layers that are added stay in order among those of subviews")
  func order() {
    let view = UIView()
    let (one, two) = (UIView(), UIView())
    view.addSubview(one)
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(middle)
    view.addSubview(two)
    view.layer.addSublayer(front)
    func names() -> [ObjectIdentifier]? {
      view.layer.sublayers.map { $0.map(ObjectIdentifier.init) }
    }
    let expected = [back, one.layer, middle, two.layer, front].map(ObjectIdentifier.init)
    #expect(names() == expected)
    let new = CALayer()
    view.layer.insertSublayer(new, below: middle)
    #expect(names()?.firstIndex(of: ObjectIdentifier(new)) == 2)
    new.removeFromSuperlayer()
    #expect(names() == expected)
    #expect(middle.superlayer === view.layer)
    #expect(one.layer.superlayer === view.layer)
    #expect(view.layer.superlayer == nil)
    two.layer.removeFromSuperlayer()
    #expect(two.superview == nil)
  }

  @Test("What QuartzCore documents as a layer's first values are these")
  func defaults() {
    let layer = CALayer()
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.sublayers == nil)
  }
}
