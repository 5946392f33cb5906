extension PatternApp {
  /// The patterns.
  static let all = answers + presentations + roots

  private static let landscape = """
    final class Target: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    """

  /// Masks that depend on what the code does.
  private static let answers = [
    PatternApp(
      name: "A mask put together of nothing",
      code: """
        final class Home: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            var mask: UIInterfaceOrientationMask = []
            if UserDefaults.standard.bool(forKey: "upright") { mask.insert(.portrait) }
            if UserDefaults.standard.bool(forKey: "sideways") { mask.formUnion(.landscape) }
            return mask
          }
        }
        """, root: "Home()"),
    PatternApp(
      name: "A flag that adds to a mask",
      code: """
        final class Home: UIViewController {
          var turns = true
          func stop() {
            turns = false
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            var mask: UIInterfaceOrientationMask = [.portrait]
            if turns { mask.insert(.landscape) }
            return mask
          }
        }
        """, root: "Home()"),
    PatternApp(
      name: "A lock that the delegate answers with",
      code: """
        @MainActor final class Gate {
          static let shared = Gate()
          private var allowed: UIInterfaceOrientationMask?
          var mask: UIInterfaceOrientationMask { allowed ?? .allButUpsideDown }
          func close(on mask: UIInterfaceOrientationMask) { allowed = mask }
        }

        final class Home: UIViewController {
          func lock() { Gate.shared.close(on: .portrait) }
        }
        """, root: "Home()", delegateMask: "Gate.shared.mask"),
    PatternApp(
      name: "A superclass of another module",
      code: """
        import Core

        final class Board: Core.Board {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscape : super.supportedInterfaceOrientations
          }
        }
        """, root: "Board()"),
    PatternApp(
      name: "A getter that is swizzled at run time",
      code: """
        extension UIViewController {
          static let exchange: Void = {
            guard
              let old = class_getInstanceMethod(
                UIViewController.self, #selector(getter: supportedInterfaceOrientations)),
              let new = class_getInstanceMethod(UIViewController.self, #selector(exchangedMask))
            else { return }
            method_exchangeImplementations(old, new)
          }()
          @objc func exchangedMask() -> UIInterfaceOrientationMask { .portrait }
        }

        final class Home: UIViewController {}
        """, root: "Home()"),
    PatternApp(
      name: "A controller that answers nothing the app allows",
      code: """
        final class Home: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            .portraitUpsideDown
          }
        }
        """, root: "Home()"),
  ]

  /// Ways in which a screen is presented.
  private static let presentations = [
    PatternApp(
      name: "A style by idiom",
      code: """
        final class Home: UIViewController {
          func open() {
            let target = Target()
            target.modalPresentationStyle =
              UIDevice.current.userInterfaceIdiom == .pad ? .formSheet : .fullScreen
            present(target, animated: true)
          }
        }

        \(landscape)
        """, root: "UINavigationController(rootViewController: Home())"),
    PatternApp(
      name: "A factory behind a protocol",
      code: """
        protocol Making { func target() -> UIViewController }
        final class Maker: Making { func target() -> UIViewController { Target() } }

        final class Home: UIViewController {
          let maker: any Making = Maker()
          func open() {
            let target = maker.target()
            target.modalPresentationStyle = .fullScreen
            present(target, animated: true)
          }
        }

        \(landscape)
        """, root: "Home()"),
    PatternApp(
      name: "A root that answers as what it presents",
      code: """
        final class Home: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            if let presented = presentedViewController, !presented.isBeingDismissed {
              return presented.supportedInterfaceOrientations
            }
            return .portrait
          }
          func open() { present(Target(), animated: true) }
        }

        \(landscape)
        """, root: "Home()"),
    PatternApp(
      name: "A cover over its presenter",
      code: """
        final class Home: UIViewController {
          func open() {
            let target = Target()
            target.modalPresentationStyle = .overFullScreen
            present(target, animated: true)
          }
        }

        \(landscape)
        """, root: "Home()", families: "1"),
    PatternApp(
      name: "A full-screen controller over a sheet",
      code: """
        final class Home: UIViewController {
          func open() { present(Sheet(), animated: true) }
        }

        final class Sheet: UIViewController {
          func open() {
            let target = Target()
            target.modalPresentationStyle = .fullScreen
            present(target, animated: true)
          }
        }

        \(landscape)
        """, root: "Home()"),
    PatternApp(
      name: "A window of its own",
      code: """
        final class Home: UIViewController {
          var extra: UIWindow?
          func open() {
            guard let scene = view.window?.windowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .normal + 1
            window.rootViewController = Target()
            window.makeKeyAndVisible()
            extra = window
          }
        }

        \(landscape)
        """, root: "Home()"),
  ]

  /// Ways in which the first screen is found.
  private static let roots = [
    PatternApp(
      name: "A root by idiom",
      code: """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let window = UIWindow()
            if UIDevice.current.userInterfaceIdiom == .phone {
              window.rootViewController = Target()
            } else {
              window.rootViewController = PadHome()
            }
            window.makeKeyAndVisible()
            self.window = window
            return true
          }
        }

        final class PadHome: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }

        \(landscape)
        """, hasSceneManifest: false),
    PatternApp(
      name: "Scenes that the delegate configures",
      code: """
        extension AppDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
          }
        }

        final class Home: UIViewController {}
        """, root: "Home()", hasSceneManifest: false),
    PatternApp(
      name: "A SwiftUI app without a manifest",
      code: """
        import SwiftUI

        @main
        struct Program: App {
          var body: some Scene { WindowGroup { HomeView() } }
        }

        struct HomeView: View {
          var body: some View { Text("Home") }
        }
        """, hasSceneManifest: false),
    PatternApp(
      name: "A container that is not known",
      code: """
        import Panels

        final class Home: UIViewController {}
        final class Inputs: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """, root: "PanelController(rootViewController: Inputs())"),
    PatternApp(
      name: "No scenes at all",
      code: """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          lazy var window: UIWindow? = UIWindow()
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window?.rootViewController = Target()
          }
        }

        \(landscape)
        """, hasSceneManifest: false),
  ]
}
