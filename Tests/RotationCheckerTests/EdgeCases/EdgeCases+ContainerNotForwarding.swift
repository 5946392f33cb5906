import RotationFindings

extension EdgeCases {
  private static let player = """
    final class PlayerViewController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    """

  static let containerNotForwarding = EdgeCases(
    check: "container-not-forwarding",
    triggering: [
      .swift(
        """
        final class ↓RootViewController: UIViewController {
          var content: UIViewController?
          override var preferredStatusBarStyle: UIStatusBarStyle {
            content?.preferredStatusBarStyle ?? .default
          }
        }
        \(player)
        """)
    ],
    quiet: [
      .swift(
        """
        final class RootViewController: UIViewController {
          override var childForStatusBarStyle: UIViewController? { nil }  // no ViewController
        }
        \(player)
        """, note: "It keeps the status bar to itself."),
      .swift(
        """
        final class RootViewController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            // Not contentViewController.preferredStatusBarStyle.
            super.preferredStatusBarStyle
          }
        }
        \(player)
        """),
    ])
}
