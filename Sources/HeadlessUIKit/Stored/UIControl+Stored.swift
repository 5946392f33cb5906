// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIControl {
  /// Where the content is from top to bottom.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { StoredValues.value("UIControl.contentVerticalAlignment", of: self) ?? .center }
    set { StoredValues.note(newValue, "UIControl.contentVerticalAlignment", of: self) }
  }

  /// Whether a menu is shown.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var isContextMenuInteractionEnabled: Bool {
    get { StoredValues.value("UIControl.isContextMenuInteractionEnabled", of: self) ?? false }
    set { StoredValues.note(newValue, "UIControl.isContextMenuInteractionEnabled", of: self) }
  }

  /// Whether a touch shows the menu.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var showsMenuAsPrimaryAction: Bool {
    get { StoredValues.value("UIControl.showsMenuAsPrimaryAction", of: self) ?? false }
    set { StoredValues.note(newValue, "UIControl.showsMenuAsPrimaryAction", of: self) }
  }

  /// The text shown beside a pointer.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var toolTip: String? {
    get { StoredValues.value("UIControl.toolTip", of: self) }
    set { StoredValues.note(newValue, "UIControl.toolTip", of: self) }
  }
}
