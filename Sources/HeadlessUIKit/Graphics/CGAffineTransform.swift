#if !canImport(CoreGraphics)
  public import Foundation

  /// A transform of the plane: scaling, turning, shearing and moving.
  ///
  /// A point is a row `[x y 1]` that multiplies the matrix from the left:
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. With y growing downwards a positive angle turns
  /// clockwise on screen.
  ///
  /// - UIKit: same; CoreGraphics has it. Since iOS 2
  public struct CGAffineTransform: Sendable {
    /// How x contributes to the new x.
    public var a: CGFloat
    /// How x contributes to the new y.
    public var b: CGFloat
    /// How y contributes to the new x.
    public var c: CGFloat
    /// How y contributes to the new y.
    public var d: CGFloat
    /// The move along x, in points.
    public var tx: CGFloat
    /// The move along y, in points.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of six zeros, which maps every point to the origin.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its six numbers.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation by an angle in radians, clockwise on screen.
    ///
    /// The four right angles are not exact, as with CoreGraphics: the cosine of π/2 is not zero in
    /// floating point.
    public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling by a factor for each axis.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation by points along each axis.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is the identity, number by number.
    public var isIdentity: Bool {
      a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// The transform that first moves and then does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that first scales and then does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that first turns, by radians, and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one unchanged where nothing can undo it.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The transform that does what this one does and then what the other does.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }
  }

  extension CGAffineTransform: Equatable {
    /// Whether all six numbers are the same.
    public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool {
      lhs.a == rhs.a && lhs.b == rhs.b && lhs.c == rhs.c && lhs.d == rhs.d && lhs.tx == rhs.tx
        && lhs.ty == rhs.ty
    }
  }
#endif
