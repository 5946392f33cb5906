extension UIView {
  func changeTint(_ tint: UIColor?) {
    ensuredExtras.tint = tint
    tellTintChanged()
  }

  /// Notifies this view and the subviews that inherit its tint.
  private func tellTintChanged() {
    tintColorDidChange()
    for view in storedSubviews where view.extras?.tint == nil { view.tellTintChanged() }
  }
}
