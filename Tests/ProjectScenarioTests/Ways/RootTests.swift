import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

@Suite struct RootTests {
  static let coordinators: [WrittenWay] = [
    WrittenWay(
      "A window and a coordinator that are properties of a structure",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var launching: Launching?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool { launching = Launching(); return true }
      }
      struct Launching {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let coordinator: Coordinator
        init() { coordinator = Coordinator(); setUp() }
        func setUp() { window.rootViewController = coordinator.controller; window.makeKeyAndVisible() }
      }
      final class Coordinator { let controller: Home; init() { controller = Home() } }
      class Home: UIViewController { func go() { present(Detail(), animated: true) } }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A coordinator that is given the stack, and children that are",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = stack
          self.window = window
          coordinator = AppCoordinator(navigationController: stack)
          coordinator?.start()
        }
      }
      protocol Coordinator: AnyObject { func start() }
      class AppCoordinator: Coordinator {
        let navigationController: UINavigationController
        var children: [Coordinator] = []
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
          let home = Home()
          home.onSelect = { [weak self] in self?.showDetail() }
          navigationController.setViewControllers([home], animated: false)
        }
        func showDetail() {
          let child = DetailCoordinator(navigationController: navigationController)
          children.append(child)
          child.start()
        }
      }
      class DetailCoordinator: Coordinator {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() { navigationController.pushViewController(Detail(), animated: true) }
      }
      class Home: UIViewController { var onSelect: (() -> Void)? }
      """, ways: ["HomeNavigation": ["Detail pushed"]], children: ["HomeNavigation": ["Home"]],
      root: "HomeNavigation"),
    WrittenWay(
      "A flow that replaces the root: the first at launch comes first",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          AppFlow.shared.start(in: window)
          return true
        }
      }
      final class AppFlow {
        static let shared = AppFlow()
        var window: UIWindow?
        func showMain() { setRoot(About()) }
        func start(in window: UIWindow?) { self.window = window; setRoot(Home()) }
        private func setRoot(_ controller: UIViewController) { window?.rootViewController = controller }
      }
      class Home: UIViewController {}
      """, otherRoots: ["About"]),
    WrittenWay(
      "A method of the delegate that is called at launch, behind one that is not",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func logOut() { window?.rootViewController = About() }
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool { begin(); return true }
        func begin() { window?.rootViewController = Home() }
      }
      class Home: UIViewController {}
      """, otherRoots: ["About"]),
    WrittenWay(
      "A window of Objective-C with a setter", "", root: "Home",
      files: [
        "AppDelegate.m": """
        @interface Home : UIViewController
        @end
        @implementation Home
        @end
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @property (strong, nonatomic) UIViewController *first;
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
          self.window = [[UIWindow alloc] init];
          [self setFirst:[[Home alloc] init]];
          [self.window setRootViewController:self.first];
          return YES;
        }
        @end
        """
      ]),
    WrittenWay(
      "A window of Objective-C whose code counts references itself", "", root: "Home",
      files: [
        "AppDelegate.mm": """
        @interface Home : UIViewController
        @end
        @implementation Home
        @end
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (nonatomic, retain) UIWindow *window;
        @property (nonatomic, retain) UIViewController *first;
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
          [self begin];
          return YES;
        }
        - (void)begin {
          self.window = [[[UIWindow alloc] init] autorelease];
          self.first = [[[Home alloc] init] autorelease];
          self.window.rootViewController = self.first;
        }
        @end
        """
      ]),
  ]

  @Test("The root is found behind coordinators, flows and setters", arguments: coordinators)
  func coordinated(way: WrittenWay) throws { try way.check() }

  static let idioms: [(name: String, code: String)] = [
    (
      "two assignments",
      "if UIDevice.current.userInterfaceIdiom == .phone { window?.rootViewController = Home() } else { window?.rootViewController = Split() }"
    ),
    (
      "a choice",
      "window?.rootViewController = UIDevice.current.userInterfaceIdiom == .pad ? Split() : Home()"
    ),
    ("a maker", "window?.rootViewController = make()"),
    (
      "a switch",
      "switch UIDevice.current.userInterfaceIdiom { case .pad: window?.rootViewController = Split(); default: window?.rootViewController = Home() }"
    ),
  ]

  @Test("The idiom chooses the root", arguments: idioms)
  func byIdiom(example: (name: String, code: String)) throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(example.code)
        }
        func make() -> UIViewController {
          if UIDevice.current.userInterfaceIdiom == .pad { return Split() }
          return Home()
        }
      }
      class Home: UIViewController {}
      class Split: UISplitViewController {}
      """
    ]).scenario()
    let version = SystemVersion(17)
    #expect(scenario.app.root(.phone, version).map(scenario.app.name) == "Home")
    #expect(scenario.app.root(.pad, version).map(scenario.app.name) == "Split")
    #expect(scenario.app.otherRoots.isEmpty)
    #expect(!scenario.app.doubts.contains { $0.subject == .root })
    _ = try Scenario(yaml: scenario.yaml)
  }

  static let styles: [(name: String, code: String)] = [
    ("a choice", "d.modalPresentationStyle = isPad ? .formSheet : .fullScreen"),
    (
      "a test behind",
      "d.modalPresentationStyle = .fullScreen; if traitCollection.userInterfaceIdiom == .pad { d.modalPresentationStyle = .formSheet }"
    ),
    (
      "both ways",
      "if isPad { d.modalPresentationStyle = .formSheet } else { d.modalPresentationStyle = .fullScreen }"
    ),
  ]

  @Test("The idiom chooses the style of a presentation", arguments: styles)
  func style(example: (name: String, code: String)) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        func go() { let d = Detail(); \(example.code); present(d, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    let links = try #require(scenario.screen("Root")).links
    #expect(
      links.map { "\($0.action) \($0.circumstance.idiom.map { "\($0)" } ?? "")" }
        == [
          "presents(Orientation.PresentationStyle.fullScreen) phone",
          "presents(Orientation.PresentationStyle.formSheet) pad",
        ])
  }

  @Test("A style that a flag decides is a doubt about the way")
  func flag() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        var isLarge = UserDefaults.standard.bool(forKey: "large")
        func go() {
          let d = Detail()
          d.modalPresentationStyle = .fullScreen
          if isLarge { d.modalPresentationStyle = .pageSheet }
          present(d, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(scenario.ways(from: "Root") == ["Detail fullScreen"])
    #expect(scenario.app.doubts.map(\.reason).contains("the style can also be pageSheet"))
  }

  static let windows: [(code: String, way: String)] = [
    (
      "let w = UIWindow(windowScene: s); w.windowLevel = .alert; w.rootViewController = Detail(); w.makeKeyAndVisible(); extra = w",
      "Detail in key window"
    ),
    (
      "extra = UIWindow(frame: .zero); extra?.rootViewController = Detail(); extra?.isHidden = false",
      "Detail in window"
    ),
    ("Overlay().show(Detail())", "Detail in key window"),
  ]

  @Test("A second window is a way from who opens it", arguments: windows)
  func window(example: (code: String, way: String)) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        var extra: UIWindow?
        func go(_ s: UIWindowScene) { \(example.code) }
      }
      class Overlay {
        let window = UIWindow(frame: .zero)
        func show(_ controller: UIViewController) {
          window.windowLevel = .statusBar
          window.rootViewController = controller
          window.makeKeyAndVisible()
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(scenario.ways(from: "Root") == [example.way])
    #expect(scenario.app.root.map(scenario.app.name) == "Root")
  }

  @Test("What a split view shows when it is narrow is inside of it")
  func narrow() throws {
    let scenario = try WrittenApp.scenario(
      """
      class Side: UIViewController {}
      class Detail: UIViewController {}
      class Narrow: UIViewController {}
      class Root: UISplitViewController {
        override func viewDidLoad() {
          setViewController(UINavigationController(rootViewController: Narrow()), for: .compact)
          setViewController(Side(), for: .primary)
          setViewController(Detail(), for: .secondary)
        }
      }
      """, root: "Root(style: .doubleColumn)")
    #expect(scenario.children(of: "Root") == ["Side", "Detail", "NarrowNavigation"])
    #expect(!scenario.app.doubts.contains { $0.reason.contains("not understood") })
  }
}
