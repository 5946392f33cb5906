// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIViewController {
  /// Light or dark, whatever the system has.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      StoredValues.value("UIViewController.overrideUserInterfaceStyle", of: self) ?? .unspecified
    }
    set { StoredValues.note(newValue, "UIViewController.overrideUserInterfaceStyle", of: self) }
  }

  /// Whether bars add to the insets of the first scroll view, before iOS 11.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get {
      StoredValues.value("UIViewController.automaticallyAdjustsScrollViewInsets", of: self) ?? true
    }
    set {
      StoredValues.note(newValue, "UIViewController.automaticallyAdjustsScrollViewInsets", of: self)
    }
  }

  /// The name under which the state is kept.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var restorationIdentifier: String? {
    get { StoredValues.value("UIViewController.restorationIdentifier", of: self) }
    set { StoredValues.note(newValue, "UIViewController.restorationIdentifier", of: self) }
  }

  /// Whether a touch beside a popover does nothing.
  ///
  /// - UIKit: same. Stored only. Since iOS 3.2
  public var isModalInPopover: Bool {
    get { StoredValues.value("UIViewController.isModalInPopover", of: self) ?? false }
    set { StoredValues.note(newValue, "UIViewController.isModalInPopover", of: self) }
  }

  /// Whether the margins of the view are never smaller than the system's.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get {
      StoredValues.value("UIViewController.viewRespectsSystemMinimumLayoutMargins", of: self)
        ?? true
    }
    set {
      StoredValues.note(
        newValue, "UIViewController.viewRespectsSystemMinimumLayoutMargins", of: self)
    }
  }

  /// What is shown where there is no content.
  ///
  /// - UIKit: same. Stored only. Since iOS 17
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { StoredValues.value("UIViewController.contentUnavailableConfiguration", of: self) }
    set {
      StoredValues.note(newValue, "UIViewController.contentUnavailableConfiguration", of: self)
    }
  }

  /// Names the scroll view that bars follow.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    StoredOnly.note("UIViewController.setContentScrollView")
  }

  /// Names the scroll view that bars follow at an edge.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    StoredOnly.note("UIViewController.setContentScrollView")
  }

  /// Adds a shortcut of a keyboard.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    StoredOnly.note("UIViewController.addKeyCommand")
  }

  /// Removes a shortcut of a keyboard.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    StoredOnly.note("UIViewController.removeKeyCommand")
  }

  /// Has the system ask for the pointer again.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public func setNeedsUpdateOfPrefersPointerLocked() {
    StoredOnly.note("UIViewController.setNeedsUpdateOfPrefersPointerLocked")
  }
}
