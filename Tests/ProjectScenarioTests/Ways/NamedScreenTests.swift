import Orientation
import RotationScenario
import ScreenGraph
import Testing

@testable import ProjectScenario

/// Screens that code keeps in lists, closures and strings, or makes where nothing of interest is written.
@Suite struct NamedScreenTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
    /// The screens that must have rows.
    var screens: Set<String>
    var file = "Code.swift"
  }

  private static let screens = """
    class First: UIViewController {}
    class Second: UIViewController {}
    class Unused: UIViewController {}
    """

  private static let home = """
    @interface Home : UIViewController
    @end
    @implementation Home
    - (void)open:(NSString *)path { [Router.shared open:path]; }
    @end
    """

  private static let objectiveC = """
    @interface First : UIViewController
    @end
    @implementation First
    @end
    @interface Second : UIViewController
    @end
    @implementation Second
    @end
    @interface Unused : UIViewController
    @end
    @implementation Unused
    @end
    """

  static let written = [
    Written(
      testDescription: "Classes in a list of structures",
      code: """
        struct Sample { let title: String; let type: UIViewController.Type }
        class Home: UITableViewController {
          let samples = [Sample(title: "a", type: First.self), .init(title: "b", type: Second.self)]
          func select(_ row: Int) { show(samples[row].type.init(), sender: nil) }
        }
        \(screens)
        """, screens: ["Home", "First", "Second"]),
    Written(
      testDescription: "Initialisers in place of closures",
      code: """
        class Home: UITabBarController {
          struct Item { let title: String; let make: () -> UIViewController }
          let items = [Item(title: "a", make: { First() }), Item(title: "b", make: Second.init)]
          override func viewDidLoad() {
            viewControllers = items.map { item in UINavigationController(rootViewController: item.make()) }
          }
        }
        \(screens)
        """, screens: ["Home", "First", "Second"]),
    Written(
      testDescription: "Names of classes in strings",
      code: """
        class Home: UITableViewController {
          let names = ["First", "Second"]
          func select(_ row: Int) {
            let type = NSClassFromString("App." + names[row]) as! UIViewController.Type
            show(type.init(), sender: nil)
          }
        }
        \(screens)
        """, screens: ["Home", "First", "Second"]),
    Written(
      testDescription: "Class methods of screens that a router finds while the app runs",
      code: """
        \(home)
        @interface First : UIViewController <RouteHandler>
        @end
        @implementation First
        + (NSString *)path { return @"first"; }
        + (void)handle:(Route *)route top:(UIViewController *)top {
          [top.navigationController pushViewController:[[First alloc] init] animated:YES];
        }
        @end
        @interface Second : UIViewController <RouteHandler>
        @end
        @implementation Second
        + (NSString *)path { return @"second"; }
        + (void)handle:(Route *)route top:(UIViewController *)top {
          Second *screen = [self new];
          [top presentViewController:screen animated:YES completion:nil];
        }
        @end
        @interface Unused : UIViewController
        @end
        @implementation Unused
        @end
        """, screens: ["Home", "First", "Second"], file: "Code.m"),
    Written(
      testDescription: "Screens that a class makes which a router finds by its protocol",
      code: """
        \(home)
        @interface Routes : NSObject <RouteHandler>
        @end
        @implementation Routes
        + (void)addRoutesTo:(Router *)router {
          [router add:@"first" make:^(Route *route, Finish finish) { finish([[First alloc] init]); }];
          [router add:@"second" make:^(Route *route, Finish finish) { finish(Second.new); }];
        }
        @end
        @interface Other : NSObject <NSCopying>
        @end
        @implementation Other
        + (UIViewController *)make { return [[Unused alloc] init]; }
        @end
        \(objectiveC)
        """, screens: ["Home", "First", "Second"], file: "Code.m"),
    Written(
      testDescription: "More classes in a list than an expression usually stands for",
      code: """
        class Home: UITableViewController {
          let types: [UIViewController.Type] = [\((1...30).map { "Part\($0).self" }.joined(separator: ", "))]
          func select(_ row: Int) { show(types[row].init(), sender: nil) }
        }
        \((1...30).map { "class Part\($0): UIViewController {}" }.joined(separator: "\n"))
        class Unused: UIViewController {}
        """, screens: Set(["Home"] + (1...30).map { "Part\($0)" })),
    Written(
      testDescription: "Names of classes in strings of Objective-C",
      code: """
        @interface Home : UITableViewController
        @end
        @implementation Home
        - (void)viewDidLoad { self.rows = @[@{@"class": @"First"}, @{@"class": [Second class]}]; }
        - (void)select:(NSInteger)row {
          UIViewController *next = [[NSClassFromString(self.rows[row][@"class"]) alloc] init];
          [self presentViewController:next animated:YES completion:nil];
        }
        @end
        \(objectiveC)
        """, screens: ["Home", "First", "Second"], file: "Code.m"),
    Written(
      testDescription: "Closures that a list outside of types keeps",
      code: """
        class Home: UIViewController { func go() { router.open("first", from: self) } }
        let router = Router(routes)
        let routes: [Route] = [
          Route("first") { First.make() },
          Route("second") { id in
            guard let id else { return nil }
            return Second()
          },
        ]
        class Router { func open(_ path: String, from: UIViewController) { Library.open(path) } }
        \(screens)
        extension First { static func make() -> First { First() } }
        """, screens: ["Home", "First", "Second"]),
    Written(
      testDescription: "A builder behind a protocol, in a body without a word of interest",
      code: """
        class Home: UIViewController {
          let builder: Building = FirstBuilder()
          func go() { let first = builder.build(); Library.attach(first) }
        }
        protocol Building { func build() -> AnyObject }
        class FirstBuilder: Building { func build() -> AnyObject { let screen = First(); return screen } }
        \(screens)
        """, screens: ["Home", "First"]),
    Written(
      testDescription: "What generated names stand for",
      code: """
        class Home: UIViewController {
          func go() { present(R.storyboard.more.firstScreen()!, animated: true) }
          func on() { present(StoryboardScene.More.second.instantiate(), animated: true) }
        }
        \(screens)
        """, screens: ["Home", "First", "Second"]),
    Written(
      testDescription: "A push from a screen in a container that is not understood",
      code: """
        class Home: UIViewController {
          func go() { navigationController?.pushViewController(First(), animated: true) }
        }
        \(screens)
        extension First { func go() { navigationController?.pushViewController(Second(), animated: true) } }
        """, screens: ["Home", "First", "Second"]),
  ]

  private static let storyboard = """
    <document><scenes>
      <scene><objects><viewController storyboardIdentifier="first_screen" id="a" customClass="First"/></objects></scene>
      <scene><objects><viewController storyboardIdentifier="Second" id="b" customClass="Second"/></objects></scene>
    </scenes></document>
    """

  @Test("It has a row, and what nothing names has none", arguments: written)
  func row(written: Written) throws {
    let isNamed = written.code.contains("storyboard.more")
    let project = try WrittenApp.project([
      written.file: written.code.contains("@interface")
        ? written.code : "import UIKit\n" + written.code,
      "Scene.swift": WrittenWay.scene,
      "More.storyboard": isNamed ? Self.storyboard : "<document/>",
    ])
    let scenario = project.scenario()
    let rows = Matrix(scenario).screens.map(scenario.app.name)
    #expect(written.screens.subtracting(rows).isEmpty)
    #expect(!rows.contains("Unused"))
  }

  @Test("A class whose name is another's with a number keeps its name")
  func numbered() throws {
    let project = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Root: UIViewController {
        func go() {
          present(First(), animated: true)
          present(First2(), animated: true)
          present(First3(), animated: true)
        }
      }
      class First: UIViewController {}
      class First2: UIViewController {}
      class First3: UIViewController {}
      """
    ])
    let graph = project.graph
    #expect(
      Set(graph.nodes.map(\.nameWithoutNumber)) == ["Root", "First", "First2", "First3"])
    #expect(graph.kinds.allSatisfy { !$0.isCopy })
  }

  @Test("A class that is only compared with has no row")
  func compared() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        func go() {
          // First() was shown here.
          if presentedViewController is First { return }
          if presentedViewController?.isKind(of: Second.self) == true { return }
        }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(Matrix(scenario).screens.map(scenario.app.name) == ["Root"])
  }

  @Test("A push out of an unknown navigation controller is in doubt")
  func pushed() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": "import UIKit\n" + (Self.written.last?.code ?? ""),
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(
      scenario.app.doubts.map(\.reason).filter { $0.contains("it is pushed") } == [
        "it is pushed, but it is unknown which navigation controller contains Home",
        "it is pushed, but it is unknown which navigation controller contains First",
      ])
  }

  static let containers = [
    """
    window?.rootViewController = DrawerController(
      center: UINavigationController(rootViewController: First()), left: Second())
    """,
    """
    let drawer = DrawerController(center: First(), left: Second())
    window?.rootViewController = drawer
    """,
    "let tabs = UITabBarController()\ntabs.viewControllers = [First(), DrawerController(), Second()]\nwindow?.rootViewController = tabs",
  ]

  @Test("A library's container has a row in a list and as the root", arguments: containers)
  func container(code: String) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Drawer
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(code)
        }
      }
      \(Self.screens)
      """
    ]).scenario()
    let rows = Matrix(scenario).screens.map(scenario.app.name)
    #expect(Set(rows).isSuperset(of: ["DrawerController", "First", "Second"]))
    #expect(
      scenario.app.doubts.contains { $0.reason == "DrawerController is not in the project" })
  }

  @Test(
    "A library's container as the root leaves each screen inside of it in doubt",
    arguments: containers.prefix(2))
  func insideOfRoot(code: String) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Drawer
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(code)
        }
      }
      class First: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Second: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "DrawerController")
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    #expect(matrix.screens.count >= 3)
    for (screen, row) in zip(matrix.screens, matrix.rows) {
      #expect(row?.isDoubtful == true, "\(scenario.app.name(of: screen))")
    }
  }

  @Test("Without a root the code's likeliest is taken, and what it leads to is followed")
  func guessedRoot() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Flow
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          Flows.use(AppFlow()) { root in self.window?.rootViewController = root }
        }
      }
      class Start: UIViewController { func go() { present(First(), animated: true) } }
      class First: UIViewController { lazy var list = [Second.self] }
      class Second: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Start")
    #expect(Set(Matrix(scenario).screens.map(scenario.app.name)) == ["Start", "First", "Second"])
  }

  @Test("Copies that do the same are one row, and the class's name is that row's")
  func copies() throws {
    let project = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        func go() { present(First(), animated: true) }
        func on() { present(UINavigationController(rootViewController: First()), animated: true) }
        func in(_ isLast: Bool) {
          let first = First()
          present(isLast ? first : UINavigationController(rootViewController: first), animated: true)
        }
      }
      class First: UIViewController {}
      """, "Scene.swift": WrittenWay.scene,
    ])
    let scenario = project.scenario()
    let all = Matrix(scenario)
    #expect(all.screens.count > 3)
    let matrix = all.withoutCopies(in: project.graph)
    #expect(matrix.screens.map(scenario.app.name) == ["Home", "First", "FirstNavigation"])
    #expect(matrix.rows.count == 3 * matrix.devices.count * matrix.versions.count)
  }

  @Test("A copy that does something else keeps its row")
  func differentCopies() throws {
    let project = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        func go() { let first = First(); first.modalPresentationStyle = .fullScreen; present(first, animated: true) }
        func on() {
          let navigation = UINavigationController(rootViewController: First())
          navigation.modalPresentationStyle = .fullScreen
          present(navigation, animated: true)
        }
      }
      class First: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """, "Scene.swift": WrittenWay.scene,
    ])
    let scenario = project.scenario()
    let names = Matrix(scenario).withoutCopies(in: project.graph).screens.map(scenario.app.name)
    #expect(names.count { $0.hasPrefix("First") && !$0.hasSuffix("Navigation") } == 2)
    let matrix = Matrix(scenario).withoutCopies(in: project.graph)
    let copy = try #require(scenario.controllerID(named: "First2"))
    let place = try #require(matrix.screens.firstIndex(of: copy))
    #expect(matrix.commonNames[copy] == "First")
    #expect(matrix.ways[place]?.through.map(scenario.app.name) == ["FirstNavigation"])
  }
}
