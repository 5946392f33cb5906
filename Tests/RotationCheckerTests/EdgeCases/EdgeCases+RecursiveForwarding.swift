import RotationFindings

extension EdgeCases {
  /// A controller that answers as its presenter does.
  private static let asking = """


    final class Question: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        presentingViewController?.supportedInterfaceOrientations ?? .all
      }
    }
    """

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
        """ + asking),
      .swift(
        """
        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard let shown = visibleViewController else { return .all }
            return ↓shown.supportedInterfaceOrientations
          }
        }
        """ + asking, note: "By way of a local."),
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
        """ + asking, note: "It looks at the class."),
      .swift(
        """
        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard let shown = visibleViewController, shown !== presentedViewController else {
              return .all
            }
            return shown.supportedInterfaceOrientations
          }
        }
        """ + asking, note: "It looks which one it is."),
      .swift(
        """
        final class MainViewController: UIViewController {
          var router = Router()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            router.visibleViewController?.supportedInterfaceOrientations ?? .all
          }
        }
        """ + asking, note: "What another object calls visible need not be over the controller."),
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
        @implementation Question : UIViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.presentingViewController.supportedInterfaceOrientations;
        }
        @end
        """),
    ])
}
