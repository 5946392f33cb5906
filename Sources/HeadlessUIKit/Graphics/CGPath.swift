public import Foundation

/// A path of lines and curves.
///
/// - UIKit: differs, CoreGraphics has it; only what asks for its shape, and it is never drawn. Since iOS 2
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: only CGMutablePath changes, which belongs to one thread as CoreGraphics' does.
  var elements: [PathElement] = []

  init(_ elements: [PathElement]) { self.elements = elements }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.rectangle(rect).applying(unsafe transform?.pointee))
  }

  /// Creates a path of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.ellipse(rect).applying(unsafe transform?.pointee))
  }

  /// Creates a path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(PathElement.rounded(rect, .allCorners, radii).applying(unsafe transform?.pointee))
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where it ends.
  public var currentPoint: CGPoint { elements.last?.end(of: elements) ?? .zero }
  /// The rectangle around its lines and curves; null if nothing is in it.
  public var boundingBoxOfPath: CGRect { PathElement.bounds(PathElement.corners(elements)) }
  /// The rectangle around its points, also those that bend curves; null if nothing is in it.
  public var boundingBox: CGRect { PathElement.bounds(elements.flatMap(\.points)) }

  /// Whether a point is inside.
  ///
  /// - Complexity: linear in the elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    PathElement.contains(elements, point.applying(transform.inverted()), rule)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(elements) }
  /// The same path, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// Whether both have the same lines and curves.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
  /// Feeds the lines and curves.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }
}

/// A path that can be changed.
///
/// - UIKit: differs as ``CGPath`` does. Since iOS 2
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path with nothing in it.
  public convenience init() { self.init([]) }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a curve that one point bends.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { elements.append(.quad(end.applying(transform), control.applying(transform))) }
  /// Adds a curve that two points bend.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .cubic(
        end.applying(transform), control1.applying(transform), control2.applying(transform)))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathElement.rectangle(rect).applying(transform)
  }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathElement.ellipse(rect).applying(transform)
  }
  /// Adds a part of a circle; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // CoreGraphics counts as if y grew upwards.
    elements += PathElement.arc(
      center, radius, startAngle, endAngle, clockwise: !clockwise, continues: !isEmpty
    ).applying(transform)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }
  /// Goes back to where it began.
  public func closeSubpath() { if !elements.isEmpty { elements.append(.close) } }
}
