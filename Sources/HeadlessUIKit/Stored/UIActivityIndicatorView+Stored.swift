// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
extension UIActivityIndicatorView {
  /// The colour of the wheel.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var color: UIColor! {
    get { StoredValues.value("UIActivityIndicatorView.color", of: self) }
    set { StoredValues.note(newValue, "UIActivityIndicatorView.color", of: self) }
  }
}
