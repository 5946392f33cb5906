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

  @Test("A finding is as severe as its consequence", arguments: legacy + forced + windows + samples)
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
}
