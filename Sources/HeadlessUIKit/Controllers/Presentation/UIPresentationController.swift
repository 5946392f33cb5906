public import Foundation

/// Manages how a controller is presented.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 8. Rule: `G-20`, `Q-01`
@MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Makes one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  weak var storedPresenting: UIViewController?
  var containerIfLoaded: UIView?

  /// What is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// Who presents it.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presenter ?? presentedViewController
  }
  /// The style it was made for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view in which the presentation happens; nil while it is not on screen.
  open var containerView: UIView? { containerIfLoaded }
  /// The view that is shown: the presented controller's here.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where it is shown in the container view: everywhere here.
  open var frameOfPresentedViewInContainerView: CGRect { containerIfLoaded?.bounds ?? .zero }
  /// Whether the presenter's view is taken out; not here.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  /// Whether it covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Decides over adaptation to size classes.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style it takes in the traits it is in now. Since iOS 8.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Told that the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Told that the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told that the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Told that the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Told that the container view is about to lay out.
  open func containerViewWillLayoutSubviews() {}
  /// Told that the container view has laid out.
  open func containerViewDidLayoutSubviews() {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func willBegin() { presentationTransitionWillBegin() }
  func didEnd(_ completed: Bool) { presentationTransitionDidEnd(completed) }
  func dismissalWillBegin() { dismissalTransitionWillBegin() }
  func dismissalDidEnd(_ completed: Bool) { dismissalTransitionDidEnd(completed) }
}

/// Says how a presentation adapts to size classes, and hears of dismissals by the user.
///
/// - UIKit: same but for gestures. Since iOS 8
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in these traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Told that the user has dismissed it. Since iOS 13.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the controller wishes.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}
