import Foundation
import InterfaceBuilderDocuments

extension UITextView {
  func readTextView(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.font("fontDescription").map { font = $0 }
    (element.string("text") ?? element.string("attributedText")).map { text = $0 }
    properties.color("textColor").map { textColor = $0 }
    properties.value("textAlignment", UILabel.alignments).map { textAlignment = $0 }
    element.flag("editable").map { isEditable = $0 }
    element.flag("selectable").map { isSelectable = $0 }
  }
}

extension UISearchBar {
  func readSearch(_ properties: ArchivedProperties) {
    let element = properties.element
    element.string("text").map { text = $0 }
    element.string("placeholder").map { placeholder = $0 }
    element.string("prompt").map { prompt = $0 }
    element.flag("showsCancelButton").map { showsCancelButton = $0 }
    element.flag("showsBookmarkButton").map { showsBookmarkButton = $0 }
    element.flag("showsScopeBar").map { showsScopeBar = $0 }
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { scopeButtonTitles = titles }
    readStyle(properties)
    properties.value("searchBarStyle", ["prominent": .prominent, "minimal": .minimal]).map {
      searchBarStyle = $0
    }
  }
}

extension UIToolbar {
  /// Takes the items, which are objects of the document, too.
  func read(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    items = element.list("items").map { UIBarButtonItem($0, loading) }
    element.flag("translucent").map { isTranslucent = $0 }
    let properties = ArchivedProperties(element: element, source: loading.source)
    readStyle(properties)
  }
}
