// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UICollectionViewLayoutAttributes {
  /// How the view is moved, turned and scaled in space.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var transform3D: CATransform3D {
    get {
      StoredValues.value("UICollectionViewLayoutAttributes.transform3D", of: self)
        ?? CATransform3DIdentity
    }
    set { StoredValues.note(newValue, "UICollectionViewLayoutAttributes.transform3D", of: self) }
  }
}
