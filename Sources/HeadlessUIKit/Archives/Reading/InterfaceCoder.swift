import Foundation
import InterfaceBuilderDocuments

/// What `init(coder:)` gets: the element of a storyboard or xib that an object is created from.
///
/// An app's classes hand it to their superclass; UIKit's own find the element in it. Its keys are
/// those of a compiled nib, of which there are none here.
final class InterfaceCoder: EmptyCoder {
  let element: InterfaceElement
  let loading: InterfaceLoading

  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }
}

extension NSCoder {
  /// The element that is decoded; nil where it is another kind of archive.
  var archived: InterfaceElement? { (self as? InterfaceCoder)?.element }

  /// Whether what is decoded is an element of a storyboard or xib.
  var isInterface: Bool { self is InterfaceCoder }

  /// What the element has under a name.
  func archivedWord(_ attribute: String) -> String? { archived?[attribute] }
}
