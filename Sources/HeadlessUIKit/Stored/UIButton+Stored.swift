// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIButton {
  /// Whether the picture of a disabled button is dimmed.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var adjustsImageWhenDisabled: Bool {
    get { StoredValues.value("UIButton.adjustsImageWhenDisabled", of: self) ?? true }
    set { StoredValues.note(newValue, "UIButton.adjustsImageWhenDisabled", of: self) }
  }

  /// Whether the picture of a highlighted button is dimmed.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var adjustsImageWhenHighlighted: Bool {
    get { StoredValues.value("UIButton.adjustsImageWhenHighlighted", of: self) ?? true }
    set { StoredValues.note(newValue, "UIButton.adjustsImageWhenHighlighted", of: self) }
  }

  /// Whether a highlighted button glows.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var showsTouchWhenHighlighted: Bool {
    get { StoredValues.value("UIButton.showsTouchWhenHighlighted", of: self) ?? false }
    set { StoredValues.note(newValue, "UIButton.showsTouchWhenHighlighted", of: self) }
  }

  /// Whether the title's shadow changes sides.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { StoredValues.value("UIButton.reversesTitleShadowWhenHighlighted", of: self) ?? false }
    set { StoredValues.note(newValue, "UIButton.reversesTitleShadowWhenHighlighted", of: self) }
  }

  /// What the button means.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var role: UIButton.Role {
    get { StoredValues.value("UIButton.role", of: self) ?? .normal }
    set { StoredValues.note(newValue, "UIButton.role", of: self) }
  }

  /// The menu that the button shows.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var menu: UIMenu? {
    get { StoredValues.value("UIButton.menu", of: self) }
    set { StoredValues.note(newValue, "UIButton.menu", of: self) }
  }

  /// Whether a touch changes the selection.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var changesSelectionAsPrimaryAction: Bool {
    get { StoredValues.value("UIButton.changesSelectionAsPrimaryAction", of: self) ?? false }
    set { StoredValues.note(newValue, "UIButton.changesSelectionAsPrimaryAction", of: self) }
  }

  /// Whether the button reacts to a pointer.
  ///
  /// - UIKit: same. Stored only. Since iOS 13.4
  public var isPointerInteractionEnabled: Bool {
    get { StoredValues.value("UIButton.isPointerInteractionEnabled", of: self) ?? false }
    set { StoredValues.note(newValue, "UIButton.isPointerInteractionEnabled", of: self) }
  }

  /// What updates the configuration.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { StoredValues.value("UIButton.configurationUpdateHandler", of: self) }
    set { StoredValues.note(newValue, "UIButton.configurationUpdateHandler", of: self) }
  }

  /// Whether the configuration follows the state.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var automaticallyUpdatesConfiguration: Bool {
    get { StoredValues.value("UIButton.automaticallyUpdatesConfiguration", of: self) ?? true }
    set { StoredValues.note(newValue, "UIButton.automaticallyUpdatesConfiguration", of: self) }
  }

  /// Has the configuration updated.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public func setNeedsUpdateConfiguration() {
    StoredOnly.note("UIButton.setNeedsUpdateConfiguration")
  }

  /// Sets the colour of the title's shadow in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    StoredOnly.note("UIButton.setTitleShadowColor")
  }

  /// Sets how a symbol is drawn in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    StoredOnly.note("UIButton.setPreferredSymbolConfiguration")
  }
}
