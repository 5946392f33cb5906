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
    set { keep("alignment") { $0.alignment = newValue } }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { keep("lineSpacing") { $0.lineSpacing = newValue } }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { keep("paragraphSpacing") { $0.paragraphSpacing = newValue } }
  }
  /// How lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { keep("lineBreakMode") { $0.lineBreakMode = newValue } }
  }
  /// The space before a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { keep("paragraphSpacingBefore") { $0.paragraphSpacingBefore = newValue } }
  }
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { keep("firstLineHeadIndent") { $0.firstLineHeadIndent = newValue } }
  }
  /// Where the other lines begin, in points.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { keep("headIndent") { $0.headIndent = newValue } }
  }
  /// Where lines end, in points.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { keep("tailIndent") { $0.tailIndent = newValue } }
  }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { keep("minimumLineHeight") { $0.minimumLineHeight = newValue } }
  }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { keep("maximumLineHeight") { $0.maximumLineHeight = newValue } }
  }
  /// The height of a line, as a factor; 0 for the font's.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { keep("lineHeightMultiple") { $0.lineHeightMultiple = newValue } }
  }
  /// When words are divided, from 0, which is never, to 1.
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { keep("hyphenationFactor") { $0.hyphenationFactor = newValue } }
  }
  /// How lines are broken (since iOS 9).
  open var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { keep("lineBreakStrategy") { $0.lineBreakStrategy = newValue } }
  }

  private func keep(_ member: String, _ change: (inout Values) -> Void) {
    StoredOnly.note("NSMutableParagraphStyle.\(member)")
    change(&values)
  }
}
