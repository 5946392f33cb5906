import RotationFindings

/// What decides is elsewhere: in a key path, a case of an enumeration, a header, a variable, a caller.
extension EdgeCases {
  private static let app = CheckExample.File(
    "project.yml",
    """
    name: Reader
    targets:
      Reader:
        type: application
        platform: iOS
        deploymentTarget: "14.0"
        sources: [.]

    """)

  static let declaredInHeaders = EdgeCases(
    check: "no-fallback-before-16",
    triggering: [
      CheckExample(files: [
        app,
        .init(
          "Refresh.h",
          """
          @interface UIViewController (Refresh)
          - (void)refreshTurns API_AVAILABLE(ios(16.0));
          @end
          """),
        .init(
          "Reader.m",
          """
          @interface ReaderViewController : UIViewController
          @end
          @implementation UIViewController (Refresh)
          - (void)refreshTurns { [self setNeedsUpdateOfSupportedInterfaceOrientations]; }
          @end
          @implementation ReaderViewController
          - (void)pin {
            ↓if (@available(iOS 16.0, *)) {
              [self refreshTurns];
            }
          }
          @end
          """),
      ])
    ],
    quiet: [
      CheckExample(files: [
        app,
        .init(
          "Reader.swift",
          """
          extension UIViewController {
            func askAnew() -> Bool {
              guard #available(iOS 16.0, *) else { return false }
              setNeedsUpdateOfSupportedInterfaceOrientations()
              return true
            }
          }
          final class ReaderViewController: UIViewController {
            func pin() {
              if !askAnew() { UIViewController.attemptRotationToDeviceOrientation() }
            }
          }
          """),
      ])
    ])

  static let mappedScenesOfSets = EdgeCases(
    check: "unsafe-first-scene",
    triggering: [
      .swift(
        """
        func scene(of application: UIApplication) -> UIWindowScene? {
          let scenes = application.connectedScenes
          return scenes.first.map { ↓$0 as! UIWindowScene }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        func scenes(_ views: [UIView]) -> [UIWindowScene] {
          views.first.map { [$0.window!.windowScene! as! UIWindowScene] } ?? []
        }
        """)
    ])

  static let combinedCases = EdgeCases(
    check: "nonsense-orientation-expression",
    triggering: [
      .objectiveC(
        """
        static NSString *Name(UIInterfaceOrientation side) {
          switch (side) {
            case ↓UIInterfaceOrientationPortrait | UIInterfaceOrientationPortraitUpsideDown:
              return @"upright";
            default: return @"sideways";
          }
        }
        """)
    ],
    quiet: [
      .objectiveC(
        """
        static NSString *Name(UIInterfaceOrientationMask mask) {
          switch (mask) {
            case UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskPortraitUpsideDown:
              return @"upright";
            default: return @"sideways";
          }
        }
        """)
    ])

  static let classesInVariables = EdgeCases(
    check: "kvc-wrong-value",
    triggering: [
      .objectiveC(
        """
        static void Turn(void) {
          Class device = [UIDevice class];
          [↓device setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"];
        }
        """)
    ],
    quiet: [
      .objectiveC(
        """
        static void Turn(void) {
          UIDevice *device = [UIDevice currentDevice];
          [device setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"];
        }
        """)
    ])

  private static let postures = """
    enum Posture {
      case flat, upright
      var preferences: UIWindowScene.GeometryPreferences {
        switch self {
        case .flat: return .iOS(interfaceOrientations: .landscape)
        case .upright: return .iOS(interfaceOrientations: .portrait)
        }
      }
    }
    """

  static let requestsOfCases = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        \(postures)
        final class StretchViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func flatten(_ scene: UIWindowScene) {
            ↓scene.requestGeometryUpdate(Posture.flat.preferences) { print($0) }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        \(postures)
        final class StretchViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          func rise(_ scene: UIWindowScene) {
            scene.requestGeometryUpdate(Posture.upright.preferences) { print($0) }
          }
        }
        """)
    ])

  static let keyPathsOfScenes = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        final class CoachViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            showPicture()
          }
          func showPicture() { title = ↓isSideways ? "wide" : "tall" }
          private var isSideways: Bool {
            view.window?.windowScene.map(\\.interfaceOrientation.isLandscape) ?? false
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class CoachViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            showPicture()
          }
          func showPicture() { title = isSideways ? "wide" : "tall" }
          private var isSideways: Bool {
            view.window?.windowScene.map(\\.interfaceOrientation.isLandscape) ?? false
          }
        }
        """)
    ])

  static let lazyLayouts = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class StickerViewController: UIViewController {
          private lazy var flow: UICollectionViewFlowLayout = {
            let flow = UICollectionViewFlowLayout()
            ↓flow.itemSize = CGSize(width: view.bounds.width / 3, height: 40)
            return flow
          }()
          private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(grid)
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class StickerViewController: UIViewController {
          private lazy var flow: UICollectionViewFlowLayout = {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: view.bounds.width / 3, height: 40)
            return flow
          }()
          private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            flow.itemSize = CGSize(width: view.bounds.width / 3, height: 40)
          }
        }
        """)
    ])

  static let extendedIdioms = EdgeCases(
    check: "ipad-lock-without-fullscreen", triggering: [],
    quiet: [
      CheckExample(files: [
        .init(
          "project.yml",
          """
          name: Account
          targets:
            Account:
              type: application
              platform: iOS
              deploymentTarget: "15.0"
              sources: [.]
              settings: { TARGETED_DEVICE_FAMILY: "1,2" }

          """),
        .init(
          "Account.swift",
          """
          extension UIUserInterfaceIdiom {
            var usualMask: UIInterfaceOrientationMask {
              switch self {
              case .phone: return .portrait
              default: return .all
              }
            }
          }
          final class AccountViewController: UITableViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
              traitCollection.userInterfaceIdiom.usualMask
            }
          }
          """),
      ])
    ])
}
