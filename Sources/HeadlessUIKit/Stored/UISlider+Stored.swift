// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UISlider {
  /// The colour of the bar below the number.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var minimumTrackTintColor: UIColor? {
    get { StoredValues.value("UISlider.minimumTrackTintColor", of: self) }
    set { StoredValues.note(newValue, "UISlider.minimumTrackTintColor", of: self) }
  }

  /// The colour of the bar above the number.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var maximumTrackTintColor: UIColor? {
    get { StoredValues.value("UISlider.maximumTrackTintColor", of: self) }
    set { StoredValues.note(newValue, "UISlider.maximumTrackTintColor", of: self) }
  }

  /// The colour of the knob.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var thumbTintColor: UIColor? {
    get { StoredValues.value("UISlider.thumbTintColor", of: self) }
    set { StoredValues.note(newValue, "UISlider.thumbTintColor", of: self) }
  }

  /// The picture at the lower end.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var minimumValueImage: UIImage? {
    get { StoredValues.value("UISlider.minimumValueImage", of: self) }
    set { StoredValues.note(newValue, "UISlider.minimumValueImage", of: self) }
  }

  /// The picture at the upper end.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var maximumValueImage: UIImage? {
    get { StoredValues.value("UISlider.maximumValueImage", of: self) }
    set { StoredValues.note(newValue, "UISlider.maximumValueImage", of: self) }
  }

  /// Sets the picture of the knob in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    StoredOnly.note("UISlider.setThumbImage")
  }

  /// Sets the picture of the bar below the number in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    StoredOnly.note("UISlider.setMinimumTrackImage")
  }

  /// Sets the picture of the bar above the number in a state.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    StoredOnly.note("UISlider.setMaximumTrackImage")
  }

  /// The picture of the knob now.
  ///
  /// - UIKit: differs, it is always this. Since iOS 2
  public var currentThumbImage: UIImage? { nil }
}
