import RotationFindings

extension EdgeCases {
  static let recursiveForwarding = EdgeCases(
    check: "recursive-forwarding",
    triggering: [
      .swift(
        """
        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            // What is shown may be a UIAlertController.
            ↓visibleViewController?.supportedInterfaceOrientations ?? .all
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            switch visibleViewController {
            case is MenuViewController: return .portrait
            default: return visibleViewController?.supportedInterfaceOrientations ?? .all
            }
          }
        }
        """, note: "It looks at the class."),
      .objectiveC(
        """
        @implementation MainNavigationController : UINavigationController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (self.visibleViewController.isBeingDismissed) {
            return UIInterfaceOrientationMaskPortrait;
          }
          return [self.visibleViewController supportedInterfaceOrientations];
        }
        @end
        """),
    ])
}
