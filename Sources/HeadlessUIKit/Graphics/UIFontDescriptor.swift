public import Foundation

/// What a font is asked to be: its family, face, size and traits.
///
/// - UIKit: differs, any family and face is accepted, and of a design nothing is seen. Since iOS 7
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  /// What was asked for.
  public let fontAttributes: [UIFontDescriptor.AttributeName: Any]

  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fontAttributes = attributes
    super.init()
  }

  /// Creates a descriptor of a face at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of the system's font for a kind of text, at the text size that a device comes with.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor.addingAttributes([.textStyle: style])
  }

  /// The descriptor of the system's font for a kind of text, at the text size of some traits (since iOS 10).
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
      .addingAttributes([.textStyle: style])
  }

  /// The name of the face.
  open var postscriptName: String {
    fontAttributes[.name] as? String ?? fontAttributes[.family] as? String ?? ".SFUI-Regular"
  }
  /// The size, in points; 0 where none was asked for.
  open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }

  /// How the face looks.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    let traits = fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    return switch traits?[.symbolic] {
    case let traits as SymbolicTraits: traits
    case let number as UInt32: SymbolicTraits(rawValue: number)
    default: []
    }
  }

  /// How strong the face is.
  var weight: UIFont.Weight {
    let traits = fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight { return weight }
    if let number = traits?[.weight] as? CGFloat { return UIFont.Weight(rawValue: number) }
    return symbolicTraits.contains(.traitBold) ? .bold : .regular
  }

  /// What was asked for by its name.
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  /// The same with more attributes, which replace those of the same name.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { _, new in new })
  }

  /// The same with other traits.
  ///
  /// - UIKit: differs, nil where no face has them.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var traits = fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    traits[.symbolic] = symbolicTraits
    traits[.weight] = nil
    return addingAttributes([.traits: traits])
  }

  /// The same at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// The same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily, .name: newFamily])
  }

  /// The same of another face.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same; of a design nothing is seen (since iOS 13).
  ///
  /// - UIKit: differs, nil where there is none of that design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }

  /// Whether another object asks for the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && weight == other.weight
  }

  /// A hash of the face and the size.
  open override var hash: Int { postscriptName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  /// Creates the font that a descriptor asks for, at a size in points or, for 0, at the descriptor's.
  ///
  /// - UIKit: same. Since iOS 7
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      name: descriptor.postscriptName,
      family: descriptor.fontAttributes[.family] as? String ?? descriptor.postscriptName,
      size: size > 0 ? size : 12, weight: descriptor.weight)
  }

  /// What the font was asked to be.
  ///
  /// - UIKit: same. Since iOS 7
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if numericWeight >= 600 { traits.insert(.traitBold) }
    if fontName.contains("Italic") { traits.insert(.traitItalic) }
    return UIFontDescriptor(fontAttributes: [
      .name: fontName, .family: familyName, .size: pointSize,
      .traits: [UIFontDescriptor.TraitKey.symbolic: traits, .weight: weight]
        as [UIFontDescriptor.TraitKey: Any],
    ])
  }
}
