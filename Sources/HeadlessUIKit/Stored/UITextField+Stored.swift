// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITextField {
  /// Whether the font follows the text size.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var adjustsFontForContentSizeCategory: Bool {
    get { StoredValues.value("UITextField.adjustsFontForContentSizeCategory", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.adjustsFontForContentSizeCategory", of: self) }
  }

  /// Whether the text becomes smaller to fit.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var adjustsFontSizeToFitWidth: Bool {
    get { StoredValues.value("UITextField.adjustsFontSizeToFitWidth", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.adjustsFontSizeToFitWidth", of: self) }
  }

  /// The smallest size of the text, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var minimumFontSize: CGFloat {
    get { StoredValues.value("UITextField.minimumFontSize", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UITextField.minimumFontSize", of: self) }
  }

  /// Whether the user can change attributes.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var allowsEditingTextAttributes: Bool {
    get { StoredValues.value("UITextField.allowsEditingTextAttributes", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.allowsEditingTextAttributes", of: self) }
  }

  /// The picture behind the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var background: UIImage? {
    get { StoredValues.value("UITextField.background", of: self) }
    set { StoredValues.note(newValue, "UITextField.background", of: self) }
  }

  /// The picture behind the text while it cannot be edited.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var disabledBackground: UIImage? {
    get { StoredValues.value("UITextField.disabledBackground", of: self) }
    set { StoredValues.note(newValue, "UITextField.disabledBackground", of: self) }
  }

  /// When a button offers to clear the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var clearButtonMode: UITextField.ViewMode {
    get { StoredValues.value("UITextField.clearButtonMode", of: self) ?? .never }
    set { StoredValues.note(newValue, "UITextField.clearButtonMode", of: self) }
  }

  /// Whether editing begins without text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var clearsOnBeginEditing: Bool {
    get { StoredValues.value("UITextField.clearsOnBeginEditing", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.clearsOnBeginEditing", of: self) }
  }

  /// Whether typing replaces the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var clearsOnInsertion: Bool {
    get { StoredValues.value("UITextField.clearsOnInsertion", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.clearsOnInsertion", of: self) }
  }

  /// The attributes of the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { StoredValues.value("UITextField.defaultTextAttributes", of: self) ?? [:] }
    set { StoredValues.note(newValue, "UITextField.defaultTextAttributes", of: self) }
  }

  /// The attributes of what is typed.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { StoredValues.value("UITextField.typingAttributes", of: self) }
    set { StoredValues.note(newValue, "UITextField.typingAttributes", of: self) }
  }

  /// The view at the left.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var leftView: UIView? {
    get { StoredValues.value("UITextField.leftView", of: self) }
    set { StoredValues.note(newValue, "UITextField.leftView", of: self) }
  }

  /// When the view at the left is shown.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var leftViewMode: UITextField.ViewMode {
    get { StoredValues.value("UITextField.leftViewMode", of: self) ?? .never }
    set { StoredValues.note(newValue, "UITextField.leftViewMode", of: self) }
  }

  /// The view at the right.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var rightView: UIView? {
    get { StoredValues.value("UITextField.rightView", of: self) }
    set { StoredValues.note(newValue, "UITextField.rightView", of: self) }
  }

  /// When the view at the right is shown.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var rightViewMode: UITextField.ViewMode {
    get { StoredValues.value("UITextField.rightViewMode", of: self) ?? .never }
    set { StoredValues.note(newValue, "UITextField.rightViewMode", of: self) }
  }

  /// The part of the text that is chosen.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.2
  public var selectedTextRange: UITextRange? {
    get { StoredValues.value("UITextField.selectedTextRange", of: self) }
    set { StoredValues.note(newValue, "UITextField.selectedTextRange", of: self) }
  }

  /// The keyboard.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardType: UIKeyboardType {
    get { StoredValues.value("UITextField.keyboardType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.keyboardType", of: self) }
  }

  /// How the keyboard looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardAppearance: UIKeyboardAppearance {
    get { StoredValues.value("UITextField.keyboardAppearance", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.keyboardAppearance", of: self) }
  }

  /// What the return key says.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var returnKeyType: UIReturnKeyType {
    get { StoredValues.value("UITextField.returnKeyType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.returnKeyType", of: self) }
  }

  /// Which letters become capitals.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { StoredValues.value("UITextField.autocapitalizationType", of: self) ?? .sentences }
    set { StoredValues.note(newValue, "UITextField.autocapitalizationType", of: self) }
  }

  /// Whether words are corrected.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocorrectionType: UITextAutocorrectionType {
    get { StoredValues.value("UITextField.autocorrectionType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.autocorrectionType", of: self) }
  }

  /// Whether spelling is checked.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var spellCheckingType: UITextSpellCheckingType {
    get { StoredValues.value("UITextField.spellCheckingType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.spellCheckingType", of: self) }
  }

  /// Whether quotes become typographic.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartQuotesType: UITextSmartQuotesType {
    get { StoredValues.value("UITextField.smartQuotesType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.smartQuotesType", of: self) }
  }

  /// Whether hyphens become dashes.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartDashesType: UITextSmartDashesType {
    get { StoredValues.value("UITextField.smartDashesType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.smartDashesType", of: self) }
  }

  /// Whether spaces follow what is pasted.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { StoredValues.value("UITextField.smartInsertDeleteType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextField.smartInsertDeleteType", of: self) }
  }

  /// Whether the return key needs a text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var enablesReturnKeyAutomatically: Bool {
    get { StoredValues.value("UITextField.enablesReturnKeyAutomatically", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextField.enablesReturnKeyAutomatically", of: self) }
  }

  /// What the text means.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { StoredValues.value("UITextField.textContentType", of: self) }
    set { StoredValues.note(newValue, "UITextField.textContentType", of: self) }
  }

  /// What a password has to have.
  ///
  /// - UIKit: same. Stored only. Since iOS 12
  public var passwordRules: UITextInputPasswordRules? {
    get { StoredValues.value("UITextField.passwordRules", of: self) }
    set { StoredValues.note(newValue, "UITextField.passwordRules", of: self) }
  }
}
