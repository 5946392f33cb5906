public import Foundation

/// How the lines of a text are set.
///
/// - UIKit: same; only for what is drawn, lines are measured without it. Since iOS 6
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // Unchecked: only NSMutableParagraphStyle changes.
  var values = Values()

  struct Values {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// How lines are broken.
  ///
  /// - UIKit: same. Since iOS 9
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay whole (since iOS 14).
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does (since iOS 14).
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates the system's style.
  public override init() { super.init() }

  /// The system's style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// To which side lines are moved.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The same style in another object.
  open override func copy() -> Any { self }
  /// The same style, to be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the lines of a text are set, to be changed.
///
/// - UIKit: differs, text is measured without it. Stored only. Since iOS 6
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Unchecked: it belongs to one thread, as UIKit's does.
  /// To which side lines are moved.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set {
      StoredOnly.note("NSMutableParagraphStyle.alignment")
      values.alignment = newValue
    }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set {
      StoredOnly.note("NSMutableParagraphStyle.lineSpacing")
      values.lineSpacing = newValue
    }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set {
      StoredOnly.note("NSMutableParagraphStyle.paragraphSpacing")
      values.paragraphSpacing = newValue
    }
  }
  /// How lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set {
      StoredOnly.note("NSMutableParagraphStyle.lineBreakMode")
      values.lineBreakMode = newValue
    }
  }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set {
      StoredOnly.note("NSMutableParagraphStyle.paragraphSpacingBefore")
      values.paragraphSpacingBefore = newValue
    }
  }
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set {
      StoredOnly.note("NSMutableParagraphStyle.firstLineHeadIndent")
      values.firstLineHeadIndent = newValue
    }
  }
  /// Where the other lines begin, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set {
      StoredOnly.note("NSMutableParagraphStyle.headIndent")
      values.headIndent = newValue
    }
  }
  /// Where lines end, in points.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set {
      StoredOnly.note("NSMutableParagraphStyle.tailIndent")
      values.tailIndent = newValue
    }
  }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set {
      StoredOnly.note("NSMutableParagraphStyle.minimumLineHeight")
      values.minimumLineHeight = newValue
    }
  }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set {
      StoredOnly.note("NSMutableParagraphStyle.maximumLineHeight")
      values.maximumLineHeight = newValue
    }
  }
  /// The height of a line, as a factor; 0 for the font's.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set {
      StoredOnly.note("NSMutableParagraphStyle.lineHeightMultiple")
      values.lineHeightMultiple = newValue
    }
  }
  /// When words are divided, from 0, which is never, to 1.
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      StoredOnly.note("NSMutableParagraphStyle.hyphenationFactor")
      values.hyphenationFactor = newValue
    }
  }
  /// How lines are broken (since iOS 9).
  open var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set {
      StoredOnly.note("NSMutableParagraphStyle.lineBreakStrategy")
      values.lineBreakStrategy = newValue
    }
  }
}
