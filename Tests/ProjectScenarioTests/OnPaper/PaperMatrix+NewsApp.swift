extension PaperMatrix {
  /// `Examples/NewsApp`.
  ///
  /// Info.plist:65 lists portrait and both landscapes, line 71 all four for the iPad; there is no
  /// `UIRequiresFullScreen`. The app delegate is not asked: its method has a name of Swift 2
  /// (AppDelegate.swift:18). So the phone's mask is {P, L, R}, and the iPad asks no controller
  /// (D-40, M-12, N-07).
  ///
  /// - The tabs and two of the navigation controllers pass the question on
  ///   (MainTabBarController.swift:5, ContentNavigationController.swift:5,
  ///   LegacyNavigationController.m:18); the first tab's is UIKit's own (Main.storyboard), so the
  ///   mask of the headlines is not asked (D-07), and articles turn as they like.
  /// - Comments and login are sheets, by Article…swift:52 and by default (Settings…m:42), and a
  ///   sheet is not asked (D-25, D-26).
  /// - Player: presented full screen by a segue, landscape, and prefers the right (E-08).
  /// - Live: prefers the left, its mask is the right: an exception on presentation (E-04).
  /// - Briefing: `shouldAutorotate` is false, which counts up to 15 (D-11, D-12).
  /// - Crossword, account, scanner and the list of videos are portrait on a phone.
  static let newsApp = PaperMatrix(
    name: "NewsApp", folder: "Examples/NewsApp",
    model: """
      stage: iPhone 13, iOS 17
      plist: { orientations: [portrait, landscapeLeft, landscapeRight], orientations~ipad: all }
      root: MainTabBarController
      screens:
        MainTabBarController:
          { kind: tab, children: [Headlines, Videos, Puzzles, LegacyNavigationController], forwards: selected }
        Headlines: { kind: navigation, children: [HeadlinesViewController] }
        HeadlinesViewController:
          supports: portrait
          pushes: [ArticleViewController]
          presents: { AudioBriefingViewController: fullScreen }
        ArticleViewController: { presents: { PhotoGalleryViewController: fullScreen, Comments: pageSheet } }
        PhotoGalleryViewController: { supports: all }
        Comments: { kind: navigation, children: [CommentsViewController] }
        CommentsViewController: {}
        AudioBriefingViewController: { autorotates: false }
        Videos: { kind: navigation, children: [VideoListViewController], forwards: top }
        VideoListViewController:
          supports: portrait
          presents: { VideoPlayerViewController: fullScreen, LiveViewController: fullScreen }
        VideoPlayerViewController: { supports: landscape, prefers: landscapeRight }
        LiveViewController: { supports: landscapeRight, prefers: landscapeLeft }
        Puzzles: { kind: navigation, children: [CrosswordViewController], forwards: top }
        CrosswordViewController: { supports: portrait }
        LegacyNavigationController:
          { kind: navigation, children: [SettingsViewController], forwards: top }
        SettingsViewController:
          pushes: [AccountViewController]
          presents: { LoginViewController: pageSheet, ScannerViewController: fullScreen }
        AccountViewController: { supports: portrait }
        LoginViewController: { supports: portrait }
        ScannerViewController: { supports: portrait }
      steps: [launch]
      """,
    rows: [
      Row(
        [
          "HeadlinesViewController", "ArticleViewController", "CommentsViewController",
          "PhotoGalleryViewController", "SettingsViewController", "LoginViewController",
        ], phone, [15, 17, 26, 27], "P P R L"),
      Row(["AudioBriefingViewController"], phone, [15], "P P P P"),
      Row(["AudioBriefingViewController"], phone, [17, 26, 27], "P P R L"),
      Row(
        [
          "VideoListViewController", "CrosswordViewController", "AccountViewController",
          "ScannerViewController",
        ], phone, [15, 17, 26, 27], "P P P P"),
      Row(["VideoPlayerViewController"], phone, [15, 17, 26, 27], "R R R L"),
      Row(["LiveViewController"], phone, [15, 17, 26, 27], "crash"),
      Row(
        [
          "HeadlinesViewController", "ArticleViewController", "CommentsViewController",
          "PhotoGalleryViewController", "AudioBriefingViewController", "VideoListViewController",
          "VideoPlayerViewController", "LiveViewController", "CrosswordViewController",
          "SettingsViewController", "AccountViewController", "LoginViewController",
          "ScannerViewController",
        ], pad, [15, 17, 26, 27], "P U R L"),
    ])
}
