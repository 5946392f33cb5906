extension PaperMatrix {
  /// The example of a photo picker in Swift: longitachi/ZLPhotoBrowser@3faae68.
  ///
  /// Read 2026-11-21. The fixture has its structure in other words.
  ///
  /// - Example/Example/Info.plist:69 lists portrait and both landscapes, line 75 all four for the
  ///   iPad; no `UIRequiresFullScreen`, a scene manifest at line 40, no delegate method. The iPad
  ///   asks no controller and turns every way (D-40, M-12, N-07).
  /// - Base.lproj/Main.storyboard:31: one of UIKit's navigation controllers around ViewController,
  ///   neither with a mask: the phone's default, without upside down.
  /// - ViewController.swift:141 shows the configuration, and another line the page of moments, with
  ///   `showDetailViewController`; no container is a split view controller, so each is presented,
  ///   and without a style that is a sheet (D-26). The mask of
  ///   WeChatMomentDemoViewController.swift:32 is not asked (D-25).
  /// - ZLImageNavController.swift:47, made full screen at line 63: all on the iPad; on a phone what
  ///   a setting says, which is true at first (ZLPhotoUIConfiguration.swift:58) and which nothing in
  ///   the example changes. All and the app's mask: without upside down.
  /// - ZLCustomCamera.swift:259, full screen at line 276, and ZLEditImageViewController.swift:427,
  ///   full screen at line 471: portrait on a phone (ZLGeneralDefine.swift:88). From the editor,
  ///   line 1018, full screen: ZLClipImageViewController.swift:234, portrait as well.
  static let pickerDemo = PaperMatrix(
    name: "PickerDemo", folder: "Tests/ProjectScenarioTests/Fixtures/PickerDemo",
    model: """
      stage: iPhone 13, iOS 17
      plist: { orientations: [portrait, landscapeLeft, landscapeRight], orientations~ipad: all }
      root: Stack
      screens:
        Stack: { kind: navigation, children: [StartViewController] }
        StartViewController:
          presents:
            ConfigurationViewController: pageSheet
            MomentsViewController: pageSheet
            PickerNavigationController: fullScreen
            CameraViewController: fullScreen
            EditViewController: fullScreen
        ConfigurationViewController: {}
        MomentsViewController: { supports: portrait }
        PickerNavigationController:
          { kind: navigation, children: [ThumbnailsViewController], supports: all }
        ThumbnailsViewController: {}
        CameraViewController: { supports: portrait }
        EditViewController: { supports: portrait, presents: { ClipViewController: fullScreen } }
        ClipViewController: { supports: portrait }
      steps: [launch]
      """,
    rows: [
      Row(
        [
          "StartViewController", "ConfigurationViewController", "MomentsViewController",
          "PickerNavigationController", "ThumbnailsViewController",
        ], phone, [15, 17, 26, 27], "P P R L"),
      Row(
        ["CameraViewController", "EditViewController", "ClipViewController"], phone,
        [15, 17, 26, 27], "P P P P"),
      Row(
        [
          "StartViewController", "ConfigurationViewController", "MomentsViewController",
          "PickerNavigationController", "ThumbnailsViewController", "CameraViewController",
          "EditViewController", "ClipViewController",
        ], pad, [15, 17, 26, 27], "P U R L"),
    ],
    hidden: [
      "PickerNavigationController", "ThumbnailsViewController", "EditViewController",
      "ClipViewController",
    ])
}
