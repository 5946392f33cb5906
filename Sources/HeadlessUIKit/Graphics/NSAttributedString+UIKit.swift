public import Foundation

extension NSAttributedString.Key {
  /// The colour of a text.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind a text.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines are set.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Whether letters are joined.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// What is added between letters, in points.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// What is added between letters, in points.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 14
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// How a text is struck through.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How a text is underlined.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of outlines.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines, in hundredths of the size.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of a text.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 6
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How letters are drawn.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// What is in place of a letter.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where a text leads.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far a text is above its line, in points.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of a line below.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of a line through a text.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How much letters lean.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How wide letters are, as the logarithm of a factor.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Where one reads to.
  ///
  /// - UIKit: same; text is measured without it. Since iOS 7
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// How a line below or through a text looks.
///
/// - UIKit: same. Since iOS 6
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates styles from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line (since iOS 7).
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines (since iOS 7).
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots (since iOS 7).
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes (since iOS 7).
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Below words only (since iOS 7).
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of a text.
///
/// - UIKit: same; it is not drawn. Stored only. Since iOS 6
open class NSShadow: NSObject {
  /// How far it is moved, in points.
  open var shadowOffset = CGSize.zero { didSet { StoredOnly.note("NSShadow.shadowOffset") } }
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0 { didSet { StoredOnly.note("NSShadow.shadowBlurRadius") } }
  /// Its colour.
  open var shadowColor: Any? { didSet { StoredOnly.note("NSShadow.shadowColor") } }
}

/// Something in place of a letter.
///
/// - UIKit: differs, it has no width in a text. Stored only. Since iOS 7
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage? { didSet { StoredOnly.note("NSTextAttachment.image") } }
  /// Its rectangle from the base line, in points.
  open var bounds = CGRect.zero { didSet { StoredOnly.note("NSTextAttachment.bounds") } }
  /// The file (since iOS 7).
  open var contents: Data? { didSet { StoredOnly.note("NSTextAttachment.contents") } }
  /// Creates one without content.
  public override init() { super.init() }
  /// Creates one from a file.
  public init(data contentData: Data?, ofType uti: String?) { contents = contentData }
  /// Creates one with a picture (since iOS 13).
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one thing that is not a letter.
  ///
  /// - UIKit: same. Since iOS 7
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  private var firstFont: [NSAttributedString.Key: Any]? {
    guard length > 0, let font = unsafe attribute(.font, at: 0, effectiveRange: nil) else {
      return nil
    }
    return [.font: font]
  }

  /// The size of the text, in points, not rounded; the font of its first letter counts.
  ///
  /// - UIKit: differs, other fonts do not count. Since iOS 6
  public func size() -> CGSize { NSString(string: string).size(withAttributes: firstFont) }

  /// The rectangle of the text within a size, in points, not rounded; the font of its first letter counts.
  ///
  /// - UIKit: differs, other fonts do not count. Since iOS 6
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: string).boundingRect(
      with: size, options: options, attributes: firstFont, context: context)
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public func draw(in rect: CGRect) { StoredOnly.note("NSAttributedString.draw") }
  /// Draws the text; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public func draw(at point: CGPoint) { StoredOnly.note("NSAttributedString.draw") }
}

extension NSString {
  /// Draws the text; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StoredOnly.note("NSString.draw")
  }
  /// Draws the text; nothing is drawn.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StoredOnly.note("NSString.draw")
  }
}

extension String {
  /// The size of the text in one line or where it breaks, in points, not rounded.
  ///
  /// - UIKit: same; there it is a method of `NSString`. Since iOS 7
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The rectangle of the text within a size, in points, not rounded; 0 for no limit.
  ///
  /// - UIKit: same; there it is a method of `NSString`. Since iOS 7
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - UIKit: same; there it is a method of `NSString`. Stored only. Since iOS 7
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }
}

extension NSAttributedString.Key {
  /// How VoiceOver says a text: letter by letter.
  ///
  /// - UIKit: same; nothing is said. Since iOS 13
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// Whether VoiceOver says a text after what it is saying.
  ///
  /// - UIKit: same; nothing is said. Since iOS 11
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How high VoiceOver says a text.
  ///
  /// - UIKit: same; nothing is said. Since iOS 7
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// In which language VoiceOver says a text.
  ///
  /// - UIKit: same; nothing is said. Since iOS 7
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// Whether VoiceOver says the punctuation of a text.
  ///
  /// - UIKit: same; nothing is said. Since iOS 7
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
}
