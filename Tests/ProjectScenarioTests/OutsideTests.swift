import Orientation
import RotationScenario
import ScreenGraph
import Testing

@testable import ProjectScenario
import TextFormats

/// Code that answers in another place than where it is read, and what the doubt says.
struct OutsideApp: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var files: [String: String]
  /// A part of the reason; nil where the answer is sure.
  var reason: String?

  init(_ name: String, _ reason: String?, _ files: [String: String]) {
    testDescription = name
    self.reason = reason
    self.files = files
  }

  private static let plain = "import UIKit\nclass Root: UIViewController {}\n"
  private static let locked = """
    import UIKit
    class Root: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    """

  private static func exchange(_ type: String) -> String {
    """
    import UIKit
    extension \(type) {
      static let once: Void = {
        guard
          let a = class_getInstanceMethod(\(type).self, #selector(getter: supportedInterfaceOrientations)),
          let b = class_getInstanceMethod(\(type).self, #selector(mine))
        else { return }
        method_exchangeImplementations(a, b)
      }()
      @objc func mine() -> UIInterfaceOrientationMask { .portrait }
    }
    """
  }

  static let all: [OutsideApp] = [
    OutsideApp(
      "a getter that Swift exchanges", "swizzled",
      ["Root.swift": plain, "Swizzle.swift": exchange("UIViewController")]),
    OutsideApp(
      "a class that answers for itself is not asked what is exchanged above it", nil,
      ["Root.swift": locked, "Swizzle.swift": exchange("UIViewController")]),
    OutsideApp(
      "another class's getter is exchanged", nil,
      ["Root.swift": plain, "Swizzle.swift": exchange("UINavigationController")]),
    OutsideApp(
      "the app's own getter is exchanged", "swizzled",
      ["Root.swift": locked, "Swizzle.swift": exchange("Root")]),
    OutsideApp(
      "a getter that a function of the project exchanges", "swizzled",
      [
        "Root.swift": plain,
        "Swizzle.swift": """
        import UIKit
        func exchange(_ type: AnyClass, _ a: Selector, _ b: Selector) {
          guard let a = class_getInstanceMethod(type, a), let b = class_getInstanceMethod(type, b)
          else { return }
          method_exchangeImplementations(a, b)
        }
        extension UIViewController {
          @objc func mine() -> UIInterfaceOrientationMask { .all }
          static func start() {
            exchange(
              UIViewController.self, #selector(getter: UIViewController.supportedInterfaceOrientations),
              #selector(UIViewController.mine))
          }
        }
        """,
      ]),
    OutsideApp(
      "selectors in local variables", "swizzled",
      [
        "Root.swift": plain,
        "Swizzle.swift": """
        import UIKit
        enum Swap {
          static func run(_ type: AnyClass, _ a: Selector, _ b: Selector) {
            guard let a = class_getInstanceMethod(type, a), let b = class_getInstanceMethod(type, b)
            else { return }
            method_exchangeImplementations(a, b)
          }
        }
        extension UIViewController {
          @objc func mine() -> UIInterfaceOrientationMask { .all }
          static func start() {
            let original = #selector(getter: UIViewController.supportedInterfaceOrientations)
            let other = #selector(UIViewController.mine)
            Swap.run(UIViewController.self, original, other)
          }
        }
        """,
      ]),
    OutsideApp(
      "a getter that is replaced with a block", "swizzled",
      [
        "Root.swift": plain,
        "Swizzle.swift": """
        import UIKit
        func replaceAll() {
          let block: @convention(block) (UIViewController) -> UInt = { _ in 2 }
          class_replaceMethod(
            UIViewController.self, NSSelectorFromString("supportedInterfaceOrientations"),
            imp_implementationWithBlock(block), nil)
        }
        """,
      ]),
    OutsideApp(
      "a getter that Objective-C exchanges in +load", "swizzled",
      [
        "Root.swift": plain,
        "UIViewController+Mine.m": """
        #import <UIKit/UIKit.h>
        #import <objc/runtime.h>
        @implementation UIViewController (Mine)
        + (void)load {
          Method a = class_getInstanceMethod([self class], @selector(supportedInterfaceOrientations));
          Method b = class_getInstanceMethod([self class], @selector(mine));
          method_exchangeImplementations(a, b);
        }
        - (UIInterfaceOrientationMask)mine { return UIInterfaceOrientationMaskPortrait; }
        @end
        """,
      ]),
    OutsideApp(
      "a getter that a library exchanges", "swizzled",
      [
        "Root.swift": plain,
        "Start.m": """
        #import <UIKit/UIKit.h>
        @implementation UIViewController (Mine)
        + (void)load {
          [self jr_swizzleMethod:@selector(supportedInterfaceOrientations)
                      withMethod:@selector(mine) error:nil];
        }
        - (UIInterfaceOrientationMask)mine { return UIInterfaceOrientationMaskPortrait; }
        @end
        """,
      ]),
    OutsideApp(
      "a getter that is only looked for", nil,
      [
        "Root.swift": plain,
        "Ask.swift": """
        import UIKit
        func knows(_ object: NSObject) -> Bool {
          object.responds(to: #selector(getter: UIViewController.supportedInterfaceOrientations))
        }
        """,
      ]),
    OutsideApp(
      "a category of UIKit's class", "category",
      [
        "Root.swift": plain,
        "UIViewController+Mine.m": """
        #import <UIKit/UIKit.h>
        @implementation UIViewController (Mine)
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """,
      ]),
    OutsideApp(
      "a superclass of another module", "BaseViewController is not in the project",
      ["Root.swift": "import UIKit\nimport Kit\nclass Root: Kit.BaseViewController {}"]),
    OutsideApp(
      "a superclass of another module with the same name", "Kit.Root is not in the project",
      [
        "Root.swift": """
        import UIKit
        import Kit
        class Root: Kit.RootViewController {
          private var locked = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard locked else { return super.supportedInterfaceOrientations }
            return .landscape
          }
        }
        """.replacing("Root:", with: "RootViewController:")
      ]),
    OutsideApp(
      "a superclass of a superclass", "KitViewController is not in the project",
      [
        "Root.swift": """
        import UIKit
        import Kit
        class Middle: KitViewController {}
        class Root: Middle {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            [super.supportedInterfaceOrientations, .portrait]
          }
        }
        """
      ]),
  ]
}

@Suite("Answers from outside") struct OutsideTests {
  @Test(
    "What is exchanged or not in the project is unknown, with the reason", arguments: OutsideApp.all
  )
  func outside(app: OutsideApp) throws {
    let name =
      app.files["Root.swift"]?.contains("class RootViewController") == true
      ? "RootViewController" : "Root"
    var files = app.files
    files["Scene.swift"] = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = \(name)()
        }
      }
      """
    let scenario = try WrittenApp.project(files).scenario()
    let root = try #require(scenario.controllerID(named: name))
    let reasons = scenario.app.doubts(about: root).filter { $0.subject == .screen(root, .supports) }
      .map(\.reason)
    #expect(reasons.isEmpty == (app.reason == nil), "\(reasons)")
    if let reason = app.reason {
      let wanted = reason.replacing("Kit.Root ", with: "Kit.RootViewController ")
      #expect(reasons.contains { $0.contains(wanted) }, "\(reasons)")
    }
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, screens: [root], devices: [phone], versions: [SystemVersion(17)])
    #expect(matrix[0, 0, 0]?.isDoubtful == (app.reason != nil))
  }

  @Test(
    "A root that answers with what it presents does so for every style, and for itself without",
    arguments: [
      "if let presentedViewController { return presentedViewController.supportedInterfaceOrientations }\nreturn .all",
      "if let top = presentedViewController, !top.isBeingDismissed { return top.supportedInterfaceOrientations }\nreturn .all",
      "guard let shown = self.presentedViewController else { return .all }\nreturn shown.supportedInterfaceOrientations",
      "presentedViewController?.supportedInterfaceOrientations ?? .all",
    ])
  func presented(body: String) throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          \(body)
        }
        func show() { present(Sheet(), animated: true) }
      }
      class Sheet: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """)
    let phone = try #require(DeviceProfile.named("iPhone 13"))
    for scenario in [scenario, try Scenario(yaml: scenario.yaml)] {
      let matrix = Matrix(
        scenario, devices: [phone], versions: [SystemVersion(15), SystemVersion(17)])
      for version in 0..<2 {
        #expect(matrix[0, 0, version]?.results.contains(.landscapeLeft) == true)
        #expect(Set(matrix[1, 0, version]?.results ?? []) == [.portrait])
      }
      #expect(matrix.rows.allSatisfy { $0?.isDoubtful == false })
    }
  }

  @Test("An Info.plist that cannot be read leaves every row in doubt")
  func unread() throws {
    let specification = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources]
          settings: { INFOPLIST_FILE: Sources/Info.plist }
      """
    let code = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = Root()
        }
      }
      class Root: UIViewController {}
      """
    for plist in [nil, "<plist><dict><key>", "<plist><array/></plist>"] {
      var files = ["project.yml": specification, "Sources/App.swift": code]
      files["Sources/Info.plist"] = plist
      let scenario = try WrittenApp.project(files).scenario()
      #expect(
        scenario.app.doubts.contains { $0.subject == .infoPlist(nil) && $0.circumstances.isEmpty })
      let phone = try #require(DeviceProfile.named("iPhone 15"))
      let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
      #expect(matrix.rows.allSatisfy { $0?.isDoubtful == true })
    }
  }

  @Test("Q-16: A key that an Info.plist has twice counts as it comes last, with a warning")
  func twice() throws {
    func list(_ orientation: String) -> String {
      "<key>UISupportedInterfaceOrientations</key>"
        + "<array><string>UIInterfaceOrientation\(orientation)</string></array>"
    }
    let files = [
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources]
          settings: { INFOPLIST_FILE: Sources/Info.plist }
      """,
      "Sources/Info.plist":
        "<plist version=\"1.0\"><dict>\(list("Portrait"))<key>UILaunchScreen</key><dict/>"
        + "\(list("LandscapeLeft"))</dict></plist>",
      "Sources/App.swift": "import UIKit\nclass Root: UIViewController {}",
    ]
    let project = try WrittenApp.project(files)
    #expect(project.scenario().app.application.infoPlist.orientations == [.landscapeLeft])
    #expect(project.problems.contains { $0.message.contains("the last one counts") })
  }

  @Test(
    "A category of UIKit's class answers in its place, in doubt",
    arguments: [
      ("return topViewController?.supportedInterfaceOrientations ?? .all", "P?", "LR?"),
      ("return .portrait", "P?", "P?"),
    ])
  func category(body: String, home: String, movie: String) throws {
    let scenario = try WrittenApp.scenario(
      """
      extension UINavigationController {
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { \(body) }
      }
      class Root: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      """, root: "UINavigationController(rootViewController: Root())")
    #expect(scenario.orientations(of: "Root") == home)
    #expect(scenario.orientations(of: "Movie") == movie)
  }
}
