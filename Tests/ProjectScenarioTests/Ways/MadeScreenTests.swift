import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Screens of which only is understood that code makes them.
@Suite struct MadeScreenTests {
  private static let doubt = "it is created here, but it is unknown how it is shown"

  /// The ways from a screen that are guesses of this kind.
  private func guesses(_ scenario: Scenario, from name: String) -> Set<String> {
    var found: Set<String> = []
    for doubt in scenario.app.doubts where doubt.reason == Self.doubt {
      if case .way(let from, let target) = doubt.subject, scenario.app.name(of: from) == name {
        found.insert(scenario.app.name(of: target))
      }
    }
    return found
  }

  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var swift: String
    var guesses: Set<String>
  }

  static let written = [
    Written(
      testDescription: "Pages that are handed to a library's pager",
      swift: """
        import UIKit
        import Pager
        class Root: UIViewController, PagerDataSource {
          func viewControllers(for pager: Pager) -> [UIViewController] {
            let first = First()
            return [first, Second()]
          }
        }
        class First: UIViewController {}
        class Second: UIViewController {}
        """, guesses: ["First", "Second"]),
    Written(
      testDescription: "The content of a container of the project's own, and what that makes",
      swift: """
        import UIKit
        class Root: UIViewController {
          func go() { show(Card(top: First(), bottom: UIView())) }
          func show(_ card: Card) { slot.fill(with: card) }
          let slot = Slot()
        }
        class Slot { func fill(with controller: UIViewController) {} }
        class Card: UIViewController { init(top: UIViewController, bottom: UIView) { super.init(nibName: nil, bundle: nil) } }
        class First: UIViewController { lazy var next = Second() }
        class Second: UIViewController {}
        """, guesses: ["Card", "First"]),
    Written(
      testDescription: "A router that turns routes into screens",
      swift: """
        import UIKit
        class Root: UIViewController { let router = Router() ; func go() { router.open(.first) } }
        enum Route { case first }
        class Router {
          func open(_ route: Route) { Library.show(controller(for: route)) }
          func controller(for route: Route) -> UIViewController {
            switch route { case .first: return First() }
          }
        }
        class First: UIViewController {}
        """, guesses: ["First"]),
  ]

  @Test("A screen that reached code makes is a guess", arguments: written)
  func made(written: Written) throws {
    let scenario = try WrittenApp.scenario(written.swift)
    #expect(guesses(scenario, from: "Root") == written.guesses)
  }

  @Test("A container of a storyboard is new though its class is known and has a category")
  func categoryOfItsClass() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: Root())
        }
      }
      extension UINavigationController { var depth: Int { viewControllers.count } }
      class Root: UIViewController { let modules = [Module()] }
      class Module {
        lazy var screen: UIViewController? = UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController()
      }
      class News: UIViewController {}
      """,
      "News.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><navigationController id="a" sceneMemberID="viewController"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="t"><objects><viewController id="b" customClass="News" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """,
    ]).scenario()
    #expect(guesses(scenario, from: "Root") == ["NewsNavigation"])
    #expect(scenario.children(of: "NewsNavigation") == ["News"])
  }

  @Test("What the guess leads to is followed further")
  func further() throws {
    let scenario = try WrittenApp.scenario(Self.written[1].swift)
    #expect(guesses(scenario, from: "First") == ["Second"])
  }

  @Test("Nothing is guessed of screens that unused code, tests or previews make")
  func dead() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      import SwiftUI
      class Root: UIViewController {}
      class Unused { func make() -> UIViewController { First() } }
      class First: UIViewController {}
      struct Page: View { var body: some View { List {} } }
      struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }
      #Preview { Page() }
      """)
    #expect(guesses(scenario, from: "Root").isEmpty)
  }

  @Test("A controller that a closure sets up is what it is called on")
  func configured() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      import Then
      class Root: UIViewController {
        func go() {
          let detail = Detail().then {
            $0.modalPresentationStyle = .fullScreen
          }
          present(detail, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(scenario.ways(from: "Root") == ["Detail fullScreen"])
  }

  @Test("A function of C that is called as a class makes the root")
  func function() throws {
    let scenario = try WrittenApp.project([
      "Scene.m": """
      #import "Root.h"
      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
      @property (nonatomic) UIWindow *window;
      @end
      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        self.window.rootViewController = RootViewController();
      }
      @end
      """,
      "Root.h": "#import <UIKit/UIKit.h>\nUIViewController *RootViewController(void);",
      "Root.m": """
      #import "Root.h"
      @interface Home : UIViewController
      @end
      @implementation Home
      @end
      UIViewController *RootViewController(void) {
        return [[Home alloc] init];
      }
      """,
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Home")
  }

  @Test("Where a specification's sources are elsewhere, the folder is the app")
  func specification() throws {
    let scenario = try WrittenApp.project([
      "Integrations/Local/project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [Sources] }
      """,
      "Sources/Scene.swift": WrittenWay.scene + "\nclass Home: UIViewController {}",
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Home")
  }

  @Test("A library whose headers code imports by their file names alone belongs to the app")
  func headers() throws {
    let scenario = try WrittenApp.project([
      "Example/project.yml": """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: [Sources] }
      """,
      "Example/Sources/Home.m": """
      #import "Pages.h"
      @implementation Home
      - (void)show { [self presentViewController:[Pages new] animated:YES completion:nil]; }
      @end
      """,
      "Example/Sources/Home.h": "@interface Home : UIViewController\n@end",
      "Example/Sources/Scene.swift": WrittenWay.scene,
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Books",
        targets: [.target(name: "Books", path: "Books"), .target(name: "Other", path: "Other")])
      """,
      "Books/Pages.h": "@interface Pages : UIViewController\n@end",
      "Books/Pages.m": """
      @implementation Pages
      - (void)show { [self presentViewController:[Chapter new] animated:YES completion:nil]; }
      @end
      """,
      "Books/Chapter.m": """
      @interface Chapter : UIViewController
      @end
      @implementation Chapter
      @end
      """,
      "Other/Page.h": "@interface Page : UIViewController\n@end",
      "Other/Page.m": "@implementation Page\n@end",
    ]).scenario()
    #expect(scenario.app.screens.map(\.controller.name).sorted() == ["Chapter", "Home", "Pages"])
  }

  @Test("What conforms to the protocol of a property may make screens, too")
  func conformers() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController { var reader: ReaderAPI! }
      protocol ReaderAPI { func open() }
      class Reader: ReaderAPI {
        let formats: [Format] = []
        func open() { Library.show(formats[0].screen()) }
      }
      protocol Format { func screen() -> UIViewController }
      class Book: Format { func screen() -> UIViewController { BookScreen() } }
      class BookScreen: UIViewController {}
      """)
    #expect(guesses(scenario, from: "Root") == ["BookScreen"])
  }

  @Test("A storyboard's scenes are found by every identifier that a view is given")
  func identifiers() throws {
    let scenario = try WrittenApp.project([
      "Scene.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Settings() } } }
      struct Settings: View {
        var body: some View { List { Row(id: "fonts"); Row(id: "colours") } }
      }
      struct Row: View {
        var id: String
        var body: some View { Text(id).overlay(Opener(identifier: id)) }
      }
      struct Opener: View {
        var identifier: String
        var body: some View {
          Button("") {
            let storyboard = UIStoryboard(name: "Settings", bundle: nil)
            router.push(storyboard.instantiateViewController(withIdentifier: identifier))
          }
        }
      }
      class Fonts: UIViewController {}
      class Colours: UIViewController {}
      class Unused: UIViewController {}
      """,
      "Settings.storyboard": """
      <document><scenes>
        <scene><objects><viewController storyboardIdentifier="fonts" id="a" customClass="Fonts"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="colours" id="b" customClass="Colours"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="unused" id="c" customClass="Unused"/></objects></scene>
      </scenes></document>
      """,
    ]).scenario()
    let unreachable = Matrix(scenario).unreachable.keys.map(scenario.app.name)
    #expect(unreachable == ["Unused"])
  }

  @Test("Sessions of the system's and controllers of its own that code keeps have rows")
  func system() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      import AuthenticationServices
      class Root: UIViewController {
        let search = UISearchController(searchResultsController: nil)
        func signIn() {
          let session = ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { _, _ in }
          session.start()
        }
        func share() { Sharing.begin(with: UIActivityViewController(activityItems: [], applicationActivities: nil)) }
      }
      """)
    #expect(
      Set(scenario.ways(from: "Root").map { $0.prefix { $0 != " " } }) == [
        "UISearchController", "ASWebAuthenticationSession", "UIActivityViewController",
      ])
  }

  @Test("A screen that is reached has the name of its class, whatever else makes one")
  func names() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController { func go() { present(UINavigationController(rootViewController: Detail()), animated: true) } }
      class Unused: UIViewController { func go() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(scenario.screen("Detail") != nil)
    let detail = try #require(scenario.controllerID(named: "Detail"))
    #expect(Matrix(scenario).unreachable[detail] == nil)
  }

  @Test("`Self()` in a class method makes the class it is called on")
  func own() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController { func go() { present(Detail.make(), animated: true) } }
      class Detail: UIViewController {
        static func make() -> UINavigationController {
          let detail = Self()
          return UINavigationController(rootViewController: detail)
        }
      }
      """)
    #expect(scenario.ways(from: "Root") == ["DetailNavigation automatic"])
  }

  @Test("A function that is called as a view is followed into what it is given")
  func container() throws {
    let scenario = try ViewGraphTests.app(
      "Frame { Inbox() }",
      """
      func Frame(@ViewBuilder content: () -> some View) -> AnyView {
        AnyView(NavigationView(content: content))
      }
      struct Inbox: View { var body: some View { NavigationLink("", destination: Letter()) } }
      struct Letter: View { var body: some View { Text("") } }
      """)
    #expect(scenario.app.screens.map(\.controller.name).contains("Letter"))
  }

  @Test("Views in a tree that fill the screen are listed as children of its controller")
  func parts() throws {
    let scenario = try ViewGraphTests.app(
      "if isShown { Inbox() } else { Start() }",
      """
      struct Inbox: View { var body: some View { VStack { Badge(); List { Row() } } } }
      struct Start: View { var body: some View { Middle() } }
      struct Middle: View { var body: some View { WelcomePage() } }
      struct WelcomePage: View { var body: some View { Text("welcome") } }
      struct Badge: View { var body: some View { Text("1") } }
      struct Row: View { var body: some View { Text("row") } }
      """)
    let names = Set(scenario.app.screens.map(\.controller.name))
    #expect(names.isSuperset(of: ["Inbox", "WelcomePage"]))
    #expect(names.isDisjoint(with: ["Badge", "Row", "Middle"]))
  }
}
