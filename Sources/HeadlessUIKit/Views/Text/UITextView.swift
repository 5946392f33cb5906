public import Foundation

/// Several lines of text to read or to type in, which scroll.
///
/// - UIKit: same; the text has one font, and there is no keyboard. Since iOS 2. Rule: `L-E-35`, `L-E-36`
@preconcurrency @MainActor open class UITextView: UIScrollView {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readTextView(properties)
  }

  /// The delegate as a text view's.
  private weak var textDelegate: (any UITextViewDelegate)?

  /// The delegate that is asked and notified about typing.
  ///
  /// - UIKit: differs, its type is `UITextViewDelegate` there, which Swift's overriding cannot express.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { textDelegate = delegate as? any UITextViewDelegate }
  }

  /// The text; empty instead of nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { changeText() }
    }
  }

  /// The text with attributes, of which only the characters count (since iOS 6).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }

  /// The font; nil for the system's of 12 points.
  open var font: UIFont? { didSet { if font != oldValue { changeText() } } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// To which side lines are moved.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected (since iOS 7).
  open var isSelectable = true
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The space around the text, in points (since iOS 7).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { changeText() } }
  }
  /// What the lines are in (since iOS 7).
  public let textContainer = NSTextContainer(size: .zero)

  /// Whether the text scrolls; where it does not, it gives the view its height.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a text view (since iOS 7).
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer {
      self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    }
    self.textContainer.changed = { [weak self] in self?.changeText() }
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates the text view that a storyboard or nib has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.changed = { [weak self] in self?.changeText() }
  }

  private func changeText() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Typing

  /// Whether the user is typing here.
  private var isTyping = false

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins typing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable else { return super.becomeFirstResponder() }
    guard !isTyping else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    isTyping = true
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends typing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isTyping else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder()
    else { return false }
    isTyping = false
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// What a keyboard does that types something at the end.
  package func type(_ characters: String) {
    guard isTyping else { return }
    let end = NSRange(location: text.utf16.count, length: 0)
    guard
      textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: characters) != false
    else { return }
    text += characters
    textDelegate?.textViewDidChange(self)
  }

  // MARK: Layout

  /// Lays out the text; what does not fit can be scrolled to.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
  }

  /// The size of the text within a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textSize(width: size.width)
    return CGSize(width: min(text.width, size.width), height: text.height)
  }

  /// The size of the text with the space around it, in points; none while it scrolls.
  ///
  /// Since iOS 6.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? Self.noIntrinsicSize : textSize(width: bounds.width)
  }

  package override var heightFollowsWidth: Bool { !isScrollEnabled }

  package override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize {
    heightFollowsWidth && width > 0 ? textSize(width: width) : intrinsicContentSize
  }

  /// The font of the lines.
  var lineFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func textSize(width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let around = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let size = TextMeasure(font: lineFont, width: max(0, width - around), lines: 0)
      .size(of: text.isEmpty ? " " : text)
    return CGSize(width: size.width + around, height: size.height + inset.top + inset.bottom)
      .roundedUp(to: pixels)
  }

  package override var baselineOffsets: BaselineOffsets {
    BaselineOffsets(
      first: textContainerInset.top + lineFont.ascender,
      last: textContainerInset.bottom - lineFont.descender)
  }
}

/// The region that a text's lines are in.
///
/// - UIKit: same as far as it concerns the width of lines. Since iOS 7
@preconcurrency @MainActor public class NSTextContainer: NSObject {
  var changed: (() -> Void)?

  /// Creates a region.
  public init(size: CGSize) { self.size = size }

  /// Its size, in points; a text view's is that of its bounds.
  public var size: CGSize
  /// The space at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }
}
