extension UIViewController {
  /// Makes what manages the presentation, once it begins.
  func makePresentation(
    _ style: UIModalPresentationStyle, presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let own =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source) : nil
    return own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
