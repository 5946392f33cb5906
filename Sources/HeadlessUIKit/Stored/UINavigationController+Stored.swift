// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UINavigationController {
  /// Whether a swipe hides the bars.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var hidesBarsOnSwipe: Bool {
    get { StoredValues.value("UINavigationController.hidesBarsOnSwipe", of: self) ?? false }
    set { StoredValues.note(newValue, "UINavigationController.hidesBarsOnSwipe", of: self) }
  }

  /// Whether a tap hides the bars.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var hidesBarsOnTap: Bool {
    get { StoredValues.value("UINavigationController.hidesBarsOnTap", of: self) ?? false }
    set { StoredValues.note(newValue, "UINavigationController.hidesBarsOnTap", of: self) }
  }

  /// Whether a keyboard hides the bars.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var hidesBarsWhenKeyboardAppears: Bool {
    get {
      StoredValues.value("UINavigationController.hidesBarsWhenKeyboardAppears", of: self) ?? false
    }
    set {
      StoredValues.note(newValue, "UINavigationController.hidesBarsWhenKeyboardAppears", of: self)
    }
  }

  /// Whether little height hides the bars.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var hidesBarsWhenVerticallyCompact: Bool {
    get {
      StoredValues.value("UINavigationController.hidesBarsWhenVerticallyCompact", of: self) ?? false
    }
    set {
      StoredValues.note(newValue, "UINavigationController.hidesBarsWhenVerticallyCompact", of: self)
    }
  }
}
