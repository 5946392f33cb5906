import RotationScenario
import Testing

@testable import ProjectScenario

/// Screens that a type shows which is not a screen: who makes that type leads to them.
@Suite struct KeptTypeTests {
  @Test("The screen whose code makes a coordinator leads to what that makes, not the first root")
  func keeper() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Router
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var isLoggedIn = false
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          if isLoggedIn { window?.rootViewController = Main() } else { window?.rootViewController = Login() }
        }
      }
      class Login: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      class Main: UIViewController {
        var coordinator: Coordinator?
        func go() { coordinator = Coordinator(); coordinator?.start() }
      }
      class Coordinator {
        let router = Router()
        func start() { router.open(Detail()) }
      }
      class Detail: UIViewController {}
      """
    ]).scenario()
    #expect(scenario.ways(from: "Login") == [])
    #expect(scenario.ways(from: "Main") == ["Detail automatic"])
    #expect(scenario.orientations(of: "Detail")?.hasPrefix("PLR") == true)
  }

  @Test("What several screens make shows for none of them")
  func several() throws {
    let scenario = try WrittenApp.project([
      "Code.swift": """
      import UIKit
      import Router
      class Home: UIViewController {
        func go() { Coordinator().start(); present(Other(), animated: true) }
      }
      class Other: UIViewController { func go() { Coordinator().start() } }
      class Coordinator {
        let router = Router()
        func start() { router.open(Detail()) }
      }
      class Detail: UIViewController {}
      """,
      "Scene.swift": WrittenWay.scene,
    ]).scenario()
    #expect(scenario.ways(from: "Other") == [])
    #expect(scenario.ways(from: "Home").contains("Detail automatic"))
  }
}
