import RotationFindings

/// Code as apps have it that were read after the checks were built.
extension EdgeCases {
  static let askedContent = EdgeCases(
    check: "container-not-forwarding",
    quiet: [
      .swift(
        """
        final class RootNavigationController: UINavigationController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            tabBarController?.preferredStatusBarStyle ?? .default
          }
        }
        """, note: "It asks what is around it."),
      .swift(
        """
        struct Settings: Styled { var shouldAutorotate = true }
        protocol Styled {}
        final class EditorViewController: UIViewController {
          let settings = Settings()
          override var shouldAutorotate: Bool { settings.shouldAutorotate }
        }
        """, note: "It asks a setting."),
      .objectiveC(
        """
        @interface AlbumViewController : UIViewController
        @property (nonatomic, weak) id<AlbumDelegate> delegate;
        @end
        @implementation AlbumViewController
        - (BOOL)prefersStatusBarHidden {
          return [(UIViewController *)self.delegate prefersStatusBarHidden];
        }
        @end
        """, note: "It asks the controller before it."),
    ])

  static let ownMasks = EdgeCases(
    check: "forced-rotation-kvc",
    triggering: [
      .swift(
        """
        final class CallViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func viewDidLoad() {
            super.viewDidLoad()
            let side = UIInterfaceOrientation.landscapeRight
            ↓UIDevice.current.setValue(side.rawValue, forKey: "orientation")
          }
        }
        """, note: "Its mask is another one.")
    ],
    quiet: [
      .swift(
        """
        final class CallViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func viewDidLoad() {
            super.viewDidLoad()
            let side = UIInterfaceOrientation.portrait
            UIDevice.current.setValue(side.rawValue, forKey: "orientation")
          }
        }
        """, note: "Its mask has the interface turned anyhow.")
    ])

  static let placedWithin = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class PreviewViewController: UIViewController {
          let backdrop = UIVisualEffectView()
          let pages = UIPageViewController()
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓backdrop.frame = view.bounds
            view.addSubview(backdrop)
            backdrop.contentView.addSubview(pages.view)
            backdrop.topAnchor.constraint(equalTo: pages.view.topAnchor).isActive = true
          }
        }
        """, note: "The constraint places what is inside."),
      .swift(
        """
        final class BarView: UIView {
          let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(button)
            addConstraint(↓NSLayoutConstraint(
              item: button, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .left,
              multiplier: 1, constant: UIScreen.main.bounds.width / 4))
          }
          required init?(coder: NSCoder) { nil }
        }
        """, note: "A constant of a constraint."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()
          let label = UILabel()
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            ↓banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            label.center = view.center
          }
        }
        """, note: "Laid out each time it appears; a new size changes another view."),
    ],
    quiet: [
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            Layout.shared.arrange(view)
          }
        }
        """, note: "What lays out the view may do so with its parts.")
    ])

  static let namedSystems = EdgeCases(
    check: "status-bar-orientation",
    quiet: [
      .objectiveC(
        """
        @implementation ProgressView
        - (void)turn {
          BOOL isNew = kCFCoreFoundationVersionNumber >= kCFCoreFoundationVersionNumber_iOS_8_0;
          if (isNew || self.superview == nil) return;
          [self turnTo:[UIApplication sharedApplication].statusBarOrientation];
        }
        - (void)turnTo:(UIInterfaceOrientation)side {}
        @end
        """, note: "Only on iOS 7, by the version of Core Foundation."),
      .objectiveC(
        """
        @implementation Screens
        + (UIInterfaceOrientation)current {
          if (@available(iOS 13.0, *)) {
            UIWindowScene *scene = Screens.active;
            if (scene) { return scene.interfaceOrientation; }
          }
          return UIApplication.sharedApplication.statusBarOrientation;
        }
        @end
        """, note: "Only where there is no scene."),
    ])

  static let answeredOtherwise = EdgeCases(
    check: "legacy-rotation-callback",
    quiet: [
      .objectiveC(
        """
        @interface MenuViewController : UIViewController
        @end
        @implementation MenuViewController
        - (BOOL)shouldAutorotate { return NO; }
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return NO;
        }
        @end
        """, note: "The answer for newer systems is beside it."),
      .objectiveC(
        """
        @interface PanelViewController : UIViewController
        @end
        @implementation PanelViewController
        #if !defined(__IPHONE_6_0) || __IPHONE_OS_VERSION_MIN_REQUIRED < __IPHONE_6_0
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return NO;
        }
        #endif
        @end
        """, note: "It is only built for iOS 5."),
    ])

  static let ownSensors = EdgeCases(
    check: "face-states-unhandled",
    quiet: [
      .swift(
        """
        final class Sensor {
          static let shared = Sensor()
          var held = UIDeviceOrientation.portrait
          func update(x: Double, y: Double) {
            var new: UIDeviceOrientation?
            if x > 0.6 {
              new = .landscapeRight
            } else if x < -0.6 {
              new = .landscapeLeft
            } else if y < -0.6 {
              new = .portrait
            } else {
              return
            }
            if let new = new, new != held { held = new }
          }
        }
        func video() -> AVCaptureVideoOrientation {
          switch Sensor.shared.held {
          case .landscapeLeft: return .landscapeRight
          case .landscapeRight: return .landscapeLeft
          default: return .portrait
          }
        }
        """, note: "What is kept is never flat.")
    ])

  static let turnedPictures = EdgeCases(
    check: "device-orientation-for-layout",
    quiet: [
      .objectiveC(
        """
        @implementation Scans
        - (void)add:(UIImage *)image {
          if ([[UIDevice currentDevice] orientation] == UIDeviceOrientationPortrait) {
            image = [image imageByRotating:-M_PI_2];
          }
          [self.images addObject:image];
        }
        @end
        """, note: "A picture is turned, not a layout.")
    ])

  static let phoneAnswers = EdgeCases(
    check: "shouldautorotate-lock",
    quiet: [
      .objectiveC(
        """
        @interface StopViewController : UIViewController
        @end
        @implementation StopViewController
        - (NSUInteger)supportedInterfaceOrientations {
          NSUInteger allowed = UIInterfaceOrientationMaskPortrait;
          if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) {
            allowed |= UIInterfaceOrientationMaskLandscape;
          }
          return allowed;
        }
        - (BOOL)shouldAutorotate {
          return [[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad;
        }
        @end
        """, note: "On phones, which are locked, the mask has one orientation.")
    ])

  static let numberedMasks = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .objectiveC(
        """
        @interface GameViewController : UIViewController
        @end
        @implementation GameViewController
        - (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
        - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
          return (self.supportedInterfaceOrientations & ↓orientation);
        }
        @end
        """, note: "The mask is declared as a number, as before iOS 9.")
    ])

  static let windowsOfLibraries = EdgeCases(
    check: "overlay-window",
    triggering: [
      .objectiveC(
        """
        @implementation LockPresenter
        - (void)present {
          if (!self.window) {
            self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
            ↓self.window.rootViewController = [UIViewController new];
          }
          [self.window makeKeyAndVisible];
        }
        @end
        """, note: "A library's window has the level of the app's and is above it.")
    ])

  static let locksOfPhones = EdgeCases(
    check: "ipad-lock-without-fullscreen",
    quiet: [
      CheckExample(
        note: "The delegate's lock is for phones.",
        files: [
          .init(
            "AppDelegate.swift",
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
              static var lock = UIInterfaceOrientationMask.portrait
              func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
              ) -> UIInterfaceOrientationMask {
                guard UIDevice.current.userInterfaceIdiom == .phone else { return .all }
                return AppDelegate.lock
              }
            }
            final class MovieViewController: UIViewController {
              func play() { AppDelegate.lock = .landscape }
            }

            """),
          .init(
            "project.yml",
            """
            name: Reader
            targets:
              Reader:
                type: application
                platform: iOS
                deploymentTarget: "15.0"
                sources: [.]
                info:
                  path: Info.plist
                  properties:
                    UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait, \
            UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft, \
            UIInterfaceOrientationLandscapeRight]
                settings:
                  TARGETED_DEVICE_FAMILY: "1,2"

            """),
        ])
    ])

  static let ownVisible = EdgeCases(
    check: "recursive-forwarding",
    quiet: [
      CheckExample(
        note: "A property of the app's own that is named like UIKit's.",
        files: [
          .init(
            "project.yml",
            """
            name: App
            targets:
              App:
                type: application
                platform: iOS
                deploymentTarget: "11.0"
                sources: [App]

            """),
          .init(
            "App/Sliding.m",
            """
            @interface SlidingViewController : UIViewController
            @property (nonatomic) UIViewController *visibleViewController;
            @end
            @implementation SlidingViewController
            - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
              return [self.visibleViewController supportedInterfaceOrientations];
            }
            @end

            """),
        ])
    ])
}

// Several apps in one folder.
extension EdgeCases {
  private static func twoApps(_ inReader: String) -> [CheckExample.File] {
    let root = """
      final class RootViewController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
        }
        func open() { present(HelpViewController(), animated: true) }
      }
      final class HelpViewController: UIViewController {
        override var \(inReader)supportedInterfaceOrientations: UIInterfaceOrientationMask {
          .portrait
        }
      }

      """
    return [
      .init("Reader/Root.swift", root), .init("Reader/App.swift", start("RootViewController")),
      .init("Draw/App.swift", start("DrawViewController")),
      .init("Draw/Draw.swift", "final class DrawViewController: UIViewController {}\n"),
    ]
  }

  private static func start(_ root: String) -> String {
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = \(root)()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """
  }

  private static func target(_ name: String, _ families: String) -> String {
    """
      \(name):
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [\(name)]
        info:
          path: \(name)/Info.plist
          properties:
            UIRequiresFullScreen: true
            UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait, \
    UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight]
        settings:
          TARGETED_DEVICE_FAMILY: "\(families)"

    """
  }

  private static func apps(_ families: String) -> CheckExample.File {
    .init(
      "project.yml", "name: Two\ntargets:\n" + target("Reader", families) + target("Draw", "2"))
  }

  static let appsBesideEachOther = EdgeCases(
    check: "nonfullscreen-presentation",
    triggering: [
      CheckExample(
        note: "The app with the sheet runs on iPads, where its root turns.",
        files: twoApps("↓") + [apps("1,2")])
    ],
    quiet: [
      CheckExample(
        note: "Only the other app runs on iPads.", files: twoApps("") + [apps("1")])
    ])
}
