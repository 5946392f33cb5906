extension UIKitNames {
  /// Classes whose Swift name is another.
  static let types: [String: String] = [
    "NSNotificationCenter": "NotificationCenter", "NSBundle": "Bundle",
    "NSProcessInfo": "ProcessInfo", "NSUserDefaults": "UserDefaults", "NSTimer": "Timer",
    "NSThread": "Thread", "NSOperationQueue": "OperationQueue", "NSFileManager": "FileManager",
    "UIWindowSceneGeometryPreferencesIOS": "UIWindowScene.GeometryPreferences.iOS",
    "UIWindowSceneGeometryPreferences": "UIWindowScene.GeometryPreferences",
  ]

  /// Class properties and class methods without parameters, by class.
  static let typeProperties: [String: [String: String]] = [
    "UIDevice": ["currentDevice": "current"],
    "UIApplication": ["sharedApplication": "shared"],
    "UIScreen": ["mainScreen": "main", "screens": "screens"],
    "UITraitCollection": ["currentTraitCollection": "current"],
    "NotificationCenter": ["defaultCenter": "default"],
    "Bundle": ["mainBundle": "main"],
    "ProcessInfo": ["processInfo": "processInfo"],
    "UserDefaults": ["standardUserDefaults": "standard"],
    "Thread": ["mainThread": "main", "currentThread": "current"],
    "OperationQueue": ["mainQueue": "main", "currentQueue": "current"],
    "FileManager": ["defaultManager": "default"],
  ]

  /// Properties whose Swift name is another, by the name behind a dot and by the getter's.
  static let renamedProperties: [String: String] = {
    var result: [String: String] = [:]
    for name in flags {
      let swift = "is" + name.prefix(1).uppercased() + name.dropFirst()
      result[name] = swift
      result[swift] = swift
    }
    result["generatesDeviceOrientationNotifications"] =
      "isGeneratingDeviceOrientationNotifications"
    result["parentViewController"] = "parent"
    result["childViewControllers"] = "children"
    result["navigationController"] = "navigationController"
    return result
  }()

  /// Truth values whose getter begins with `is`.
  private static let flags: [String] = [
    "hidden", "statusBarHidden", "navigationBarHidden", "toolbarHidden", "beingPresented",
    "beingDismissed", "movingToParentViewController", "movingFromParentViewController",
    "viewLoaded", "idleTimerDisabled", "keyWindow", "userInteractionEnabled", "cancelled",
    "animated", "collapsed", "modalInPresentation", "interactive",
  ].filter { $0 != "keyWindow" }

  /// Properties that may be set by `setName:`, by their Swift name.
  static let settableProperties: [String] = [
    "statusBarOrientation", "rootViewController", "modalPresentationStyle",
    "modalTransitionStyle", "windowLevel", "windowScene", "screen", "delegate", "window",
    "videoOrientation", "videoRotationAngle", "videoMirrored", "frame", "bounds", "center",
    "transform", "alpha", "sourceType", "preferredContentSize", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "transitioningDelegate", "cameraViewTransform",
    "selectedViewController", "selectedIndex", "modalPresentationCapturesStatusBarAppearance",
    "interfaceOrientations", "preferredDisplayMode", "title", "overrideUserInterfaceStyle",
  ]
}
