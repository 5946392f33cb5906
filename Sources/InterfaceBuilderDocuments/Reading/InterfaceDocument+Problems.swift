import Orientation
package import TextFormats

extension InterfaceDocument {
  /// What is in the document and cannot be so: ids that are not there, words and numbers that are none.
  ///
  /// - Complexity: linear in the size of the document.
  package var problems: [Problem] {
    guard let root else { return [] }
    var check = DocumentCheck()
    check.collect(root)
    check.look(at: root)
    return check.problems
  }
}

private struct DocumentCheck {
  var problems: [Problem] = []
  private var ids: Set<String> = []

  private static let numbers: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"],
    "constraint": ["constant", "priority"], "inset": ["minX", "minY", "maxX", "maxY"],
    "color": ["red", "green", "blue", "alpha", "white"],
  ]
  private static let references: [String: [String]] = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"],
    "outletCollection": ["destination"], "segue": ["destination"], "action": ["destination"],
    "include": ["reference"], "exclude": ["reference"],
  ]
  private static let words: [String: [(attribute: String, what: String, allowed: [String])]] = [
    "constraint": [
      ("firstAttribute", "attribute of a constraint", InterfaceConstraint.attributes),
      ("secondAttribute", "attribute of a constraint", InterfaceConstraint.attributes),
      ("relation", "relation", ["equal", "lessThanOrEqual", "greaterThanOrEqual"]),
    ]
  ]

  mutating func collect(_ element: InterfaceElement) {
    if let id = element.id { ids.insert(id) }
    for child in element.children { collect(child) }
  }

  mutating func look(at element: InterfaceElement) {
    for attribute in Self.numbers[element.name] ?? [] {
      guard let text = element[attribute], element.number(attribute) == nil else { continue }
      note(element, "\(attribute)=\(ReadingError.quoted(text)) is not a number", "a number")
    }
    if element.name == "constraint", let text = element["multiplier"],
      InterfaceConstraint.multiplier(text) == nil
    {
      note(
        element, "multiplier=\(ReadingError.quoted(text)) is not a number",
        "a number or a ratio, such as 16:9")
    }
    for attribute in Self.references[element.name] ?? [] {
      // What is above the document, such as a cell's controller, is named by a placeholder.
      guard let id = element[attribute], !id.isEmpty, !ids.contains(id) else { continue }
      note(
        element, "\(attribute)=\(ReadingError.quoted(id)) is not in the document",
        "the id of one of its objects")
    }
    for (attribute, what, allowed) in Self.words[element.name] ?? [] {
      guard let text = element[attribute], !allowed.contains(text) else { continue }
      problems.note(
        Problem(
          ReadingError.unknown(
            what, Word(text: text, location: element.location), allowed: allowed),
          kind: .malformed))
    }
    for child in element.children { look(at: child) }
  }

  private mutating func note(
    _ element: InterfaceElement, _ message: String, _ expected: String
  ) {
    problems.note(Problem(.malformed, element.location, message, expected: expected))
  }
}
