@testable import RotationChecker
import RotationFindings

// The same mistakes with layers in place of views, and with a pattern in place of a comparison.
extension EdgeCases {
  static let layers = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class ShadeViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let shade = CALayer()
            ↓shade.bounds = view.layer.bounds
            ↓shade.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            view.layer.addSublayer(shade)
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class ShadeViewController: UIViewController {
          let shade = CALayer()
          override func viewDidLoad() {
            super.viewDidLoad()
            shade.bounds = view.layer.bounds
            view.layer.addSublayer(shade)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            shade.frame = view.bounds
          }
        }
        """, note: "It is given its size again.")
    ])

  static let patterns = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        final class SheetViewController: UIViewController {
          func fraction() -> CGFloat {
            if case .portrait = ↓UIDevice.current.orientation { return 0.4 }
            return 0.7
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class SheetViewController: UIViewController {
          func isFlat() -> Bool {
            if case .faceUp = UIDevice.current.orientation { return true }
            return false
          }
        }
        """)
    ])
}
