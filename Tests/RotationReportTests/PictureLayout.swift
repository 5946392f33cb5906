import Foundation
import RotationReport
import RotationTranscripts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Where the texts and shapes of an SVG picture are, drawn with the widest font.
final class PictureLayout: NSObject, XMLParserDelegate {
  /// An upright rectangle around something, in the picture's own units.
  struct Box: Equatable {
    var left, top, right, bottom: Double

    func contains(_ other: Box) -> Bool {
      let slack = 0.01
      return other.left >= left - slack && other.right <= right + slack && other.top >= top - slack
        && other.bottom <= bottom + slack
    }

    func overlaps(_ other: Box) -> Bool {
      let slack = 0.5
      return other.left < right - slack && other.right > left + slack && other.top < bottom - slack
        && other.bottom > top + slack
    }
  }

  struct Text {
    var text: String
    var size: Double
    var box: Box
    /// What it must not leave: its card, its plate, the display it is on, or the page.
    var frame: Box
  }

  private(set) var page = Box(left: 0, top: 0, right: 0, bottom: 0)
  private(set) var texts: [Text] = []
  private(set) var shapes: [Box] = []

  /// An element that is open.
  private struct Level {
    var matrix = [1.0, 0, 0, 1, 0, 0]
    var frame: Box?
    var isClip: String?
  }

  private var levels: [Level] = [Level()]
  private var clips: [String: Box] = [:]
  private var style = ""
  private var attributes: [String: String]?
  private var content = ""

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  /// What is wrong with the picture: what leaves its frame, covers another text or is too small.
  func faults(shownAt width: Double = 830) -> [String] {
    var faults: [String] = []
    let scale = min(1, width / page.right)
    for (index, text) in texts.enumerated() {
      if !text.frame.contains(text.box) { faults.append("\(text.text) leaves its frame") }
      if text.size * scale < 11 { faults.append("\(text.text) is \(text.size * scale) high") }
      for other in texts[(index + 1)...] where text.box.overlaps(other.box) {
        faults.append("\(text.text) covers \(other.text)")
      }
    }
    for shape in shapes where !page.contains(shape) { faults.append("\(shape) leaves the page") }
    return faults
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    var level = Level(matrix: levels[levels.count - 1].matrix)
    level.matrix = Self.product(level.matrix, Self.matrix(attributes["transform"] ?? ""))
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    switch name {
    case "svg":
      page = Box(left: 0, top: 0, right: number("width"), bottom: number("height"))
      level.frame = page
    case "clipPath": level.isClip = attributes["id"]
    case "g":
      if let clip = attributes["clip-path"]?.dropFirst(5).dropLast() {
        level.frame = clips[String(clip)]
      }
    case "rect":
      let box = Self.box(
        level.matrix, number("x"), number("y"), number("x") + number("width"),
        number("y") + number("height"))
      let classes = attributes["class"] ?? ""
      if let clip = levels[levels.count - 1].isClip {
        clips[clip] = box
      } else {
        if classes == "card rim" || classes == "pill" { levels[levels.count - 1].frame = box }
        // What a display cuts off may be larger.
        if !isClipped { shapes.append(box) }
      }
    case "circle":
      let (x, y, radius) = (number("cx"), number("cy"), number("r"))
      if !isClipped {
        shapes.append(Self.box(level.matrix, x - radius, y - radius, x + radius, y + radius))
      }
    case "text":
      self.attributes = attributes
      content = ""
    default: break
    }
    levels.append(level)
  }

  private var isClipped: Bool {
    levels.contains { level in level.frame.map { clips.values.contains($0) } ?? false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let level = levels.removeLast()
    guard name == "text", let attributes else { return }
    self.attributes = nil
    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
    let size = number("font-size")
    let isStrong = attributes["class"]?.split(separator: " ").contains("strong") ?? false
    let width = content.width(size, isStrong: isStrong)
    let left =
      switch attributes["text-anchor"] {
      case "middle": number("x") - width / 2
      case "end": number("x") - width
      default: number("x")
      }
    let box = Self.box(
      level.matrix, left, number("y") - 0.76 * size, left + width, number("y") + 0.22 * size)
    let frame = levels.reversed().lazy.compactMap(\.frame).first ?? page
    texts.append(Text(text: content, size: size, box: box, frame: frame))
  }

  private static func box(
    _ matrix: [Double], _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> Box {
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { x, y in
      (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
    }
    let (across, down) = (corners.map(\.0), corners.map(\.1))
    return Box(
      left: across.min() ?? 0, top: down.min() ?? 0, right: across.max() ?? 0,
      bottom: down.max() ?? 0)
  }

  /// A list of moves, turns and scales as one matrix.
  private static func matrix(_ transform: String) -> [Double] {
    var result = [1.0, 0, 0, 1, 0, 0]
    for part in transform.split(separator: ")") {
      let sides = part.split(separator: "(")
      let values = sides.last?.split(separator: " ").compactMap { Double($0) } ?? []
      guard sides.count == 2, let first = values.first else { continue }
      let second = values.count > 1 ? values[1] : 0
      let angle = first * .pi / 180
      let next: [Double] =
        switch sides[0].trimmingCharacters(in: .whitespaces) {
        case "translate": [1, 0, 0, 1, first, second]
        case "rotate": [cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0]
        case "scale": [first, 0, 0, second, 0, 0]
        default: [1, 0, 0, 1, 0, 0]
        }
      result = product(result, next)
    }
    return result
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1], a[0] * b[2] + a[2] * b[3],
      a[1] * b[2] + a[3] * b[3], a[0] * b[4] + a[2] * b[5] + a[4],
      a[1] * b[4] + a[3] * b[5] + a[5],
    ]
  }
}
