// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIScrollView {
  /// How fast scrolling comes to an end.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { StoredValues.value("UIScrollView.decelerationRate", of: self) ?? .normal }
    set { StoredValues.note(newValue, "UIScrollView.decelerationRate", of: self) }
  }

  /// How the indicators look.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { StoredValues.value("UIScrollView.indicatorStyle", of: self) ?? .default }
    set { StoredValues.note(newValue, "UIScrollView.indicatorStyle", of: self) }
  }

  /// How far the indicators are from the edges, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { StoredValues.value("UIScrollView.scrollIndicatorInsets", of: self) ?? .zero }
    set { StoredValues.note(newValue, "UIScrollView.scrollIndicatorInsets", of: self) }
  }

  /// How far the vertical indicator is from the edges, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 11.1
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { StoredValues.value("UIScrollView.verticalScrollIndicatorInsets", of: self) ?? .zero }
    set { StoredValues.note(newValue, "UIScrollView.verticalScrollIndicatorInsets", of: self) }
  }

  /// How far the horizontal indicator is from the edges, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 11.1
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { StoredValues.value("UIScrollView.horizontalScrollIndicatorInsets", of: self) ?? .zero }
    set { StoredValues.note(newValue, "UIScrollView.horizontalScrollIndicatorInsets", of: self) }
  }

  /// Whether the safe area adds to those insets.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get {
      StoredValues.value("UIScrollView.automaticallyAdjustsScrollIndicatorInsets", of: self) ?? true
    }
    set {
      StoredValues.note(
        newValue, "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", of: self)
    }
  }

  /// Whether content can be scaled beyond its limits.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var bouncesZoom: Bool {
    get { StoredValues.value("UIScrollView.bouncesZoom", of: self) ?? true }
    set { StoredValues.note(newValue, "UIScrollView.bouncesZoom", of: self) }
  }

  /// Whether content gets touches late.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var delaysContentTouches: Bool {
    get { StoredValues.value("UIScrollView.delaysContentTouches", of: self) ?? true }
    set { StoredValues.note(newValue, "UIScrollView.delaysContentTouches", of: self) }
  }

  /// Whether a drag takes touches from the content.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var canCancelContentTouches: Bool {
    get { StoredValues.value("UIScrollView.canCancelContentTouches", of: self) ?? true }
    set { StoredValues.note(newValue, "UIScrollView.canCancelContentTouches", of: self) }
  }

  /// Whether content can be dragged beyond its left and right ends.
  ///
  /// - UIKit: same. Stored only. Since iOS 17.4
  public var bouncesHorizontally: Bool {
    get { StoredValues.value("UIScrollView.bouncesHorizontally", of: self) ?? true }
    set { StoredValues.note(newValue, "UIScrollView.bouncesHorizontally", of: self) }
  }

  /// Whether content can be dragged beyond its top and bottom ends.
  ///
  /// - UIKit: same. Stored only. Since iOS 17.4
  public var bouncesVertically: Bool {
    get { StoredValues.value("UIScrollView.bouncesVertically", of: self) ?? true }
    set { StoredValues.note(newValue, "UIScrollView.bouncesVertically", of: self) }
  }

  /// Whether two fingers scale the content.
  ///
  /// - UIKit: differs, it is always this. Since iOS 2
  public var isZooming: Bool { false }

  /// Whether scaling comes back to its limits.
  ///
  /// - UIKit: differs, it is always this. Since iOS 2
  public var isZoomBouncing: Bool { false }

  /// Shows the indicators for a moment.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func flashScrollIndicators() {
    StoredOnly.note("UIScrollView.flashScrollIndicators")
  }
}
