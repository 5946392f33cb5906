@testable import RotationChecker
import RotationFindings

// Frames of presented views that stay, or are given again in other ways.
extension EdgeCases {
  static let presentedFrames = EdgeCases(
    check: "presented-frame-kept",
    triggering: [
      .swift(
        """
        class SheetController: UIPresentationController {
          let dimming = UIView()
          override func containerViewDidLayoutSubviews() {
            super.containerViewDidLayoutSubviews()
            dimming.frame = containerView?.bounds ?? .zero
          }
        }
        final class HalfSheetController: SheetController {
          private var height: CGFloat { (containerView?.bounds.height ?? 0) * 0.6 }
          override var ↓frameOfPresentedViewInContainerView: CGRect {
            guard let containerView else { return .zero }
            var frame = containerView.bounds
            frame.origin.y = containerView.bounds.maxY - height
            frame.size.height = height
            return frame
          }
        }
        """, note: "The superclass lays out what dims the screen."),
      .swift(
        """
        final class SheetController: UIPresentationController {
          override var ↓frameOfPresentedViewInContainerView: CGRect { bottomFrame() }
          private func bottomFrame() -> CGRect {
            let bounds = containerView!.bounds
            let height: CGFloat = 300
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
          }
        }
        """, note: "A method gives the frame."),
    ],
    quiet: [
      .swift(
        """
        class SheetController: UIPresentationController {
          override func containerViewDidLayoutSubviews() {
            super.containerViewDidLayoutSubviews()
            place()
          }
          func place() { presentedView?.frame = frameOfPresentedViewInContainerView }
        }
        final class HalfSheetController: SheetController {
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }
        }
        """, note: "The superclass gives the frame."),
      .swift(
        """
        final class HalfSheetController: UIPresentationController {
          private let wrapper = UIView()
          override var presentedView: UIView? { wrapper }
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in
              self.wrapper.frame.origin.y = size.height / 2
              self.wrapper.frame.size = CGSize(width: size.width, height: size.height / 2)
            }
          }
        }
        """, note: "What wraps the view gets its frame."),
      .swift(
        """
        final class PopupController: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 20, y: 40, width: 280, height: 320)
          }
        }
        """, note: "The same frame for every container."),
      .swift(
        """
        final class SheetController: LibrarySheetController {
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }
        }
        """, note: "The superclass is not there."),
      .swift(
        """
        final class GameViewController: UIViewController, UIViewControllerTransitioningDelegate {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
          ) -> UIPresentationController? {
            SheetController(presentedViewController: presented, presenting: presenting)
          }
        }
        final class SheetController: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
          }
        }
        """, note: "The screen that presents with it does not turn."),
    ])
}
