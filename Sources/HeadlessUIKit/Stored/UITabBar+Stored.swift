// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITabBar {
  /// The colour of tabs that are not selected.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var unselectedItemTintColor: UIColor? {
    get { StoredValues.value("UITabBar.unselectedItemTintColor", of: self) }
    set { StoredValues.note(newValue, "UITabBar.unselectedItemTintColor", of: self) }
  }

  /// The picture behind the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var backgroundImage: UIImage? {
    get { StoredValues.value("UITabBar.backgroundImage", of: self) }
    set { StoredValues.note(newValue, "UITabBar.backgroundImage", of: self) }
  }

  /// The picture above the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var shadowImage: UIImage? {
    get { StoredValues.value("UITabBar.shadowImage", of: self) }
    set { StoredValues.note(newValue, "UITabBar.shadowImage", of: self) }
  }

  /// The picture behind the selected tab.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var selectionIndicatorImage: UIImage? {
    get { StoredValues.value("UITabBar.selectionIndicatorImage", of: self) }
    set { StoredValues.note(newValue, "UITabBar.selectionIndicatorImage", of: self) }
  }

  /// How the bar looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var standardAppearance: UITabBarAppearance {
    get { StoredValues.value("UITabBar.standardAppearance", of: self) ?? UITabBarAppearance() }
    set { StoredValues.note(newValue, "UITabBar.standardAppearance", of: self) }
  }

  /// How the bar looks while content is at its bottom.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { StoredValues.value("UITabBar.scrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UITabBar.scrollEdgeAppearance", of: self) }
  }

  /// How tabs are spread.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var itemPositioning: UITabBar.ItemPositioning {
    get { StoredValues.value("UITabBar.itemPositioning", of: self) ?? .automatic }
    set { StoredValues.note(newValue, "UITabBar.itemPositioning", of: self) }
  }

  /// The space between tabs, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var itemSpacing: CGFloat {
    get { StoredValues.value("UITabBar.itemSpacing", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UITabBar.itemSpacing", of: self) }
  }

  /// The width of a tab, in points; 0 for the system's.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var itemWidth: CGFloat {
    get { StoredValues.value("UITabBar.itemWidth", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UITabBar.itemWidth", of: self) }
  }
}
