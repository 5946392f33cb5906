extension RuleCatalogue {
  /// Apple's guides, notes, sessions, release notes and header comments.
  static let appleTexts: [Source] = [
    Source(
      "VCPG", "View Controller Programming Guide, Responding to Device Orientation Changes",
      apple: "library/ios/featuredarticles/ViewControllerPGforiPhoneOS/"
        + "RespondingtoDeviceOrientationChanges/RespondingtoDeviceOrientationChanges.html"),
    Source("H-UVC", "Comments in the public header UIViewController.h"),
    Source("H-TC", "Comments in the public header UIViewControllerTransitionCoordinator.h"),
    Source("H-SERR", "Values of the scene errors in the public header UISceneDefinitions.h"),
    Source(
      "QA1688", "Technical Q&A: why a view controller does not rotate",
      apple: "library/content/qa/qa1688/_index.html"),
    Source(
      "QA1588", "Technical Q&A, as copied", at: "blog.csdn.net/jackhjb/article/details/8483069"),
    Source(
      "TN2244", "Technote: launching an app in landscape",
      apple: "library/content/technotes/tn2244/_index.html"),
    Source(
      "TN3192", "Technote: migrating from the deprecated UIRequiresFullScreen key",
      apple: "documentation/technotes/"
        + "tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"),
    Source("TN3192b", "TN3192 in its revision of 2026-08-13"),
    Source("TN3208", "Technote on launch screens"),
    Source("TN3210", "Technote on iPhone Mirroring"),
    Source("RN6", "iOS 6 SDK release notes, as quoted in several places"),
    Source(
      "RN16", "iOS 16 release notes, as quoted in several issues",
      gitHub: "apache/cordova-plugin-screen-orientation/issues/100"),
    Source(
      "RN27", "iOS and iPadOS 27 release notes (radar numbers in parentheses)",
      apple: "documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"),
    Source(
      "W214", "WWDC 2014 session 214, as described by INF",
      at: "nonstrict.eu/wwdcindex/wwdc2014/214"),
    Source(
      "W278", "WWDC 2026 session 278, Modernize your UIKit app",
      apple: "videos/play/wwdc2026/278"),
    Source(
      "W282", "WWDC 2025 session 282, Make your UIKit app more flexible",
      apple: "videos/play/wwdc2025/282"),
    Source("TT461", "Apple Tech Talk 111461 on iPhone Duo, by its chapter notes (ALX)"),
    Source("TT462", "Apple Tech Talk 111462 on iPhone Duo, by its chapter notes (ALX)"),
    Source("TT464", "Apple Tech Talk 111464 on iPhone Duo, by its chapter notes (ALX)"),
    Source("HIG", "Human Interface Guidelines, Adaptivity and Layout"),
    Source("HIG25", "Human Interface Guidelines, layout tables as of January 2026"),
    Source("SKILL", "The App Resizability guidance that Xcode 27.1 exports"),
    Source("F716583", "Developer forum thread 716583", apple: "forums/thread/716583"),
    Source("F811216", "Developer forum thread 811216", apple: "forums/thread/811216"),
    Source(
      "MS-MASK", "Microsoft's page on UIInterfaceOrientationMask, with the numbers",
      at: "learn.microsoft.com/dotnet/api/uikit.uiinterfaceorientationmask"),
    Source(
      "MS-GEN", "Microsoft's page on GeneratesDeviceOrientationNotifications",
      at: "learn.microsoft.com/dotnet/api/uikit.uidevice.generatesdeviceorientationnotifications"),
  ]
}
