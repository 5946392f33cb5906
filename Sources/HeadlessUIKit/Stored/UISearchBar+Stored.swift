// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UISearchBar {
  /// Whether content shines through.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var isTranslucent: Bool {
    get { StoredValues.value("UISearchBar.isTranslucent", of: self) ?? true }
    set { StoredValues.note(newValue, "UISearchBar.isTranslucent", of: self) }
  }

  /// The picture behind the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var backgroundImage: UIImage? {
    get { StoredValues.value("UISearchBar.backgroundImage", of: self) }
    set { StoredValues.note(newValue, "UISearchBar.backgroundImage", of: self) }
  }

  /// Which letters become capitals.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { StoredValues.value("UISearchBar.autocapitalizationType", of: self) ?? .none }
    set { StoredValues.note(newValue, "UISearchBar.autocapitalizationType", of: self) }
  }

  /// Whether words are corrected.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var autocorrectionType: UITextAutocorrectionType {
    get { StoredValues.value("UISearchBar.autocorrectionType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UISearchBar.autocorrectionType", of: self) }
  }

  /// Whether spelling is checked.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var spellCheckingType: UITextSpellCheckingType {
    get { StoredValues.value("UISearchBar.spellCheckingType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UISearchBar.spellCheckingType", of: self) }
  }

  /// The keyboard.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardType: UIKeyboardType {
    get { StoredValues.value("UISearchBar.keyboardType", of: self) ?? .default }
    set { StoredValues.note(newValue, "UISearchBar.keyboardType", of: self) }
  }

  /// How the keyboard looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var keyboardAppearance: UIKeyboardAppearance {
    get { StoredValues.value("UISearchBar.keyboardAppearance", of: self) ?? .default }
    set { StoredValues.note(newValue, "UISearchBar.keyboardAppearance", of: self) }
  }

  /// What the return key says.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var returnKeyType: UIReturnKeyType {
    get { StoredValues.value("UISearchBar.returnKeyType", of: self) ?? .search }
    set { StoredValues.note(newValue, "UISearchBar.returnKeyType", of: self) }
  }

  /// Whether the return key needs a text.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var enablesReturnKeyAutomatically: Bool {
    get { StoredValues.value("UISearchBar.enablesReturnKeyAutomatically", of: self) ?? true }
    set { StoredValues.note(newValue, "UISearchBar.enablesReturnKeyAutomatically", of: self) }
  }

  /// Whether a button offers results.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var showsSearchResultsButton: Bool {
    get { StoredValues.value("UISearchBar.showsSearchResultsButton", of: self) ?? false }
    set { StoredValues.note(newValue, "UISearchBar.showsSearchResultsButton", of: self) }
  }

  /// How far the text is moved, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.2
  public var searchTextPositionAdjustment: UIOffset {
    get { StoredValues.value("UISearchBar.searchTextPositionAdjustment", of: self) ?? UIOffset() }
    set { StoredValues.note(newValue, "UISearchBar.searchTextPositionAdjustment", of: self) }
  }

  /// Sets one of the pictures in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    StoredOnly.note("UISearchBar.setImage")
  }

  /// Sets the picture behind the text in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    StoredOnly.note("UISearchBar.setSearchFieldBackgroundImage")
  }

  /// Sets the picture behind the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UISearchBar.setBackgroundImage")
  }
}
