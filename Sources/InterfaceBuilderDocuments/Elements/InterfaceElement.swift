package import Orientation

/// An element of a document of Interface Builder: an object, a property of one, or a list of them.
///
/// A document is an archive of objects, so everything it has is kept: what is not looked at today is
/// there for who looks at it tomorrow.
package struct InterfaceElement: Sendable, Hashable {
  /// The element's name, such as `label` or `rect`.
  package var name: String
  /// What is written in its tag.
  package var attributes: [String: String]
  /// The elements in it, in their order.
  package var children: [InterfaceElement]
  /// The characters directly in it, before its first child.
  package var text: String
  /// Where it begins.
  package var location: SourceLocation

  /// What other elements refer to it by.
  package var id: String? { attributes["id"] }
  /// Which property of the object around it it is.
  package var key: String? { attributes["key"] }
  /// The app's class of the object; nil where it is the system's.
  package var customClass: String? { attributes["customClass"] }
  /// The module of the app's class.
  package var customModule: String? { attributes["customModule"] }

  /// What is written in the tag under a name.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name.
  ///
  /// - Complexity: linear in the number of children.
  package func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The children of the first child of a name, such as the views in `subviews`.
  package func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// The child that is a property, whatever its kind.
  package func property(_ key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  /// A property that is `YES` or `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A property that is a number.
  ///
  /// - Returns: nil where there is none or it is not one that geometry knows.
  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Self.number)
  }

  /// A property that is a whole number.
  package func integer(_ attribute: String) -> Int? {
    attributes[attribute].flatMap { Int($0) }
  }

  /// A property that is a text: in the tag, or an element of its own where it has several lines.
  package func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    guard let property = property(key) else { return nil }
    switch property.name {
    case "string", "mutableString": return property.text
    case "attributedString":
      return property.string("content")
        ?? property.list("fragments").compactMap { $0.string("content") }.joined()
    default: return nil
    }
  }

  /// A number as a document writes it, within what layouts can have.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.magnitude <= 10_000_000 else { return nil }
    return number
  }
}
