/// A value that a document gives an object by the name of a property of the app's.
package struct InterfaceAttribute: Sendable, Hashable {
  /// Where it goes, such as `layer.cornerRadius`.
  package var keyPath: String
  /// What goes there.
  package var value: Value

  /// The kinds of values.
  package enum Value: Sendable, Hashable {
    case nothing
    case flag(Bool)
    case number(Double)
    case integer(Int)
    case text(String)
    case color(InterfaceColor)
    case image(String)
    case point(x: Double, y: Double)
    case size(InterfaceSize)
    case rect(InterfaceRect)
  }

  /// Reads a `userDefinedRuntimeAttribute`.
  init?(_ element: InterfaceElement) {
    guard let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    let child = element.property("value")
    switch element["type"] ?? "" {
    case "boolean":
      value = element.flag("value").map(Value.flag) ?? .nothing
    case "number":
      if child?.name == "integer" {
        value = child?.integer("value").map(Value.integer) ?? .nothing
      } else {
        value = child?.number("value").map(Value.number) ?? .nothing
      }
    case "string": value = element.string("value").map(Value.text) ?? .nothing
    case "color": value = child.flatMap(InterfaceColor.init).map(Value.color) ?? .nothing
    case "image": value = element["value"].map(Value.image) ?? .nothing
    case "point":
      value = child.map { .point(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) } ?? .nothing
    case "size": value = child.map { .size(InterfaceSize($0)) } ?? .nothing
    case "rect": value = child.map { .rect(InterfaceRect($0)) } ?? .nothing
    default: value = .nothing
    }
  }
}

extension InterfaceElement {
  /// The values that are given by the name of a property.
  package var runtimeAttributes: [InterfaceAttribute] {
    list("userDefinedRuntimeAttributes").compactMap(InterfaceAttribute.init)
  }
}
