import Orientation
import ProjectScenario
import RotationScenario
import Testing

@Suite("Containers whose delegates answer")
struct ContainerDelegateTests {
  /// Code in which a container has a delegate, and how the scenario has what it answers.
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let container: String
    let code: String
    let expected: Controller.Forwarding

    init(
      _ name: String, _ container: String, _ expected: Controller.Forwarding, _ code: String
    ) {
      testDescription = name
      self.container = container
      self.expected = expected
      self.code = code
    }
  }

  private static let navigation = """
    func navigationControllerSupportedInterfaceOrientations(_ controller: UINavigationController) -> UIInterfaceOrientationMask
    """

  static let written: [Written] = [
    Written(
      "a coordinator of a navigation controller", "HomeNavigation",
      .delegate(mask: .portrait, preferred: nil),
      """
      class Flow: NSObject, UINavigationControllerDelegate {
        let navigation = UINavigationController(rootViewController: Home())
        override init() { super.init(); navigation.delegate = self }
        \(navigation) { .portrait }
      }
      let root = Flow().navigation
      """),
    Written(
      "a delegate that asks the top", "HomeNavigation", .top,
      """
      class Flow: NSObject, UINavigationControllerDelegate {
        let navigation = UINavigationController(rootViewController: Home())
        override init() { super.init(); navigation.delegate = self }
        \(navigation) { controller.topViewController?.supportedInterfaceOrientations ?? .portrait }
      }
      let root = Flow().navigation
      """),
    Written(
      "a container that is its own delegate, and prefers", "Shell",
      .delegate(mask: .landscape, preferred: .landscapeRight),
      """
      class Shell: UITabBarController, UITabBarControllerDelegate {
        override func viewDidLoad() { viewControllers = [Home()]; delegate = self }
        func tabBarControllerSupportedInterfaceOrientations(_ controller: UITabBarController) -> UIInterfaceOrientationMask { .landscape }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(_ controller: UITabBarController) -> UIInterfaceOrientation { .landscapeRight }
      }
      let root = Shell()
      """),
    Written(
      "an override comes before the delegate", "Shell", .none,
      """
      class Shell: UINavigationController, UINavigationControllerDelegate {
        override func viewDidLoad() { viewControllers = [Home()]; delegate = self }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        \(navigation) { .landscape }
      }
      let root = Shell()
      """),
    Written(
      "a delegate of another kind of container", "HomeNavigation", .none,
      """
      class Flow: NSObject, UINavigationControllerDelegate {
        let navigation = UINavigationController(rootViewController: Home())
        override init() { super.init(); navigation.delegate = self }
        func tabBarControllerSupportedInterfaceOrientations(_ controller: UITabBarController) -> UIInterfaceOrientationMask { .landscape }
      }
      let root = Flow().navigation
      """),
  ]

  @Test("D-34, D-35: what the delegate answers is the container's answer", arguments: written)
  func answers(written: Written) throws {
    let parts = written.code.split(separator: "let root = ")
    let scenario = try WrittenApp.scenario(
      "import UIKit\nclass Home: UIViewController {}\n" + parts[0],
      root: String(parts[1]))
    let screen = try #require(scenario.screen(written.container))
    #expect(screen.controller.forwarding == written.expected)
  }

  @Test("Which tab is selected is the first at launch, and in doubt from then on")
  func tabs() throws {
    for (setup, expected) in [("", "P?"), ("selectedIndex = 1", "PLR?")] {
      let scenario = try WrittenApp.scenario(
        """
        import UIKit
        class Shell: UITabBarController {
          override func viewDidLoad() { viewControllers = [Home(), Movie()]; \(setup) }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            selectedIndex == 0 ? .portrait : .allButUpsideDown
          }
        }
        class Home: UIViewController {}
        class Movie: UIViewController {}
        """, root: "Shell()")
      #expect(scenario.orientations(of: "Home") == expected)
    }
  }

  @Test("A container that asks what it begins with is in doubt where that is not known")
  func empty() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Shell: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController?.supportedInterfaceOrientations ?? .portrait
        }
        func fill(_ makers: [String: () -> UIViewController]) {
          viewControllers = makers.values.map { $0() }
        }
      }
      """, root: "Shell()")
    #expect(scenario.app.doubts.contains { $0.reason == "the first content of Shell is unknown" })
  }
}
