import Orientation
import RotationExplanation
package import TextFormats

extension Markup {
  /// A number with at most two decimals.
  package static func number(_ value: Double) -> String {
    Words.number((value * 100).rounded() / 100)
  }

  /// A picture on paper with round corners, with the title and description that are read aloud.
  package static func picture(
    _ width: Double, _ height: Double, title: String, description: String, style: String,
    _ parts: [Markup]
  ) -> Markup {
    .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(width), "height": number(height),
        "viewBox": "0 0 \(number(width)) \(number(height))", "role": "img",
        "aria-labelledby": "quarterturn-title quarterturn-description",
      ],
      [
        .element("title", ["id": "quarterturn-title"], [.text(title)]),
        .element("desc", ["id": "quarterturn-description"], [.text(description)]),
        .element("style", [:], [.text(style)]),
        .rectangle(0, 0, width, height, radius: 18, "paper"),
      ] + parts)
  }

  package static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ style: String
  ) -> Markup {
    .element(
      "rect",
      [
        "class": style, "x": number(x), "y": number(y), "width": number(width),
        "height": number(height), "rx": radius > 0 ? number(radius) : nil,
      ])
  }

  package static func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) -> Markup
  {
    .element(
      "circle", ["class": style, "cx": number(x), "cy": number(y), "r": number(radius)])
  }

  package static func path(_ data: String, _ style: String) -> Markup {
    .element("path", ["class": style, "d": data])
  }

  package static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String
  ) -> Markup {
    path("M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))", style)
  }

  /// A line of text; nothing where it is empty.
  package static func words(
    _ text: String, _ x: Double, _ y: Double, size: Double, _ style: String, anchor: Anchor = .start
  ) -> Markup {
    guard !text.isEmpty else { return .group([]) }
    return .element(
      "text",
      [
        "class": style, "x": number(x), "y": number(y), "font-size": number(size),
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
      ], [.text(text)])
  }

  package enum Anchor: String { case start, middle, end }

  /// Pieces moved and turned together; degrees are clockwise.
  package static func placed(
    _ x: Double = 0, _ y: Double = 0, degrees: Double = 0, scale: (Double, Double)? = nil,
    _ children: [Markup]
  ) -> Markup {
    var transform: [String] = []
    if x != 0 || y != 0 { transform.append("translate(\(number(x)) \(number(y)))") }
    if degrees != 0 { transform.append("rotate(\(number(degrees)))") }
    if let scale { transform.append("scale(\(number(scale.0)) \(number(scale.1)))") }
    return .element(
      "g", ["transform": transform.isEmpty ? nil : transform.joined(separator: " ")], children)
  }
}
