public import Foundation

/// Something with a size and traits that contains others: a controller or a presentation controller.
///
/// - UIKit: same but for Auto Layout. Since iOS 8. Rule: `G-10`, `G-12`, `G-21`
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like, in points.
  var preferredContentSize: CGSize { get }
  /// Told that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size a child gets when the container gets one, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Told that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
