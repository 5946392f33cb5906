import Foundation
import InterfaceBuilderDocuments

extension UIView {
  /// Its id in the storyboard or xib that it comes from; nil for others.
  package var archivedID: String? { extras?.archivedID }

  /// Takes everything that an element says of the view.
  func take(_ coder: InterfaceCoder) {
    declaration = coder.element.location
    ensuredExtras.archivedID = coder.element.id
    read(ArchivedProperties(element: coder.element, source: coder.loading.source))
    readContent(coder)
    coder.loading.created(self, from: coder.element)
  }

  /// Takes what an element says of any view.
  func readView(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.rect("frame").map { frame = $0 }
    if let mask = element.property("autoresizingMask") { autoresizingMask = Self.mask(mask) }
    element.flag("translatesAutoresizingMaskIntoConstraints").map {
      translatesAutoresizingMaskIntoConstraints = $0
    }
    properties.value("contentMode", Self.contentModes).map { contentMode = $0 }
    properties.length("alpha").map { alpha = $0 }
    element.flag("hidden").map { isHidden = $0 }
    element.flag("opaque").map { isOpaque = $0 }
    element.flag("clipsSubviews").map { clipsToBounds = $0 }
    element.flag("userInteractionEnabled").map { isUserInteractionEnabled = $0 }
    element.flag("multipleTouchEnabled").map { isMultipleTouchEnabled = $0 }
    element.flag("autoresizesSubviews").map { autoresizesSubviews = $0 }
    element.integer("tag").map { tag = $0 }
    properties.color("backgroundColor").map { backgroundColor = $0 }
    properties.color("tintColor").map { tintColor = $0 }
    if !properties.source.hasAppClasses { readPlaceholderSize(element) }
    properties.value("semanticContentAttribute", Self.directions).map {
      semanticContentAttribute = $0
    }
    readMargins(properties)
    readPriorities(properties)
    if let accessibility = element.property("accessibilityConfiguration") {
      accessibility["identifier"].map { accessibilityIdentifier = $0 }
      accessibility.string("label").map { accessibilityLabel = $0 }
    }
  }

  /// A size that stands for content which the app's code adds.
  ///
  /// - UIKit: Interface Builder has it on its canvas, and an app without it when it runs.
  private func readPlaceholderSize(_ element: InterfaceElement) {
    guard
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    else { return }
    ensuredExtras.placeholderSize = CGSize(
      width: element.number("placeholderIntrinsicWidth") ?? Self.noIntrinsicMetric,
      height: element.number("placeholderIntrinsicHeight") ?? Self.noIntrinsicMetric)
  }

  private func readMargins(_ properties: ArchivedProperties) {
    let element = properties.element
    element.flag("preservesSuperviewLayoutMargins").map { preservesSuperviewLayoutMargins = $0 }
    element.flag("insetsLayoutMarginsFromSafeArea").map { insetsLayoutMarginsFromSafeArea = $0 }
    properties.insets("layoutMargins").map { layoutMargins = $0 }
    properties.insets("directionalLayoutMargins").map {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  private func readPriorities(_ properties: ArchivedProperties) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      properties.element.number(attribute).map {
        UILayoutPriority(rawValue: Float(min(max($0, 1), 1000)))
      }
    }
    for (axis, word) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      priority(word + "HuggingPriority").map { setContentHuggingPriority($0, for: axis) }
      priority(word + "CompressionResistancePriority").map {
        setContentCompressionResistancePriority($0, for: axis)
      }
    }
  }

  /// Creates what is in the view: guides and subviews.
  func readViewContent(_ coder: InterfaceCoder) {
    for element in coder.element.children {
      switch (element.name, element.key) {
      case ("viewLayoutGuide", let key?), ("keyboardLayoutGuide", let key?):
        if let guide = systemGuide(key) { coder.loading.register(guide, as: element) }
      case ("layoutGuides", _):
        for child in element.children where child.name == "viewLayoutGuide" {
          let guide = UILayoutGuide()
          guide.identifier = child["identifier"] ?? ""
          addLayoutGuide(guide)
          coder.loading.register(guide, as: child)
        }
      case ("subviews", _):
        for child in element.children {
          if let view = coder.loading.view(child) { addSubview(view) }
        }
      default: break
      }
    }
  }

  /// The guide that a document has under a key.
  private func systemGuide(_ key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent", "readableContentGuide": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  private static func mask(_ element: InterfaceElement) -> AutoresizingMask {
    let parts: KeyValuePairs<String, AutoresizingMask> = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
      "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
      "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return parts.reduce(into: []) { mask, part in
      if element.flag(part.key) == true { mask.formUnion(part.value) }
    }
  }

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let directions: KeyValuePairs<String, UISemanticContentAttribute> = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}
