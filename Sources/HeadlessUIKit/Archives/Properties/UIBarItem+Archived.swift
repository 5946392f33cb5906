import Foundation
import InterfaceBuilderDocuments

extension UINavigationBar {
  func readNavigationBar(_ properties: ArchivedProperties) {
    properties.element.flag("largeTitles").map { prefersLargeTitles = $0 }
    properties.element.flag("translucent").map { isTranslucent = $0 }
    readStyle(properties)
  }
}

extension UITabBar {
  func readTabBar(_ properties: ArchivedProperties) {
    properties.element.flag("translucent").map { isTranslucent = $0 }
    readStyle(properties)
  }
}

extension UINavigationItem {
  /// Takes what an element has for a navigation bar.
  func read(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    loading.register(self, as: element)
    element.string("title").map { title = $0 }
    element.string("prompt").map { prompt = $0 }
    element.string("backButtonTitle").map { backButtonTitle = $0 }
    element.flag("hidesBackButton").map { hidesBackButton = $0 }
    let modes: [String: LargeTitleDisplayMode] = ["always": .always, "never": .never]
    element["largeTitleDisplayMode"].flatMap { modes[$0] }.map { largeTitleDisplayMode = $0 }
    for child in element.children {
      switch (child.name, child.key) {
      case (_, "titleView"): titleView = loading.view(child)
      case (_, "backBarButtonItem"): backBarButtonItem = UIBarButtonItem(child, loading)
      case (_, "leftBarButtonItem"): leftBarButtonItem = UIBarButtonItem(child, loading)
      case (_, "rightBarButtonItem"): rightBarButtonItem = UIBarButtonItem(child, loading)
      case ("leftBarButtonItems", _):
        leftBarButtonItems = child.children.map { UIBarButtonItem($0, loading) }
      case ("rightBarButtonItems", _):
        rightBarButtonItems = child.children.map { UIBarButtonItem($0, loading) }
      default: break
      }
    }
  }
}

extension UIBarItem {
  /// Takes what an element has for an item of any bar.
  func readItem(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    loading.register(self, as: element)
    let properties = ArchivedProperties(element: element, source: loading.source)
    (element.string("title") ?? element["systemItem"].flatMap(Self.title)).map { title = $0 }
    properties.image("image").map { image = $0 }
    properties.image("landscapeImage").map { landscapeImagePhone = $0 }
    element.integer("tag").map { tag = $0 }
    element.flag("enabled").map { isEnabled = $0 }
  }

  /// What the system writes on an item of its own, in English; the rest are pictures.
  private static func title(_ systemItem: String) -> String? {
    if systemItem.hasSuffix("Space") { return nil }
    return systemItem.prefix(1).uppercased() + systemItem.dropFirst()
  }
}

extension UIBarButtonItem {
  convenience init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    switch element["systemItem"] {
    case "flexibleSpace": self.init(systemItem: .flexibleSpace)
    case "fixedSpace": self.init(systemItem: .fixedSpace)
    default: self.init()
    }
    readItem(element, loading)
    loading.created(self, from: element)
    if element["style"] == "done" { style = .done }
    element.number("width").map { width = CGFloat($0) }
    customView =
      element.children.lazy.filter { $0.key == "customView" || $0.name == "view" }
      .compactMap { loading.view($0) }.first
  }
}

extension UITabBarItem {
  func read(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    readItem(element, loading)
    let properties = ArchivedProperties(element: element, source: loading.source)
    properties.image("selectedImage").map { selectedImage = $0 }
    element["badgeValue"].map { badgeValue = $0 }
  }
}
