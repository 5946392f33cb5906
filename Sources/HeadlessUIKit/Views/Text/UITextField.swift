public import Foundation

/// A line of text to type in.
///
/// - UIKit: same; there is no keyboard, selection or formatting. Since iOS 2
@preconcurrency @MainActor open class UITextField: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readTextField(properties)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UITextFieldDelegate
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  /// What is drawn around the text.
  ///
  /// - UIKit: same.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }

  /// The text.
  open var text: String? = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// To which side the text is moved.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the characters are hidden.
  open var isSecureTextEntry = false
  /// The delegate that is asked and notified about typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the user is typing here.
  open private(set) var isEditing = false

  /// The text with attributes, of which only the characters count (since iOS 6).
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The placeholder with attributes, of which only the characters count (since iOS 6).
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// What replaces the keyboard.
  ///
  /// Stored only. Since iOS 3.2.
  open override var inputView: UIView? {
    get { StoredValues.value("UITextField.inputView", of: self) }
    set { StoredValues.note(newValue, "UITextField.inputView", of: self) }
  }

  /// What is above the keyboard.
  ///
  /// Stored only. Since iOS 3.2.
  open override var inputAccessoryView: UIView? {
    get { StoredValues.value("UITextField.inputAccessoryView", of: self) }
    set { StoredValues.note(newValue, "UITextField.inputAccessoryView", of: self) }
  }

  /// Where the text is in some bounds; not asked.
  open func textRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Where the text is while it is edited; not asked.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Where the placeholder is; not asked.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }
  /// Where the frame is; not asked.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button to clear is; not asked.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    side(bounds, at: bounds.maxX - 24)
  }
  /// Where the view at the left is; not asked.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { side(bounds, at: bounds.minX) }
  /// Where the view at the right is; not asked.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { side(bounds, at: bounds.maxX - 24) }
  /// Draws the text; never called here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; never called here.
  open func drawPlaceholder(in rect: CGRect) {}

  private func inside(_ bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }
  private func side(_ bounds: CGRect, at x: CGFloat) -> CGRect {
    CGRect(x: x, y: bounds.midY - 12, width: 24, height: 24)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends typing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// The size of the text, or of the placeholder, with the frame around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the text, or of the placeholder, with the frame around it, in points.
  ///
  /// With round corners a field is at least 34 points high, without a frame as high as its line.
  /// Since iOS 6. Rule: `L-E-33`, `L-E-34`
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? text : placeholder
    let measure = TextMeasure(font: lineFont, width: 0, lines: 1)
    let line = measure.size(of: shown ?? " ")
    let width = line.width.roundedUp(to: pixels)
    let height = line.height.rounded(.up)
    switch borderStyle {
    case .none: return CGSize(width: width, height: height)
    case .line, .bezel, .roundedRect:
      return CGSize(width: width + 14, height: max(34, height + 12))
    }
  }

  private var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  package override var baselineOffsets: BaselineOffsets {
    let font = lineFont
    let above = (intrinsicContentSize.height - font.lineHeight) / 2
    return BaselineOffsets(first: above + font.ascender, last: above - font.descender)
  }
}

/// The delegate that is asked and notified about typing.
///
/// - UIKit: same; every method is optional. Since iOS 2
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Called when typing has ended, with the reason (since iOS 10).
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether characters may replace others; not asked.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the button may clear the text; not asked.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the selection has changed; never here (since iOS 13).
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Calls the method without a reason (since iOS 10).
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
