// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIPageControl {
  /// What is behind the dots.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var backgroundStyle: UIPageControl.BackgroundStyle {
    get { StoredValues.value("UIPageControl.backgroundStyle", of: self) ?? .automatic }
    set { StoredValues.note(newValue, "UIPageControl.backgroundStyle", of: self) }
  }

  /// Whether a finger can run over the dots.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var allowsContinuousInteraction: Bool {
    get { StoredValues.value("UIPageControl.allowsContinuousInteraction", of: self) ?? true }
    set { StoredValues.note(newValue, "UIPageControl.allowsContinuousInteraction", of: self) }
  }

  /// The picture of a dot.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var preferredIndicatorImage: UIImage? {
    get { StoredValues.value("UIPageControl.preferredIndicatorImage", of: self) }
    set { StoredValues.note(newValue, "UIPageControl.preferredIndicatorImage", of: self) }
  }

  /// Sets the picture of the dot of a page.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    StoredOnly.note("UIPageControl.setIndicatorImage")
  }
}
