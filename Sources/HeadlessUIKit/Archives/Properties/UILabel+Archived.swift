import Foundation
import InterfaceBuilderDocuments

extension UILabel {
  static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  func readLabel(_ properties: ArchivedProperties) {
    let element = properties.element
    // Before the text, so that its size is measured once.
    properties.font("fontDescription").map { font = $0 }
    element.integer("numberOfLines").map { numberOfLines = max(0, $0) }
    properties.length("preferredMaxLayoutWidth").map { preferredMaxLayoutWidth = $0 }
    (element.string("text") ?? element.string("attributedText")).map { text = $0 }
    if let fragment = element.property("attributedText")?.list("fragments").first,
      let attributes = fragment.first("attributes")
    {
      let values = ArchivedProperties(element: attributes, source: properties.source)
      values.font("NSFont").map { font = $0 }
      values.color("NSColor").map { textColor = $0 }
    }
    properties.color("textColor").map { textColor = $0 }
    properties.color("highlightedColor").map { highlightedTextColor = $0 }
    properties.color("shadowColor").map { shadowColor = $0 }
    properties.value("textAlignment", Self.alignments).map { textAlignment = $0 }
    properties.value("lineBreakMode", Self.lineBreakModes).map { lineBreakMode = $0 }
    element.flag("adjustsFontSizeToFit").map { adjustsFontSizeToFitWidth = $0 }
    properties.length("minimumScaleFactor").map { minimumScaleFactor = $0 }
    element.flag("enabled").map { isEnabled = $0 }
  }
}

extension UITextField {
  func readTextField(_ properties: ArchivedProperties) {
    let element = properties.element
    properties.font("fontDescription").map { font = $0 }
    (element.string("text") ?? element.string("attributedText")).map { text = $0 }
    (element.string("placeholder") ?? element.string("attributedPlaceholder")).map {
      placeholder = $0
    }
    properties.color("textColor").map { textColor = $0 }
    properties.value("textAlignment", UILabel.alignments).map { textAlignment = $0 }
    let styles: KeyValuePairs<String, BorderStyle> = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    properties.value("borderStyle", styles).map { borderStyle = $0 }
    if let traits = element.property("textInputTraits") {
      isSecureTextEntry = traits.flag("secureTextEntry") ?? isSecureTextEntry
    }
  }
}

extension UIImageView {
  func readImageView(_ properties: ArchivedProperties) {
    properties.image("image").map { image = $0 }
    properties.image("highlightedImage").map { highlightedImage = $0 }
    properties.element.flag("highlighted").map { isHighlighted = $0 }
  }
}
