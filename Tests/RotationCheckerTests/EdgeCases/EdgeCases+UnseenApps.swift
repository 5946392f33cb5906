@testable import RotationChecker
import RotationFindings

// What apps that were checked for the first time showed: false alarms, and their relatives.
extension EdgeCases {
  static let otherTraits = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          let card = UIView()
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle {
              card.alpha = 1
            } else {
              place()
            }
          }
          func place() { card.frame.size.width = view.bounds.width }
        }
        """, note: "Another trait decides, and the layout is on the other side."),
      .swift(
        """
        class ScreenViewController: UIViewController {
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            place()
          }
          func place() {}
        }
        final class NoteViewController: ScreenViewController {
          let card = UIView()
          override func place() { card.frame.size.width = view.bounds.width }
        }
        """, note: "A subclass lays out in what the superclass calls."),
    ],
    quiet: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          let card = UIView()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if previous?.preferredContentSizeCategory
              != traitCollection.preferredContentSizeCategory
            {
              place()
            }
          }
          func place() { card.frame.size.width = view.bounds.width }
        }
        """, note: "Larger text, and nothing else."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          let card = UIView()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            guard previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
            card.frame.size.width = view.bounds.width
          }
        }
        """),
      .swift(
        """
        class ScreenViewController: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            place()
          }
          func place() {}
        }
        final class NoteViewController: ScreenViewController {
          let card = UIView()
          override func place() { card.frame.size.width = view.bounds.width }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            place()
          }
        }
        """, note: "The subclass is notified of a size, too."),
    ])

  static let olderHelpers = EdgeCases(
    check: "no-fallback-before-16",
    quiet: [
      CheckExample(
        note: "A function that it calls turns the interface on older systems.",
        files: [
          .app("Player", from: "15.0", families: nil),
          .init(
            "Player.swift",
            """
            import UIKit

            final class PlayerViewController: UIViewController {
              override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                Turning.turnUpright()
                if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
              }
            }
            enum Turning {
              static func turnUpright() { force(.portrait) }
              static func force(_ orientation: UIInterfaceOrientation) {
                if #unavailable(iOS 16) {
                  UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
                }
              }
            }

            """),
        ]),
      CheckExample(
        note: "What is presented is asked on every system.",
        files: [
          .app("Player", from: "15.0", families: nil),
          .init(
            "Player.swift",
            """
            import UIKit

            final class SettingsNavigationController: UINavigationController {
              override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
              override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
              }
            }

            """),
        ]),
    ])

  private static let asking = CheckExample.File(
    "AppDelegate.swift",
    """
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        if let presented = window?.rootViewController?.presentedViewController {
          return presented.supportedInterfaceOrientations
        }
        return window?.rootViewController?.supportedInterfaceOrientations ?? .portrait
      }
    }

    """)

  static let askingDelegates = EdgeCases(
    check: "nonfullscreen-presentation",
    quiet: [
      CheckExample(
        note: "The app's delegate asks what is presented, in whatever style.",
        files: [
          asking,
          .init(
            "Player.swift",
            CheckExample.player(
              more: """
                final class ListViewController: UIViewController {
                  func play() { present(PlayerViewController(), animated: true) }
                }


                """, root: "ListViewController()")),
          .app("Player", from: "15.0", families: "1"),
        ])
    ])

  static let passedOnLocks = EdgeCases(
    check: "ipad-lock-without-fullscreen",
    quiet: [
      CheckExample(
        note: "The delegate has no lock of its own but where nothing is shown.",
        files: [
          asking,
          .infoPlist(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
          .appWithPlist("Player", families: "1,2"),
        ])
    ])

  static let ownResizing = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        let screenWidth = UIScreen.main.bounds.width
        final class GridViewController: UIViewController {
          let layout = UICollectionViewFlowLayout()
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓layout.itemSize = CGSize(width: screenWidth / 2, height: 80)
          }
        }
        """, note: "A constant of the file keeps it."),
      .swift(
        """
        final class BlurViewController: UIViewController {
          override func loadView() {
            let root = UIView(frame: UIScreen.main.bounds)
            let blur = UIVisualEffectView()
            ↓blur.frame = root.bounds
            root.addSubview(blur)
            view = root
          }
        }
        """, note: "What becomes the view has its size."),
    ],
    quiet: [
      .objectiveC(
        """
        @interface Bar : UIView
        @end
        @implementation Bar
        - (instancetype)initWithFrame:(CGRect)frame {
          if ((self = [super initWithFrame:frame])) {
            self.autoresizingMask = UIViewAutoresizingFlexibleWidth;
          }
          return self;
        }
        @end
        @interface TitleBar : Bar
        @end
        @implementation TitleBar
        @end
        @interface ThumbsViewController : UIViewController
        @property (nonatomic) TitleBar *bar;
        @end
        @implementation ThumbsViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          CGRect frame = CGRectMake(0, 0, self.view.bounds.size.width, 44);
          self.bar = [[TitleBar alloc] initWithFrame:frame];
          [self.view addSubview:self.bar];
        }
        @end
        """, note: "Views of its class resize themselves.")
    ])

  static let conditionalSuper = EdgeCases(
    check: "missing-super-transition",
    triggering: [
      .swift(
        """
        final class TabsViewController: UITabBarController {
          var isActive = false
          override func ↓viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            if isActive {
              super.viewWillTransition(to: size, with: coordinator)
            }
          }
        }
        """, note: "Where the condition does not hold, nothing is passed on."),
      .swift(
        """
        final class TabsViewController: UITabBarController {
          override func ↓viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            guard isViewLoaded else { return }
            super.viewWillTransition(to: size, with: coordinator)
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class TabsViewController: UITabBarController {
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            guard isViewLoaded else {
              return super.viewWillTransition(to: size, with: coordinator)
            }
            switch selectedIndex {
            case 0: super.viewWillTransition(to: size, with: coordinator)
            default: super.viewWillTransition(to: size, with: coordinator)
            }
          }
        }
        """, note: "Every way passes it on.")
    ])

  static let guardedMappings = EdgeCases(
    check: "left-right-swap",
    triggering: [
      .swift(
        """
        func interface(of device: UIDeviceOrientation) -> UIInterfaceOrientation {
          guard device == .landscapeLeft else {
            return device == .landscapeRight ? .landscapeRight : .portrait
          }
          return ↓.landscapeLeft
        }
        """),
      .swift(
        """
        func interface(of device: UIDeviceOrientation) -> UIInterfaceOrientation {
          guard device != .landscapeLeft else { return ↓.landscapeLeft }
          guard device != .landscapeRight else { return .landscapeRight }
          return .portrait
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func interface(of device: UIDeviceOrientation) -> UIInterfaceOrientation {
          guard device == .landscapeLeft else {
            return device == .landscapeRight ? .landscapeLeft : .portrait
          }
          return .landscapeRight
        }
        """)
    ])

  static let numbersAsMasks = EdgeCases(
    check: "mask-enum-mixup",
    triggering: [
      .objectiveC(
        """
        NSUInteger listed(NSArray *names) {
          NSUInteger mask = 0;
          if ([names containsObject:@"UIInterfaceOrientationPortrait"]) {
            mask |= ↓UIInterfaceOrientationPortrait;
          }
          if ([names containsObject:@"UIInterfaceOrientationLandscapeLeft"]) {
            mask |= UIInterfaceOrientationMaskLandscapeLeft;
          }
          return mask;
        }
        """, note: "Bits are added to a number."),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @property (nonatomic) BOOL isWide;
        @end
        @implementation PlayerViewController
        - (NSUInteger)supportedInterfaceOrientations {
          NSUInteger mask = UIInterfaceOrientationMaskPortrait;
          if (self.isWide) mask = ↓UIInterfaceOrientationLandscapeRight;
          return mask;
        }
        @end
        """),
    ],
    quiet: [
      .objectiveC(
        """
        NSInteger code(BOOL isWide) {
          NSInteger code = 0;
          if (isWide) code = UIInterfaceOrientationLandscapeRight;
          return code;
        }
        """, note: "A number of the app's own.")
    ])

  static let comparedFaces = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .objectiveC(
        """
        @implementation PlayerView : UIView
        - (void)start {
          [[NSNotificationCenter defaultCenter] addObserver:self
              selector:@selector(turned:)
              name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)↓turned:(NSNotification *)note {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          if (held == UIDeviceOrientationLandscapeLeft || held == UIDeviceOrientationLandscapeRight) {
            [self enterFullScreen];
          } else {
            [self exitFullScreen];
          }
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @implementation PlayerView : UIView
        - (void)start {
          [[NSNotificationCenter defaultCenter] addObserver:self
              selector:@selector(turned:)
              name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)turned:(NSNotification *)note {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          if (held == UIDeviceOrientationLandscapeLeft || held == UIDeviceOrientationLandscapeRight) {
            [self enterFullScreen];
          } else if (held == UIDeviceOrientationPortrait) {
            [self exitFullScreen];
          }
        }
        @end
        """)
    ])

  static let missingEntries = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        let sides: [UIDeviceOrientation: UIInterfaceOrientation] = [
          .portrait: .portrait, .landscapeLeft: .landscapeRight, .landscapeRight: .landscapeLeft,
        ]
        func interface(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
          sides[held] ?? ↓.portrait
        }
        """, note: "A dictionary that lacks flat orientations."),
      .swift(
        """
        func interface(of held: UIDeviceOrientation) -> UIInterfaceOrientation {
          held.isLandscape
            ? (held == .landscapeLeft ? .landscapeRight : .landscapeLeft) : ↓.portrait
        }
        """),
    ],
    quiet: [
      .swift(
        """
        let sides: [UIDeviceOrientation: UIInterfaceOrientation] = [
          .portrait: .portrait, .landscapeLeft: .landscapeRight, .landscapeRight: .landscapeLeft,
        ]
        func interface(
          of held: UIDeviceOrientation, last: UIInterfaceOrientation
        ) -> UIInterfaceOrientation {
          sides[held] ?? last
        }
        """)
    ])

  static let uprightChains = EdgeCases(
    check: "device-orientation-for-layout",
    triggering: [
      .swift(
        """
        struct Held {
          var isWide: Bool {
            [.landscapeLeft, .landscapeRight].contains(↓UIDevice.current.orientation)
          }
        }
        """, note: "A list of one side.")
    ],
    quiet: [
      .swift(
        """
        struct Turning: ViewModifier {
          let action: (UIDeviceOrientation) -> Void
          func body(content: Content) -> some View {
            content.onAppear {
              if UIDevice.current.orientation == .portrait
                || UIDevice.current.orientation == .landscapeLeft
                || UIDevice.current.orientation == .landscapeRight
              {
                action(UIDevice.current.orientation)
              }
            }
          }
        }
        """, note: "A chain of all that are upright leaves out flat ones.")
    ])

  static let uprightGuards = EdgeCases(
    check: "face-states-unhandled",
    quiet: [
      .swift(
        """
        final class PlayerView: UIView {
          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc func turned() {
            let held = UIDevice.current.orientation
            guard held.isPortrait || held.isLandscape else { return }
            if held.isLandscape { expand() } else { collapse() }
          }
          func expand() {}
          func collapse() {}
        }
        """, note: "A flat device is neither, and has left.")
    ])

  static let wholeSizes = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class IntroViewController: UIViewController {
          let shade = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(shade)
            ↓shade.frame = CGRect(origin: .zero, size: view.bounds.size)
          }
        }
        """, note: "The whole size.")
    ])

  static let changedFromOutside = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class RootNavigationController: UINavigationController {
          var allowed: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
        }
        final class VideoViewController: UIViewController {
          @objc func widen() {
            ↓(navigationController as? RootNavigationController)?.allowed = .landscape
          }
        }
        """, note: "Another controller changes it.")
    ],
    quiet: [
      .swift(
        """
        final class RootNavigationController: UINavigationController {
          var allowed: UIInterfaceOrientationMask = .portrait
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
        }
        final class VideoViewController: UIViewController {
          func made() -> UIViewController {
            let navigation = RootNavigationController()
            navigation.allowed = .landscape
            return navigation
          }
        }
        """, note: "It is not shown yet.")
    ])

  static let phoneLocks = EdgeCases(
    check: "ipad-lock-without-fullscreen",
    quiet: [
      CheckExample(
        note: "The lock is set on phones only.",
        files: [
          .init(
            "Walk.swift",
            """
            import UIKit

            final class WalkViewController: UIViewController {
              var isUpright = false
              override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                if isUpright { return .portrait } else { return .all }
              }
            }
            func walk() -> UIViewController {
              let screen = WalkViewController()
              screen.isUpright = UIDevice.current.userInterfaceIdiom == .phone
              return screen
            }

            """),
          .infoPlist(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
          .appWithPlist("Walk", families: "1,2"),
        ])
    ])

  static let phoneRequests = EdgeCases(
    check: "geometry-request-outside-mask",
    quiet: [
      .swift(
        """
        final class Turning {
          var scene: UIWindowScene?
          func turn(_ mask: UIInterfaceOrientationMask) {
            scene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
          }
          func turnPhoneUpright() {
            if UIDevice.current.userInterfaceIdiom == .phone { turn(.portrait) }
          }
        }
        """, note: "Only phones, which have no windows, get there.")
    ])

  static let keptOrientations = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class DetailViewController: UIViewController {
          let first: UIInterfaceOrientation
          init(scene: UIWindowScene) {
            first = ↓(UIApplication.shared.connectedScenes.first as? UIWindowScene)?
              .interfaceOrientation ?? .unknown
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
        }
        """, note: "An initializer keeps it.")
    ],
    quiet: [
      .swift(
        """
        final class DetailViewController: UIViewController {
          var shown = UIInterfaceOrientation.unknown
          override func viewDidLoad() {
            super.viewDidLoad()
            shown = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?
              .interfaceOrientation ?? .unknown
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            shown = view.window?.windowScene?.interfaceOrientation ?? .unknown
          }
        }
        """)
    ])

  static let loggedNotifications = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class ChartViewController: UIViewController {
          let table = UITableView()
          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc func ↓turned() {
            if UIDevice.current.orientation.isLandscape { print("wide") }
            table.rowHeight = view.frame.height / 6
          }
        }
        """, note: "How the device is held is only logged.")
    ])

  static let macroKeys = EdgeCases(
    check: "forced-rotation-kvc",
    triggering: [
      .objectiveC(
        """
        void turn(UIInterfaceOrientation orientation) {
          ↓[UIDevice.currentDevice setValue:@(orientation)
                                    forKey:@keypath(UIDevice.new, orientation)];
        }
        """, note: "A macro spells the key.")
    ])
}
