/// What the style sheets of pictures have in common.
package enum PictureSheet {
  /// A class, the property it colours, the colour in light and in dark surroundings.
  ///
  /// Every one has a rule of its own in both: not every viewer supports variables.
  package typealias Color = (String, String, String, String)

  /// Apple's font, and what is nearest to it elsewhere.
  package static let fonts =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', 'Segoe UI', Inter, Roboto,"
    + " 'Helvetica Neue', Arial, sans-serif"

  /// A style sheet of rules that are the same everywhere, and of colours for light and dark
  /// surroundings.
  package static func text(_ fixed: [String], _ palette: [Color]) -> String {
    let dark = ["@media (prefers-color-scheme: dark) {"] + rules(palette, dark: true) + ["}"]
    let shared = ["text { font-family: \(fonts); }", ".strong { font-weight: 600; }"]
    return (shared + fixed + rules(palette, dark: false) + dark).joined(separator: " ")
  }

  private static func rules(_ palette: [Color], dark isDark: Bool) -> [String] {
    palette.map { name, property, light, dark in
      ".\(name) { \(property): \(isDark ? dark : light); }"
    }
  }
}
