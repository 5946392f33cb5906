import RotationChecker
import RotationFindings
import Testing

@Suite("Ways by which controllers come on screen")
struct ScreenWaysTests {
  private static let count = 40

  /// Screens that push those behind them and present those before them, which then push from where
  /// no navigation controller is known: only of the first, the root, it is known what asks.
  private static let app: ExampleProject = {
    let screens = (0..<count).map { screen in
      let ways = (0..<count).filter { $0 != screen }.map { other in
        other > screen
          ? "navigationController?.pushViewController(Screen\(other)(), animated: true)"
          : "present(Screen\(other)(), animated: true)"
      }
      return """
        final class Screen\(screen): UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          func go() {
            \(ways.joined(separator: "\n    "))
          }
        }

        """
    }
    return ExampleProject(files: [
      CheckExample.File(
        "Screens.swift",
        """
        \(screens.joined())
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UINavigationController(rootViewController: Screen0())
            return true
          }
        }
        """)
    ])
  }()

  @Test(
    "Screens that lead to each other in circles are read once each, not once for each path",
    .timeLimit(.minutes(1)),
    arguments: [
      ("container-not-forwarding", 1), ("idiom-blind-mask", 0),
      ("nonfullscreen-presentation", 0),
    ])
  func circles(name: String, expected: Int) throws {
    let check = try #require(CheckCatalogue.all.first { $0.name == name })
    #expect(try Self.app.outcome(of: type(of: check).description).findings.count == expected)
  }
}
