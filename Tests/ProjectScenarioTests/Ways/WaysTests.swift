import Testing

@Suite struct WaysTests {
  static let makers: [WrittenWay] = [
    WrittenWay(
      "A style that is set through a property that holds the controller, and through a local",
      """
      class Home: UIViewController {
        var shown: Detail?
        let about = About()
        func go() {
          let detail = Detail()
          shown = detail
          shown?.modalPresentationStyle = .fullScreen
          present(detail, animated: true)
        }
        func more() {
          let other = self.about
          other.modalPresentationStyle = .formSheet
          present(about, animated: true)
        }
      }
      """, ways: ["Home": ["Detail fullScreen", "About formSheet"]]),
    WrittenWay(
      "Classes that have other names, one of them of a generic class",
      """
      class Card<Content>: UIViewController {}
      typealias Base = Detail
      typealias NoteCard = Card<String>
      typealias Stack = UINavigationController
      class Special: Base {}
      extension Base { func more() { present(About(), animated: true) } }
      class Home: UIViewController {
        func a() { present(Base(), animated: true) }
        func b() { present(Special(), animated: true) }
        func c() { let card = NoteCard(); card.modalPresentationStyle = .fullScreen; present(card, animated: true) }
      }
      """,
      ways: [
        "Home": ["Detail automatic", "Special automatic", "Card fullScreen"],
        "Detail": ["About automatic"], "Special": ["About automatic"],
      ]),
    WrittenWay(
      "A style that another case of the same choice sets",
      """
      enum Transition { case modal, sheet, cover }
      class Router {
        func present(_ controller: UIViewController, from: UIViewController, _ transition: Transition) {
          switch transition {
          case .modal: from.present(controller, animated: true)
          case .sheet:
            controller.modalPresentationStyle = .formSheet
            from.present(controller, animated: true)
          case .cover:
            controller.modalPresentationStyle = .fullScreen
            from.present(controller, animated: true)
          }
        }
      }
      class Home: UIViewController {
        let router = Router()
        func a() { router.present(Detail(), from: self, .modal) }
        func b() { router.present(About(), from: self, .cover) }
      }
      """, ways: ["Home": ["Detail automatic", "About fullScreen"]]),
    WrittenWay(
      "A value that is unwrapped under its own name by guard",
      """
      class Home: UIViewController {
        func go() { let d = make(); guard let d = d else { return }; present(d, animated: true) }
        func make() -> Detail? { Detail() }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "Two bindings of one guard",
      """
      class Home: UIViewController {
        var next: Detail?
        func go() { guard let d = next, let e = d as? UIViewController else { return }; present(e, animated: true) }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A value that is unwrapped under its own name by if",
      """
      class Home: UIViewController {
        func go() { let d = make(); if let d { d.modalPresentationStyle = .fullScreen; present(d, animated: true) } }
        func make() -> UIViewController? { Detail() }
      }
      """, ways: ["Home": ["Detail fullScreen"]]),
    WrittenWay(
      "A static maker, a maker of the superclass, and one that returns Self",
      """
      class Base: UIViewController { static func make() -> Self { fatalError() } }
      class Home: UIViewController {
        func a() { present(Maker.detail(), animated: true) }
        func b() { present(Sheet.make(), animated: true) }
      }
      enum Maker { static func detail() -> UIViewController { Detail() } }
      class Sheet: Base {}
      """, ways: ["Home": ["Detail automatic", "Sheet automatic"]]),
    WrittenWay(
      "A class method that makes its own class, also for a class that inherits it",
      """
      class Home: UIViewController {
        func a() { present(Form.instantiate(), animated: true) }
        func b() { present(Sheet.instantiate(), animated: true) }
      }
      class Form: UIViewController {
        class func instantiate() -> UIViewController { return self.init() }
      }
      class Sheet: Form {}
      """, ways: ["Home": ["Form automatic", "Sheet automatic"]]),
    WrittenWay(
      "A protocol with one implementation makes the screen",
      """
      protocol Making { func detail() -> UIViewController }
      final class Maker: Making { func detail() -> UIViewController { Detail() } }
      class Home: UIViewController {
        let maker: any Making
        init(maker: Making) { self.maker = maker; super.init(nibName: nil, bundle: nil) }
        func go() { let d = maker.detail(); present(d, animated: true) }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A generic maker is given the type",
      """
      class Home: UIViewController {
        func go() { present(make(Detail.self), animated: true) }
        func make<T: UIViewController>(_ type: T.Type) -> T { type.init() }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A property that holds a closure makes the screen",
      """
      struct Factory { let make: () -> UIViewController }
      class Home: UIViewController {
        let factory = Factory(make: { Detail() })
        func go() { present(factory.make(), animated: true) }
      }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A list of items with classes leads to each",
      """
      struct Item { let title: String; let screen: UIViewController.Type }
      class Home: UIViewController {
        let items = [Item(title: "a", screen: Detail.self), Item(title: "b", screen: About.self)]
        func open(_ index: Int) {
          let item = items[index]
          let next = item.screen.init()
          present(next, animated: true)
        }
      }
      """, ways: ["Home": ["Detail automatic", "About automatic"]]),
    WrittenWay(
      "The cases of an enumeration have screens of their own",
      """
      enum Route { case detail(Int), about
        var screen: UIViewController { switch self { case .detail: return Detail(); case .about: return About() } } }
      class Router {
        weak var source: UIViewController?
        func show(_ route: Route) { source?.present(route.screen, animated: true) }
      }
      class Home: UIViewController {
        let router = Router()
        func go() { router.show(.detail(1)); present(Other(), animated: true) }
      }
      class Other: UIViewController { let router = Router(); func go() { router.show(.about) } }
      """, ways: ["Home": ["Detail automatic", "Other automatic"], "Other": ["About automatic"]]),
    WrittenWay(
      "A long initial value that names nothing of interest",
      """
      class Home: UIViewController {
        func go() {
          let c = Detail(text: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")
          show(overlay: c)
        }
        func show(overlay: UIViewController) { present(overlay, animated: true) }
      }
      """, ways: ["Home": ["Detail automatic"]]),
  ]

  static let helpers: [WrittenWay] = [
    WrittenWay(
      "A helper of the superclass leads each caller to what it passes",
      """
      class Base: UIViewController {
        func cover(_ next: UIViewController) { next.modalPresentationStyle = .fullScreen; present(next, animated: true) }
      }
      class Home: Base { func go() { cover(Detail()) } }
      class Detail2: Base { func go() { cover(About()) } }
      """, ways: ["Home": ["Detail fullScreen"], "Detail2": ["About fullScreen"]]),
    WrittenWay(
      "A helper of an extension wraps what it is given",
      """
      extension UIViewController {
        func presentInStack(_ next: UIViewController) {
          let stack = UINavigationController(rootViewController: next)
          present(stack, animated: true)
        }
      }
      class Home: UIViewController { func go() { presentInStack(Detail()) } }
      class Other: UIViewController { func go() { presentInStack(About()) } }
      """,
      ways: ["Home": ["DetailNavigation automatic"], "Other": ["AboutNavigation automatic"]]),
    WrittenWay(
      "A screen presents itself from the top",
      """
      class Home: UIViewController { func go() { let d = Banner(); d.show() } }
      class Banner: UIViewController {
        func show() { UIApplication.shared.topMost?.present(self, animated: true) }
      }
      """, ways: ["Home": ["Banner automatic"], "Banner": []]),
    WrittenWay(
      "A closure that the screen is given presents",
      """
      class Home: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          model.onShow = { [weak self] controller in self?.present(controller, animated: true) }
        }
      }
      class Model { var onShow: ((UIViewController) -> Void)?; func tap() { onShow?(Detail()) } }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "A method without arguments of Objective-C is called like a property", "",
      ways: ["Home": ["Detail fullScreen"]],
      files: [
        "Home.m": """
        @interface Home : UIViewController
        @end
        @interface Detail : UIViewController
        @end
        @implementation Detail
        @end
        @implementation Home
        - (void)go {
          UIViewController *c = [self makeDetail];
          c.modalPresentationStyle = UIModalPresentationFullScreen;
          [self presentViewController:c animated:YES completion:nil];
        }
        - (UIViewController *)makeDetail { return [[Detail alloc] init]; }
        @end
        """
      ]),
    WrittenWay(
      "A container of the app's own has the screens between which it changes",
      """
      class Home: UIViewController {
        override func viewDidLoad() { embed(Detail()) }
        func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view); child.didMove(toParent: self) }
        func swap(from old: UIViewController) { transition(from: old, to: About(), duration: 1, options: [], animations: nil) }
      }
      """, children: ["Home": ["Detail", "About"]]),
  ]

  static let containers: [WrittenWay] = [
    WrittenWay(
      "Tabs that one helper wraps",
      """
      class Home: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [wrap(Detail(), "a"), wrap(About(), "b")]
        }
        func wrap(_ controller: UIViewController, _ title: String) -> UIViewController {
          let stack = UINavigationController(rootViewController: controller)
          stack.tabBarItem.title = title
          return stack
        }
      }
      """, children: ["Home": ["DetailNavigation", "AboutNavigation"]]),
    WrittenWay(
      "Tabs of the cases of an enumeration",
      """
      enum Tab: CaseIterable { case first, second
        var screen: UIViewController { switch self { case .first: Detail(); case .second: About() } } }
      class Home: UITabBarController {
        override func viewDidLoad() {
          setViewControllers(Tab.allCases.map { UINavigationController(rootViewController: $0.screen) }, animated: false)
        }
      }
      """, children: ["Home": ["DetailNavigation", "AboutNavigation"]]),
    WrittenWay(
      "Tabs of a list that a flag chooses, which a helper of another class wraps",
      """
      class Stack: UINavigationController {}
      class Helper {
        class func stack(for controller: UIViewController, title: String = "") -> Stack {
          Stack(rootViewController: controller)
        }
      }
      class Home: UITabBarController {
        override func viewDidLoad() {
          var all = [UIViewController]()
          let detail = Detail()
          if Flags.isNew { let news = News(); all = [detail, news, About()] } else { all = [detail, About()] }
          viewControllers = all.map { Helper.stack(for: $0) }
        }
      }
      enum Flags { static var isNew: Bool { Int.random(in: 0...1) == 0 } }
      class News: UIViewController {}
      """,
      children: ["Home": ["Stack", "Stack2", "Stack3"], "Stack": ["Detail"], "Stack2": ["News"]]),
    WrittenWay(
      "Tabs that are added one after another, and wrapped at the end",
      """
      class Home: UITabBarController {
        override func viewDidLoad() {
          var all: [UIViewController] = [Detail()]
          all.append(About())
          viewControllers = all.map { UINavigationController(rootViewController: $0) }
        }
      }
      """, children: ["Home": ["DetailNavigation", "AboutNavigation"]]),
    WrittenWay(
      "Tabs of lazy properties and a getter",
      """
      class Home: UITabBarController {
        lazy var first: UIViewController = { let d = Detail(); return d }()
        let second = About()
        var all: [UIViewController] { [first, second] }
        init() { super.init(nibName: nil, bundle: nil); viewControllers = all }
      }
      """, children: ["Home": ["Detail", "About"]]),
    WrittenWay(
      "The columns of a split view",
      """
      class Home: UISplitViewController {
        override func viewDidLoad() {
          setViewController(Detail(), for: .primary)
          setViewController(UINavigationController(rootViewController: About()), for: .secondary)
        }
      }
      """, children: ["Home": ["Detail", "AboutNavigation"]]),
    WrittenWay(
      "Tabs of iOS 18 make their screens when they are needed",
      """
      class Home: UITabBarController {
        override func viewDidLoad() {
          tabs = [UITab(title: "a", image: nil, identifier: "a") { _ in Detail() },
            UITab(title: "b", image: nil, identifier: "b") { _ in About() }]
        }
      }
      """, children: ["Home": ["Detail", "About"]]),
    WrittenWay(
      "The pages of a page controller",
      """
      class Home: UIPageViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() { setViewControllers([Detail()], direction: .forward, animated: false) }
        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { About() }
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
      }
      """, children: ["Home": ["Detail", "About"]]),
  ]

  @Test("A screen is found through what makes it", arguments: makers)
  func made(way: WrittenWay) throws { try way.check() }

  @Test("A way through a helper leads from who calls it to what it passes", arguments: helpers)
  func helped(way: WrittenWay) throws { try way.check() }

  @Test(
    "A container is found with what it begins with, however that is made", arguments: containers)
  func contained(way: WrittenWay) throws { try way.check() }
}
