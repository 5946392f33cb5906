public import Foundation

/// Something with a size and traits that contains others: a controller or a presentation controller.
///
/// - UIKit: same but for Auto Layout. Since iOS 8. Rule: `G-10`, `G-12`, `G-21`
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred content size of a child changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size a child gets when the container gets one, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
