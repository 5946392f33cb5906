import Orientation
import ProjectScenario
import RotationScenario
import Testing

/// Code that sets the app delegate's mask before it shows a screen.
@Suite struct ChangedOnTheWayTests {
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let home: String
    /// The mask that is set on the way to each screen; nil for none.
    let masks: [String: InterfaceOrientationMask?]

    init(_ name: String, _ home: String, _ masks: [String: InterfaceOrientationMask?]) {
      testDescription = name
      self.home = home
      self.masks = masks
    }
  }

  static let set = "(UIApplication.shared.delegate as! AppDelegate).lock = "

  static let all: [Written] = [
    Written(
      "in the same function",
      "func go() { \(set).landscape; present(Player(), animated: true) }",
      ["Player": .landscape]),
    Written(
      "twice: the first of two masks is not known, the last one is",
      """
      func go() {
        \(set).landscape
        present(Player(), animated: true)
        \(set).all
        show(Detail(), sender: nil)
      }
      """, ["Player": nil, "Detail": .all]),
    Written(
      "in a function that is called before",
      """
      func go() { unlock(); navigationController?.pushViewController(Player(), animated: true) }
      func unlock() { \(set).all }
      """, ["Player": .all]),
    Written(
      "by a function that takes the mask",
      """
      func go() { lock(.landscapeLeft); present(Player(), animated: true) }
      func lock(_ mask: UIInterfaceOrientationMask) { \(set)mask }
      """, ["Player": .landscapeLeft]),
    Written(
      "around a closure in which the screen is shown",
      "func go() { \(set).all; DispatchQueue.main.async { self.present(Player(), animated: true) } }",
      ["Player": .all]),
    Written(
      "in the completion of what shows the screen",
      "func go() { present(Player(), animated: true) { \(set).all } }", ["Player": nil]),
    Written(
      "behind what shows the screen",
      "func go() { present(Player(), animated: true); \(set).all }", ["Player": nil]),
    Written(
      "under a condition, and in its other branch",
      """
      func go(_ wide: Bool) {
        if wide { \(set).all } else { present(Detail(), animated: true) }
        present(Player(), animated: true)
      }
      """, ["Player": nil, "Detail": nil]),
    Written(
      "under the condition under which the screen is shown",
      "func go(_ wide: Bool) { if wide { \(set).all; present(Player(), animated: true) } }",
      ["Player": .all]),
    Written(
      "in each branch of a condition",
      """
      func go(_ wide: Bool) {
        if wide {
          \(set).landscape
          present(Player(), animated: true)
        } else {
          \(set).all
          present(Detail(), animated: true)
        }
      }
      """, ["Player": .landscape, "Detail": .all]),
    Written(
      "by a delegate that is unwrapped",
      """
      func go() {
        if let delegate = UIApplication.shared.delegate as? AppDelegate { delegate.lock = .landscape }
        present(Player(), animated: true)
      }
      """, ["Player": .landscape]),
    Written(
      "by a type's function that unwraps the delegate, and has a namesake",
      """
      func go() { Lock.lock(.landscape, turnTo: .landscapeLeft); present(Player(), animated: true) }
      enum Lock {
        static func lock(_ mask: UIInterfaceOrientationMask) {
          if let delegate = UIApplication.shared.delegate as? AppDelegate { delegate.lock = mask }
        }
        static func lock(_ mask: UIInterfaceOrientationMask, turnTo: UIInterfaceOrientation) {
          self.lock(mask)
          UIDevice.current.setValue(turnTo.rawValue, forKey: "orientation")
        }
      }
      """, ["Player": .landscape]),
    Written(
      "by a delegate that is unwrapped under a condition",
      """
      func go(_ wide: Bool) {
        if wide, let delegate = UIApplication.shared.delegate as? AppDelegate { delegate.lock = .all }
        present(Player(), animated: true)
      }
      """, ["Player": nil]),
    Written(
      "in a function that returns early",
      """
      func go() { unlock(); present(Player(), animated: true) }
      func unlock() { guard view.window != nil else { return }; \(set).all }
      """, ["Player": nil]),
  ]

  @Test(
    "A screen that is shown behind a change of the delegate's mask comes up with it", arguments: all
  )
  func mask(written: Written) throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var lock = UIInterfaceOrientationMask.portrait
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { lock }
      }
      class Home: UIViewController {
        \(written.home)
      }
      class Player: UIViewController {}
      class Detail: UIViewController {}
      """
    ]).scenario()
    for (name, mask) in written.masks {
      let target = try #require(scenario.controllerID(named: name))
      let link = try #require(scenario.screen("Home")?.links.first { $0.target == target })
      #expect(link.changes == (mask.map { [.changeAppDelegate($0)] } ?? []), "\(name)")
    }
  }

  @Test("Each change before a call of the same kind is a way of its own, and each answer has a row")
  func severalCalls() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var lock = UIInterfaceOrientationMask.portrait
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { lock }
      }
      class Home: UIViewController {
        func go() { cover() }
        func again() { cover() }
        func cover() {
          let player = Player()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
        }
        func wide() {
          \(Self.set).landscape
          let player = Player()
          player.modalPresentationStyle = .fullScreen
          present(player, animated: true)
        }
      }
      class Player: UIViewController {}
      """
    ]).scenario()
    let player = try #require(scenario.controllerID(named: "Player"))
    let links = scenario.screen("Home")?.links ?? []
    #expect(links.map(\.changes) == [[], [.changeAppDelegate(.landscape)]])
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(
      scenario, devices: [phone], versions: [SystemVersion(17)], findsOtherWays: true)
    let rows = zip(matrix.screens, matrix.rows).compactMap { $0 == player ? $1 : nil }
    #expect(rows.map { Set($0.results) } == [[.portrait], [.landscapeLeft, .landscapeRight]])
    let again = try Scenario(yaml: scenario.yaml)
    #expect(again.screen("Home")?.links.map(\.changes) == [[]])
  }

  @Test("A way that one call has on iPhones and another everywhere is one on all idioms")
  func idioms() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        func go() {
          if UIDevice.current.userInterfaceIdiom == .phone { present(Player(), animated: true) }
        }
        func again() { present(Player(), animated: true) }
      }
      class Player: UIViewController {}
      """)
    #expect(scenario.screen("Root")?.links.map(\.circumstance) == [Circumstance()])
  }
}
