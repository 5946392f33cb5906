import RotationTranscripts
import TextFormats

extension LayoutColor {
  /// As SVG writes it, without the opacity.
  var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce(into: "#") { text, part in
      let value = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }

  /// The opacity as SVG writes it; nil for a colour that nothing shows through.
  var opacity: String? { alpha < 0.999 ? Markup.number(alpha) : nil }

  /// How bright it looks, from 0 to 1.
  var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}

/// The colours of the system's own parts.
struct SystemColors {
  let isDark: Bool

  private func pick(_ light: LayoutColor, _ dark: LayoutColor) -> LayoutColor {
    isDark ? dark : light
  }

  /// Text.
  var label: LayoutColor { pick(.black, .white) }
  /// Less important text.
  var secondary: LayoutColor { pick(LayoutColor(white: 0.52), LayoutColor(white: 0.62)) }
  /// What can be touched.
  var tint: LayoutColor { pick(LayoutColor(0, 0.478, 1), LayoutColor(0.04, 0.518, 1)) }
  /// What is on.
  var green: LayoutColor { pick(LayoutColor(0.204, 0.78, 0.349), LayoutColor(0.188, 0.82, 0.345)) }
  /// What is behind bars.
  var bar: LayoutColor { pick(LayoutColor(white: 0.976), LayoutColor(white: 0.11)) }
  /// Lines between things.
  var line: LayoutColor { pick(LayoutColor(white: 0.776), LayoutColor(white: 0.24)) }
  /// What is filled without a meaning.
  var fill: LayoutColor {
    pick(LayoutColor(0.894, 0.894, 0.91), LayoutColor(0.2, 0.2, 0.215))
  }
  /// A field, or a knob on something filled.
  var paper: LayoutColor { pick(.white, LayoutColor(white: 0.39)) }
}

extension Markup {
  /// A rectangle of a colour.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ color: LayoutColor, line: (color: LayoutColor, width: Double)? = nil
  ) -> Markup {
    .element(
      "rect",
      [
        "x": number(x), "y": number(y), "width": number(max(0, width)),
        "height": number(max(0, height)), "rx": radius > 0 ? number(radius) : nil,
        "fill": color.alpha == 0 ? "none" : color.hex,
        "fill-opacity": color.alpha == 0 ? nil : color.opacity, "stroke": line?.color.hex,
        "stroke-opacity": line?.color.opacity, "stroke-width": line.map { number($0.width) },
      ])
  }

  /// A disc of a colour.
  static func disc(
    _ x: Double, _ y: Double, _ radius: Double, _ color: LayoutColor, line: LayoutColor? = nil
  ) -> Markup {
    .element(
      "circle",
      [
        "cx": number(x), "cy": number(y), "r": number(radius), "fill": color.hex,
        "fill-opacity": color.opacity, "stroke": line?.hex, "stroke-width": line.map { _ in "0.5" },
      ])
  }

  /// A line along a path, with round ends.
  static func stroke(_ data: String, _ color: LayoutColor, width: Double) -> Markup {
    .element(
      "path",
      [
        "d": data, "fill": "none", "stroke": color.hex, "stroke-opacity": color.opacity,
        "stroke-width": number(width), "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
  }

  /// A line of text in a colour; the width, if it is known, is the one it is drawn with.
  static func label(
    _ text: String, _ x: Double, _ y: Double, font: FontSnapshot, _ color: LayoutColor,
    anchor: Anchor = .start, width: Double? = nil
  ) -> Markup {
    guard !text.isEmpty else { return .group([]) }
    // A name of a family is the app's: nothing but what names are made of is let through.
    let family = font.family?.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return .element(
      "text",
      [
        "x": number(x), "y": number(y), "font-size": number(font.size),
        "font-weight": font.weight == 400 ? nil : "\(font.weight)",
        "font-style": font.isItalic ? "italic" : nil,
        "style": family.map { "font-family: '\($0)', \(PictureSheet.fonts)" },
        "fill": color.hex, "fill-opacity": color.opacity,
        "letter-spacing": font.letterSpacing == 0 ? nil : number(font.letterSpacing),
        "text-anchor": anchor == .start ? nil : anchor.rawValue,
        "textLength": width.map { number($0) },
        "lengthAdjust": width == nil ? nil : "spacingAndGlyphs",
      ], [.text(text)])
  }
}
