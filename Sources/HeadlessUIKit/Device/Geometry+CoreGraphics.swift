package import Foundation
package import Orientation

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
  package var engine: Size { Size(Double(width), Double(height)) }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
  package var engine: Point { Point(Double(x), Double(y)) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  package var engine: Rect { Rect(origin.engine, size.engine) }
}

extension UIEdgeInsets {
  package init(_ insets: Insets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
