import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct LayerConversionTests {
  @Test("Layers convert as their views do, through bounds and transforms, and back")
  func asViews() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let middle = UIView(frame: CGRect(x: 30, y: 50, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 60, height: 40))
    let side = UIView(frame: CGRect(x: 300, y: 20, width: 50, height: 50))
    top.addSubview(middle)
    middle.addSubview(inner)
    top.addSubview(side)
    middle.bounds.origin = CGPoint(x: 11, y: -4)
    middle.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    side.transform = CGAffineTransform(rotationAngle: .pi)
    for point in [CGPoint.zero, CGPoint(x: 12, y: 3), CGPoint(x: -7, y: 90)] {
      for (from, to) in [(inner, top), (top, inner), (inner, side), (side, middle), (inner, inner)]
      {
        let layers = from.layer.convert(point, to: to.layer)
        let views = from.convert(point, to: to)
        #expect(abs(layers.x - views.x) < 1e-6 && abs(layers.y - views.y) < 1e-6)
        let back = from.layer.convert(layers, from: to.layer)
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
      let outermost = inner.layer.convert(point, to: nil)
      let expected = inner.convert(point, to: top)
      #expect(abs(outermost.x - expected.x) < 1e-6 && abs(outermost.y - expected.y) < 1e-6)
    }
    let rect = CGRect(x: 1, y: 2, width: 10, height: 4)
    let (ours, theirs) = (inner.layer.convert(rect, to: top.layer), inner.convert(rect, to: top))
    #expect(abs(ours.width - theirs.width) < 1e-6 && abs(ours.height - theirs.height) < 1e-6)
  }
}
