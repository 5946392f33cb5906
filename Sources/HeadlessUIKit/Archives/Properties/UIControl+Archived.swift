import Foundation
import InterfaceBuilderDocuments

extension UIControl {
  func readControl(_ properties: ArchivedProperties) {
    let element = properties.element
    element.flag("enabled").map { isEnabled = $0 }
    element.flag("selected").map { isSelected = $0 }
    element.flag("highlighted").map { isHighlighted = $0 }
    let alignments: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
    properties.value("contentHorizontalAlignment", alignments).map {
      contentHorizontalAlignment = $0
    }
  }
}

extension UIButton {
  /// The kind, which is decided when a button is created.
  static func archivedType(_ coder: NSCoder) -> ButtonType? {
    guard let element = coder.archived else { return nil }
    switch element["buttonType"] {
    case "system", "roundedRect": return .system
    case "detailDisclosure": return .detailDisclosure
    case "infoLight": return .infoLight
    case "infoDark": return .infoDark
    case "contactAdd": return .contactAdd
    case "close": return .close
    default: return .custom
    }
  }

  func readButton(_ properties: ArchivedProperties) {
    if let insets = properties.insets("contentEdgeInsets") {
      // How a document keeps insets that are 0 apart from none.
      contentEdgeInsets = insets.isAlmostZero ? .zero : insets
    }
    properties.insets("titleEdgeInsets").map { titleEdgeInsets = $0 }
    properties.insets("imageEdgeInsets").map { imageEdgeInsets = $0 }
    let states: KeyValuePairs<String, UIControl.State> = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    for state in properties.element.children where state.name == "state" {
      guard let control = states.first(where: { $0.key == state.key })?.value else { continue }
      let values = ArchivedProperties(element: state, source: properties.source)
      (state.string("title") ?? state.string("attributedTitle")).map { setTitle($0, for: control) }
      values.color("titleColor").map { setTitleColor($0, for: control) }
      values.image("image").map { setImage($0, for: control) }
      values.image("backgroundImage").map { setBackgroundImage($0, for: control) }
    }
    if let configuration = properties.element.property("configuration") {
      // A button with a configuration shows its texts, not those of its states: none if it has none.
      let values = ArchivedProperties(element: configuration, source: properties.source)
      setTitle(
        configuration.string("title") ?? configuration.string("attributedTitle"), for: .normal)
      values.image("image").map { setImage($0, for: .normal) }
      if contentEdgeInsets == .zero {
        contentEdgeInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      }
    }
    if let font = properties.font("fontDescription"), currentTitle != nil {
      titleLabel?.font = font
    }
    properties.value("lineBreakMode", UILabel.lineBreakModes).map { mode in
      if currentTitle != nil { titleLabel?.lineBreakMode = mode }
    }
    invalidateIntrinsicContentSize()
  }
}

extension UIEdgeInsets {
  fileprivate var isAlmostZero: Bool {
    [top, left, bottom, right].allSatisfy { abs($0) < 0.01 }
  }
}

extension UISwitch {
  func readSwitch(_ properties: ArchivedProperties) {
    isOn = properties.element.flag("on") ?? isOn
    properties.color("onTintColor").map { onTintColor = $0 }
  }
}

extension UISlider {
  func readSlider(_ properties: ArchivedProperties) {
    let element = properties.element
    element.number("minValue").map { minimumValue = Float($0) }
    element.number("maxValue").map { maximumValue = Float($0) }
    element.number("value").map { value = Float($0) }
    element.flag("continuous").map { isContinuous = $0 }
  }
}

extension UIProgressView {
  func readProgress(_ properties: ArchivedProperties) {
    properties.element.number("progress").map { progress = Float($0) }
  }
}

extension UIActivityIndicatorView {
  func readIndicator(_ properties: ArchivedProperties) {
    let element = properties.element
    if let word = element["style"] {
      style = word == "large" || word == "whiteLarge" ? .large : .medium
    }
    hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true {
      startAnimating()
    } else if !hidesWhenStopped, element.flag("hidden") != true {
      isHidden = false
    }
  }
}
