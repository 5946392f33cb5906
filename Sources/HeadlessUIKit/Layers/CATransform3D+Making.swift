#if !canImport(QuartzCore)
  public import Foundation

  /// The transform that leaves every point where it is.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

  /// Returns the transform that moves by points along each axis.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  /// Returns the transform that scales by a factor for each axis.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  /// Returns the transform that turns around an axis by an angle in radians; the identity for an axis
  /// without a length.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    return CATransform3D(
      m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine,
      m14: 0,
      m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine,
      m24: 0,
      m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest,
      m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// Returns the transform that first moves and then does what the given one does.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

  /// Returns the transform that first scales and then does what the given one does.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

  /// Returns the transform that first turns, by radians, and then does what the given one does.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

  /// Returns the transform that does what the first one does and then what the second one does.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.numbers, b.numbers)
    return CATransform3D(
      (0..<16).map { place in
        let (row, column) = (place / 4 * 4, place % 4)
        return (0..<4).reduce(0) { $0 + left[row + $1] * right[$1 * 4 + column] }
      })
  }

  /// Returns the transform that undoes the given one; the given one where nothing can undo it.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var (left, right) = (t.numbers, CATransform3DIdentity.numbers)
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
      guard let pivot, left[pivot * 4 + column] != 0 else { return t }
      for place in 0..<4 {
        left.swapAt(column * 4 + place, pivot * 4 + place)
        right.swapAt(column * 4 + place, pivot * 4 + place)
      }
      let factor = left[column * 4 + column]
      for place in 0..<4 {
        left[column * 4 + place] /= factor
        right[column * 4 + place] /= factor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for place in 0..<4 {
          left[row * 4 + place] -= factor * left[column * 4 + place]
          right[row * 4 + place] -= factor * right[column * 4 + place]
        }
      }
    }
    return CATransform3D(right)
  }

  /// Returns a transform of the plane as one of space.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
    (transform.m41, transform.m42) = (m.tx, m.ty)
    return transform
  }

  /// Returns what the transform does to the plane, without depth.
  ///
  /// - UIKit: same, QuartzCore has it; there the result is undefined where a transform of the plane is
  ///   not enough. Since iOS 2
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

  /// Whether a transform of the plane does the same.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(
      CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)), t)
  }

  /// Whether the transform is the identity, number by number.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
  }

  /// Whether all sixteen numbers are the same.
  ///
  /// - UIKit: same, QuartzCore has it. Since iOS 2
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.numbers == b.numbers
  }

  extension CATransform3D {
    /// The numbers row by row.
    fileprivate var numbers: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    fileprivate init(_ n: [CGFloat]) {
      self.init(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    }
  }
#endif
