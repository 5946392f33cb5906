// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UINavigationBar {
  /// The delegate, which is not called.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var delegate: (any UINavigationBarDelegate)? {
    get { StoredValues.weak("UINavigationBar.delegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UINavigationBar.delegate", of: self) }
  }

  /// The attributes of the title.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { StoredValues.value("UINavigationBar.titleTextAttributes", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.titleTextAttributes", of: self) }
  }

  /// The attributes of a large title.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { StoredValues.value("UINavigationBar.largeTitleTextAttributes", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.largeTitleTextAttributes", of: self) }
  }

  /// The picture below the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var shadowImage: UIImage? {
    get { StoredValues.value("UINavigationBar.shadowImage", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.shadowImage", of: self) }
  }

  /// The picture beside the back button.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var backIndicatorImage: UIImage? {
    get { StoredValues.value("UINavigationBar.backIndicatorImage", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.backIndicatorImage", of: self) }
  }

  /// The mask of that picture in a transition.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { StoredValues.value("UINavigationBar.backIndicatorTransitionMaskImage", of: self) }
    set {
      StoredValues.note(newValue, "UINavigationBar.backIndicatorTransitionMaskImage", of: self)
    }
  }

  /// How the bar looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var standardAppearance: UINavigationBarAppearance {
    get {
      StoredValues.value("UINavigationBar.standardAppearance", of: self)
        ?? UINavigationBarAppearance()
    }
    set { StoredValues.note(newValue, "UINavigationBar.standardAppearance", of: self) }
  }

  /// How a low bar looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var compactAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationBar.compactAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.compactAppearance", of: self) }
  }

  /// How the bar looks while content is at its top.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationBar.scrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.scrollEdgeAppearance", of: self) }
  }

  /// How a low bar looks while content is at its top.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { StoredValues.value("UINavigationBar.compactScrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UINavigationBar.compactScrollEdgeAppearance", of: self) }
  }

  /// Sets the picture behind the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    StoredOnly.note("UINavigationBar.setBackgroundImage")
  }

  /// Sets the picture behind the bar at a position.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UINavigationBar.setBackgroundImage")
  }

  /// Moves the title up or down, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UINavigationBar.setTitleVerticalPositionAdjustment")
  }
}
