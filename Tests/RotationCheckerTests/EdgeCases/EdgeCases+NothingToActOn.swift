import RotationFindings

/// Code that looks like a mistake and has no consequence for users.
extension EdgeCases {
  static let header = EdgeCases(
    check: "container-not-forwarding",
    triggering: [
      .swift(
        """
        final class HeaderViewController: UIViewController {}
        final class ↓PageViewController: UIViewController {
          let header = HeaderViewController()
          func show(_ content: UIViewController) {
            addChild(header)
            addChild(content)
          }
          override var childForStatusBarStyle: UIViewController? { header }
        }
        final class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        """, note: "Beside the header there is content that may have a mask.")
    ],
    quiet: [
      .swift(
        """
        final class HeaderViewController: UIViewController {}
        final class PageViewController: UIViewController {
          let header = HeaderViewController()
          func prepare() { addChild(header) }
          override var childForStatusBarStyle: UIViewController? { header }
        }
        final class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        """, note: "The header has no mask to lose.")
    ])

  static let unusedAnswers = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        struct Grid: View {
          @State private var isWide = ↓UIDevice.current.orientation.isLandscape
          var body: some View { Text(isWide ? "wide" : "narrow") }
        }
        """, note: "The state is read.")
    ],
    quiet: [
      .swift(
        """
        struct Grid: View {
          @State private var isWide = UIDevice.current.orientation.isLandscape
          private func columns() -> Int { isWide ? 4 : 2 }
          private var shown: Int {
            let isWide = UIScreen.main.bounds.width > 700
            return isWide ? 4 : 2
          }
          var body: some View { Text("\\(shown)") }
        }
        """, note: "Only a method that is never called reads the state; what is shown has its own."),
      .objectiveC(
        """
        @implementation Detector
        - (NSDictionary *)options {
          int turned = 1;
          switch ([UIDevice currentDevice].orientation) {
            case UIDeviceOrientationLandscapeLeft: turned = 8; break;
            case UIDeviceOrientationLandscapeRight: turned = 3; break;
            default: turned = 6;
          }
          return @{CIDetectorImageOrientation: @(turned)};
        }
        @end
        """, note: "A picture of the camera is as the device is held."),
      .swift(
        """
        final class Camera: UIViewController {
          var isWide: Bool {
            #if targetEnvironment(simulator)
            return UIDevice.current.orientation.isLandscape
            #else
            return view.bounds.width > view.bounds.height
            #endif
          }
        }
        """, note: "Users never get what is built for the simulator."),
    ])

  static let uprightCasts = EdgeCases(
    check: "cross-enum-use",
    triggering: [
      .objectiveC(
        """
        @implementation Guide
        - (void)turn:(UIDeviceOrientation)held {
          switch (held) {
            case UIDeviceOrientationPortrait:
            case UIDeviceOrientationFaceUp:
              [self show:↓(UIInterfaceOrientation)held];
              break;
            default: break;
          }
        }
        - (void)show:(UIInterfaceOrientation)orientation {}
        @end
        """, note: "One of the cases is flat.")
    ],
    quiet: [
      .objectiveC(
        """
        @implementation Guide
        - (void)turn:(UIDeviceOrientation)held {
          switch (held) {
            case UIDeviceOrientationPortrait:
            case UIDeviceOrientationLandscapeLeft:
              [self show:(UIInterfaceOrientation)held];
              break;
            default: break;
          }
        }
        - (void)show:(UIInterfaceOrientation)orientation {}
        @end
        """, note: "Upright orientations have the number of their counterpart."),
      .objectiveC(
        """
        @implementation Guide
        - (void)begin:(UIInterfaceOrientation)orientation {
          [self turn:(UIDeviceOrientation)orientation];
        }
        - (void)turn:(UIDeviceOrientation)held {}
        @end
        """, note: "A device can be held as every interface is shown."),
    ])

  static let answeredLocks = EdgeCases(
    check: "legacy-rotation-callback",
    quiet: [
      .objectiveC(
        """
        @interface Lock : UIViewController
        @end
        @implementation Lock
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return orientation == UIInterfaceOrientationPortrait;
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """, note: "The mask says the same to newer systems."),
      .objectiveC(
        """
        @interface Free : UIViewController
        @end
        @implementation Free
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return YES;
        }
        - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation
                                                 duration:(NSTimeInterval)duration {
          [self.canvas setNeedsDisplay];
        }
        @end
        """, note: "Nothing is refused, and views of a new size are drawn anyway."),
    ])

  static let onlySuperfluous = EdgeCases(
    check: "missing-super-transition",
    triggering: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let panel = PanelController()
          override func viewDidLoad() {
            panel.set(contentViewController: UIViewController())
            panel.addPanel(toParent: self)
          }
          override func ↓viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            view.setNeedsLayout()
          }
        }
        """, note: "A library's panel becomes its child.")
    ],
    quiet: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func viewDidLoad() { addChild(UIViewController()) }
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            view.setNeedsLayout()
          }
        }
        """, note: "It never turns.")
    ])

  static let fixedStyles = EdgeCases(
    check: "preferred-not-supported",
    quiet: [
      .swift(
        """
        final class SheetController: UINavigationController {
          init(_ content: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .custom
          }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .all
          }
        }
        final class PlayerViewController: UIViewController {
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeRight
          }
        }
        """, note: "In a style of its own there is no question for a preference.")
    ])

  static let askedBefore = EdgeCases(
    check: "empty-mask-intersection",
    quiet: [
      .swift(
        """
        final class BannerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            let allowed = UIApplication.shared.supportedInterfaceOrientations(for: view.window)
            if allowed.contains(.portraitUpsideDown) { return .portraitUpsideDown }
            return allowed
          }
        }
        """, note: "Only where the application allows it.")
    ])
}
