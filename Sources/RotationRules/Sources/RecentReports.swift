extension RuleCatalogue {
  /// Reports and measurements of iOS 26 and 27 and of iPhone Duo.
  static let recentReports: [Source] = [
    Source(
      "ZUN", "Measurements of UIRequiresFullScreenIgnoredStartingWithVersion (26.5, a 27 beta)",
      gitHub: "zunda-pixel/UIRequiresFullScreenIgnoredStartingWithVersion-Feedback"),
    Source("GE", "An engine's account of 2026-07-15: letterbox on iPadOS 26, full bleed on iOS 18"),
    Source("MINI", "Public project notes of 2026-08-20: iPad mini on 26.6, linked SDKs compared"),
    Source(
      "WM101", "Logs of the refusal by windowing mode, this issue and four other projects",
      gitHub: "getsentry/SnapshotPreviews/issues/161"),
    Source("LAYB", "Layout study of 2026 on iOS 27.0 simulators, 13 classes of screen"),
    Source(
      "RNSC", "Stream Chat for React Native, pull request 3818 and its audit",
      gitHub: "GetStream/stream-chat-react-native/pull/3818"),
    Source(
      "ALX", "Measurements and notes on iPhone Duo, to 2026-10-05",
      gitHub: "alexey1312/iPhone-Duo-Agent-Skill"),
    Source("NFD", "nitro_fold_duo, a Flutter plugin, its log of poses"),
    Source("IDU", "iphone_duo_ui_pro, a Flutter package, its constants of the simulator"),
    Source(
      "WDA", "WebDriverAgent, its document on multiple displays", gitHub: "appium/WebDriverAgent"),
    Source("AGD", "agent-device", gitHub: "callstack/agent-device/issues/2719"),
    Source(
      "RTC", "RetroCartridge for iPhone Duo, notes and comments",
      gitHub: "ErenErgec/iPhone-Duo-RetroCartridge"),
    Source("LUSI", "A public game port on SDL, its orientation file for iOS (2026-10)"),
    Source(
      "RDST", "Readest, issue 6307 and pull request 6312", gitHub: "readest/readest/issues/6307"),
    Source("EXPO", "Expo, pull requests 48173 and 48174", gitHub: "expo/expo/pull/48173"),
    Source("SDLP", "SDL, pull request 16355", gitHub: "libsdl-org/SDL/pull/16355"),
    Source(
      "TITA", "Titanium, pull requests 14582 and 14584", gitHub: "tidev/titanium-sdk/pull/14582"),
    Source("ZLP", "ZLPhotoBrowser", gitHub: "longitachi/ZLPhotoBrowser/issues/1054"),
    Source("CORD", "Cordova for iOS", gitHub: "apache/cordova-ios/issues/1626"),
    Source(
      "FXD", "Firefox for iOS, reads of orientation to replace",
      gitHub: "mozilla-mobile/firefox-ios/issues/34596"),
    Source("WBL", "wBlock on iPadOS 27.0", gitHub: "0xCUB3/wBlock/issues/596"),
    Source("UNIT", "Unity manual, iPad multitasking modes"),
  ]
}
