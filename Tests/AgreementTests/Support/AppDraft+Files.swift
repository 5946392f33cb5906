import Orientation

extension AppDraft {
  /// The files of the project, by path.
  var files: [String: String] {
    var files = declaration
    files["Sources/App.swift"] = start
    for screen in screens {
      let ending = screen.isObjectiveC ? "m" : "swift"
      files["Sources/\(screen.name).\(ending)"] =
        screen.isObjectiveC ? screen.objectiveC(in: self) : screen.swift(in: self)
    }
    return files
  }

  /// The delegates and the container that forwards.
  private var start: String {
    let answer = delegateMask.map { mask in
      """
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          \(mask.swift("UIDevice.current"))
        }

      """
    }
    return """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
      \(answer ?? "")}

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
      \(root.swift(named: "first", in: self))
          window.rootViewController = first
          self.window = window
          window.makeKeyAndVisible()
        }
      }

      class ForwardingNavigationController: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
          topViewController?.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
        }
        override var shouldAutorotate: Bool {
          topViewController?.shouldAutorotate ?? super.shouldAutorotate
        }
      }

      """
  }

  private var declaration: [String: String] {
    let families = idioms.map { $0 == .phone ? "1" : "2" }.sorted().joined(separator: ",")
    switch form {
    case .specification:
      return [
        "Info.plist": propertyList,
        "project.yml": specification(["INFOPLIST_FILE: Info.plist"], families),
      ]
    case .buildSettings:
      return ["project.yml": specification(["GENERATE_INFOPLIST_FILE: \"YES\""] + keys, families)]
    case .xcode:
      return ["Info.plist": propertyList, "App.xcodeproj/project.pbxproj": projectFile(families)]
    }
  }

  private func specification(_ settings: [String], _ families: String) -> String {
    let lines = (["TARGETED_DEVICE_FAMILY: \"\(families)\""] + settings).map { "        \($0)\n" }
    return """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          deploymentTarget: "\(deploymentTarget).0"
          sources: [Sources]
          settings:
            base:
      \(lines.joined().split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))

      """
  }

  /// The build settings that make the Info.plist.
  private var keys: [String] {
    func list(_ suffix: String, _ list: [InterfaceOrientation]?) -> [String] {
      guard let list else { return [] }
      let words = list.map(\.propertyListName).joined(separator: " ")
      return ["INFOPLIST_KEY_UISupportedInterfaceOrientations\(suffix): \(words)"]
    }
    return list("", infoPlist.orientations) + list("_iPhone", infoPlist.phoneOrientations)
      + list("_iPad", infoPlist.padOrientations)
      + (infoPlist.requiresFullScreen ? ["INFOPLIST_KEY_UIRequiresFullScreen: \"YES\""] : [])
      + (infoPlist.hasSceneManifest
        ? ["INFOPLIST_KEY_UIApplicationSceneManifest_Generation: \"YES\""] : [])
  }

  private var propertyList: String {
    func list(_ key: InfoPlistKey, _ list: [InterfaceOrientation]?) -> String {
      guard let list else { return "" }
      let strings = list.map { "<string>\($0.propertyListName)</string>" }.joined()
      return "<key>\(key.propertyListKey)</key><array>\(strings)</array>\n"
    }
    let scenes = "<key>UIApplicationSceneManifest</key><dict></dict>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \(list(.orientations, infoPlist.orientations))\
      \(list(.phoneOrientations, infoPlist.phoneOrientations))\
      \(list(.padOrientations, infoPlist.padOrientations))\
      \(infoPlist.requiresFullScreen ? "<key>UIRequiresFullScreen</key><true/>\n" : "")\
      \(infoPlist.hasSceneManifest ? scenes : "")\
      </dict></plist>

      """
  }

  private func projectFile(_ families: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P0;
      objects = {
        P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T0);};
        G0 = {isa = PBXGroup; children = (S0); sourceTree = "<group>";};
        S0 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>";};
        T0 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = (); dependencies = ();
          fileSystemSynchronizedGroups = (S0);};
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0);};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
        C0 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;
          IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget).0;};};
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Info.plist; TARGETED_DEVICE_FAMILY = "\(families)";};};
      };
    }

    """
  }
}

extension InterfaceOrientation {
  /// The string an Info.plist has for it.
  fileprivate var propertyListName: String {
    switch self {
    case .portrait: "UIInterfaceOrientationPortrait"
    case .portraitUpsideDown: "UIInterfaceOrientationPortraitUpsideDown"
    case .landscapeLeft: "UIInterfaceOrientationLandscapeLeft"
    default: "UIInterfaceOrientationLandscapeRight"
    }
  }
}
