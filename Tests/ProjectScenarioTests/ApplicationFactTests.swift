import Orientation
import RotationScenario
import ScreenGraph
import Testing

@testable import ProjectScenario

@Suite("What build settings and delegates say about an app")
struct ApplicationFactTests {
  @Test(
    "Q-12: each setting makes the key of its own devices",
    arguments: [
      ("", [InterfaceOrientation.portrait], nil, nil),
      ("_iPhone", nil, [InterfaceOrientation.portrait], nil),
      ("_iPad", nil, nil, [InterfaceOrientation.portrait]),
    ] as [(String, [InterfaceOrientation]?, [InterfaceOrientation]?, [InterfaceOrientation]?)])
  func lists(
    suffix: String, plain: [InterfaceOrientation]?, phone: [InterfaceOrientation]?,
    pad: [InterfaceOrientation]?
  ) throws {
    let project = try WrittenApp.project([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources]
          settings:
            GENERATE_INFOPLIST_FILE: "YES"
            INFOPLIST_KEY_UISupportedInterfaceOrientations\(suffix): UIInterfaceOrientationPortrait
      """,
      "Sources/App.swift": "import UIKit\nclass Root: UIViewController {}",
    ])
    let plist = project.scenario().app.application.infoPlist
    #expect(plist.orientations == plain)
    #expect(plist.phoneOrientations == phone)
    #expect(plist.padOrientations == pad)
  }

  @Test(
    "Q-17: an App of SwiftUI and a delegate that configures scenes have scenes without the key",
    arguments: [
      (
        """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Text("") } } }
        """, true
      ),
      (
        """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
        }
        """, true
      ),
      (
        """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }
        """, false
      ),
    ])
  func scenes(code: String, hasScenes: Bool) throws {
    let project = try WrittenApp.project([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [Sources]
          settings: { INFOPLIST_FILE: Sources/Info.plist }
      """,
      "Sources/Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
      "Sources/App.swift": code + "\nimport UIKit\nclass Root: UIViewController {}",
    ])
    #expect(project.scenario().app.application.infoPlist.hasSceneManifest == hasScenes)
  }
}
