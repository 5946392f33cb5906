// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UISwitch {
  /// The colour of the knob.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var thumbTintColor: UIColor? {
    get { StoredValues.value("UISwitch.thumbTintColor", of: self) }
    set { StoredValues.note(newValue, "UISwitch.thumbTintColor", of: self) }
  }

  /// The picture while it is on.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var onImage: UIImage? {
    get { StoredValues.value("UISwitch.onImage", of: self) }
    set { StoredValues.note(newValue, "UISwitch.onImage", of: self) }
  }

  /// The picture while it is off.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var offImage: UIImage? {
    get { StoredValues.value("UISwitch.offImage", of: self) }
    set { StoredValues.note(newValue, "UISwitch.offImage", of: self) }
  }

  /// How it should look.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var preferredStyle: UISwitch.Style {
    get { StoredValues.value("UISwitch.preferredStyle", of: self) ?? .automatic }
    set { StoredValues.note(newValue, "UISwitch.preferredStyle", of: self) }
  }
}
