/// A rectangle in points.
package struct InterfaceRect: Sendable, Hashable {
  /// The distance from the left.
  package var x: Double
  /// The distance from the top.
  package var y: Double
  /// The size.
  package var size: InterfaceSize

  /// Reads a `rect`; what is missing is 0.
  package init(_ element: InterfaceElement) {
    x = element.number("x") ?? 0
    y = element.number("y") ?? 0
    size = InterfaceSize(element)
  }
}

/// A size in points.
package struct InterfaceSize: Sendable, Hashable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads what has a width and a height; what is missing is 0.
  package init(_ element: InterfaceElement) {
    width = element.number("width") ?? 0
    height = element.number("height") ?? 0
  }
}

/// Distances from edges, in points.
package struct InterfaceInsets: Sendable, Hashable {
  /// From the top.
  package var top: Double
  /// From the left, or where reading starts.
  package var left: Double
  /// From the bottom.
  package var bottom: Double
  /// From the right, or where reading ends.
  package var right: Double

  /// Reads an `inset`, an `edgeInsets` or a `directionalEdgeInsets`.
  package init(_ element: InterfaceElement) {
    // `minX` and their like are how `inset` names its edges.
    top = element.number("top") ?? element.number("minY") ?? 0
    left = element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0
    bottom = element.number("bottom") ?? element.number("maxY") ?? 0
    right = element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0
  }
}

extension InterfaceElement {
  /// A property that is a rectangle.
  package func rect(_ key: String) -> InterfaceRect? { property(key).map(InterfaceRect.init) }

  /// A property that is a size.
  package func size(_ key: String) -> InterfaceSize? { property(key).map(InterfaceSize.init) }

  /// A property that is distances from edges.
  package func insets(_ key: String) -> InterfaceInsets? { property(key).map(InterfaceInsets.init) }
}
