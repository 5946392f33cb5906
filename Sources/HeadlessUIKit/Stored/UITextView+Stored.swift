// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITextView {
  /// Whether the font follows the text size.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var adjustsFontForContentSizeCategory: Bool {
    get { StoredValues.value("UITextView.adjustsFontForContentSizeCategory", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.adjustsFontForContentSizeCategory", of: self) }
  }

  /// Whether the user can change attributes.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var allowsEditingTextAttributes: Bool {
    get { StoredValues.value("UITextView.allowsEditingTextAttributes", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.allowsEditingTextAttributes", of: self) }
  }

  /// What becomes a link by itself.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { StoredValues.value("UITextView.dataDetectorTypes", of: self) ?? [] }
    set { StoredValues.note(newValue, "UITextView.dataDetectorTypes", of: self) }
  }

  /// The attributes of links.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { StoredValues.value("UITextView.linkTextAttributes", of: self) }
    set { StoredValues.note(newValue, "UITextView.linkTextAttributes", of: self) }
  }

  /// The attributes of what is typed.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { StoredValues.value("UITextView.typingAttributes", of: self) ?? [:] }
    set { StoredValues.note(newValue, "UITextView.typingAttributes", of: self) }
  }

  /// Whether typing replaces the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var clearsOnInsertion: Bool {
    get { StoredValues.value("UITextView.clearsOnInsertion", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.clearsOnInsertion", of: self) }
  }

  /// The part of the text that is chosen.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.2
  public var selectedTextRange: UITextRange? {
    get { StoredValues.value("UITextView.selectedTextRange", of: self) }
    set { StoredValues.note(newValue, "UITextView.selectedTextRange", of: self) }
  }

  /// Whether text is as large as on a Mac.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var usesStandardTextScaling: Bool {
    get { StoredValues.value("UITextView.usesStandardTextScaling", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.usesStandardTextScaling", of: self) }
  }

  /// Scrolls to a part of the text.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func scrollRangeToVisible(_ range: NSRange) {
    StoredOnly.note("UITextView.scrollRangeToVisible")
  }

  /// The keyboard.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardType: UIKeyboardType {
    get { StoredValues.value("UITextView.keyboardType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.keyboardType", of: self) }
  }

  /// How the keyboard looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardAppearance: UIKeyboardAppearance {
    get { StoredValues.value("UITextView.keyboardAppearance", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.keyboardAppearance", of: self) }
  }

  /// What the return key says.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var returnKeyType: UIReturnKeyType {
    get { StoredValues.value("UITextView.returnKeyType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.returnKeyType", of: self) }
  }

  /// Which letters become capitals.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { StoredValues.value("UITextView.autocapitalizationType", of: self) ?? .sentences }
    set { StoredValues.note(newValue, "UITextView.autocapitalizationType", of: self) }
  }

  /// Whether words are corrected.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocorrectionType: UITextAutocorrectionType {
    get { StoredValues.value("UITextView.autocorrectionType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.autocorrectionType", of: self) }
  }

  /// Whether spelling is checked.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var spellCheckingType: UITextSpellCheckingType {
    get { StoredValues.value("UITextView.spellCheckingType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.spellCheckingType", of: self) }
  }

  /// Whether quotes become typographic.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartQuotesType: UITextSmartQuotesType {
    get { StoredValues.value("UITextView.smartQuotesType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.smartQuotesType", of: self) }
  }

  /// Whether hyphens become dashes.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartDashesType: UITextSmartDashesType {
    get { StoredValues.value("UITextView.smartDashesType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.smartDashesType", of: self) }
  }

  /// Whether spaces follow what is pasted.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { StoredValues.value("UITextView.smartInsertDeleteType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UITextView.smartInsertDeleteType", of: self) }
  }

  /// Whether the return key needs a text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var enablesReturnKeyAutomatically: Bool {
    get { StoredValues.value("UITextView.enablesReturnKeyAutomatically", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.enablesReturnKeyAutomatically", of: self) }
  }

  /// What the text means.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { StoredValues.value("UITextView.textContentType", of: self) }
    set { StoredValues.note(newValue, "UITextView.textContentType", of: self) }
  }

  /// What a password has to have.
  ///
  /// - UIKit: same. Stored only. Since iOS 12
  public var passwordRules: UITextInputPasswordRules? {
    get { StoredValues.value("UITextView.passwordRules", of: self) }
    set { StoredValues.note(newValue, "UITextView.passwordRules", of: self) }
  }

  /// Whether the text is hidden.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var isSecureTextEntry: Bool {
    get { StoredValues.value("UITextView.isSecureTextEntry", of: self) ?? false }
    set { StoredValues.note(newValue, "UITextView.isSecureTextEntry", of: self) }
  }
}
