public import Foundation

/// What is drawn into; here nothing is.
///
/// - UIKit: differs, CoreGraphics has it; it has a size and a transform, and takes calls without effect.
///   Stored only. Since iOS 2
open class CGContext {
  let size: CGSize
  let scale: CGFloat
  private var transform = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Creates what is drawn into, of a size in pixels.
  ///
  /// - UIKit: differs, there are no pixels to draw into. Since iOS 2
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1)
  }

  private func note(_ member: String = #function) {
    StoredOnly.note("CGContext." + member.prefix { $0 != "(" })
  }

  /// How what is drawn is moved, turned and scaled.
  open var ctm: CGAffineTransform { transform }
  /// How well pictures are scaled.
  open var interpolationQuality = CGInterpolationQuality.default
  /// Keeps the transform, for ``restoreGState()``.
  open func saveGState() { saved.append(transform) }
  /// Takes the transform that was kept last.
  open func restoreGState() { if let last = saved.popLast() { transform = last } }
  /// Moves what is drawn.
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {
    transform = transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what is drawn.
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn, in radians.
  open func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
  /// Moves, turns and scales what is drawn.
  open func concatenate(_ t: CGAffineTransform) { transform = t.concatenating(transform) }
  /// The picture of what is drawn.
  open func makeImage() -> CGImage? { UIImage(size: size, scale: scale).cgImage }

  /// Sets the colour of insides.
  open func setFillColor(_ color: CGColor) { note() }
  /// Sets the colour of lines.
  open func setStrokeColor(_ color: CGColor) { note() }
  /// Sets the opacity.
  open func setAlpha(_ alpha: CGFloat) { note() }
  /// Sets the width of lines, in points.
  open func setLineWidth(_ width: CGFloat) { note() }
  /// Sets how lines end.
  open func setLineCap(_ cap: CGLineCap) { note() }
  /// Sets how lines meet.
  open func setLineJoin(_ join: CGLineJoin) { note() }
  /// Sets where lines are interrupted.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note() }
  /// Sets how colours are laid over others.
  open func setBlendMode(_ mode: CGBlendMode) { note() }
  /// Sets a shadow.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { note() }
  /// Sets a shadow.
  open func setShadow(offset: CGSize, blur: CGFloat) { note() }
  /// Sets whether edges are smoothed.
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { note() }
  /// Sets whether edges are smoothed.
  open func setShouldAntialias(_ shouldAntialias: Bool) { note() }
  /// Begins a path.
  open func beginPath() { note() }
  /// Begins at a point.
  open func move(to point: CGPoint) { note() }
  /// Adds a line.
  open func addLine(to point: CGPoint) { note() }
  /// Adds lines between points.
  open func addLines(between points: [CGPoint]) { note() }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect) { note() }
  /// Adds an ellipse in a rectangle.
  open func addEllipse(in rect: CGRect) { note() }
  /// Adds a part of a circle; angles in radians.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { note() }
  /// Adds a curve that one point bends.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) { note() }
  /// Adds a curve that two points bend.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { note() }
  /// Adds a path.
  open func addPath(_ path: CGPath) { note() }
  /// Goes back to where the path began.
  open func closePath() { note() }
  /// Limits what is drawn to a rectangle.
  open func clip(to rect: CGRect) { note() }
  /// Limits what is drawn to the path.
  open func clip(using rule: CGPathFillRule = .winding) { note() }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { note() }
  /// Fills rectangles.
  open func fill(_ rects: [CGRect]) { note() }
  /// Fills an ellipse in a rectangle.
  open func fillEllipse(in rect: CGRect) { note() }
  /// Fills the path.
  open func fillPath(using rule: CGPathFillRule = .winding) { note() }
  /// Draws the lines of a rectangle.
  open func stroke(_ rect: CGRect) { note() }
  /// Draws the lines of an ellipse in a rectangle.
  open func strokeEllipse(in rect: CGRect) { note() }
  /// Draws the lines of the path.
  open func strokePath() { note() }
  /// Draws the path.
  open func drawPath(using mode: CGPathDrawingMode) { note() }
  /// Limits what is drawn to where a picture is.
  open func clip(to rect: CGRect, mask: CGImage) { note() }
  /// Limits what is drawn to rectangles.
  open func clip(to rects: [CGRect]) { note() }
  /// Sets how well pictures are scaled.
  open func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { note() }
  /// Sets how far lines may differ from curves, in pixels.
  open func setFlatness(_ flatness: CGFloat) { note() }
  /// Sets how far a corner reaches.
  open func setMiterLimit(_ limit: CGFloat) { note() }
  /// Sets the colour of insides from its parts.
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { note() }
  /// Sets the colour of lines from its parts.
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { note() }
  /// Clears a rectangle.
  open func clear(_ rect: CGRect) { note() }
  /// Draws a picture.
  open func draw(_ image: CGImage, in rect: CGRect) { note() }
}

/// How a path is drawn.
///
/// - UIKit: same, CoreGraphics has it. Since iOS 2
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill = 0
  /// Its inside, by the rule of even and odd.
  case eoFill = 1
  /// Its lines.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, the inside by the rule of even and odd.
  case eoFillStroke = 4
}
