@testable import RotationChecker
import RotationFindings

// What the same code makes harmless, or what no one meets; and its relatives.
extension EdgeCases {
  static let replacedFaces = EdgeCases(
    check: "cross-enum-use",
    triggering: [
      .objectiveC(
        """
        UIInterfaceOrientation Side(BOOL isFixed) {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          if (isFixed) held = UIDeviceOrientationPortrait;
          return ↓(UIInterfaceOrientation)held;
        }
        """),
      .objectiveC(
        """
        int Angle(void) {
          UIInterfaceOrientation side = ↓(UIInterfaceOrientation)[UIDevice currentDevice].orientation;
          switch (side) {
            case UIInterfaceOrientationLandscapeLeft: return 90;
            default: return 0;
          }
        }
        """),
    ],
    quiet: [
      .objectiveC(
        """
        UIInterfaceOrientation Side(void) {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          if (held == UIDeviceOrientationUnknown || held == UIDeviceOrientationFaceUp
              || held == UIDeviceOrientationFaceDown) {
            held = UIDeviceOrientationPortrait;
          }
          return (UIInterfaceOrientation)held;
        }
        """, note: "What is flat was replaced."),
      .objectiveC(
        """
        UIInterfaceOrientation Side(UIWindowScene *scene) {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          UIInterfaceOrientation side = (UIInterfaceOrientation)held;
          if (!UIDeviceOrientationIsValidInterfaceOrientation(held)) {
            side = scene.interfaceOrientation;
          }
          return side;
        }
        """, note: "It is replaced behind the cast."),
      .objectiveC(
        """
        void Turn(int *angle) {
          UIInterfaceOrientation side = (UIInterfaceOrientation)[UIDevice currentDevice].orientation;
          switch (side) {
            case UIInterfaceOrientationPortrait: *angle = 0; break;
            case UIInterfaceOrientationLandscapeLeft: *angle = 90; break;
            default: break;
          }
        }
        """, note: "A flat device changes nothing."),
    ])

  static let hiddenWindows = EdgeCases(
    check: "idiom-blind-mask",
    triggering: [
      .swift(
        """
        final class UprightViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓.portrait }
        }
        func show() -> UIWindow {
          let window = UIWindow(frame: .zero)
          window.rootViewController = UprightViewController()
          window.isHidden = false
          return window
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class UprightViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        func bottomInset() -> CGFloat {
          let window = UIWindow(frame: .zero)
          window.rootViewController = UprightViewController()
          return window.safeAreaInsets.bottom
        }
        """, note: "The window is measured and never shown.")
    ])

  static let fallbacks = EdgeCases(
    check: "preferred-not-supported",
    triggering: [
      .swift(
        """
        final class ScanViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            ↓.unknown
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension UIWindow {
          static var side: UIInterfaceOrientation {
            UIApplication.shared.windows.first?.windowScene?.interfaceOrientation ?? .unknown
          }
        }
        final class ScanViewController: UIViewController {
          var isSheet = false
          func begin() { isSheet = modalPresentationStyle == .formSheet }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isSheet ? .allButUpsideDown : .portrait
          }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            isSheet ? UIWindow.side : .portrait
          }
        }
        """, note: "Whatever presents it has a scene.")
    ])

  static let oldDefaults = EdgeCases(
    check: "legacy-rotation-callback",
    triggering: [
      .objectiveC(
        """
        @interface PageController : UIViewController
        @end
        @implementation PageController
        - (BOOL)↓shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)side {
          return side == UIInterfaceOrientationPortrait;
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @interface PageController : UIViewController
        @end
        @implementation PageController
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)side {
          if ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad) return YES;
          return side != UIInterfaceOrientationPortraitUpsideDown;
        }
        @end
        """, note: "Phones allow just that by default."),
      .objectiveC(
        """
        @interface Popover : UIViewController
        @property UIViewController *content;
        @end
        @implementation Popover
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)side {
          if (self.content) return [self.content shouldAutorotateToInterfaceOrientation:side];
          return YES;
        }
        @end
        """, note: "What it passes on is not asked either."),
    ])

  static let repeatedSettings = EdgeCases(
    check: "app-mask-conflict",
    quiet: [
      CheckExample(
        note: "The setting says what the file does.",
        files: [
          .infoPlist(["Portrait", "LandscapeLeft"]),
          .appWithPlist(
            "Reader", families: "1",
            settings: [
              "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: "
                + "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationPortrait"
            ]),
        ])
    ])
}
