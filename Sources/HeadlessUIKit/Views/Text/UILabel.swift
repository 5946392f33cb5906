public import Foundation

/// A text that is only shown.
///
/// - UIKit: same, measured approximately. Since iOS 2
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font; the system's at 17 points unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label

  /// To which side the lines are moved.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to a text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size has more than one line, in points; 0 for the width that a
  /// layout gives the label.
  ///
  /// Since iOS 6.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text becomes smaller to fit.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest part of its size that a text may shrink to (since iOS 6).
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the label looks highlighted.
  open var isHighlighted = false

  /// The colour of a highlighted text.
  open var highlightedTextColor: UIColor?

  /// Whether the label looks enabled.
  open var isEnabled = true

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// Creates a label; it receives no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates the label that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.archivedWord("userInteractionEnabled") != "YES" { isUserInteractionEnabled = false }
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readLabel(properties)
  }

  /// The text with attributes, of which only the characters count (since iOS 6).
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The size of the text within a width, in points; 0 for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text in the label's width, or in one line where that is all it may have.
  open override func sizeToFit() {
    takeFittingSize(within: numberOfLines == 1 ? .zero : bounds.size)
  }

  /// The rectangle that the text takes in some bounds, in points.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text, let font else { return CGRect(origin: bounds.origin, size: .zero) }
    let measure = TextMeasure(font: font, width: bounds.size.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: measure.size(of: text).roundedUp(to: pixels))
  }

  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}

  // MARK: Layout

  /// The size of the text, in points, rounded up to pixels; zero without a text.
  ///
  /// Since iOS 6.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  package override var heightFollowsWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  package override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize {
    heightFollowsWidth && width > 0
      ? sizeThatFits(CGSize(width: width, height: 0)) : intrinsicContentSize
  }

  package override var baselineOffsets: BaselineOffsets {
    BaselineOffsets(first: font?.ascender ?? 0, last: -(font?.descender ?? 0))
  }
}
