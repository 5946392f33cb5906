import Foundation
import InterfaceBuilderDocuments

/// What `init(coder:)` gets: the element of a storyboard or xib that an object is created from.
///
/// An app's classes hand it to their superclass; UIKit's own find the element in it. Its keys are
/// those of a compiled nib, of which there are none here.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let loading: InterfaceLoading

  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The element that is decoded; nil where it is another kind of archive.
  var archived: InterfaceElement? { (self as? InterfaceCoder)?.element }

  /// Whether what is decoded is an element of a storyboard or xib.
  var isInterface: Bool { self is InterfaceCoder }

  /// What the element has under a name.
  func archivedWord(_ attribute: String) -> String? { archived?[attribute] }
}
