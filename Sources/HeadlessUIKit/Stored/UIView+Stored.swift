// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIView {
  /// Whether the colours stay while those of the screen are inverted.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var accessibilityIgnoresInvertColors: Bool {
    get { StoredValues.value("UIView.accessibilityIgnoresInvertColors", of: self) ?? false }
    set { StoredValues.note(newValue, "UIView.accessibilityIgnoresInvertColors", of: self) }
  }

  /// The view whose opacity hides parts of this one.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var mask: UIView? {
    get { StoredValues.value("UIView.mask", of: self) }
    set { StoredValues.note(newValue, "UIView.mask", of: self) }
  }

  /// Light or dark, whatever the system has.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { StoredValues.value("UIView.overrideUserInterfaceStyle", of: self) ?? .unspecified }
    set { StoredValues.note(newValue, "UIView.overrideUserInterfaceStyle", of: self) }
  }

  /// Whether the tint is dimmed.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { StoredValues.value("UIView.tintAdjustmentMode", of: self) ?? .automatic }
    set { StoredValues.note(newValue, "UIView.tintAdjustmentMode", of: self) }
  }

  /// The name under which the state is kept.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var restorationIdentifier: String? {
    get { StoredValues.value("UIView.restorationIdentifier", of: self) }
    set { StoredValues.note(newValue, "UIView.restorationIdentifier", of: self) }
  }

  /// Whether the ground is cleared before drawing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var clearsContextBeforeDrawing: Bool {
    get { StoredValues.value("UIView.clearsContextBeforeDrawing", of: self) ?? true }
    set { StoredValues.note(newValue, "UIView.clearsContextBeforeDrawing", of: self) }
  }

  /// The largest text size in the view.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValues.value("UIView.maximumContentSizeCategory", of: self) }
    set { StoredValues.note(newValue, "UIView.maximumContentSizeCategory", of: self) }
  }

  /// The smallest text size in the view.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValues.value("UIView.minimumContentSizeCategory", of: self) }
    set { StoredValues.note(newValue, "UIView.minimumContentSizeCategory", of: self) }
  }

  /// What the view reacts to.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var interactions: [any UIInteraction] {
    get { StoredValues.value("UIView.interactions", of: self) ?? [] }
    set { StoredValues.note(newValue, "UIView.interactions", of: self) }
  }

  /// The title shown large while a finger stays.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var largeContentTitle: String? {
    get { StoredValues.value("UIView.largeContentTitle", of: self) }
    set { StoredValues.note(newValue, "UIView.largeContentTitle", of: self) }
  }

  /// Whether it is shown large while a finger stays.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var showsLargeContentViewer: Bool {
    get { StoredValues.value("UIView.showsLargeContentViewer", of: self) ?? false }
    set { StoredValues.note(newValue, "UIView.showsLargeContentViewer", of: self) }
  }

  /// How it looks while it has the focus.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var focusEffect: UIFocusEffect? {
    get { StoredValues.value("UIView.focusEffect", of: self) }
    set { StoredValues.note(newValue, "UIView.focusEffect", of: self) }
  }

  /// Whether the view has the focus.
  ///
  /// - UIKit: differs, it is always this. Since iOS 9
  public var isFocused: Bool { false }
}
