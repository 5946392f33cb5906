import RotationScenario
import Orientation
import Testing

@testable import ProjectScenario

@Suite struct ControllerGraphTests {
  static let presentations: [(code: String, way: String)] = [
    ("present(Player(), animated: true)", "Player automatic"),
    (
      "let p = Player()\np.modalPresentationStyle = .fullScreen\npresent(p, animated: true)",
      "Player fullScreen"
    ),
    (
      "let p = Player()\np.modalPresentationStyle = isPad ? .formSheet : .fullScreen\n"
        + "self.present(p, animated: true, completion: nil)", "Player formSheet"
    ),
    ("present(makePlayer(), animated: true)", "Player overFullScreen"),
    (
      "player.modalTransitionStyle = .crossDissolve\npresent(player, animated: true)",
      "Player automatic"
    ),
    ("present(Styled(), animated: true)", "Styled fullScreen"),
    (
      "guard let p = next as? Player else { return }\npresent(p, animated: true)",
      "Player automatic"
    ),
    (
      "let nav = UINavigationController(rootViewController: Player())\n"
        + "nav.modalPresentationStyle = .fullScreen\npresent(nav, animated: true)",
      "PlayerNavigation fullScreen"
    ),
    ("showDetailViewController(Player(), sender: nil)", "Player automatic"),
    ("show(Player(), sender: self)", "Player automatic"),
    (
      "DispatchQueue.main.async { [weak self] in self?.present(Player(), animated: true) }",
      "Player automatic"
    ),
  ]

  @Test("A presentation is found with its controller and its style", arguments: presentations)
  func presents(example: (code: String, way: String)) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        lazy var player = Player()
        var next: UIViewController?
        func go() {
          \(example.code)
        }
        func makePlayer() -> UIViewController {
          let p = Player()
          p.modalPresentationStyle = .overFullScreen
          return p
        }
      }
      class Player: UIViewController {}
      class Styled: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .fullScreen }
      }
      """)
    #expect(scenario.ways(from: "Root").first == example.way)
  }

  @Test("A presentation by another object is followed back to the screen that asks for it")
  func router() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        func go() { present(Middle(), animated: true) }
      }
      class Middle: UIViewController {
        func open(_ sender: UIViewController?) { Router().showPlayer(presenting: self) }
      }
      class Player: UIViewController {}
      class Router {
        func showPlayer(presenting sender: UIViewController) {
          let player = Player()
          player.modalPresentationStyle = .pageSheet
          sender.present(player, animated: true)
        }
      }
      """)
    #expect(scenario.ways(from: "Root") == ["Middle automatic"])
    #expect(scenario.ways(from: "Middle") == ["Player pageSheet"])
  }

  static let containers: [(root: String, code: String, children: [String])] = [
    ("UINavigationController(rootViewController: A())", "", ["A"]),
    (
      "Tabs()",
      "class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [A(), B()] } }",
      ["A", "B"]
    ),
    (
      "Tabs()",
      "class Tabs: UITabBarController { override func viewDidLoad() { setViewControllers([UINavigationController(rootViewController: A()), B()], animated: false) } }",
      ["ANavigation", "B"]
    ),
    (
      "Tabs()",
      "class Tabs: UITabBarController { override func viewDidLoad() { let a = A(); let all = [a, B()]; self.viewControllers = all.map { $0 } } }",
      ["A", "B"]
    ),
    (
      "Stack()",
      "class Stack: UINavigationController { init() { super.init(rootViewController: A()) } }",
      ["A"]
    ),
    (
      "Box()",
      "class Box: UIViewController { let a = A(); override func viewDidLoad() { addChild(a); view.addSubview(a.view) } }",
      ["A"]
    ),
    (
      "Split()",
      "class Split: UISplitViewController { func fill() { viewControllers = [UINavigationController(rootViewController: A()), B()] } }",
      ["ANavigation", "B"]
    ),
    (
      "make()",
      "func make() -> UIViewController { let tabs = UITabBarController(); tabs.viewControllers = [A(), B()]; return tabs }",
      ["A", "B"]
    ),
    (
      "Tabs()",
      """
      class Tabs: UITabBarController {}
      class Filler {
        let tabs: Tabs
        lazy var first: UINavigationController = {
          let rootViewController = A()
          return UINavigationController(rootViewController: rootViewController)
        }()
        func fill() {
          var all: [UIViewController] = [first]
          all.append(B())
          tabs.viewControllers = all
        }
      }
      """, ["ANavigation", "B"]
    ),
  ]

  @Test("A container is found with what it begins with", arguments: containers)
  func contains(example: (root: String, code: String, children: [String])) throws {
    let scenario = try WrittenApp.scenario(
      "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController {}\n" + example.code,
      root: example.root)
    let root = try #require(scenario.app.root)
    #expect(scenario.children(of: scenario.app.name(of: root)) == example.children)
    for name in ["A", "B"] where scenario.screen(name) != nil && example.children.contains(name) {
      let id = try #require(scenario.controllerID(named: name))
      guard case .events = scenario.route(to: id) else {
        Issue.record("\(name) is not reached")
        continue
      }
    }
  }

  @Test("What is pushed is reached through the navigation controller")
  func pushes() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class A: UIViewController {
        func go() { navigationController?.pushViewController(B(), animated: true) }
      }
      class B: UIViewController { func go() { show(C(), sender: nil) } }
      class C: UIViewController {}
      """, root: "UINavigationController(rootViewController: A())")
    #expect(scenario.ways(from: "A") == ["B pushed"])
    #expect(scenario.ways(from: "B") == ["C pushed"])
    let id = try #require(scenario.controllerID(named: "C"))
    guard case .events(let events) = scenario.route(to: id) else {
      Issue.record("C is not reached")
      return
    }
    #expect(events.count == 3)
  }

  @Test("A window above the app is not its root")
  func overlay() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {}
      class Banner {
        var window: UIWindow?
        func show() {
          window = UIWindow(frame: .zero)
          window?.rootViewController = Over()
        }
      }
      class Over: UIViewController {}
      """)
    #expect(scenario.app.root.map(scenario.app.name) == "Root")
    #expect(scenario.app.otherRoots.isEmpty)
  }

  @Test("Two roots are a doubt, and both are led from")
  func roots() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Login: UIViewController {}
      class Home: UIViewController { func go() { present(Player(), animated: true) } }
      class Player: UIViewController {}
      """, root: "isIn ? Login() : Home()")
    #expect(scenario.app.root.map(scenario.app.name) == "Login")
    #expect(scenario.app.otherRoots.map(scenario.app.name) == ["Home"])
    #expect(
      scenario.app.doubts.map(\.reason) == [
        "the app's device families are unknown", "the root can also be Home",
      ])
    let player = try #require(scenario.controllerID(named: "Player"))
    guard case .events = scenario.route(to: player) else {
      Issue.record("Player is not reached")
      return
    }
  }

  @Test("An app of SwiftUI begins with a hosting controller")
  func swiftUI() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import SwiftUI
      @main struct Demo: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { ContentView().padding() } }
      }
      class Delegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "ContentView")
    #expect(scenario.app.application.delegateMask == .portrait)
  }

  @Test("Classes that present each other, or themselves, end")
  func circles() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController { func go() { present(Other(), animated: true) } }
      class Other: UIViewController {
        func go() { present(Root(), animated: true); present(Other(), animated: true) }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Tabs(), Root()] }
      }
      """)
    #expect(scenario.ways(from: "Root") == ["Other automatic"])
    #expect(scenario.ways(from: "Other") == ["Root automatic"])
    _ = try Scenario(yaml: scenario.yaml)
  }

  @Test("An app without any controller has one screen that answers nothing, and says so")
  func nothing() throws {
    let scenario = try WrittenApp.project(["A.swift": "struct A {}"]).scenario()
    #expect(scenario.app.screens.map(\.name) == ["UnknownScreen"])
    #expect(scenario.app.doubts.map(\.reason).contains("no controller was found in the code"))
    _ = try Scenario(yaml: scenario.yaml)
  }
}
