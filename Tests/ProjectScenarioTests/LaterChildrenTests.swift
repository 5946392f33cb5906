import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// What a screen shows, and who shows it, where the code does not settle it.
@Suite struct LaterChildrenTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var members: String
    var isDoubtful: Bool
  }

  static let written = [
    Written(
      testDescription: "An action adds the child",
      members: "@objc func tap() { addChild(Next()) }", isDoubtful: true),
    Written(
      testDescription: "viewDidLoad adds it",
      members: "override func viewDidLoad() { addChild(Next()) }", isDoubtful: false),
    Written(
      testDescription: "A method that viewDidLoad calls adds it",
      members: """
        override func viewDidLoad() { setUp() }
        func setUp() { embed(Next()) }
        func embed(_ screen: UIViewController) { addChild(screen) }
        """, isDoubtful: false),
    Written(
      testDescription: "viewDidLoad adds one and an action another",
      members: """
        @objc func tap() { addChild(Other()) }
        override func viewDidLoad() { addChild(Next()) }
        """, isDoubtful: false),
  ]

  @Test("A container that asks a child it gets later is in doubt", arguments: written)
  func children(written: Written) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          children.first?.supportedInterfaceOrientations ?? .portrait
        }
        \(written.members)
      }
      class Next: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      class Other: UIViewController {}
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    let doubts = scenario.app.doubts.filter { $0.reason.contains("only after it is shown") }
    #expect(doubts.isEmpty != written.isDoubtful)
  }

  @Test(
    "A method of a library that is called as UIKit's is, is in doubt",
    arguments: [
      ("KitRouter.shared.present(Next(), from: self)", true),
      ("KitRouter.shared.host.present(Next(), animated: true)", false),
      ("OwnRouter.shared.present(Next(), from: self)", false),
    ])
  func routers(call: String, isDoubtful: Bool) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Kit
      class Home: UIViewController { func go() { \(call) } }
      class Next: UIViewController {}
      class OwnRouter {
        static let shared = OwnRouter()
        func present(_ screen: UIViewController, from host: UIViewController) {
          host.present(screen, animated: true)
        }
      }
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.ways(from: "Home") == ["Next automatic"])
    let doubts = scenario.app.doubts.filter { $0.reason.contains("neither UIKit's nor") }
    #expect(doubts.isEmpty != isDoubtful)
  }
}
