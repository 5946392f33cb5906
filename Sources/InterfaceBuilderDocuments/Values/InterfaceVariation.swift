/// What is different about an object in some size classes.
package struct InterfaceVariation: Sendable, Hashable {
  /// Whether it counts in a width that is compact (`false` for regular); nil for any.
  package var isWidthCompact: Bool?
  /// Whether it counts in a height that is compact (`false` for regular); nil for any.
  package var isHeightCompact: Bool?
  /// The ids of subviews and constraints that are there all the same.
  package var included: [String] = []
  /// The ids of subviews and constraints that are not there.
  package var excluded: [String] = []
  /// Attributes and properties with other values.
  package var element: InterfaceElement

  /// Reads a `variation`.
  package init?(_ element: InterfaceElement) {
    guard element.name == "variation", let key = element.key else { return nil }
    self.element = element
    for part in key.split(separator: "-") where part != "default" {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[1] == "compact" || sides[1] == "regular" else { return nil }
      switch sides[0] {
      case "widthClass": isWidthCompact = sides[1] == "compact"
      case "heightClass": isHeightCompact = sides[1] == "compact"
      default: return nil
      }
    }
    for mask in element.children where mask.name == "mask" {
      for child in mask.children {
        guard let reference = child["reference"] else { continue }
        if child.name == "include" { included.append(reference) }
        if child.name == "exclude" { excluded.append(reference) }
      }
    }
  }

  /// How many size classes it names: those that name more win.
  package var detail: Int {
    (isWidthCompact == nil ? 0 : 1) + (isHeightCompact == nil ? 0 : 1)
  }

  /// Whether it counts in size classes.
  ///
  /// - Parameters:
  ///   - isWidthCompact: whether the width is compact; nil where that is not known.
  ///   - isHeightCompact: whether the height is; nil where that is not known.
  /// - Returns: whether all that it names is so.
  package func counts(isWidthCompact: Bool?, isHeightCompact: Bool?) -> Bool {
    (self.isWidthCompact == nil || self.isWidthCompact == isWidthCompact)
      && (self.isHeightCompact == nil || self.isHeightCompact == isHeightCompact)
  }
}

extension InterfaceElement {
  /// What is different in some size classes, from the general to the particular.
  package var variations: [InterfaceVariation] {
    let found = children.compactMap(InterfaceVariation.init)
    return (0...2).flatMap { detail in found.filter { $0.detail == detail } }
  }
}
