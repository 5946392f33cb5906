extension UIView {
  func changeTint(_ tint: UIColor?) {
    ensuredExtras.tint = tint
    tellTintChanged()
  }

  /// Tells this view and those below that take their tint from it.
  private func tellTintChanged() {
    tintColorDidChange()
    for view in storedSubviews where view.extras?.tint == nil { view.tellTintChanged() }
  }
}
