@testable import RotationChecker
import RotationFindings

// What has no consequence for users, and what looks like it: code of apps that were checked for the first time.
extension EdgeCases {
  private static func sheet(root mask: String, _ mark: String) -> CheckExample {
    CheckExample(files: [
      .app("Podcasts", from: "16.0", families: "1"),
      .init(
        "Podcasts.swift",
        """
        import UIKit

        final class QueueViewController: UIViewController {
          override var \(mark)supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class ListViewController: UIViewController {
          func showQueue() { present(QueueViewController(), animated: true) }
        }
        final class MainTabBarController: UITabBarController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(mask) }
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [UINavigationController(rootViewController: ListViewController())]
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = MainTabBarController()
            window?.makeKeyAndVisible()
          }
        }

        """),
    ])
  }

  static let keptSheets = EdgeCases(
    check: "nonfullscreen-presentation",
    triggering: [sheet(root: ".allButUpsideDown", "↓")],
    quiet: [sheet(root: ".portrait", "")])

  static let unreachableLocks = EdgeCases(
    check: "ipad-lock-without-fullscreen",
    quiet: [
      CheckExample(
        note: "Every controller responds, so that nothing is ever kept from turning.",
        files: [
          .init(
            "Tabs.m",
            """
            @implementation TabsViewController : UIViewController
            - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
              UIInterfaceOrientationMask mask = UIInterfaceOrientationMaskAll;
              for (UIViewController *controller in [self viewControllers]) {
                if (![controller respondsToSelector:@selector(supportedInterfaceOrientations)]) {
                  return UIInterfaceOrientationMaskPortrait;
                }
                mask &= [controller supportedInterfaceOrientations];
              }
              return mask;
            }
            @end

            """),
          .infoPlist(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
          .appWithPlist("Tabs", families: "1,2"),
        ])
    ])

  static let listedControllers = EdgeCases(
    check: "responds-check-always-true",
    triggering: [
      .objectiveC(
        """
        @implementation TabsViewController : UIViewController
        - (BOOL)areAllAsked {
          for (UIViewController *controller in self.viewControllers) {
            if (!↓[controller respondsToSelector:@selector(supportedInterfaceOrientations)]) return NO;
          }
          return YES;
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @implementation Registry
        - (BOOL)areAllAsked {
          for (id object in self.objects) {
            if (![object respondsToSelector:@selector(supportedInterfaceOrientations)]) return NO;
          }
          return YES;
        }
        @end
        """, note: "They may be anything.")
    ])

  static let keptUpright = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        enum Held {
          static var last = UIDeviceOrientation.unknown
          static func update() { last = UIDevice.current.orientation }
          static func video() -> AVCaptureVideoOrientation { video(from: last) }
          static func video(from held: UIDeviceOrientation) -> AVCaptureVideoOrientation {
            switch held {
            case .landscapeLeft: return .landscapeRight
            case .landscapeRight: return .landscapeLeft
            default: return ↓.portrait
            }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        enum Held {
          static var last = UIDeviceOrientation.unknown
          static func update() {
            let held = UIDevice.current.orientation
            switch held {
            case .portrait: last = held
            case .landscapeLeft: last = held
            case .landscapeRight: last = held
            default: break
            }
          }
          static func video() -> AVCaptureVideoOrientation { video(from: last) }
          static func video(from held: UIDeviceOrientation) -> AVCaptureVideoOrientation {
            switch held {
            case .landscapeLeft: return .landscapeRight
            case .landscapeRight: return .landscapeLeft
            default: return .portrait
            }
          }
        }
        """, note: "All that is ever kept is upright.")
    ])

  static let twoLandscapes = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        final class HeadsetViewController: UIViewController {
          func update() {
            switch ↓UIDevice.current.orientation {
            case .landscapeLeft, .landscapeRight: hint.isHidden = true
            default: hint.isHidden = false
            }
          }
          let hint = UIView()
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class HeadsetViewController: UIViewController {
          func update() {
            switch UIDevice.current.orientation {
            case .landscapeLeft: hint.isHidden = true
            case .landscapeRight: hint.isHidden = false
            default: break
            }
          }
          let hint = UIView()
        }
        """, note: "How it is put into the headset, and nothing when it is flat.")
    ])

  static let turnedPreviews = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class CameraViewController: UIViewController {
          private let preview = AVCaptureVideoPreviewLayer()
          func show(_ session: AVCaptureSession) {
            preview.session = session
            if let connection = preview.connection {
              ↓connection.videoOrientation = .portrait
            }
            view.layer.addSublayer(preview)
          }
        }
        """, note: "It is always the same.")
    ],
    quiet: [
      .swift(
        """
        final class CameraViewController: UIViewController {
          let session = AVCaptureSession()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
            observe()
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            update()
          }
          private func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(update),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func update() {
            guard let connection = session.connections.last else { return }
            switch view.window?.windowScene?.interfaceOrientation {
            case .landscapeLeft: connection.videoOrientation = .landscapeLeft
            case .landscapeRight: connection.videoOrientation = .landscapeRight
            default: connection.videoOrientation = .portrait
            }
          }
        }
        """, note: "A notification calls it, too.")
    ])

  static let smallWidths = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class MetaView: UIView {
          let stack = UIStackView()
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            stack.spacing = bounds.width < 900 ? 10 : 20
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class MetaView: UIView {
          let stack = UIStackView()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            stack.spacing = bounds.width < 400 ? 10 : 20
          }
        }
        """, note: "Every iPad is wider, however it is turned.")
    ])

  static let ownNumbers = EdgeCases(
    check: "cross-enum-use",
    triggering: [
      .swift(
        """
        extension UIDeviceOrientation {
          var interface: UIInterfaceOrientation {
            UIInterfaceOrientation(rawValue: ↓rawValue) ?? .portrait
          }
        }
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @implementation ListViewController
        - (BOOL)isUpright:(UIInterfaceOrientation)orientation {
          return orientation == UIDeviceOrientationPortrait;
        }
        @end
        """, note: "The number is the same.")
    ])
}
