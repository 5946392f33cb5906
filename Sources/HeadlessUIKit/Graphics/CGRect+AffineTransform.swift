#if !canImport(CoreGraphics)
  public import Foundation

  extension CGPoint {
    /// The point after a transform.
    ///
    /// - UIKit: same. Since iOS 2
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The size after a transform, taken as a vector: a move does nothing, and sides may come out
    /// negative.
    ///
    /// - UIKit: same. Since iOS 2
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the transformed corners.
    ///
    /// - UIKit: same. Since iOS 2
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull else { return self }
      let first = CGPoint(x: minX, y: minY).applying(t)
      // Two sides of the parallelogram; each stretches the box one way or the other.
      let across = CGSize(width: maxX - minX, height: 0).applying(t)
      let down = CGSize(width: 0, height: maxY - minY).applying(t)
      return CGRect(
        x: first.x + min(0, across.width) + min(0, down.width),
        y: first.y + min(0, across.height) + min(0, down.height),
        width: abs(across.width) + abs(down.width),
        height: abs(across.height) + abs(down.height))
    }
  }
#endif
