// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UICollectionViewCell {
  /// How the ground looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { StoredValues.value("UICollectionViewCell.backgroundConfiguration", of: self) }
    set { StoredValues.note(newValue, "UICollectionViewCell.backgroundConfiguration", of: self) }
  }

  /// Whether the ground follows the cell's state.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get {
      StoredValues.value(
        "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", of: self) ?? true
    }
    set {
      StoredValues.note(
        newValue, "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", of: self)
    }
  }

  /// Whether the content follows the cell's state.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var automaticallyUpdatesContentConfiguration: Bool {
    get {
      StoredValues.value("UICollectionViewCell.automaticallyUpdatesContentConfiguration", of: self)
        ?? true
    }
    set {
      StoredValues.note(
        newValue, "UICollectionViewCell.automaticallyUpdatesContentConfiguration", of: self)
    }
  }

  /// Has the configurations updated.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public func setNeedsUpdateConfiguration() {
    StoredOnly.note("UICollectionViewCell.setNeedsUpdateConfiguration")
  }
}
