import Testing

/// A way of writing rotation code that real apps have, as a small project.
struct PatternApp: Sendable, CustomTestStringConvertible {
  /// What it shows.
  let name: String
  /// The code beside the app's delegates.
  let code: String
  /// What the scene's delegate makes the root; nil where the code has its own delegates.
  var root: String?
  /// The devices it is made for.
  var families = "1,2"
  /// Whether the Info.plist has a scene manifest.
  var hasSceneManifest = true
  /// What the app delegate answers; nil where it does not.
  var delegateMask: String?

  var testDescription: String { name }

  /// The files of the project, by path.
  var files: [String: String] {
    var files = [
      "Sources/Code.swift": "import UIKit\n\n" + code + "\n",
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key><array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
      </array>
      \(hasSceneManifest ? "<key>UIApplicationSceneManifest</key><dict/>" : "")
      </dict></plist>

      """,
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          deploymentTarget: "16.0"
          sources: [Sources]
          settings:
            base: { INFOPLIST_FILE: Info.plist, TARGETED_DEVICE_FAMILY: "\(families)" }

      """,
    ]
    guard let root else { return files }
    let answer = delegateMask.map {
      """
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { \($0) }
      """
    }
    files["Sources/Delegates.swift"] = """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
      \(answer ?? "")
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = \(root)
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      """
    return files
  }
}
