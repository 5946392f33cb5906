/// What the objects of a document name: colours of the asset catalogue and the system as they were when
/// the document was written, and the sizes of pictures.
package struct InterfaceResources: Sendable, Hashable {
  /// The colours, by name.
  package var colors: [String: InterfaceColor] = [:]
  /// The sizes of the pictures in points, by name.
  package var imageSizes: [String: InterfaceSize] = [:]

  init(_ elements: [InterfaceElement]) {
    for element in elements {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "namedColor", "systemColor":
        colors[name] = element.first("color").flatMap(InterfaceColor.init)
      case "image":
        imageSizes[name] = InterfaceSize(element)
      default: break
      }
    }
  }
}
