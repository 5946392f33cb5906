import RotationScenario
import Testing

@testable import ProjectScenario

/// Containers of which the code leaves open with which controller they begin.
@Suite struct OpenContentTests {
  private static let asking = """
    class Stack: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { topViewController?.supportedInterfaceOrientations ?? .all }
    }
    class First: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }
    class Second: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } }
    """

  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
  }

  static let written = [
    Written(
      testDescription: "The root that a container is made with",
      code: """
        class Home: UIViewController {
          var isNew = false
          func go() {
            let stack = Stack(rootViewController: isNew ? First() : Second())
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
          }
        }
        """),
    Written(
      testDescription: "The list that a container is given",
      code: """
        class Home: UIViewController {
          func go(_ kind: String) {
            let next: UIViewController
            switch kind {
            case "first": next = First()
            default: next = Second()
            }
            let stack = Stack()
            stack.viewControllers = [next]
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
          }
        }
        """),
    Written(
      testDescription: "A function that chooses",
      code: """
        class Home: UIViewController {
          var isNew = false
          func go() {
            let stack = Stack()
            stack.setViewControllers([make()], animated: false)
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
          }
          func make() -> UIViewController {
            if isNew { return First() }
            return Second()
          }
        }
        """),
  ]

  @Test("The container leads to each, and what it begins with is in doubt", arguments: written)
  func open(written: Written) throws {
    let scenario = try WrittenApp.project([
      "Code.swift": "import UIKit\n" + written.code + Self.asking,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.children(of: "Stack") == ["First"])
    #expect(scenario.ways(from: "Stack") == ["Second pushed"])
    #expect(scenario.orientations(of: "First") == "P?")
    #expect(scenario.orientations(of: "Second") == "LR")
  }

  @Test("A tab that can be one of two is both, and no doubt where the container does not ask")
  func tabs() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UITabBarController {
        var isNew = false
        override func viewDidLoad() { viewControllers = [isNew ? First() : Second(), Third()] }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      """)
    #expect(scenario.children(of: "Root") == ["First", "Third", "Second"])
    #expect(scenario.orientations(of: "First") == "PLR")
  }

  @Test("What only one idiom holds is not a choice")
  func idiom() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      class Home: UIViewController {
        func go() {
          let isPad = UIDevice.current.userInterfaceIdiom == .pad
          present(Stack(rootViewController: isPad ? First() : Second()), animated: true)
        }
      }
      \(Self.asking)
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.app.doubts.allSatisfy { $0.subject == .infoPlist(nil) })
  }
}
