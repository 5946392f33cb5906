extension UIView {
  /// The recognizers that are attached to the view; nil if there were never any.
  ///
  /// Since iOS 3.2.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.recognizers }
    set {
      for recognizer in extras?.recognizers ?? [] { recognizer.view = nil }
      ensuredExtras.recognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Attaches a recognizer, and takes it from the view it was attached to.
  ///
  /// Since iOS 3.2.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recognizer.
  ///
  /// Since iOS 3.2.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
