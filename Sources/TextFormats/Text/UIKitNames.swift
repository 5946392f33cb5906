import Orientation

/// The words that scenario files and settings have for what UIKit names otherwise.
enum UIKitNames {
  /// The words that are meant by a name of UIKit, the likeliest first; which of them fits depends on
  /// where it is written.
  ///
  /// A class before the name, a leading dot and an argument list do not matter:
  /// `UIDevice.current.setValue(_:forKey:)` is `setValue`.
  ///
  /// - Returns: none for a name that is not known.
  /// - Complexity: O(n) in the length of the name, of which only the first 128 characters count.
  static func words(for name: String) -> [String] {
    let bare = name.prefix(128).prefix { !"([".contains($0) }
    let last = bare.split(separator: ".").last ?? ""
    return words[last.lowercased()] ?? []
  }

  private static let words: [String: [String]] = {
    let keys = InfoPlistKey.allCases.map {
      (name: $0.propertyListKey, words: [$0.rawValue, "plist"])
    }
    return Dictionary(uniqueKeysWithValues: (table + keys).map { ($0.name.lowercased(), $0.words) })
  }()

  /// What is not a key of Info.plist; old names are beside those that took their place.
  private static let table: [(name: String, words: [String])] = [
    // What controllers answer.
    ("supportedInterfaceOrientations", ["supports", "mask"]),
    ("shouldAutorotate", ["autorotates"]),
    ("shouldAutorotateToInterfaceOrientation", ["supports"]),
    ("preferredInterfaceOrientationForPresentation", ["prefers"]),
    ("prefersInterfaceOrientationLocked", ["prefersLocked"]),
    ("childForInterfaceOrientationLock", ["lockChild"]),
    ("childViewControllerForInterfaceOrientationLock", ["lockChild"]),
    ("preferredContentSize", ["size"]),
    // What contains them.
    ("viewControllers", ["children"]),
    ("childViewControllers", ["children"]),
    ("selectedViewController", ["selected", "select"]),
    ("selectedIndex", ["selected", "select"]),
    ("rootViewController", ["root"]),
    ("presentedViewController", ["presents", "present"]),
    ("modalPresentationStyle", ["style", "presents"]),
    // What code calls.
    ("setNeedsUpdateOfSupportedInterfaceOrientations", ["update"]),
    ("setNeedsUpdateOfPrefersInterfaceOrientationLocked", ["updateLock"]),
    ("requestGeometryUpdate", ["requestGeometry"]),
    ("requestGeometryUpdateWithPreferences", ["requestGeometry"]),
    ("attemptRotationToDeviceOrientation", ["attemptRotation"]),
    ("setValue", ["setDeviceOrientation"]),
    ("setOrientation", ["setDeviceOrientation"]),
    ("orientation", ["turn", "setDeviceOrientation"]),
    ("statusBarOrientation", ["readStatusBar"]),
    ("beginGeneratingDeviceOrientationNotifications", ["beginNotifications"]),
    ("endGeneratingDeviceOrientationNotifications", ["endNotifications"]),
    ("pushViewController", ["push"]),
    ("popViewController", ["pop"]),
    ("popViewControllerAnimated", ["pop"]),
    ("presentViewController", ["present"]),
    ("dismissViewController", ["dismiss"]),
    ("dismissViewControllerAnimated", ["dismiss"]),
    ("setRootViewController", ["root"]),
    ("setSelectedIndex", ["select"]),
    ("makeKeyAndVisible", ["openWindow"]),
    ("makeKeyWindow", ["makeKey"]),
    ("requestSceneSessionActivation", ["openScene"]),
    ("activateSceneSession", ["openScene"]),
    // What happens to an app.
    ("applicationDidEnterBackground", ["background"]),
    ("sceneDidEnterBackground", ["background"]),
    ("applicationWillEnterForeground", ["foreground"]),
    ("sceneWillEnterForeground", ["foreground"]),
    ("rotate", ["turn"]),
  ]
}
