public import Foundation

extension CALayer {
  /// A point of this layer, in another one of the same tree; in the outermost one if nil.
  ///
  /// In points. Complexity: linear in the depth of both.
  ///
  /// - UIKit: same. Since iOS 2
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = pathFromTop.reduce(CGAffineTransform.identity) { $1.placing.concatenating($0) }
    let inner = l?.pathFromTop.reduce(CGAffineTransform.identity) { $1.placing.concatenating($0) }
    return p.applying(outer).applying((inner ?? .identity).inverted())
  }

  /// A point of another layer of the same tree, in this one.
  ///
  /// - UIKit: same. Since iOS 2
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l?.convert(p, to: self) ?? CALayer.fromTop(p, to: self)
  }

  /// A rectangle of this layer, in another one of the same tree: the smallest around it.
  ///
  /// - UIKit: same. Since iOS 2
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
      CGPoint(x: r.maxX, y: r.maxY),
    ].map { convert($0, to: l) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// A rectangle of another layer of the same tree, in this one: the smallest around it.
  ///
  /// - UIKit: same. Since iOS 2
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l ?? pathFromTop[0]).convert(r, to: self)
  }

  private static func fromTop(_ p: CGPoint, to layer: CALayer) -> CGPoint {
    layer.pathFromTop[0].convert(p, to: layer)
  }

  /// The layers around this one from the outermost, and this one.
  private var pathFromTop: [CALayer] {
    var path: [CALayer] = [self]
    while let outer = path.last?.superlayer { path.append(outer) }
    return path.reversed()
  }

  /// From this layer's coordinates to those of the layer around it.
  private var placing: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
