import Foundation
import InterfaceBuilderDocuments

/// The properties of one object in a document, as UIKit's values.
@MainActor struct ArchivedProperties {
  let element: InterfaceElement
  let source: InterfaceSource

  /// A colour that a `color` element has.
  func color(_ key: String) -> UIColor? {
    guard let property = element.property(key), property.name == "color" else { return nil }
    return InterfaceColor(property).flatMap(color)
  }

  func color(_ value: InterfaceColor) -> UIColor? { color(value, mayAsk: true) }

  private func color(_ value: InterfaceColor, mayAsk: Bool) -> UIColor? {
    switch value {
    case .components(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      if let known = UIColor.archived[name] { return known }
      fallthrough
    case .named(let name):
      // As it was when the document was written. One that names another ends here.
      return mayAsk ? source.resources.colors[name].flatMap { color($0, mayAsk: false) } : nil
    }
  }

  /// A font that a `fontDescription` has.
  func font(_ key: String) -> UIFont? {
    guard let property = element.property(key) else { return nil }
    switch InterfaceFont(property) {
    case .style(let name):
      return .preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: name),
        compatibleWith: DeviceHost.current?.defaultTraits)
    case .system(let weight, let isItalic, let size):
      if isItalic { return .italicSystemFont(ofSize: size) }
      return weight == "bold"
        ? .boldSystemFont(ofSize: size)
        : .systemFont(ofSize: size, weight: UIFont.Weight.archived[weight] ?? .regular)
    case .named(let name, let family, let size):
      return UIFont(name: name, family: family, size: size)
    }
  }

  /// A picture by its name, as large as the document says it is.
  func image(_ attribute: String) -> UIImage? { element[attribute].map(image(named:)) }

  func image(named name: String) -> UIImage {
    let isSymbol = element["catalog"] == "system"
    var size = source.resources.imageSizes[name] ?? InterfaceSize(width: 0, height: 0)
    if isSymbol {
      // A document has symbols in a size of their own; about a line of text high is what shows.
      let ratio = size.height > 0 ? min(max(size.width / size.height, 0.2), 5) : 1
      size = InterfaceSize(width: (20 * ratio).rounded(), height: 20)
    }
    return UIImage(
      size: CGSize(width: max(0, size.width), height: max(0, size.height)), scale: 3, name: name,
      isSymbol: isSymbol)
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    element.insets(key).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }

  func size(_ key: String) -> CGSize? {
    element.size(key).map { CGSize(width: $0.width, height: $0.height) }
  }

  func rect(_ key: String) -> CGRect? {
    element.rect(key).map { CGRect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height) }
  }

  func length(_ attribute: String) -> CGFloat? { element.number(attribute).map { CGFloat($0) } }

  /// A case by its name in a document.
  func value<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let word = element[attribute] else { return nil }
    return values.first { $0.key == word }?.value
  }
}

extension UIFont.Weight {
  /// The weights by their names in documents.
  static let archived: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIColor {
  /// The system's colours by their names in documents.
  static let archived: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
    "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "separatorColor": .separator, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground, "linkColor": .systemBlue,
    "tintColor": .systemBlue, "darkTextColor": .black,
    "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "grayColor": .gray,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "redColor": .red,
    "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
    "placeholderTextColor": .tertiaryLabel,
  ]
}
