import RotationFindings

extension EdgeCases {
  static let preferredNotSupported = EdgeCases(
    check: "preferred-not-supported",
    triggering: [
      .swift(
        """
        class QuoteViewController: UIViewController {
          private var supported: UIInterfaceOrientationMask = [.landscapeLeft, .portrait]
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            get { supported }
            set { supported = newValue }
          }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            ↓.landscapeRight
          }
        }
        """, note: "The mask can be set, and no code sets it.")
    ],
    quiet: [
      .swift(
        """
        class QuoteViewController: UIViewController {
          private var supported: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            get { supported }
            set { supported = newValue }
          }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeRight
          }
        }
        func show(_ quote: QuoteViewController, _ mask: UIInterfaceOrientationMask) {
          quote.supportedInterfaceOrientations = mask
        }
        """, note: "Set from outside, to what is not known.")
    ])
}
