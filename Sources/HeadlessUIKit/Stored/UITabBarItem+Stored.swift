// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITabBarItem {
  /// The colour of the badge.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var badgeColor: UIColor? {
    get { StoredValues.value("UITabBarItem.badgeColor", of: self) }
    set { StoredValues.note(newValue, "UITabBarItem.badgeColor", of: self) }
  }

  /// How far the title is moved, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var titlePositionAdjustment: UIOffset {
    get { StoredValues.value("UITabBarItem.titlePositionAdjustment", of: self) ?? UIOffset() }
    set { StoredValues.note(newValue, "UITabBarItem.titlePositionAdjustment", of: self) }
  }

  /// How the bar looks while this tab is selected.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var standardAppearance: UITabBarAppearance? {
    get { StoredValues.value("UITabBarItem.standardAppearance", of: self) }
    set { StoredValues.note(newValue, "UITabBarItem.standardAppearance", of: self) }
  }

  /// How the bar looks while this tab is selected and content is at its bottom.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { StoredValues.value("UITabBarItem.scrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UITabBarItem.scrollEdgeAppearance", of: self) }
  }

  /// Sets the attributes of the badge in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    StoredOnly.note("UITabBarItem.setBadgeTextAttributes")
  }
}
