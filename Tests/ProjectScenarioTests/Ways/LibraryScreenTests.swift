import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Screens whose class is of a library that the folder does not contain.
@Suite struct LibraryScreenTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
    var ways: [String]
    /// Whether the library may set the style.
    var hasOpenStyle = false
  }

  static let written = [
    Written(
      testDescription: "presented from a local",
      code: """
        let browser = PhotoBrowser(photos: [])
        browser.delegate = nil
        present(browser, animated: true, completion: nil)
        """, ways: ["PhotoBrowser automatic"], hasOpenStyle: true),
    Written(
      testDescription: "presented in a style that the app sets",
      code: """
        let browser = PhotoBrowser()
        browser.modalPresentationStyle = .fullScreen
        present(browser, animated: true)
        """, ways: ["PhotoBrowser fullScreen"]),
    Written(
      testDescription: "pushed where it is made",
      code: "navigationController?.pushViewController(PhotoBrowser(), animated: true)",
      ways: ["PhotoBrowser pushed"]),
    Written(
      testDescription: "in a navigation controller",
      code: """
        let navigation = UINavigationController(rootViewController: PhotoBrowser())
        present(navigation, animated: true)
        """, ways: ["PhotoBrowserNavigation automatic"]),
    Written(
      testDescription: "of one of two classes",
      code: """
        let shown = isOld ? OldBrowser() : PhotoBrowser()
        show(shown, sender: self)
        """, ways: ["OldBrowser pushed", "PhotoBrowser pushed"]),
  ]

  @Test("It has a row, and what it answers is in doubt", arguments: written)
  func row(written: Written) throws {
    let scenario = try WrittenApp.scenario(
      """
      import PhotoLibrary
      class Root: UIViewController { let isOld = false
        func go() {
          \(written.code)
        }
      }
      """, root: "UINavigationController(rootViewController: Root())")
    #expect(scenario.ways(from: "Root") == written.ways)
    let doubts = scenario.app.doubts.filter {
      $0.reason == "PhotoBrowser is not in the project"
    }
    #expect(doubts.map(\.assumption) == ["PhotoBrowser=<mask>"])
    let styles = scenario.app.doubts.filter { $0.reason.contains("may set its own style") }
    #expect(styles.isEmpty == !written.hasOpenStyle)
  }

  @Test("So it has in Objective-C")
  func objectiveC() throws {
    let scenario = try WrittenApp.project([
      "App.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)go {
        PLPhotoBrowser *browser = [[PLPhotoBrowser alloc] initWithPhotos:nil];
        [self presentViewController:browser animated:YES completion:nil];
      }
      @end
      """, "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.ways(from: "Home") == ["PLPhotoBrowser automatic"])
  }

  static let derived = [
    WrittenWay(
      "What shows it says that it is a controller",
      """
      import Kit
      class Home: KitScreen { func go() { present(Detail(), animated: true) } }
      """, ways: ["Home": ["Detail automatic"]]),
    WrittenWay(
      "What shows another screen of the same superclass says so",
      """
      import Kit
      class Home: UIViewController {
        func go() { show(First(), sender: nil); menu.open(Second()) }
      }
      class First: KitScreen { func go() { present(Menu.next(), animated: true) } }
      class Second: KitScreen {}
      class Menu { static func next() -> KitScreen { Second() } }
      """, ways: ["Home": ["First automatic"], "First": ["Second automatic"]]),
    WrittenWay(
      "A local, a property and a list in a stack",
      """
      import Kit
      class Home: UINavigationController {
        private let second = Second()
        func go() {
          let first = First()
          pushViewController(first, animated: true)
          setViewControllers([first, second], animated: true)
        }
      }
      class First: KitFirst {}
      class Second: KitSecond {}
      """, ways: ["Home": []], children: ["Home": ["First", "Second"]]),
    WrittenWay(
      "In Objective-C", "", ways: ["Home": ["Next automatic"]],
      files: [
        "Home.m": """
        #import <Kit/Kit.h>
        @interface Next : KTScreen
        @end
        @implementation Next
        @end
        @interface Home : KTScreen
        @end
        @implementation Home
        - (void)go { [self presentViewController:[Next new] animated:YES completion:nil]; }
        @end
        """
      ]),
  ]

  @Test(
    "A class whose superclass is not there is a controller where it is used as one",
    arguments: derived)
  func derives(way: WrittenWay) throws { try way.check() }

  @Test("A router's own method that is called as UIKit's takes anything")
  func router() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import Kit
      import UIKit
      class Home: UIViewController {
        let router = Router()
        func go() { router.present(Flow(), animated: true) }
      }
      class Router { func present(_ flow: Flow, animated: Bool) {} }
      class Flow: KitFlow {}
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.app.screens.map(\.name) == ["Home"])
  }

  @Test(
    "A class of the project, or what need not be a controller, has no row",
    arguments: [
      "present(Model(), animated: true)", "present(T(), animated: true)",
      "present(Library.browser(), animated: true)", "present(PhotoBrowser())",
      "overlay.show(PhotoBrowser())",
      "navigationController?.pushViewController(next, animated: true)",
    ])
  func others(code: String) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Model {}
      class Root<T: UIViewController>: UIViewController { let overlay = Overlay()
        func go(_ next: UIViewController) {
          \(code)
        }
      }
      """)
    #expect(scenario.ways(from: "Root").isEmpty)
  }
}
