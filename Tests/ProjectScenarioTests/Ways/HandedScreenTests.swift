import Orientation
import ProjectScenario
import RotationScenario
import Testing

@Suite("Screens that are handed to others, which show or hold them")
struct HandedScreenTests {
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var flow: Flow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        flow = Flow(NavigationRouter(navigation))
        flow?.start()
      }
    }
    class Home: UIViewController {}
    class Detail: UIViewController {}
    class Movie: UIViewController {}
    """

  @Test("A router's protocol leads to what its callers hand over, in the style they name")
  func router() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      protocol Router: Presentable {
        func push(_ module: Presentable)
        func setRoot(_ module: Presentable)
        func present(_ module: Presentable, style: UIModalPresentationStyle)
      }
      class NavigationRouter: Router {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func toPresentable() -> UIViewController { navigation }
        func push(_ module: Presentable) {
          navigation.pushViewController(module.toPresentable(), animated: true)
        }
        func setRoot(_ module: Presentable) {
          navigation.setViewControllers([module.toPresentable()], animated: false)
        }
        func present(_ module: Presentable, style: UIModalPresentationStyle) {
          let controller = module.toPresentable()
          controller.modalPresentationStyle = style
          navigation.present(controller, animated: true)
        }
      }
      class Flow {
        let router: Router
        init(_ router: Router) { self.router = router }
        func start() { router.setRoot(Home()) }
        func next() { router.push(Detail()) }
        func play() { router.present(Movie(), style: .fullScreen) }
      }
      \(Self.scene)
      """
    ]).scenario()
    #expect(scenario.children(of: "HomeNavigation") == ["Home"])
    #expect(Set(scenario.ways(from: "HomeNavigation")) == ["Detail pushed", "Movie fullScreen"])
  }

  @Test("A method of the project's own fills a navigation controller")
  func wireframe() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Wireframe {
        private let controller: UIViewController
        init(_ controller: UIViewController) { self.controller = controller }
        var viewController: UIViewController { controller }
      }
      class HomeWireframe: Wireframe { init() { super.init(Home()) } }
      class DetailWireframe: Wireframe { init() { super.init(Detail()) } }
      extension UINavigationController {
        func setRoot(_ wireframe: Wireframe) {
          setViewControllers([wireframe.viewController], animated: false)
        }
      }
      class Shell: UITabBarController {
        override func viewDidLoad() { viewControllers = [tab(HomeWireframe()), tab(DetailWireframe())] }
        func tab(_ wireframe: Wireframe) -> UIViewController {
          let navigation = UINavigationController()
          navigation.setRoot(wireframe)
          return navigation
        }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """, root: "Shell()")
    #expect(scenario.children(of: "Shell") == ["HomeNavigation", "DetailNavigation"])
  }

  @Test("Tabs are made of the list that a container is given")
  func entries() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      protocol Entry { func make() -> UIViewController }
      struct HomeEntry: Entry { func make() -> UIViewController { Home() } }
      struct DetailEntry: Entry { func make() -> UIViewController { Detail() } }
      class Shell: UITabBarController {
        init(_ entries: [Entry]) {
          super.init(nibName: nil, bundle: nil)
          viewControllers = entries.map { UINavigationController(rootViewController: $0.make()) }
        }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """, root: "Shell([HomeEntry(), DetailEntry()])")
    #expect(scenario.children(of: "Shell") == ["HomeNavigation", "DetailNavigation"])
  }

  /// Roots that a container of dependencies makes.
  static let injected = [
    """
    let root = container.resolve(UIViewController.self, name: "root")!
    struct Assembly {
      func assemble(container: Container) {
        container.register(UIViewController.self, name: "other") { _ in Detail() }
        container.register(UIViewController.self, name: "root") { resolver in
          Shell(resolver.resolve(Home.self)!)
        }
        container.register(Home.self) { _ in Home() }
      }
    }
    """,
    """
    let root = Container.shared.shell()
    extension Container {
      var shell: Factory<Shell> { self { Shell(self.home()) }.singleton }
      var home: Factory<Home> { Factory(self) { Home() } }
    }
    """,
    """
    let root = start
    @Injected(\\.shell) var start: UIViewController
    extension Container {
      var shell: Factory<UIViewController> { Factory { Shell(self.home()) } }
      var home: Factory<Home> { Factory { Home() } }
    }
    """,
  ]

  @Test("A container of dependencies makes the root", arguments: injected)
  func injection(written: String) throws {
    var lines = written.split(separator: "\n").map(String.init)
    let root = String(lines.removeFirst().dropFirst("let root = ".count))
    var wrapped = ""
    if lines[0].hasPrefix("@") { wrapped = lines.removeFirst() }
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      \(lines.joined(separator: "\n"))
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        \(wrapped)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = \(root)
        }
      }
      class Shell: UIViewController {
        let home: UIViewController
        init(_ home: UIViewController) { self.home = home }
        override func viewDidLoad() { addChild(home) }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Shell")
    #expect(scenario.children(of: "Shell") == ["Home"])
  }

  @Test("Controllers of one class answer what each is made with")
  func made() throws {
    let scenario = try WrittenApp.scenario(
      """
      import SwiftUI
      import UIKit
      class Host: UIHostingController<AnyView> {
        let mask: UIInterfaceOrientationMask
        init<Content: View>(mask: UIInterfaceOrientationMask, @ViewBuilder content: () -> Content) {
          self.mask = mask
          super.init(rootView: AnyView(content()))
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Home: UIViewController {
        func chart() { show(Host(mask: .landscape) { Chart() }) }
        func text() { show(Host(mask: .portrait) { Letter() }) }
        func show(_ host: UIViewController) {
          host.modalPresentationStyle = .fullScreen
          present(host, animated: true)
        }
      }
      struct Chart: View { var body: some View { Text("a") } }
      struct Letter: View { var body: some View { Text("b") } }
      """, root: "Home()")
    let masks = scenario.app.screens.compactMap(\.controller.answers.mask)
    #expect(Set(masks) == [.landscape, .portrait])
    #expect(scenario.app.doubts.allSatisfy { $0.subject == .infoPlist(nil) })
  }

  /// Where a custom presentation is set, and whether it removes the presenter's view.
  static let presentations = [
    ("movie.transitioningDelegate = Stage()", true), ("movie.transitioningDelegate = card", false),
    ("movie.transitioningDelegate = unknown()", false),
  ]

  @Test(
    "Q-01: A custom presentation removes the presenter's view if its controller says so",
    arguments: presentations)
  func custom(setting: String, removes: Bool) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Home: UIViewController {
        let card = Card()
        func play() {
          let movie = Movie()
          movie.modalPresentationStyle = .custom
          \(setting)
          present(movie, animated: true)
        }
      }
      class Movie: UIViewController {}
      class StagePresentation: UIPresentationController {
        override var shouldRemovePresentersView: Bool { true }
      }
      class CardPresentation: UIPresentationController {}
      class Stage: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented a: UIViewController, presenting b: UIViewController?, source: UIViewController) -> UIPresentationController? {
          StagePresentation(presentedViewController: a, presenting: b)
        }
      }
      class Card: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented a: UIViewController, presenting b: UIViewController?, source: UIViewController) -> UIPresentationController? {
          return CardPresentation(presentedViewController: a, presenting: b)
        }
      }
      """, root: "Home()")
    let action = scenario.screen("Home")?.links.first?.action
    #expect(action == .presents(.custom(removesPresentersView: removes)))
  }

  /// Methods that hand their own parameter to themselves, or fill what fills itself.
  static let recursive = [
    """
    func show(_ page: Page, style: UIModalPresentationStyle) {
      if isBeingPresented { show(page, style: style); return }
      page.modalPresentationStyle = style
      present(page, animated: true)
    }
    """,
    """
    func go() { let navigation = UINavigationController(); navigation.wrap(); present(navigation, animated: true) }
    """,
    """
    func build(_ list: [Int], _ step: Int) {
      if step == 1 { build(list, 2); return }
      if step == 2 { build(list, 3); return }
      (parent as? UITabBarController)?.viewControllers = list.map { _ in Page() }
    }
    """,
  ]

  @Test("What is handed on without end ends", arguments: recursive)
  func recursion(members: String) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Home: UIViewController {
        \(members)
      }
      class Page: UIViewController {}
      extension UINavigationController {
        func wrap() {
          let navigation = UINavigationController()
          navigation.wrap()
          viewControllers = [navigation]
        }
      }
      """, root: "Home()")
    #expect(scenario.app.root.map(scenario.app.name) == "Home")
  }
}
