import RotationScenario
import Testing

@testable import ProjectScenario

/// Windows that are not on the phone's own display, and storyboards that code replaces.
@Suite struct OtherDisplayTests {
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var files: [String: String]

    init(_ name: String, _ files: [String: String]) {
      testDescription = name
      self.files = files
    }
  }

  private static let project = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            UIApplicationSceneManifest:
              UISceneConfigurations:
                UIWindowSceneSessionRoleApplication:
                  - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
                    UISceneStoryboardFile: MAIN
                UIWindowSceneSessionRoleExternalDisplayNonInteractive:
                  - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).BeamerDelegate
    """

  private static let beamer = """
    class BeamerDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        window.rootViewController = Beamer()
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    """

  static let displays: [Written] = [
    Written(
      "a scene of another role in the Info.plist",
      [
        "project.yml": project.replacing("UISceneStoryboardFile: MAIN", with: ""),
        "App/B.swift": beamer,
      ]),
    Written(
      "a scene's delegate that the app's chooses by the role",
      [
        "B.swift": beamer + """

          class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              if session.role == .windowExternalDisplayNonInteractive {
                configuration.delegateClass = BeamerDelegate.self
              } else {
                configuration.delegateClass = SceneDelegate.self
              }
              return configuration
            }
          }
          """
      ]),
    Written(
      "a window that is given another screen",
      [
        "B.swift": """
        class Second {
          var window: UIWindow?
          func connect(_ screen: UIScreen) {
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            window.rootViewController = Beamer()
            window.isHidden = false
            self.window = window
          }
        }
        """
      ]),
  ]

  @Test("A window on another display has no row", arguments: displays)
  func display(written: Written) throws {
    var files = written.files
    let folder = files.keys.contains("project.yml") ? "App/" : ""
    files[folder + "Scene.swift"] = WrittenWay.scene
    files[folder + "Code.swift"] = """
      class Home: UIViewController {}
      class Beamer: UIViewController {}
      """
    let scenario = try WrittenApp.project(files).scenario()
    #expect(Matrix(scenario).screens.map(scenario.app.name) == ["Home"])
    #expect(!scenario.app.doubts.contains { $0.subject == .root })
  }

  @Test("A window on a screen that callers pass is the app's, where one passes the main one")
  func passedScreen() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var windows: [UIWindow] = []
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          show(on: UIScreen.main)
          if let other = UIScreen.screens.last { show(on: other) }
          return true
        }
        func show(on screen: UIScreen) {
          let window = UIWindow(frame: screen.bounds)
          window.screen = screen
          window.rootViewController = Shell()
          window.makeKeyAndVisible()
          windows.append(window)
        }
      }
      class Home: UIViewController {}
      class Shell: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Shell")
    #expect(!scenario.app.doubts.contains { $0.subject == .root })
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Old" sceneMemberID="viewController"/></objects></scene></scenes>
    </document>
    """

  @Test(
    "Code that sets a root at each launch replaces the storyboard's, under a condition it may",
    arguments: [("Home()", false), ("if isNew { ROOT }", true)])
  func storyboard(code: String, isOpen: Bool) throws {
    let root = "MainWindow.shared.rootViewController = Home()"
    let scenario = try WrittenApp.project([
      "project.yml": Self.project.replacing("MAIN", with: "Main"),
      "App/Main.storyboard": Self.storyboard,
      "App/Code.swift": """
      class Home: UIViewController {}
      class Old: UIViewController {}
      class MainWindow: UIWindow { static let shared = MainWindow() }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var isNew = false
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          MainWindow.shared.windowScene = scene
          \(isOpen ? code.replacing("ROOT", with: root) : root)
          window = MainWindow.shared
        }
      }
      """,
    ]).scenario()
    #expect(scenario.app.doubts.contains { $0.subject == .root } == isOpen)
    let names = Matrix(scenario).screens.map(scenario.app.name)
    #expect(names.sorted() == (isOpen ? ["Home", "Old"] : ["Home"]))
  }
}
