import RotationChecker
import RotationFindings
import Testing

/// What is only good to know is a note, and what users may see is not.
@Suite struct FindingSeverityTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var check: String
    var severity: Severity
    var example: CheckExample
    var testDescription: String { "\(check): \(example.note ?? "")" }
  }

  @Test(
    "A finding is as severe as its consequence",
    arguments: legacy + forced + windows + samples + libraries)
  func severity(example: Case) throws {
    let check = try #require(CheckCatalogue.description(example.check))
    let findings = try ExampleProject(example.example).outcome(of: check).findings
    #expect(findings.map(\.severity) == [example.severity])
  }

  @Test(
    "Notes that have to be asked for are reported where their check is named",
    arguments: [
      ("sdk: 26", 0), ("opt-in: missing-super-transition", 1),
      ("only: missing-super-transition", 1),
      ("severity: { missing-super-transition: error }", 1),
    ])
  func askedFor(yaml: String, count: Int) throws {
    let alone = CheckExample.swift(
      """
      final class PageViewController: UIViewController {
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          view.setNeedsLayout()
        }
      }

      """)
    let configuration = try CheckConfiguration(
      bytes: Array(yaml.utf8), file: CheckConfiguration.fileName)
    let read = try ExampleProject(alone).read(configuration)
    let found = Checker(configuration).run(read.project).findings
    #expect(found.filter { $0.check == "missing-super-transition" }.count == count)
  }

  private static let callback = """
    final class PageViewController: UIViewController {
      override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        relayout()
      }
      func relayout() {}
    }

    """

  private static func app(_ settings: String) -> String {
    """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait, \
    UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft, \
    UIInterfaceOrientationLandscapeRight]
        settings:
          TARGETED_DEVICE_FAMILY: "\(settings)"

    """
  }

  static let legacy = [
    Case(
      check: "legacy-rotation-callback", severity: .warning,
      example: CheckExample(
        note: "Windows change their size on iPad.",
        files: [.init("project.yml", app("1,2")), .init("App/Page.swift", callback)])),
    Case(
      check: "legacy-rotation-callback", severity: .note,
      example: CheckExample(
        note: "UIKit still calls it on iPhone.",
        files: [.init("project.yml", app("1")), .init("App/Page.swift", callback)])),
  ]

  private static func delegate(_ mask: String) -> String {
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var isOpen = false
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        \(mask)
      }
    }

    """
  }

  private static func force(_ first: String) -> String {
    """
    final class PaintViewController: UIViewController {
      func begin(_ delegate: AppDelegate) {
        \(first)
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      }
    }

    """
  }

  private static let unlocks = """
    final class MovieViewController: UIViewController {
      func open(_ delegate: AppDelegate) { delegate.isOpen = true }
    }

    """

  static let forced = [
    ("isOpen ? .all : .portrait", "", Severity.note, "The app is upright, unless it is unlocked."),
    ("isOpen ? .all : .portrait", "delegate.isOpen = false", .warning, "It is locked here."),
    (".portrait", "", .note, "The app is upright."),
    (".all", "", .warning, "Nothing keeps it upright."),
  ].map { mask, first, severity, note in
    Case(
      check: "forced-rotation-kvc", severity: severity,
      example: CheckExample(
        note: note,
        files: [
          .init("AppDelegate.swift", delegate(mask)), .init("Paint.swift", force(first)),
          .init("Movie.swift", unlocks),
        ]))
  }

  private static let banner = """
    final class Banner {
      func show(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.windowLevel = .alert
        return window
      }
    }

    """

  static let windows = [
    Case(
      check: "overlay-window", severity: .note,
      example: .swift(banner, note: "No controller answers otherwise.")),
    Case(
      check: "overlay-window", severity: .warning,
      example: .swift(
        banner + """
          final class LoginViewController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          }

          """, note: "A controller does.")),
  ]

  private static let kept = """
    final class WebViewController: UIViewController {
      let web = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        web.frame = view.bounds
      }
    }

    """
  private static let start = "final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  static let samples = [
    Case(
      check: "size-read-once", severity: .note,
      example: CheckExample(
        note: "A library's folder without targets; its examples start the only app.",
        files: [
          .init("examples/Web.swift", kept), .init("examples/AppDelegate.swift", start),
          .init("src/Library.swift", "public struct Library {}\n"),
        ])),
    Case(
      check: "size-read-once", severity: .warning,
      example: CheckExample(
        note: "The app is beside the examples.",
        files: [.init("examples/Web.swift", kept), .init("src/AppDelegate.swift", start)])),
  ]

  private static let drawer = """
    @interface Drawer : UIViewController
    @property UIViewController *content;
    @end
    @implementation Drawer
    - (UIViewController *)childViewControllerForStatusBarStyle { return self.content; }
    - (void)viewDidLoad { [super viewDidLoad]; [self addChildViewController:self.content]; }
    @end

    """
  private static let silent = """
    @interface Page : UIViewController
    @end
    @implementation Page
    - (void)viewWillTransitionToSize:(CGSize)size
           withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
      [self.view setNeedsLayout];
    }
    - (void)viewDidLoad { [super viewDidLoad]; [self addChildViewController:self.presentedViewController]; }
    @end

    """
  private static let showing = """
    name: KitchenSink
    targets:
      KitchenSink:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [Sink, Drawer]

    """
  private static let pod = CheckExample.File(
    "Drawer.podspec", "Pod::Spec.new do |s|\n  s.source_files = 'Drawer/*.{h,m}'\nend\n")

  private static let plugin = """
    @available(iOS 16.0, *)
    public func turn(_ scene: UIWindowScene, to mask: UIInterfaceOrientationMask) {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in }
    }

    """

  static let libraries = [
    Case(
      check: "geometry-request-outside-mask", severity: .warning,
      example: CheckExample(
        note: "A library does not know the apps whose requests are refused.",
        files: [
          .init("project.yml", showing), .init("Drawer/Turn.swift", plugin),
          .init("Drawer.podspec", "s.source_files = 'Drawer'"),
          .init("Sink/Start.swift", "import UIKit\n"),
        ])),
    Case(
      check: "size-read-once", severity: .note,
      example: CheckExample(
        note: "Only the demo of a library that comes as a binary is here.",
        files: [
          .init("Kit.podspec", "s.vendored_frameworks = 'Kit.xcframework'"),
          .init("Demo/project.yml", showing), .init("Demo/Sink/Web.swift", kept),
        ])),
    Case(
      check: "container-not-forwarding", severity: .warning,
      example: CheckExample(
        note: "What is put into a library's container is of other apps.",
        files: [
          .init("project.yml", showing), .init("Drawer/Drawer.m", drawer), pod,
          .init("Sink/main.m", "int main(void) { return 0; }\n"),
        ])),
    Case(
      check: "missing-super-transition", severity: .note,
      example: CheckExample(
        note: "An app beside a library only shows it.",
        files: [
          .init("project.yml", showing), .init("Drawer/Drawer.m", "@implementation Drawer\n@end\n"),
          .init("Sink/Page.m", silent), pod,
        ])),
    Case(
      check: "missing-super-transition", severity: .warning,
      example: CheckExample(
        note: "An app of its own.",
        files: [.init("project.yml", showing), .init("Sink/Page.m", silent)])),
  ]
}
