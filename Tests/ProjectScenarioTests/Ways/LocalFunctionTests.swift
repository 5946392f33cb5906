import Testing

@testable import ProjectScenario

/// Functions inside of functions: they make screens, show them, and use what is around them.
@Suite struct LocalFunctionTests {
  static let all: [WrittenWay] = [
    WrittenWay(
      "A screen that a function inside of a method makes, below its call",
      """
      class Home: UIViewController {
        func go() {
          let next = make()
          present(next, animated: true)
          func make() -> UIViewController {
            let detail = Detail()
            detail.modalPresentationStyle = .fullScreen
            return detail
          }
        }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A screen that a function inside of a method is given, and shows",
      """
      class Home: UIViewController {
        func go() {
          open(Detail())
          open(About())
          func open(_ next: UIViewController) { present(next, animated: true) }
        }
      }
      """, ways: ["Home": ["Detail automatic", "About automatic"]]),
    WrittenWay(
      "What the method is given, in a function inside of it",
      """
      class Home: UIViewController {
        func detail() { go(Detail()) }
        func go(_ next: UIViewController) {
          let stack = UINavigationController(rootViewController: next)
          func open() { present(stack, animated: true) }
          open()
        }
      }
      """, ways: ["Home": ["DetailNavigation automatic"]],
      children: ["DetailNavigation": ["Detail"]]),
    WrittenWay(
      "Functions of one name in two methods: each is its own",
      """
      class Home: UIViewController {
        func first() {
          present(make(), animated: true)
          func make() -> UIViewController { Detail() }
        }
        func second() {
          show(make(), sender: nil)
          func make() -> UIViewController { About() }
        }
      }
      """, ways: ["Home": ["Detail automatic", "About automatic"]]),
    WrittenWay(
      "A function inside of a function inside of a method",
      """
      class Home: UIViewController {
        func go() {
          func outer() {
            present(inner(), animated: true)
            func inner() -> Detail { return Detail() }
          }
          outer()
        }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A function inside of a method hides the method of that name",
      """
      class Home: UIViewController {
        func make() -> UIViewController {
          let detail = Detail()
          detail.modalPresentationStyle = .formSheet
          return detail
        }
        func go() {
          func make() -> UIViewController {
            let detail = Detail()
            detail.modalPresentationStyle = .fullScreen
            return detail
          }
          present(make(), animated: true)
        }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A coordinator whose functions inside of functions set the root",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          self.window = window
          setUp(window: window)

          func setUp(window: UIWindow) {
            let coordinator = AppCoordinator(window: window)
            coordinator.start()
            self.coordinator = coordinator
          }
        }
      }
      final class AppCoordinator {
        private weak var window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func start() {
          guard let window else { return }
          let controller = Home()
          show(viewController: controller, in: window)

          func show(viewController: UIViewController?, in window: UIWindow) {
            window.rootViewController = viewController
          }
        }
      }
      class Home: UIViewController { func go() { present(Detail(), animated: true) } }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "The parts of a split view, made by functions inside of its initializer",
      """
      class Home: UISplitViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          setUp()
          func setUp() {
            let list = list()
            viewControllers = [UINavigationController(rootViewController: list), Detail()]
          }
          func list() -> About { About() }
        }
      }
      """, children: ["Home": ["AboutNavigation", "Detail"]]),
  ]

  @Test("Screens are followed through functions inside of functions", arguments: all)
  func ways(_ written: WrittenWay) throws { try written.check() }
}
