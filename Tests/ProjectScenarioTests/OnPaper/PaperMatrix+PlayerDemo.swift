extension PaperMatrix {
  /// The demo of a video player in Objective-C: renzifeng/ZFPlayer@1ede0b9.
  ///
  /// Read 2026-11-21. The fixture has its structure in other words.
  ///
  /// - Example/ZFPlayer/ZFPlayer-Info.plist:44 lists portrait, line 48 portrait for the iPad. No
  ///   `UIRequiresFullScreen`: with fewer than four the iPad still asks (D-41).
  /// - Example/ZFPlayer/ZFAppDelegate.m:19 asks a class method of the library what the window needs.
  ///   That is 0 for any window but the player's own (ZFLandscapeRotationManager.m:149), and then it
  ///   answers portrait, line 25. So the app's mask is portrait in the main window.
  /// - Base.lproj/Main.storyboard:2, 85: UIKit's tab bar controller with two of UIKit's navigation
  ///   controllers (lines 13, 49), around ZFViewController and ZFNotAutoPlayViewController. Both
  ///   kinds pass everything on through categories of the library
  ///   (UIViewController+ZFPlayerRotation.m:101, 137).
  /// - Menu (ZFViewController.m:82), list (ZFNotAutoPlayViewController.m:88) and what it pushes
  ///   (line 164; ZFPlayerDetailViewController.m:77) are portrait and do not autorotate. One more
  ///   mask of portrait changes nothing: upright on every device up to 26.
  /// - On 26 an iPad scales the scene instead of turning it (M-05); the interface stays upright.
  /// - There is no scene manifest: built with the 27 SDK it does not launch on 27 (N-34).
  /// - ZFFullScreenViewController.m:60 is landscape, prefers landscapeRight and does not autorotate;
  ///   ZFViewController.m:129 presents it full screen, with a class made from a string (line 116).
  ///   With the app's mask it has nothing in common. Up to 15 nothing happens, as it does not
  ///   autorotate (D-18); from 16 on it raises, if Q-03 is settled as it is by default.
  static let playerDemo = PaperMatrix(
    name: "PlayerDemo", folder: "Tests/ProjectScenarioTests/Fixtures/PlayerDemo",
    model: """
      stage: iPhone 13, iOS 17
      plist: { orientations: [portrait], orientations~ipad: [portrait], sceneManifest: false }
      appDelegate: portrait
      root: Tabs
      screens:
        Tabs: { kind: tab, children: [First, Second], forwards: selected }
        First: { kind: navigation, children: [MenuViewController], forwards: top }
        MenuViewController:
          { supports: portrait, autorotates: false, presents: { FullScreenViewController: fullScreen } }
        Second: { kind: navigation, children: [ListViewController], forwards: top }
        ListViewController:
          { supports: portrait, autorotates: false, pushes: [DetailViewController] }
        DetailViewController: { supports: portrait, autorotates: false }
        FullScreenViewController:
          { supports: landscape, prefers: landscapeRight, autorotates: false }
      steps: [launch]
      """,
    rows: [
      Row(
        ["MenuViewController", "ListViewController", "DetailViewController"], phone,
        [15, 17, 26], "P P P P"),
      Row(
        ["MenuViewController", "ListViewController", "DetailViewController"], pad,
        [15, 17, 26], "P P P P"),
      Row(["FullScreenViewController"], phone, [15], "P P P P"),
      Row(["FullScreenViewController"], phone, [17, 26], "crash"),
      Row(
        [
          "MenuViewController", "ListViewController", "DetailViewController",
          "FullScreenViewController",
        ], phone, [27], "crash"),
      Row(
        ["MenuViewController", "ListViewController", "DetailViewController"], pad, [27], "crash"),
    ],
    hidden: ["FullScreenViewController"])
}
