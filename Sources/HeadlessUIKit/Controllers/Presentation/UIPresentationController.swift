public import Foundation

/// Manages how a controller is presented.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 8. Rule: `G-20`, `Q-01`
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Creates one.
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
  /// The presenting controller.
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
  /// Where it is shown in the container view.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerIfLoaded.map { presentedFrame(in: $0.bounds.size) } ?? .zero
  }
  /// Whether the presenter's view is taken out; only by a full screen presentation here.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
  /// Whether it covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Decides over adaptation to size classes.
  ///
  /// A popover's is a `UIPopoverPresentationControllerDelegate` in UIKit; here any will do.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style it takes where there is little width.
  open var adaptivePresentationStyle: UIModalPresentationStyle { usualAdaptiveStyle }
  /// The style it takes in traits; none if it keeps its own (since iOS 8.3).
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none }
  /// Traits that the presented controller gets in place of the window's.
  open var overrideTraitCollection: UITraitCollection?
  /// Called when the presentation begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when the container view is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the preferred content size of the presented controller changes.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerIfLoaded?.setNeedsLayout() }
  /// The size that the presented controller gets in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentedFrame(in: parentSize).size }
  /// Called before the container's size changes; passes its own new size to the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardNewSize(size, coordinator) }
  /// Called before the traits change; passes the change on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardNewTraits(newCollection, coordinator) }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The frame of the presented view in a container of a size; the whole container here.
  func presentedFrame(in size: CGSize) -> CGRect { contextFrame(in: size) }
  /// What is wrong with presenting it now.
  var mistake: (name: String, reason: String)? { nil }
}
