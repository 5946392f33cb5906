// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UINavigationItem {
  /// Whether the search bar goes while content scrolls.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var hidesSearchBarWhenScrolling: Bool {
    get { StoredValues.value("UINavigationItem.hidesSearchBarWhenScrolling", of: self) ?? true }
    set { StoredValues.note(newValue, "UINavigationItem.hidesSearchBarWhenScrolling", of: self) }
  }

  /// How the bar looks for this item.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var standardAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationItem.standardAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.standardAppearance", of: self) }
  }

  /// How a low bar looks for this item.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var compactAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationItem.compactAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.compactAppearance", of: self) }
  }

  /// How the bar looks for this item while content is at its top.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationItem.scrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.scrollEdgeAppearance", of: self) }
  }

  /// How a low bar looks for this item while content is at its top.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationItem.compactScrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.compactScrollEdgeAppearance", of: self) }
  }

  /// What the back button shows.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { StoredValues.value("UINavigationItem.backButtonDisplayMode", of: self) ?? .default }
    set { StoredValues.note(newValue, "UINavigationItem.backButtonDisplayMode", of: self) }
  }

  /// Where the search bar should be.
  ///
  /// - UIKit: same. Stored only. Since iOS 16
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get {
      StoredValues.value("UINavigationItem.preferredSearchBarPlacement", of: self) ?? .automatic
    }
    set { StoredValues.note(newValue, "UINavigationItem.preferredSearchBarPlacement", of: self) }
  }

  /// What the bar is for.
  ///
  /// - UIKit: same. Stored only. Since iOS 16
  public var style: UINavigationItem.ItemStyle {
    get { StoredValues.value("UINavigationItem.style", of: self) ?? .navigator }
    set { StoredValues.note(newValue, "UINavigationItem.style", of: self) }
  }

  /// What the back button does instead.
  ///
  /// - UIKit: same. Stored only. Since iOS 16
  public var backAction: UIAction? {
    get { StoredValues.value("UINavigationItem.backAction", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.backAction", of: self) }
  }

  /// Provides the menu of the title.
  ///
  /// - UIKit: same. Stored only. Since iOS 16
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { StoredValues.value("UINavigationItem.titleMenuProvider", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.titleMenuProvider", of: self) }
  }

  /// The second line of the title.
  ///
  /// - UIKit: same. Stored only. Since iOS 26
  public var subtitle: String? {
    get { StoredValues.value("UINavigationItem.subtitle", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.subtitle", of: self) }
  }
}
