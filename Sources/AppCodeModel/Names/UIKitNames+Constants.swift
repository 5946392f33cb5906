extension UIKitNames {
  /// Where a constant lives in Swift.
  struct Constant: Sendable {
    var type: String
    var member: String
  }

  /// The constants by their Objective-C names.
  static let constants: [String: Constant] = {
    var result: [String: Constant] = [:]
    for (prefix, type, members) in families {
      for member in members.split(separator: " ") {
        result[prefix + spelling(String(member))] = Constant(type: type, member: String(member))
      }
    }
    for (name, type, member) in single { result[name] = Constant(type: type, member: member) }
    return result
  }()

  /// A member as Objective-C spells it behind the prefix.
  private static func spelling(_ member: String) -> String {
    switch member {
    case "tv": "TV"
    default: member.prefix(1).uppercased() + member.dropFirst()
    }
  }

  /// Constants of which only the prefix is spelled otherwise.
  private static let families: [(prefix: String, type: String, members: String)] = [
    (
      "UIInterfaceOrientationMask", "UIInterfaceOrientationMask",
      "portrait landscapeLeft landscapeRight portraitUpsideDown landscape all allButUpsideDown"
    ),
    (
      "UIInterfaceOrientation", "UIInterfaceOrientation",
      "unknown portrait portraitUpsideDown landscapeLeft landscapeRight"
    ),
    (
      "UIDeviceOrientation", "UIDeviceOrientation",
      "unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown"
    ),
    (
      "AVCaptureVideoOrientation", "AVCaptureVideoOrientation",
      "portrait portraitUpsideDown landscapeRight landscapeLeft"
    ),
    (
      "UIModalPresentation", "UIModalPresentationStyle",
      """
      automatic fullScreen pageSheet formSheet currentContext custom overFullScreen \
      overCurrentContext popover blurOverFullScreen none
      """
    ),
    (
      "UIModalTransitionStyle", "UIModalTransitionStyle",
      "coverVertical flipHorizontal crossDissolve partialCurl"
    ),
    ("UIUserInterfaceIdiom", "UIUserInterfaceIdiom", "unspecified phone pad tv carPlay mac vision"),
    ("NS", "ComparisonResult", "orderedAscending orderedSame orderedDescending"),
    ("UIUserInterfaceSizeClass", "UIUserInterfaceSizeClass", "unspecified compact regular"),
    ("UIWindowLevel", "UIWindow.Level", "normal alert statusBar"),
    (
      "UISceneActivationState", "UIScene.ActivationState",
      "unattached foregroundActive foregroundInactive background"
    ),
    ("UIApplicationState", "UIApplication.State", "active inactive background"),
    (
      "UIImagePickerControllerSourceType", "UIImagePickerController.SourceType",
      "photoLibrary camera savedPhotosAlbum"
    ),
    (
      "UIImageOrientation", "UIImage.Orientation",
      "up down left right upMirrored downMirrored leftMirrored rightMirrored"
    ),
    ("UIAlertControllerStyle", "UIAlertController.Style", "actionSheet alert"),
    ("AVCaptureDevicePosition", "AVCaptureDevice.Position", "unspecified back front"),
    ("UIDevice", "UIDevice", "orientationDidChangeNotification"),
    (
      "UIApplication", "UIApplication",
      """
      willChangeStatusBarOrientationNotification didChangeStatusBarOrientationNotification \
      willChangeStatusBarFrameNotification didChangeStatusBarFrameNotification \
      statusBarOrientationUserInfoKey didBecomeActiveNotification willResignActiveNotification \
      willEnterForegroundNotification didEnterBackgroundNotification
      """
    ),
    ("UIScene", "UIScene", "didActivateNotification willDeactivateNotification"),
    ("UIWindow", "UIWindow", "didBecomeKeyNotification didBecomeVisibleNotification"),
    (
      "UI", "UIResponder",
      """
      keyboardWillShowNotification keyboardWillHideNotification \
      keyboardWillChangeFrameNotification
      """
    ),
  ]

  /// Constants of which the rest is spelled otherwise, too.
  private static let single: [(name: String, type: String, member: String)] = [
    ("UIWindowSceneSessionRoleApplication", "UISceneSession.Role", "windowApplication"),
    ("UIWindowSceneSessionRoleExternalDisplay", "UISceneSession.Role", "windowExternalDisplay"),
    (
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "UISceneSession.Role",
      "windowExternalDisplayNonInteractive"
    ),
  ]
}
