public import Foundation

/// A typeface at a size.
///
/// - UIKit: differs, no font is loaded: every one has the system's widths, approximately, and all but
///   Helvetica its heights. Since iOS 2.
public final class UIFont: NSObject, Sendable {
  /// The name of the face.
  public let fontName: String
  /// The name of the family.
  public let familyName: String
  /// The size, in points.
  public let pointSize: CGFloat
  let weight: Weight

  init(name: String, family: String, size: CGFloat, weight: Weight = .regular) {
    fontName = name
    familyName = family
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// The weight as fonts number it: 400 is regular, 700 bold.
  package var numericWeight: Int {
    fontName.contains("Bold") ? 700 : Int(TextAdvances.number(of: weight))
  }

  /// What is added between two letters, in points.
  package var tracking: CGFloat { TextAdvances.tracking(at: pointSize) }

  /// Creates a font from a face's name; any name is accepted.
  ///
  /// - UIKit: differs, nil where the device has no such face.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, family: fontName, size: fontSize)
  }

  /// From one line to the next, in points: 1.193359375 times the size with the system's face.
  ///
  /// Since iOS 4.
  public var lineHeight: CGFloat { ascender - descender }
  /// How far the face reaches above the base line, in points.
  public var ascender: CGFloat { pointSize * (isHelvetica ? 0.92002 : 1950 / 2048) }
  /// How far the face reaches below the base line, in points; negative.
  public var descender: CGFloat { pointSize * (isHelvetica ? -0.22998 : -494 / 2048) }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of an x, in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The space between the lines, in points.
  public var leading: CGFloat { 0 }

  /// The one other face whose heights were seen.
  private var isHelvetica: Bool { fontName == "Helvetica" || fontName == "Helvetica-Bold" }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, family: familyName, size: fontSize, weight: weight)
  }

  /// Whether another object is the same face at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// A hash of the face and the size.
  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
