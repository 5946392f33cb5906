/// A colour as a document has it.
package enum InterfaceColor: Sendable, Hashable {
  /// Red, green, blue and opacity, from 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system, such as `systemBackgroundColor`.
  case system(String)
  /// A colour of the asset catalogue.
  case named(String)

  /// Reads a `color`.
  ///
  /// - Returns: nil where it has neither a name nor components.
  package init?(_ element: InterfaceElement) {
    let alpha = element.number("alpha") ?? 1
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      self = .components(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = element.number("white") {
      self = .components(red: white, green: white, blue: white, alpha: alpha)
    } else if let name = element["name"] {
      self = .named(name)
    } else {
      return nil
    }
  }
}
