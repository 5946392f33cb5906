// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIToolbar {
  /// The delegate, which is not called.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var delegate: (any UIToolbarDelegate)? {
    get { StoredValues.weak("UIToolbar.delegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UIToolbar.delegate", of: self) }
  }

  /// How the bar looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var standardAppearance: UIToolbarAppearance {
    get { StoredValues.value("UIToolbar.standardAppearance", of: self) ?? UIToolbarAppearance() }
    set { StoredValues.note(newValue, "UIToolbar.standardAppearance", of: self) }
  }

  /// How a low bar looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var compactAppearance: UIToolbarAppearance? {
    get { StoredValues.value("UIToolbar.compactAppearance", of: self) }
    set { StoredValues.note(newValue, "UIToolbar.compactAppearance", of: self) }
  }

  /// How the bar looks while content is at its bottom.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { StoredValues.value("UIToolbar.scrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UIToolbar.scrollEdgeAppearance", of: self) }
  }

  /// How a low bar looks while content is at its bottom.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { StoredValues.value("UIToolbar.compactScrollEdgeAppearance", of: self) }
    set { StoredValues.note(newValue, "UIToolbar.compactScrollEdgeAppearance", of: self) }
  }

  /// Sets the picture behind the bar.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    StoredOnly.note("UIToolbar.setBackgroundImage")
  }

  /// Sets the picture at the bar's edge.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
  {
    StoredOnly.note("UIToolbar.setShadowImage")
  }
}
