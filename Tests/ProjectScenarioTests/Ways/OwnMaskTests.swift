import ProjectScenario
import RotationScenario
import Testing

/// Masks that screens keep in a property which they share with others of their superclass.
@Suite struct OwnMaskTests {
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let base: String
    let root: String
    let screens: [String: String]

    init(
      _ name: String, root: String = "Stack(rootViewController: Home())", _ base: String,
      _ screens: [String: String]
    ) {
      testDescription = name
      self.root = root
      self.base = base
      self.screens = screens
    }
  }

  private static func shows(_ made: String) -> String {
    let ways = made.split(separator: ";").enumerated().map { index, made in
      """
      func show\(index)() {
        let next = \(made)
        next.modalPresentationStyle = .fullScreen
        present(next, animated: true)
      }
      """
    }
    return ways.joined(separator: "\n")
  }

  static let written: [Written] = [
    Written(
      "one subclass sets it when its view is loaded",
      """
      class Base: UIViewController {
        var mask: UIInterfaceOrientationMask = .portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Home: Base { \(shows("Movie();Page()")) }
      class Movie: Base { override func viewDidLoad() { mask = .landscape } }
      class Page: Base {}
      """, ["Home": "P", "Movie": "LR", "Page": "P"]),
    Written(
      "who shows one of them sets it",
      """
      class Base: UIViewController {
        var isWide = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          isWide ? .landscape : .portrait
        }
      }
      class Home: Base {
        \(shows("Page()"))
        func show() {
          let movie = Movie()
          movie.isWide = true
          movie.modalPresentationStyle = .fullScreen
          present(movie, animated: true)
        }
      }
      class Movie: Base {}
      class Page: Base {}
      """, ["Home": "P", "Movie": "LR", "Page": "P"]),
    Written(
      "an initialiser that subclasses call, inherit or delegate to",
      """
      class Base: UIViewController {
        let mask: UIInterfaceOrientationMask
        init(mask: UIInterfaceOrientationMask) {
          self.mask = mask
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { mask = .all; super.init(coder: coder) }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Home: Base {
        init() { super.init(mask: .portrait) }
        required init?(coder: NSCoder) { fatalError() }
        \(shows("Movie();Page(mask: .portrait);Wide(mask: .landscape);Tall();Nested(is: true)"))
      }
      class Movie: Base {
        init() { super.init(mask: .landscape) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Page: Base {}
      class Wide: Base {}
      class Tall: Base { convenience init() { self.init(mask: .portrait) } }
      class Middle: Base {
        init(wide: Bool = false) { super.init(mask: wide ? .landscapeLeft : .portrait) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Nested: Middle {
        init(is wide: Bool) { super.init(wide: wide) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, ["Home": "P", "Movie": "LR", "Page": "P", "Wide": "LR", "Tall": "P", "Nested": "L"]),
    Written(
      "a default, and a closure behind the parentheses",
      """
      class Home: UIViewController { \(shows("Movie { };Page(mask: .landscape) { }")) }
      class Movie: UIViewController {
        let mask: UIInterfaceOrientationMask
        init(mask: UIInterfaceOrientationMask = .landscapeRight, done: @escaping () -> Void) {
          self.mask = mask
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Page: Movie {}
      """, ["Movie": "R", "Page": "LR"]),
    Written(
      "two initialisers, of which each is called",
      """
      class Home: UIViewController { \(shows("Movie();Movie(mask: .landscape)")) }
      class Movie: UIViewController {
        let mask: UIInterfaceOrientationMask
        init() { mask = .portrait; super.init(nibName: nil, bundle: nil) }
        init(mask: UIInterfaceOrientationMask) {
          self.mask = mask
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      """, ["Movie": "LR?"]),
    Written(
      "a protocol whose property each screen has",
      """
      protocol Themed { var allowed: UIInterfaceOrientationMask { get } }
      class Settings: Themed { var allowed: UIInterfaceOrientationMask { .landscape } }
      class Other: Themed { var allowed: UIInterfaceOrientationMask { .portrait } }
      class Home: UIViewController {
        var theme: Themed?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          theme?.allowed ?? .all
        }
      }
      """, ["Home": "LR?"]),
  ]

  @Test("A mask in a property is that of the object which is asked", arguments: written)
  func mask(written: Written) throws { try check(written, root: "Home()") }

  static let containers: [Written] = [
    Written(
      "a property of a protocol",
      """
      protocol Turning { var turns: UIInterfaceOrientationMask { get } }
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          (topViewController as? Turning)?.turns ?? .portrait
        }
      }
      extension Movie: Turning { var turns: UIInterfaceOrientationMask { .landscape } }
      """, ["Home": "P", "Movie": "LR", "Page": "P"]),
    Written(
      "the class of the last controller",
      """
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if viewControllers.last is Movie { return .allButUpsideDown }
          return .portrait
        }
      }
      """, ["Home": "P", "Movie": "PLR", "Page": "P"]),
    Written(
      "what its top answers, for some",
      """
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          guard let top = topViewController else { return .portrait }
          return top is Page ? top.supportedInterfaceOrientations : .portrait
        }
      }
      """, ["Home": "P", "Movie": "P", "Page": "R"]),
    Written(
      "its top, if there is one",
      """
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if self.topViewController != nil {
            return self.topViewController!.supportedInterfaceOrientations
          } else {
            return super.supportedInterfaceOrientations
          }
        }
      }
      """, ["Home": "PLR", "Movie": "PLR", "Page": "R"]),
    Written(
      "a state of its top is not sure",
      """
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if let movie = topViewController as? Movie, movie.isPlaying { return .landscape }
          return .portrait
        }
      }
      """, ["Home": "P?", "Movie": "LR?", "Page": "P?"]),
    Written(
      "what it shows sets a property of it",
      """
      class Stack: UINavigationController {
        var lock: UIInterfaceOrientationMask = .allButUpsideDown
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock }
      }
      extension Home {
        override func viewWillAppear(_ animated: Bool) { setLock(.portrait) }
        func setLock(_ mask: UIInterfaceOrientationMask) {
          (navigationController as? Stack)?.lock = mask
        }
      }
      extension Movie {
        override func viewWillAppear(_ animated: Bool) {
          if let stack = navigationController as? Stack { stack.lock = .landscape }
        }
        override func viewWillDisappear(_ animated: Bool) {
          (navigationController as? Stack)?.lock = .allButUpsideDown
        }
      }
      """, ["Home": "P?", "Movie": "LR?", "Page": "P?"]),
    Written(
      "tabs that look into the stack they show", root: "Stack()",
      """
      class Stack: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          let stack = selectedViewController as? UINavigationController
          return stack?.topViewController is Movie ? .landscape : .portrait
        }
        override func viewDidLoad() {
          viewControllers = [UINavigationController(rootViewController: Home())]
        }
      }
      """, ["Home": "P", "Movie": "LR", "Page": "P"]),
  ]

  private static let shown = """
    class Home: UIViewController {
      func go() { navigationController?.pushViewController(Movie(), animated: true) }
      func show() { navigationController?.pushViewController(Page(), animated: true) }
    }
    class Movie: UIViewController { var isPlaying: Bool { AVPlayer.shared.rate > 0 } }
    class Page: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    }
    """

  @Test("A container that looks at what it shows answers for each", arguments: containers)
  func container(written: Written) throws {
    try check(written, root: written.root, beside: Self.shown)
  }

  private func check(_ written: Written, root: String, beside code: String = "") throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = \(root)
          return true
        }
      }
      \(code)
      \(written.base)
      """
    ]).scenario()
    for (name, expected) in written.screens {
      #expect(scenario.orientations(of: name) == expected, "\(name)")
    }
  }

  @Test("An Objective-C stack asks those of its screens that have a protocol")
  func protocols() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = ABStack(rootViewController: Home())
          return true
        }
      }
      class Home: UIViewController {
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController, ABTurning {
        func turns() -> UIInterfaceOrientationMask { .landscape }
      }
      """,
      "ABStack.h": """
      @protocol ABTurning <NSObject>
      - (UIInterfaceOrientationMask)turns;
      @end
      @interface ABStack : UINavigationController
      @end
      """,
      "ABStack.m": """
      #import "ABStack.h"
      @implementation ABStack
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        UIViewController *top = self.topViewController;
        if ([top conformsToProtocol:@protocol(ABTurning)]) { return [(id<ABTurning>)top turns]; }
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """,
    ]).scenario()
    #expect(scenario.orientations(of: "Home") == "P")
    #expect(scenario.orientations(of: "Movie") == "LR")
  }

  @Test("Of two stacks of one class each begins with what its own code gives it")
  func stacks() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = Stack()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = stack
          Library(stack: stack).start()
          return true
        }
      }
      class Stack: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController?.supportedInterfaceOrientations ?? .portrait
        }
      }
      class Books: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Pages: UIViewController {}
      """,
      "Reader.swift": """
      import UIKit
      class Reader {
        let stack = Stack()
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          stack.viewControllers = [Pages()]
          stack.modalPresentationStyle = .fullScreen
          presenter.present(stack, animated: true)
        }
      }
      """,
      "Library.swift": """
      import UIKit
      class Library {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([Books()], animated: false) }
        func read() { Reader(presenter: stack).start() }
      }
      """,
    ]).scenario()
    #expect(scenario.orientations(of: "Books") == "P")
    #expect(scenario.orientations(of: "Pages") == "PLR")
  }

  @Test(
    "A container that is filled from properties of other objects with the same name is another one")
  func sameName() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let tabs = Tabs(root: UITabBarController())
          tabs.start()
          window?.rootViewController = tabs.root
          return true
        }
      }
      class Flow<Root: UIViewController> {
        let root: Root
        init(root: Root) { self.root = root }
        func start() {}
      }
      class Tabs: Flow<UITabBarController> {
        let books = BooksFlow(root: UINavigationController())
        override func start() {
          books.start()
          root.setViewControllers([books.root], animated: false)
        }
      }
      class BooksFlow: Flow<UINavigationController> {
        override func start() { root.viewControllers = [Books()] }
      }
      class Books: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.orientations(of: "Books")?.hasPrefix("PLR") == true)
  }

  @Test(
    "What a superclass keeps belongs to the object that was made, not to others of the superclass")
  func routers() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let router = RootRouter(screen: Shell())
          window?.rootViewController = router.kept
          router.next = Router(screen: Other())
          return true
        }
      }
      class Router {
        let kept: UIViewController
        var next: Router?
        init(screen: UIViewController) {
          guard let controller = screen as? UIViewController else { fatalError() }
          kept = controller
        }
      }
      class RootRouter: Router {
        override init(screen: UIViewController) { super.init(screen: screen) }
      }
      class Shell: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      class Other: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """
    ]).scenario()
    #expect(scenario.orientations(of: "Shell") == "LR")
  }

  @Test("A container of services gives what is registered for a type")
  func services() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let services: Resolving = Services()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          let builder = services.resolve(HomeBuilding.self)
          window?.rootViewController = Stack(rootViewController: builder.build())
          return true
        }
      }
      protocol Resolving { func resolve<T>(_ type: T.Type) -> T }
      class Services: Resolving {
        var factories: [ObjectIdentifier: () -> Any] = [:]
        func resolve<T>(_ type: T.Type) -> T { factories[ObjectIdentifier(type)]!() as! T }
      }
      protocol HomeBuilding { func build() -> UIViewController }
      protocol OtherBuilding { func build() -> UIViewController }
      class HomeBuilder: HomeBuilding { func build() -> UIViewController { Home() } }
      class OtherBuilder: OtherBuilding { func build() -> UIViewController { Other() } }
      """,
      "Stack.swift": Self.askingStack,
    ]).scenario()
    #expect(scenario.children(of: "Stack") == ["Home"])
    #expect(scenario.orientations(of: "Home") == "LR")
  }

  @Test("Tabs that an initializer wraps, named as a function, are what is wrapped")
  func wrapped() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = Tabs(roots: [Home(), Other()])
          return true
        }
      }
      class Tabs: UITabBarController {
        init(roots: [UIViewController]) {
          super.init(nibName: nil, bundle: nil)
          viewControllers = roots.map(Stack.init(rootViewController:))
        }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          selectedViewController?.supportedInterfaceOrientations ?? .all
        }
      }
      """,
      "Stack.swift": Self.askingStack,
    ]).scenario()
    #expect(scenario.orientations(of: "Home") == "LR")
  }

  /// A stack that asks its top, and two screens.
  private static let askingStack = """
    import UIKit
    class Stack: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .all
      }
    }
    class Home: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    class Other: UIViewController {}
    """
}
