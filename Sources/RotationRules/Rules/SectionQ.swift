import Orientation

extension RuleCatalogue {
  /// Section Q: later findings.
  static let sectionQ: [Rule] = [
    Rule(
      "Q-01",
      """
      The decision maker is found by walking from the root through presentations that remove the \
      presenter's view (full screen, and custom presentations whose controller answers true to \
      `shouldRemovePresentersView`), and stopping at the first that does not; what is above that \
      one is not asked, whatever its style. A custom presentation that keeps the presenter's view \
      inherits the presenter's orientations. Whether `overFullScreen` narrows is disputed. Whether \
      a full-screen controller presented over a sheet is asked is not established: a policy, by \
      default the walk stops at the sheet.
      """,
      sources: [
        "A-PRES",
        "openradar-mirror 5848 (radar 22401547)",
        "nytimes/NYTPhotoViewer#44",
        "a shipped fix",
      ],
      confidence: .medium, isDisputed: true, versions: .since(6),
      test: """
        Given a portrait-only root and a custom presentation of a landscape controller, when it \
        removes the presenter's view, then it is asked and the interface turns; when not, then it \
        is not asked and the interface stays.
        """),
    Rule(
      "Q-02",
      """
      UIKit judges a geometry request by the mask last announced. With the request before the \
      update, it is refused with code 101 when it is outside the old mask; the update that follows \
      turns the interface if the current orientation is no longer allowed, and leaves it if the \
      mask only widened.
      """,
      sources: ["call order in Flutter and react-native-screens", "SS", "RNS"],
      confidence: .medium, versions: .since(16),
      test: """
        Given a mask changed from portrait to landscape unannounced, when landscapeRight is \
        requested, then refused; when the update follows, then the interface turns; given portrait \
        widened to allButUpsideDown, then refused and it stays.
        """),
    Rule(
      "Q-03",
      """
      Whether an empty intersection still throws when the controller's `shouldAutorotate` is false \
      is not documented. It is a policy; by default it throws.
      """,
      sources: ["no source"], confidence: .low, versions: .since(16),
      test: """
        Given an empty intersection, shouldAutorotate false and each setting of the policy, then \
        an exception or none.
        """),
    Rule(
      "Q-04",
      """
      `UIApplication.supportedInterfaceOrientations(for:)` is the overridable entry point of the \
      application mask; its default asks the delegate, else the plist. Test frameworks replace \
      exactly this.
      """,
      sources: ["A-APPW", "EarlGrey"], confidence: .high, versions: .since(6),
      test: """
        Given a subclass that answers portrait, then the application mask is portrait and the \
        delegate is not asked.
        """),
    Rule(
      "Q-05",
      """
      The SDK an app was linked with is an input beside the system version: the default modal \
      style (13), D-26, E-18, I-11, N-27 and N-34 depend on it.
      """,
      sources: ["A-PRES", "TN3192", "RN27"], confidence: .high, confidenceNote: "for those named",
      test: """
        Given system 15 and SDK 12, then the default style is full screen; given SDK 13, then a \
        page sheet.
        """),
    Rule(
      "Q-06",
      """
      Build settings: with GENERATE_INFOPLIST_FILE the settings \
      `INFOPLIST_KEY_UISupportedInterfaceOrientations` with `_iPhone` and `_iPad` make the lists \
      (`_iPhone` the plain key, `_iPad` the `~ipad` key), separated by spaces; they may sit in the \
      project, the target, an `.xcconfig`, be conditional on `[sdk=...]` or `[config=...]`, or \
      be in a generator's manifest with no project file at all. What happens when a plist and a \
      setting both name the key is still to be looked up.
      """,
      sources: ["Xcode build-settings reference"], confidence: .medium,
      test: """
        Given a project that generates its Info.plist and names orientations in its settings, then \
        the lists are those of the settings; given one that does not generate it, then they are \
        those of the file.
        """),
    Rule(
      "Q-07",
      """
      In SwiftUI a window group's hosting controller answers UIKit's defaults; views have no mask \
      of their own; `sheet` is not asked, `fullScreenCover` is a full-screen presentation whose \
      hosting controller answers the default; only the delegate (or a subclassed hosting \
      controller) narrows.
      """,
      sources: ["A-PRES", "Stack Overflow 66037782", "Stack Overflow 57441654"],
      confidence: .medium, versions: .since(13),
      test: """
        Given delegate portrait, then every view is portrait; given no delegate, then the default.
        """),
    Rule(
      "Q-08",
      """
      With several windows in one scene the scene has one interface orientation. Which root \
      decides (key, top-most, any visible) is not established. It is a policy; the default is the \
      key window's root, with D-51 as its alternative.
      """,
      sources: ["no source"], confidence: .low, versions: .since(13),
      test: """
        Given two windows with different masks and each setting of the policy, then the root named \
        decides.
        """),
    Rule(
      "Q-09",
      """
      The phone idiom on iPad hardware uses the plain (phone) list, the phone's default mask and \
      the iPad's device mask.
      """,
      sources: ["general knowledge, unconfirmed"], confidence: .low,
      test: """
        Given an iPhone-only app without a list on iPad, then the application mask is \
        allButUpsideDown.
        """),
    Rule(
      "Q-10",
      """
      A reader of source must answer that it does not know, and name the class that is missing, \
      for controllers from submodules, binary frameworks or generated code, and must notice \
      orientation getters exchanged at run time (method exchange, categories), instead of assuming \
      defaults.
      """,
      sources: ["no source"], confidence: .high, confidenceNote: "a matter of method",
      test: nil),
    Rule(
      "Q-11",
      """
      Up to iOS 12, setStatusBarOrientation(_:animated:) needs an empty mask of the top-most \
      full-screen controller, as the release notes of iOS 6 have it, or a false shouldAutorotate, as \
      shipped players have it. It also works on iOS 13 and later for apps linked with an older SDK; \
      linked with SDK 13 or later it does nothing there and is logged.
      """,
      sources: ["RN6", "S4"], confidence: .medium,
      test: "Given iOS 12 and shouldAutorotate false, when landscapeRight is set, then it turns."),
    Rule(
      "Q-12",
      """
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone makes the key with ~iphone, _iPad the one \
      with ~ipad, and the setting without a suffix the plain key.
      """,
      sources: ["built Info.plists in public repositories"], confidence: .medium,
      test: "Given each setting alone, then that key."),
    Rule(
      "Q-13",
      """
      An alert's presenter that asks the alert back ended in an exception on iOS 9; from iOS 10 on \
      a line in the log is reported instead. What happens from iOS 10 on is a policy; by default the \
      line is written, and the alert gives its own answer.
      """,
      sources: ["Tencent/QMUI_iOS#632", "Tencent/QMUI_iOS#502"], confidence: .low,
      versions: .since(9),
      test: "Given iOS 9, then a fault; given iOS 12, then a line in the log."),
    Rule(
      "Q-14",
      """
      Whether SwiftUI's fullScreenCover removes the presenter's view (full screen) or keeps it (over \
      full screen) is disputed: covers with clear backgrounds show the presenter's view.
      """,
      sources: ["no source"], confidence: .low, versions: .since(14),
      test: "Given a root that narrows and a cover over it, then the result rests on a doubt."),
    Rule(
      "Q-15",
      """
      A hidden status bar takes no safe area on devices with a Home button. In a landscape of compact \
      height, iOS 8 to 12 show it, 20 points high, where prefersStatusBarHidden is false.
      """,
      sources: ["S4", "general knowledge, unconfirmed"], confidence: .medium, versions: .since(8),
      test: "Given an iPhone 8 on iOS 12 with a hidden bar, then the safe area's top is 0."),
    Rule(
      "Q-16",
      """
      Apple's parsers read an Info.plist that has a key twice: one of the values counts. A reader of \
      projects continues, warns, and never takes what it could not read for absent.
      """,
      sources: ["no source"], confidence: .high, confidenceNote: "a matter of method",
      test: "Given a key twice, then the lists are read, with a warning."),
    Rule(
      "Q-17",
      """
      A SwiftUI App, and an app delegate that implements \
      application(_:configurationForConnecting:options:), have the scene life cycle without \
      UIApplicationSceneManifest.
      """,
      sources: ["Apple: TN3187, Migrating to the UIKit scene-based life cycle"], confidence: .high,
      versions: .since(13),
      test: "Given iOS 27 and neither the key nor one of these, then N-34's exception."),
    Rule(
      "Q-18",
      """
      A scene on an external display has that display's size and edges, not the device's. It does \
      not turn with the device, and neither masks nor geometry requests turn it. Which size a \
      display has and which orientation the scene reports are not stated; here 1920 by 1080 points, \
      and the landscape orientation that goes with them.
      """,
      sources: ["A-SCR", "general knowledge, unconfirmed"], confidence: .medium,
      confidenceNote: "low for the size and the orientation", versions: .since(13),
      test: "Given a scene there, when the device is turned, then nothing about it changes."),
  ]
}
