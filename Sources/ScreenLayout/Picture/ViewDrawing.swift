import Orientation
import RotationTranscripts
import TextFormats

/// Views from back to front, in points of the scene.
struct ViewDrawing {
  private let id: String
  private let contents: ContentDrawing
  /// How many paths and filters there are so far: each has an id of its own.
  private var count = 0

  init(_ snapshot: LayoutSnapshot, id: String) {
    self.id = id
    contents = ContentDrawing(snapshot)
  }

  private mutating func newID() -> String {
    count += 1
    return "\(id)v\(count)"
  }

  /// A view with its subviews; nothing for one that is not seen.
  mutating func markup(of view: ViewSnapshot) -> Markup {
    guard !view.isHidden, view.alpha >= 0.01 else { return .group([]) }
    var parts: [Markup] = []
    if let shadow = view.style.shadow { parts.append(shade(view, shadow)) }
    if let background = view.style.background, background.alpha > 0 {
      parts.append(.group([fill(view, background)]))
    }
    var inside: [Markup] = []
    let content = contents.markup(of: view)
    if !content.isEmpty { inside.append(local(view, content)) }
    inside += view.subviews.map { markup(of: $0) }
    if view.clipsToBounds, reachesOut(view) {
      let path = newID()
      parts.append(.element("clipPath", ["id": path], [outline(view)]))
      parts.append(.element("g", ["clip-path": "url(#\(path))"], inside))
    } else {
      parts += inside
    }
    if view.style.borderWidth > 0, view.style.borderColor.alpha > 0 { parts.append(border(view)) }
    guard view.alpha < 0.999 else { return .group(parts) }
    return .element("g", ["opacity": Markup.number(view.alpha)], parts)
  }

  /// Whether something of what it shows would be beyond its edges, or its corners.
  private func reachesOut(_ view: ViewSnapshot) -> Bool {
    if view.style.cornerRadius > 0 || view.degrees != 0 { return true }
    if case .image = view.content { return true }
    func reaches(_ other: ViewSnapshot) -> Bool {
      guard !other.isHidden else { return false }
      return !view.frame.contains(other.frame)
        || !other.clipsToBounds && other.subviews.contains(where: reaches)
    }
    return view.subviews.contains(where: reaches)
  }

  // MARK: Shapes

  /// Pieces that are seen from the view's own upper left corner.
  private func local(_ view: ViewSnapshot, _ parts: [Markup]) -> Markup {
    let frame = view.frame
    guard view.degrees != 0 else { return .placed(frame.minX, frame.minY, parts) }
    let back = Markup.placed(-view.size.width / 2, -view.size.height / 2, parts)
    return .placed(frame.midX, frame.midY, degrees: view.degrees, [back])
  }

  private func fill(_ view: ViewSnapshot, _ color: LayoutColor) -> Markup {
    shape(view, Paint(fill: color.hex, fillOpacity: color.opacity))
  }

  private func outline(_ view: ViewSnapshot) -> Markup { shape(view, Paint()) }

  private func border(_ view: ViewSnapshot) -> Markup {
    let (color, width) = (view.style.borderColor, view.style.borderWidth)
    return shape(
      view,
      Paint(
        fill: "none", stroke: color.hex, strokeOpacity: color.opacity,
        strokeWidth: Markup.number(width)), inset: width / 2)
  }

  private mutating func shade(_ view: ViewSnapshot, _ shadow: ViewStyle.Shadow) -> Markup {
    let filter = newID()
    let blur = Markup.element(
      "filter", ["id": filter, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"],
      [.element("feGaussianBlur", ["stdDeviation": Markup.number(shadow.radius)])])
    let paint = Paint(
      fill: shadow.color.hex, fillOpacity: shadow.color.opacity, filter: "url(#\(filter))")
    return .group([blur, .placed(shadow.x, shadow.y, [shape(view, paint)])])
  }

  /// How a shape is painted.
  private struct Paint {
    var fill: String?
    var fillOpacity: String?
    var stroke: String?
    var strokeOpacity: String?
    var strokeWidth: String?
    var filter: String?
  }

  /// The view's rectangle with its corners, turned as it is.
  private func shape(_ view: ViewSnapshot, _ paint: Paint, inset: Double = 0) -> Markup {
    let size = ScreenSize(
      max(0, view.size.width - 2 * inset), max(0, view.size.height - 2 * inset))
    let x = view.frame.midX - size.width / 2
    let y = view.frame.midY - size.height / 2
    let radius = min(max(0, view.style.cornerRadius - inset), size.width / 2, size.height / 2)
    let isPath = radius > 0 && view.style.roundCorners != .all
    let turn =
      "rotate(\(Markup.number(view.degrees)) \(Markup.number(view.frame.midX))"
      + " \(Markup.number(view.frame.midY)))"
    return .element(
      isPath ? "path" : "rect",
      [
        "d": isPath ? Self.path(x, y, size, radius, view.style.roundCorners) : nil,
        "x": isPath ? nil : Markup.number(x), "y": isPath ? nil : Markup.number(y),
        "width": isPath ? nil : Markup.number(size.width),
        "height": isPath ? nil : Markup.number(size.height),
        "rx": isPath || radius == 0 ? nil : Markup.number(radius), "fill": paint.fill,
        "fill-opacity": paint.fillOpacity, "stroke": paint.stroke,
        "stroke-opacity": paint.strokeOpacity, "stroke-width": paint.strokeWidth,
        "filter": paint.filter, "transform": view.degrees == 0 ? nil : turn,
      ])
  }

  /// A rectangle of which some corners are round.
  private static func path(
    _ x: Double, _ y: Double, _ size: ScreenSize, _ radius: Double, _ round: ViewStyle.Corners
  ) -> String {
    let (right, bottom) = (x + size.width, y + size.height)
    func at(_ x: Double, _ y: Double) -> String { "\(Markup.number(x)) \(Markup.number(y))" }
    func corner(_ which: ViewStyle.Corners) -> Double { round.contains(which) ? radius : 0 }
    let (a, b) = (corner(.topLeft), corner(.topRight))
    let (c, d) = (corner(.bottomRight), corner(.bottomLeft))
    return "M\(at(x + a, y))L\(at(right - b, y))Q\(at(right, y)) \(at(right, y + b))"
      + "L\(at(right, bottom - c))Q\(at(right, bottom)) \(at(right - c, bottom))"
      + "L\(at(x + d, bottom))Q\(at(x, bottom)) \(at(x, bottom - d))"
      + "L\(at(x, y + a))Q\(at(x, y)) \(at(x + a, y))Z"
  }
}
