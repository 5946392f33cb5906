extension RuleCatalogue {
  /// The five articles the catalogue began with.
  static let articles: [Source] = [
    Source("S0", "Article on the two orientations, from sensor to controller, and forcing"),
    Source("S1", "hanleylee: automatic and manual rotation, a summary (2020-06-17)"),
    Source("S2", "HarwordLiu: article on landscape and portrait adaptation"),
    Source("S3", "Article on freely controlling the orientation of pages (Swift 4)"),
    Source("S4", "Translation of the View Controller Programming Guide's chapter (2015-06-15)"),
  ]

  /// Bug reports to Apple that their authors published.
  static let radars: [Source] = [
    Source("R-14080208", "Radar 14080208", gitHub: "lionheart/openradar-mirror/issues/13715"),
    Source("R-18176955", "Radar 18176955", gitHub: "lionheart/openradar-mirror/issues/3257"),
    Source("R-18406156", "Radar 18406156", gitHub: "lionheart/openradar-mirror/issues/3116"),
    Source("R-19592583", "Radar 19592583", gitHub: "lionheart/openradar-mirror/issues/2215"),
    Source("R-22854526", "Radar 22854526", gitHub: "lionheart/openradar-mirror/issues/6178"),
    Source("R-23010208", "Radar 23010208", gitHub: "lionheart/openradar-mirror/issues/8232"),
    Source("R-24277475", "Radar 24277475", gitHub: "lionheart/openradar-mirror/issues/7463"),
    Source("R-29987613", "Radar 29987613", gitHub: "lionheart/openradar-mirror/issues/17359"),
    Source("R-50397263", "Radar 50397263", gitHub: "lionheart/openradar-mirror/issues/21228"),
    Source("R-50405134", "Radar 50405134", gitHub: "lionheart/openradar-mirror/issues/21231"),
  ]

  /// Reports and measurements up to iOS 18.
  static let reports: [Source] = [
    Source(
      "INF", "Inferis: iOS 8 and interface orientation",
      at: "blog.inferis.org/blog/2015/04/27/ios8-and-interfaceorientation"),
    Source("MDC", "Material Components for iOS, comments of the snackbar overlay"),
    Source("SS", "ScreenRotator, comments", gitHub: "Rogue24/ScreenRotator"),
    Source(
      "JIE", "jierong.dev: experiments on supportedInterfaceOrientations",
      at: "jierong.dev/2020/10/04/supportedinterfaceorientations.html"),
    Source(
      "DJS", "Post of 2017-04-16 on preferredInterfaceOrientationForPresentation",
      at: "djs66256.github.io"),
    Source(
      "NUNO", "Forcing an orientation in iOS",
      at: "nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios"),
    Source(
      "RO", "RemObjects: face up and face down",
      at: "blogs.remobjects.com/2010/06/29/"
        + "handling-uideviceorientationfaceup-uideviceorientationfacedown"),
    Source("GENBLOG", "Chinese account of unbalanced begin and end calls with WebRTC (iOS 12, 13)"),
    Source(
      "SO427", "Stack Overflow answer 42744422, as copied",
      at: "coderapp.vercel.app/answer/42744422"),
    Source(
      "UWIN", "Understanding UIWindow in iOS, and dumps of iOS 5",
      at: "manongdao.com/article-292769.html"),
    Source("QAN", "Inner workings of iOS landscape orientation management (dumps of iOS 6 and 7)"),
    Source("ONM", "onmyway133: notes, issues 14, 202 and 210", gitHub: "onmyway133/notes"),
    Source(
      "SDL1250", "SmartDeviceLink, a second window",
      gitHub: "smartdevicelink/sdl_ios/issues/1250"),
    Source("FX", "Firefox for iOS, pull requests", gitHub: "mozilla-mobile/firefox-ios"),
    Source(
      "RNS", "react-native-screens, pull request 4117",
      gitHub: "software-mansion/react-native-screens/pull/4117"),
    Source(
      "RNL", "react-native-orientation-locker, pull request 243",
      gitHub: "wonday/react-native-orientation-locker/pull/243"),
    Source(
      "KODI", "Kodi remote, issue 745 and pull request 752",
      gitHub: "xbmc/Official-Kodi-Remote-iOS/issues/745"),
    Source("HDAR", "HDAugmentedReality", gitHub: "DanijelHuis/HDAugmentedReality/issues/11"),
    Source("LIT", "littlego", gitHub: "herzbube/littlego/issues/255"),
    Source("DAV", "DetectorAppSwiftUI", gitHub: "daved01/DetectorAppSwiftUI/issues/4"),
    Source("JGP", "JGProgressHUD", gitHub: "JonasGessner/JGProgressHUD/issues/47"),
    Source(
      "MDM", "motion-transitioning-objc",
      gitHub: "material-motion/motion-transitioning-objc/issues/49"),
    Source(
      "LTH", "LTHPasscodeViewController",
      gitHub: "rolandleth/LTHPasscodeViewController/issues/189"),
    Source(
      "SNAP", "swift-snapshot-testing, its table of devices",
      gitHub: "pointfreeco/swift-snapshot-testing"),
    Source("CSL", "Post of 2023-09-15 on safe areas", at: "csl.cool"),
    Source(
      "QII", "Table of iPhone and iPad screens",
      at: "qiita.com/usagimaru/items/761e9a5f3d78b1939df8"),
    Source("UYL", "Use Your Loaf: iPhone X, and upside-down iPhones", at: "useyourloaf.com"),
    Source("HACK", "hacknicity: iPad bar heights with iOS 12"),
    Source("FLW", "Flutterware, its table of devices (two versions)"),
    Source("QMUI", "QMUI for iOS, bar heights", gitHub: "Tencent/QMUI_iOS/issues/633"),
  ]

  /// Other open implementations of UIKit, read for facts.
  static let implementations: [Source] = [
    Source("WOC", "WinObjC", gitHub: "microsoft/WinObjC"),
    Source("CHA", "Chameleon", gitHub: "BigZaphod/Chameleon"),
    Source("ISIM", "A small UIKit of the kind of a simulator, found by text search"),
  ]
}
