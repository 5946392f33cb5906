extension UIViewController {
  /// What presents it as a sheet, if it is one (since iOS 15).
  public var sheetPresentationController: UISheetPresentationController? {
    ensuredPresentation as? UISheetPresentationController
  }

  /// What presents it as a popover, if it is one (since iOS 8).
  public var popoverPresentationController: UIPopoverPresentationController? {
    ensuredPresentation as? UIPopoverPresentationController
  }

  /// The presentation it is in, else the one it will have, made now.
  var ensuredPresentation: UIPresentationController? {
    if let nearestPresentation { return nearestPresentation }
    guard container == nil, !isRootOfWindow else { return nil }
    let made = makePresentation(presenting: nil, source: self)
    presentation = made
    return made
  }

  /// The presentation it is in; not one that was only made beforehand.
  var activePresentation: UIPresentationController? { presenter == nil ? nil : presentation }

  /// Makes what manages the presentation.
  func makePresentation(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      return own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The presentation that was made beforehand, or a new one.
  func preparePresentation(presenting: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    if let made = presentation {
      made.storedPresenting = presenting
      return made
    }
    let made = makePresentation(presenting: presenting, source: source)
    presentation = made
    return made
  }

  /// Another style needs another presentation.
  func changeStyle(to style: UIModalPresentationStyle) {
    chosenStyle = style
    if presenter == nil { presentation = nil }
  }
}
