public import Foundation

/// A path of lines and curves, with the width of its lines.
///
/// - UIKit: differs, it has its shape and is never drawn. Since iOS 3.2
open class UIBezierPath: NSObject {
  private var elements: [PathElement] = []

  /// Creates a path with nothing in it.
  public override init() { super.init() }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(PathElement.rectangle(rect)) }
  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(PathElement.ellipse(rect)) }
  /// Creates a path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(PathElement.rounded(rect, .allCorners, radii))
  }
  /// Creates a path of a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(PathElement.rounded(rect, corners, cornerRadii)) }
  /// Creates a path of a part of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      PathElement.arc(center, radius, startAngle, endAngle, clockwise: clockwise, continues: false))
  }
  /// Creates a path from a layer's.
  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.elements) }
  /// Creates a path with nothing in it.
  public required init?(coder: NSCoder) { super.init() }

  private convenience init(_ elements: [PathElement]) {
    self.init()
    self.elements = elements
  }

  /// The path for layers.
  open var cgPath: CGPath {
    get { CGPath(elements) }
    set { elements = newValue.elements }
  }
  /// Whether nothing is in it.
  open var isEmpty: Bool { elements.isEmpty }
  /// The rectangle around its lines and curves, in points; zero if nothing is in it.
  open var bounds: CGRect { isEmpty ? .zero : PathElement.bounds(PathElement.corners(elements)) }
  /// Where it ends.
  open var currentPoint: CGPoint { elements.last?.end(of: elements) ?? .zero }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    PathElement.contains(elements, point, usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of its lines, in points.
  open var lineWidth: CGFloat = 1
  /// How its lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How its lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point may be where lines meet.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether what is behind an even number of lines is outside.
  open var usesEvenOddFillRule = false

  /// Begins at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a curve that two points bend.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.cubic(endPoint, controlPoint1, controlPoint2))
  }
  /// Adds a curve that one point bends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quad(endPoint, controlPoint))
  }
  /// Adds a part of a circle; angles in radians (since iOS 4).
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements += PathElement.arc(
      center, radius, startAngle, endAngle, clockwise: clockwise, continues: !isEmpty)
  }
  /// Goes back to where it began.
  open func close() { if !isEmpty { elements.append(.close) } }
  /// Takes everything out.
  open func removeAllPoints() { elements = [] }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }
  /// Moves, turns and scales the path.
  open func apply(_ transform: CGAffineTransform) { elements = elements.applying(transform) }
  /// The same path backwards (since iOS 6); here it is the same.
  open func reversing() -> UIBezierPath { UIBezierPath(elements) }
  /// Sets where lines are interrupted; nothing is drawn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Draws the inside; nothing is drawn.
  open func fill() { StoredOnly.note("UIBezierPath.fill") }
  /// Draws the lines; nothing is drawn.
  open func stroke() { StoredOnly.note("UIBezierPath.stroke") }
  /// Draws the inside; nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    StoredOnly.note("UIBezierPath.fill")
  }
  /// Draws the lines; nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    StoredOnly.note("UIBezierPath.stroke")
  }
  /// Limits what is drawn to the inside; nothing is drawn.
  open func addClip() { StoredOnly.note("UIBezierPath.addClip") }
}
