/// A font as a document has it.
package enum InterfaceFont: Sendable, Hashable {
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  /// The system's font of a weight, such as `semibold`, and a size in points.
  case system(weight: String, isItalic: Bool, size: Double)
  /// A font by its name.
  case named(String, family: String, size: Double)

  /// Reads a `fontDescription` or a `font`.
  package init(_ element: InterfaceElement) {
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"] ?? name, size: size)
    } else {
      let type = element["type"] ?? element["metaFont"] ?? "system"
      let weight = element["weight"] ?? (type.hasPrefix("bold") ? "bold" : "regular")
      self = .system(weight: weight, isItalic: type.hasPrefix("italic"), size: size)
    }
  }
}
