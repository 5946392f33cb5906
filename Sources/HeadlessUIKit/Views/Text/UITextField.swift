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
    delegate?.textFieldDidEndEditing(self)
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
}
