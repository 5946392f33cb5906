// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIBarButtonItem {
  /// Whether the bar leaves the item out.
  ///
  /// - UIKit: same. Stored only. Since iOS 16
  public var isHidden: Bool {
    get { StoredValues.value("UIBarButtonItem.isHidden", of: self) ?? false }
    set { StoredValues.note(newValue, "UIBarButtonItem.isHidden", of: self) }
  }

  /// Whether the item is selected.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var isSelected: Bool {
    get { StoredValues.value("UIBarButtonItem.isSelected", of: self) ?? false }
    set { StoredValues.note(newValue, "UIBarButtonItem.isSelected", of: self) }
  }

  /// Whether a touch changes the selection.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var changesSelectionAsPrimaryAction: Bool {
    get { StoredValues.value("UIBarButtonItem.changesSelectionAsPrimaryAction", of: self) ?? false }
    set { StoredValues.note(newValue, "UIBarButtonItem.changesSelectionAsPrimaryAction", of: self) }
  }

  /// Whether the item has no ground that it shares with others.
  ///
  /// - UIKit: same. Stored only. Since iOS 26
  public var hidesSharedBackground: Bool {
    get { StoredValues.value("UIBarButtonItem.hidesSharedBackground", of: self) ?? false }
    set { StoredValues.note(newValue, "UIBarButtonItem.hidesSharedBackground", of: self) }
  }

  /// Sets the picture behind the item in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UIBarButtonItem.setBackgroundImage")
  }

  /// Sets the picture behind a back button in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UIBarButtonItem.setBackButtonBackgroundImage")
  }

  /// Moves the title of a back button, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UIBarButtonItem.setBackButtonTitlePositionAdjustment")
  }

  /// Moves the title, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    StoredOnly.note("UIBarButtonItem.setTitlePositionAdjustment")
  }
}
