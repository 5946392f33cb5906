/// A constraint as a document has it.
package struct InterfaceConstraint: Sendable, Hashable {
  /// Its id in the document.
  package var id: String?
  /// The id of the first item; nil for the view that holds it.
  package var firstItem: String?
  /// The attribute of the first item, such as `leadingMargin`.
  package var firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  package var relation: String
  /// The id of the second item; nil without one.
  package var secondItem: String?
  /// The attribute of the second item.
  package var secondAttribute: String?
  /// What the second side is multiplied with.
  package var multiplier: Double
  /// What is added to it, in points.
  package var constant: Double
  /// How much it matters, 1000 for what is required.
  package var priority: Double
  /// Its name for logs.
  package var identifier: String?
  /// Whether it is there for Interface Builder only.
  package var isPlaceholder: Bool

  /// Reads a `constraint`.
  ///
  /// - Returns: nil where it says nothing of an attribute.
  package init?(_ element: InterfaceElement) {
    guard let attribute = element["firstAttribute"] else { return nil }
    id = element.id
    firstItem = element["firstItem"]
    firstAttribute = attribute
    relation = element["relation"] ?? "equal"
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    // A standard distance is written without its points.
    constant = element.number("constant") ?? (element.flag("symbolic") == true ? 8 : 0)
    priority = element.number("priority") ?? 1000
    identifier = element["identifier"]
    isPlaceholder = element.flag("placeholder") ?? false
  }

  /// A multiplier, which is a number or a ratio such as `16:9`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(separator: text.contains(":") ? ":" : "/", maxSplits: 1)
    guard parts.count == 2 else { return InterfaceElement.number(text) }
    guard let first = InterfaceElement.number(String(parts[0])),
      let second = InterfaceElement.number(String(parts[1])), second != 0
    else { return nil }
    return first / second
  }
}

extension InterfaceConstraint {
  /// The attributes that a constraint can have.
  package static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
