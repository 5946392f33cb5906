// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UISwitch {
  /// The colour of the knob.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var thumbTintColor: UIColor? {
    get { StoredValues.value("UISwitch.thumbTintColor", of: self) }
    set {
      StoredOnly.note("UISwitch.thumbTintColor")
      StoredValues.set(newValue, "UISwitch.thumbTintColor", of: self)
    }
  }

  /// The picture while it is on.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var onImage: UIImage? {
    get { StoredValues.value("UISwitch.onImage", of: self) }
    set {
      StoredOnly.note("UISwitch.onImage")
      StoredValues.set(newValue, "UISwitch.onImage", of: self)
    }
  }

  /// The picture while it is off.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var offImage: UIImage? {
    get { StoredValues.value("UISwitch.offImage", of: self) }
    set {
      StoredOnly.note("UISwitch.offImage")
      StoredValues.set(newValue, "UISwitch.offImage", of: self)
    }
  }

  /// How it should look.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var preferredStyle: UISwitch.Style {
    get { StoredValues.value("UISwitch.preferredStyle", of: self) ?? .automatic }
    set {
      StoredOnly.note("UISwitch.preferredStyle")
      StoredValues.set(newValue, "UISwitch.preferredStyle", of: self)
    }
  }
}
