import Foundation

/// A part of a path.
enum PathElement: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint)
  case close

  /// The point where it ends, and those that bend it.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let first, let second): [first, second, end]
    case .close: []
    }
  }

  /// Where it ends; for what closes a path, where that began.
  func end(of elements: [PathElement]) -> CGPoint? {
    if let end = points.last { return end }
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quad(let end, let control):
      .quad(end.applying(transform), control.applying(transform))
    case .cubic(let end, let first, let second):
      .cubic(end.applying(transform), first.applying(transform), second.applying(transform))
    case .close: .close
    }
  }

  // MARK: Shapes

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    let rect = rect.standardized
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    rounded(rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A quarter of an ellipse is a curve whose points are this part of its radii away.
  private static let bend: CGFloat = 0.5522847498307936

  static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) -> [PathElement] {
    let rect = rect.standardized
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    var elements: [PathElement] = []
    // Clockwise from the top left: the corner, and the ways to it and from it.
    let all: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .init(dx: 0, dy: 1), .init(dx: 1, dy: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), .init(dx: -1, dy: 0), .init(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), .init(dx: 0, dy: -1),
        .init(dx: -1, dy: 0)
      ),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), .init(dx: 1, dy: 0), .init(dx: 0, dy: -1)),
    ]
    func point(_ corner: CGPoint, _ way: CGVector, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * width * part, y: corner.y + way.dy * height * part)
    }
    for (name, corner, before, after) in all {
      let isRound = corners.contains(name)
      let start = isRound ? point(corner, before, 1) : corner
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard isRound else { continue }
      elements.append(
        .cubic(
          point(corner, after, 1), point(corner, before, 1 - bend), point(corner, after, 1 - bend)))
    }
    return elements + [.close]
  }

  /// A part of a circle, clockwise where y grows downwards.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, clockwise: Bool,
    continues: Bool
  ) -> [PathElement] {
    let turn = 2 * CGFloat.pi
    var sweep = (to - from).truncatingRemainder(dividingBy: turn)
    if abs(to - from) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    let parts = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let reach = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - along * sin(angle),
        y: center.y + radius * sin(angle) + along * cos(angle))
    }
    var elements: [PathElement] = [continues ? .line(point(from, 0)) : .move(point(from, 0))]
    for part in 0..<parts {
      let (begin, end) = (from + CGFloat(part) * step, from + CGFloat(part + 1) * step)
      elements.append(.cubic(point(end, 0), point(begin, reach), point(end, -reach)))
    }
    return elements
  }

  // MARK: Questions

  static func bounds(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Points along the lines and curves, each curve as sixteen lines.
  static func corners(_ elements: [PathElement]) -> [CGPoint] { outlines(elements).flatMap(\.self) }

  private static func outlines(_ elements: [PathElement]) -> [[CGPoint]] {
    var all: [[CGPoint]] = []
    var current: [CGPoint] = []
    func bent(_ controls: [CGPoint], _ start: CGPoint) -> [CGPoint] {
      (1...16).map { step in
        // De Casteljau's construction.
        let part = CGFloat(step) / 16
        var points = [start] + controls
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map { first, second in
            CGPoint(
              x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
          }
        }
        return points[0]
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !current.isEmpty { all.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quad, .cubic:
        let start = current.last ?? element.points[0]
        current += bent(element.points, start)
      case .close:
        if let first = current.first {
          all.append(current)
          current = [first]
        }
      }
    }
    if current.count > 1 || all.isEmpty, !current.isEmpty { all.append(current) }
    return all
  }

  static func contains(
    _ elements: [PathElement], _ point: CGPoint, _ rule: CGPathFillRule
  ) -> Bool {
    var winding = 0
    for outline in outlines(elements) {
      guard let last = outline.last else { continue }
      var previous = last
      for next in outline {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let part = (point.y - previous.y) / (next.y - previous.y)
          if point.x < previous.x + part * (next.x - previous.x) {
            winding += next.y > previous.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

extension [PathElement] {
  func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }
}
