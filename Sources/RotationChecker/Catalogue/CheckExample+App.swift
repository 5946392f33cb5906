import RotationFindings

/// Files that examples of several checks have.
extension CheckExample.File {
  /// The `project.yml` of one app, as XcodeGen reads it, with all sources beside it.
  ///
  /// - Parameters:
  ///   - name: the app's and its target's name.
  ///   - version: the oldest iOS it runs on.
  ///   - families: `1` for iPhone, `1,2` for iPad, too; nil where it does not matter.
  ///   - settings: more lines of build settings.
  /// - Returns: the file.
  static func app(
    _ name: String, from version: String = "16.0", families: String?, settings: [String] = []
  ) -> CheckExample.File {
    let family = families.map { ["TARGETED_DEVICE_FAMILY: \"\($0)\""] } ?? []
    let lines = (family + settings).map { "      \($0)\n" }
    return CheckExample.File(
      "project.yml",
      """
      name: \(name)
      targets:
        \(name):
          type: application
          platform: iOS
          deploymentTarget: "\(version)"
          sources: [.]
      \(lines.isEmpty ? "" : "    settings:\n")\(lines.joined())
      """)
  }

  /// The `project.yml` of an app whose Info.plist is beside it.
  static func appWithPlist(
    _ name: String, families: String, settings: [String] = []
  ) -> CheckExample.File {
    app(name, families: families, settings: ["INFOPLIST_FILE: Info.plist"] + settings)
  }

  /// An Info.plist that lists orientations: `Portrait`, `LandscapeLeft`.
  static func infoPlist(
    _ orientations: [String], key: String = "UISupportedInterfaceOrientations", mark: String = ""
  ) -> CheckExample.File {
    let strings = orientations.map { "    <string>UIInterfaceOrientation\($0)</string>\n" }
    return infoPlist("  \(mark)<key>\(key)</key>\n  <array>\n\(strings.joined())  </array>\n")
  }

  /// An Info.plist with these lines.
  static func infoPlist(_ lines: String) -> CheckExample.File {
    CheckExample.File(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(lines)</dict>
      </plist>

      """)
  }
}

extension CheckExample {
  /// A controller in Swift that allows landscape only, and a scene delegate with a root.
  static func player(mark: String = "", more: String = "", root: String) -> String {
    """
    import UIKit

    final class PlayerViewController: UIViewController {
      override var \(mark)supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    \(more)final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = \(root)
        self.window = window
      }
    }

    """
  }
}
