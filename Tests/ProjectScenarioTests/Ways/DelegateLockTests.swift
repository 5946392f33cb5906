import DeviceSetup
import Orientation
import ProjectScenario
import RotationScenario
import Testing

/// What screens do to the app delegate's mask while they come and go, and for which windows it counts.
@Suite struct DelegateLockTests {
  /// Code, and the orientations of screens on a phone in which they differ from the app's: letters of
  /// P, L and R, with a question mark where they are in doubt.
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: String
    let screens: [String: String]

    init(_ name: String, _ code: String, _ screens: [String: String]) {
      testDescription = name
      self.code = code
      self.screens = screens
    }
  }

  private static let utility = """
    struct AppUtility {
      static func lockOrientation(_ orientation: UIInterfaceOrientationMask) {
        if let delegate = UIApplication.shared.delegate as? AppDelegate {
          delegate.orientationLock = orientation
        }
      }
      static func lockOrientation(_ orientation: UIInterfaceOrientationMask, andRotateTo rotateOrientation: UIInterfaceOrientation) {
        self.lockOrientation(orientation)
        UIDevice.current.setValue(rotateOrientation.rawValue, forKey: "orientation")
      }
    }
    """

  static let locks: [Written] = [
    Written(
      "a utility that unwraps the delegate",
      """
      \(utility)
      class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { AppUtility.lockOrientation(.portrait) }
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          AppUtility.lockOrientation(.landscape, andRotateTo: .landscapeRight)
        }
        override func viewWillDisappear(_ animated: Bool) { AppUtility.lockOrientation(.all) }
      }
      """, ["Home": "P?", "Movie": "LR?"]),
    Written(
      "helpers that call each other",
      """
      \(utility)
      extension AppUtility {
        static func lockPortrait() { set(.portrait) }
        static func unlock() { set(.all) }
        private static func set(_ mask: UIInterfaceOrientationMask) { lockOrientation(mask) }
      }
      class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { prepare() }
        private func prepare() { AppUtility.lockPortrait() }
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController {
        override func viewDidLoad() { DispatchQueue.main.async { AppUtility.unlock() } }
      }
      """, ["Home": "P?", "Movie": "PLR?"]),
    Written(
      "what a notification does later is not sure",
      """
      \(utility)
      class Home: UIViewController {
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(forName: .ended, object: nil, queue: nil) { _ in
            AppUtility.lockOrientation(.portrait)
          }
        }
      }
      """, ["Movie": "PLR?"]),
    Written(
      "a lock under a condition is not sure",
      """
      \(utility)
      class Home: UIViewController {
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
      }
      class Movie: UIViewController {
        var isWide: Bool
        override func viewWillAppear(_ animated: Bool) {
          if isWide { AppUtility.lockOrientation(.landscape) }
        }
      }
      """, ["Movie": "PLR?"]),
    Written(
      "a test of the idiom, where iPads do not ask for masks",
      """
      class Home: UIViewController { func go() { navigationController?.pushViewController(Movie(), animated: true) } }
      class Movie: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if UIDevice.current.userInterfaceIdiom == .phone {
            (UIApplication.shared.delegate as! AppDelegate).orientationLock = .landscape
          }
        }
      }
      """, ["Home": "PLR?", "Movie": "LR?"]),
    Written(
      "the closures of a view",
      """
      import SwiftUI
      class Home: UIViewController {
        func go() {
          let host = UIHostingController(rootView: Movie())
          host.modalPresentationStyle = .fullScreen
          present(host, animated: true)
        }
      }
      struct Movie: View {
        var body: some View {
          Text("a")
            .onAppear { (UIApplication.shared.delegate as! AppDelegate).orientationLock = .landscapeRight }
            .onDisappear { (UIApplication.shared.delegate as! AppDelegate).orientationLock = .all }
        }
      }
      """, ["Home": "PLR?", "Movie": "R?"]),
    Written(
      "a modifier that is given the mask",
      """
      import SwiftUI
      struct Lock: ViewModifier {
        let mask: UIInterfaceOrientationMask
        func body(content: Content) -> some View {
          content
            .onAppear { (UIApplication.shared.delegate as! AppDelegate).orientationLock = mask }
            .onDisappear { (UIApplication.shared.delegate as! AppDelegate).orientationLock = .all }
        }
      }
      extension View {
        func locked(_ mask: UIInterfaceOrientationMask) -> some View { modifier(Lock(mask: mask)) }
      }
      class Home: UIViewController {
        func go() {
          let host = UIHostingController(rootView: Movie())
          host.modalPresentationStyle = .fullScreen
          present(host, animated: true)
        }
        func show() {
          let host = UIHostingController(rootView: Page())
          host.modalPresentationStyle = .fullScreen
          present(host, animated: true)
        }
      }
      struct Movie: View { var body: some View { Text("a").locked(.landscape) } }
      struct Page: View { var body: some View { Text("a").locked(.portrait) } }
      """, ["Home": "PLR?", "Movie": "LR?", "Page": "P?"]),
    Written(
      "a superclass that locks what its subclass says",
      """
      \(utility)
      class Base: UIViewController {
        var lock: UIInterfaceOrientationMask { .all }
        override func viewWillAppear(_ animated: Bool) { AppUtility.lockOrientation(lock) }
      }
      class Home: Base {
        func go() { navigationController?.pushViewController(Movie(), animated: true) }
        func show() { navigationController?.pushViewController(Page(), animated: true) }
      }
      class Movie: Base { override var lock: UIInterfaceOrientationMask { .landscape } }
      class Page: Base { override var lock: UIInterfaceOrientationMask { .portrait } }
      """, ["Home": "PLR?", "Movie": "LR?", "Page": "P?"]),
  ]

  private static let screens = """
    class Home: UIViewController {
      func go() { navigationController?.pushViewController(Movie(), animated: true) }
      func show() {
        let page = Page()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
      }
    }
    protocol Turning { var turns: UIInterfaceOrientationMask { get } }
    class Movie: UIViewController, Turning {
      var turns: UIInterfaceOrientationMask { .landscape }
      var isWide = false
      func widen() { isWide = true }
      @objc func canRotate() {}
    }
    class Page: UIViewController {}
    """

  private static let walk = """
    func top(_ root: UIViewController?) -> UIViewController? {
      if let tabs = root as? UITabBarController { return top(tabs.selectedViewController) }
      if let stack = root as? UINavigationController { return top(stack.visibleViewController) }
      if let presented = root?.presentedViewController { return top(presented) }
      return root
    }
    """

  static let tops: [Written] = [
    Written(
      "by a protocol",
      "return (top(window?.rootViewController) as? Turning)?.turns ?? .portrait",
      ["Home": "P", "Movie": "LR", "Page": "P"]),
    Written(
      "by a class",
      "if top(window?.rootViewController) is Movie { return .landscape }; return .portrait",
      ["Home": "P", "Movie": "LR", "Page": "P"]),
    Written(
      "by a method",
      """
      if let top = top(window?.rootViewController) {
        if top.responds(to: Selector(("canRotate"))) { return .allButUpsideDown }
      }
      return .portrait
      """, ["Home": "P", "Movie": "PLR", "Page": "P"]),
    Written(
      "by what is presented",
      """
      if let page = window?.rootViewController?.presentedViewController as? Page { return .landscape }
      return .portrait
      """, ["Home": "P", "Movie": "P", "Page": "LR"]),
    Written(
      "by the cases of a switch",
      """
      switch top(window?.rootViewController) {
      case is Page: return .landscapeLeft
      case let movie as Movie: return movie.turns
      default: return .portrait
      }
      """, ["Home": "P", "Movie": "LR", "Page": "L"]),
    Written(
      "by a state of the controller, which is not sure",
      """
      if let movie = top(window?.rootViewController) as? Movie, movie.isPlaying { return .landscape }
      return .portrait
      """, ["Home": "P?", "Movie": "LR?", "Page": "P?"]),
    Written(
      "by a state of the controller, as it is at launch",
      """
      if let movie = top(window?.rootViewController) as? Movie, movie.isWide { return .landscape }
      return top(window?.rootViewController) is Page ? .all : .portrait
      """, ["Home": "P?", "Movie": "P?", "Page": "PLR?"]),
  ]

  @Test("A delegate that looks for the controller on top answers for each", arguments: tops)
  func top(written: Written) throws {
    try check(
      Written(written.testDescription, Self.screens, written.screens),
      """
      \(Self.walk)
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        \(written.code)
      }
      """)
  }

  @Test("A screen that locks the app when it appears is locked", arguments: locks)
  func lock(written: Written) throws {
    try check(
      written,
      """
      var orientationLock = UIInterfaceOrientationMask.all
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
        return self.orientationLock
      }
      """)
  }

  private static let windows = """
    class LockWindow: UIWindow {}
    class Lock: UIViewController {}
    class Home: UIViewController {
      func lock(_ scene: UIWindowScene) {
        let window = LockWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = Lock()
        window.makeKeyAndVisible()
      }
    }
    """

  static let tests: [Written] = [
    Written(
      "is", windows + "// if window is LockWindow { return .portrait }",
      ["Home": "PLR", "Lock": "PLR?"]),
    Written(
      "as?", windows + "// if let lock = window as? LockWindow { return .portrait }",
      ["Home": "PLR", "Lock": "PLR?"]),
    Written(
      "isKind", windows + "// if window?.isKind(of: LockWindow.self) == true { return .portrait }",
      ["Home": "PLR", "Lock": "PLR?"]),
  ]

  @Test("The delegate's answer for another window is not the main window's", arguments: tests)
  func window(written: Written) throws {
    let parts = written.code.split(separator: "// ")
    try check(
      written,
      """
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        \(parts.last ?? "")
        return .allButUpsideDown
      }
      """)
  }

  private func check(_ written: Written, _ delegate: String) throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
        \(delegate)
      }
      \(written.code)
      """
    ]).scenario()
    for (name, expected) in written.screens {
      #expect(scenario.orientations(of: name) == expected, "\(name)")
    }
  }
}

extension Scenario {
  /// The orientations that a screen takes on a phone with iOS 17: letters of P, L and R, with a
  /// question mark where they are in doubt; nil for none.
  func orientations(of name: String) -> String? {
    guard let phone = DeviceProfile.named("iPhone 15"), let id = controllerID(named: name) else {
      return nil
    }
    let matrix = Matrix(self, devices: [phone], versions: [SystemVersion(17)])
    guard let place = matrix.screens.firstIndex(of: id), let row = matrix[place, 0, 0] else {
      return nil
    }
    let letters: [(InterfaceOrientation, String)] = [
      (.portrait, "P"), (.landscapeLeft, "L"), (.landscapeRight, "R"),
    ]
    let found = letters.filter { row.results.contains($0.0) }.map(\.1).joined()
    return found + (row.isDoubtful ? "?" : "")
  }
}
