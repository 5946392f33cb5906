import Orientation

extension RuleCatalogue {
  /// Section N: supported orientations as a preference.
  static let sectionNPreference: [Rule] = [
    Rule(
      "N-01",
      """
      Supported orientations are a preference given to the system and are ignored in a resizable \
      environment.
      """,
      sources: ["W278 (7:22)"], confidence: .high, versions: .since(27),
      test: """
        Given a resizable scene and a portrait-only app, when the user resizes it to 900x500, then \
        the scene is 900x500 and no exception is raised.
        """),
    Rule(
      "N-02",
      """
      Apple calls resizable: the iPhone Mirroring window on macOS 27 and an iPhone-only app on \
      iPad, beside ordinary iPad windows (which may also move to external displays). The inner \
      display of iPhone Duo behaves the same (masks not honoured), though no source uses the term \
      for it. No formal definition or query exists.
      """,
      sources: ["W278 (1:25 to 1:37, 3:02)", "TT461 (2:46)"],
      confidence: .medium, confidenceNote: "high for the list, medium for Duo",
      versions: .since(27),
      test: """
        Given each environment (plain iPhone, mirroring, phone app on iPad, iPad window, external \
        display, inner and outer Duo display), when the user has resized the scene where that is \
        possible, then masks bind only on the plain iPhone and on the outer display.
        """),
    Rule(
      "N-03",
      "A plain iPhone, and the outer display of iPhone Duo, still honour the masks as before.",
      sources: ["TT461 (3:30)", "RN27 (nothing to the contrary)"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(27),
      test: """
        Given a plain iPhone on 27 and a portrait-only app, when the device is turned to \
        landscapeLeft, then portrait.
        """),
    Rule(
      "N-04",
      """
      iPhone Mirroring with the 27 SDK: masks (plist and view controller) are honoured until the \
      user begins to resize the window, then ignored.
      """,
      sources: ["RN27 (178555304)"],
      confidence: .high, confidenceNote: "as intended by Apple", versions: .since(27),
      test: """
        Given mirroring and a landscape app, then landscape at the start; when it is resized, then \
        any shape and the mask has no effect.
        """),
    Rule(
      "N-05",
      """
      An iPhone-only app on iPad with the 27 SDK: masks are honoured until the first resize, \
      afterwards ignored.
      """,
      sources: ["RN27 (178561952)"],
      confidence: .high, confidenceNote: "as intended by Apple", versions: .since(27),
      test: """
        Given a portrait-only phone app on iPad, then portrait before the first resize and any \
        shape after it.
        """),
    Rule(
      "N-06",
      """
      A phone app on iPad that supports only portrait or only landscape must lay out correctly \
      when the iPad is held in an orientation it does not support.
      """,
      sources: ["RN27 (178573319)"],
      confidence: .high, confidenceNote: "as intended by Apple; no numbers", versions: .since(27),
      test: """
        Given a portrait-only phone app on an iPad in landscape, then the scene's size belongs to \
        portrait.
        """),
    Rule(
      "N-07",
      """
      For an iPad app with the 27 SDK, listing all four orientations is no longer a condition for \
      continuous resizing.
      """,
      sources: ["RN27 (166422120)"], confidence: .high, versions: .since(27),
      test: """
        Given a list of both landscapes and linked SDK 27, when the window is dragged, then it \
        resizes continuously.
        """),
    Rule(
      "N-08",
      """
      In iPhone Mirroring the scene reports portrait whatever its shape, once it has been resized; \
      before the first resize a landscape-only app, honoured by N-04, should report landscape.
      """,
      sources: ["W278 (7:37)"],
      confidence: .high, confidenceNote: "for resized windows", isDisputed: true,
      versions: .since(27),
      test: """
        Given mirroring resized to 900x500, then effectiveGeometry.interfaceOrientation portrait.
        """),
    Rule(
      "N-09",
      """
      What a phone app on iPad, an iPad window or the inner Duo display reports as interface \
      orientation after a free resize is not stated by Apple; third-party code infers one from \
      width and height. It is a policy; by default an iPad keeps the screen's orientation.
      """,
      sources: ["W278 (silence)", "urbanairship/ios-library 20.12.0"],
      confidence: .unknown, versions: .since(27),
      test: "Given each setting of the policy and a resized window, then as set."),
    Rule(
      "N-10",
      """
      Whether supportedInterfaceOrientations is still called once it is ignored is not documented; \
      the property is not deprecated.
      """,
      sources: ["A-SIO"], confidence: .unknown, versions: .since(27),
      test: "Given a resized scene, when the mask is asked for, then its answer has no effect."),
    Rule(
      "N-11",
      """
      requestGeometryUpdate in a resizable environment may be refused and the scene stays \
      resizable; Expo added an error handler and a debug warning for it and reads orientation from \
      effectiveGeometry.
      """,
      sources: ["EXPO"], confidence: .medium, confidenceNote: "written before it could be tried",
      versions: .since(27),
      test: """
        Given a resizable environment, when landscapeRight is requested, then the error handler is \
        called and the scene stays resizable.
        """),
    Rule(
      "N-12",
      """
      The concrete refusal known is M-09 (code 101, windowing-mode text), also seen on 27 on iPad. \
      Text and code inside iPhone Mirroring or on the inner Duo display were not found; a policy, \
      the same by default.
      """,
      sources: ["LAYB", "WM101"],
      confidence: .unknown, confidenceNote: "high for iPad, unknown for the rest",
      versions: .since(27),
      test: """
        Given an iPad window on 27, when landscapeRight is requested, then code 101; given the \
        others, then the policy's answer.
        """),
    Rule(
      "N-13",
      """
      The lock of 26 remains; its conditions (centred, screen-sized, not covered) exclude windows \
      by definition. On iPhone Duo it is reported to hold on both displays in an app that supports \
      all orientations.
      """,
      sources: ["A-LOCK", "RTC", "LUSI"],
      confidence: .low, confidenceNote: "high for the conditions, low to medium for Duo",
      versions: .since(27),
      test: """
        Given the inner Duo display full screen and the lock, when the device is turned, then the \
        interface is unchanged.
        """),
    Rule(
      "N-14",
      """
      Orientation is no longer useful for layout; checks should become size classes or view size.
      """,
      sources: ["W278 (7:17, 7:45)", "FXD (a list of reads to warn of)"],
      confidence: .high, versions: .since(27),
      test: nil),
    Rule(
      "N-15",
      """
      With the 27 SDK UIRequiresFullScreen no longer opts out: the scene resizes discretely, that \
      is once at the end of the drag, and moves to a UIScreen of exactly that size.
      """,
      sources: ["TN3192b", "W278 (5:57 to 6:28)"], confidence: .high, versions: .since(27),
      test: """
        Given the key, when a window is dragged from 300 to 500, then one change of geometry, a \
        new screen, equal bounds.
        """),
    Rule(
      "N-16",
      """
      Discrete resizing honours the supported orientations; how the shape is chosen is not known.
      """,
      sources: ["W278 (6:12)"], confidence: .high, versions: .since(27),
      test: """
        Given the key and a landscape app, when the window is resized, then every size delivered \
        is of landscape shape or scaled.
        """),
    Rule(
      "N-17",
      """
      From 27 UIRequiresFullScreen is honoured on iPhone too (mirroring, phone app on iPad); \
      before, only on iPad.
      """,
      sources: ["W278 (6:00)", "TN3192b", "RN27 (178558224, 178562971)"],
      confidence: .high, versions: .since(27),
      test: "Given the phone idiom, the key and 27, when the scene is resized, then discretely."),
    Rule(
      "N-18",
      """
      During discrete resizing (N-15) the bounds of UIScreen.main stay fixed once the screen is \
      connected.
      """,
      sources: ["RN27 (178559386)"],
      confidence: .high, confidenceNote: "as intended by Apple", versions: .since(27),
      test: """
        Given a discrete resize, then UIScreen.main.bounds is unchanged and the scene's screen has \
        the new bounds.
        """),
    Rule(
      "N-19", "In mirroring the scene starts on the main screen.",
      sources: ["RN27 (178558897)"],
      confidence: .high, confidenceNote: "as intended by Apple", versions: .since(27),
      test: """
        Given mirroring before the first resize, then the scene's screen is the main screen.
        """),
    Rule(
      "N-20",
      """
      Measured on an iPadOS 27 beta: without UIRequiresFullScreen 60 and more sizes in steps of 1 \
      to 4 points, with it 3 to 5 sizes for the same drag (against N-15, which says once).
      """,
      sources: ["ZUN"], confidence: .medium, versions: .since(27),
      test: "Given the same drag, then many changes of geometry without the key and few with it."),
    Rule(
      "N-21",
      """
      On iPhone Duo UIRequiresFullScreen does not stop the resize on opening or closing; masks are \
      respected but the app is scaled on the inner display, also in Split View.
      """,
      sources: ["TT461 (4:37)"], confidence: .high, versions: .since(27, 1),
      test: """
        Given the inner display, the key and a portrait-only app, then a scaled portrait \
        presentation.
        """),
    Rule(
      "N-22",
      """
      Apple's resizability guidance says flatly that 27 ignores UIRequiresFullScreen and resizes \
      anyway, and that UIRequiresFullScreenIgnoredStartingWithVersion of 27 or lower makes the app \
      resize continuously.
      """,
      sources: ["SKILL"],
      confidence: .medium, confidenceNote: "agrees with TN3192b; M-16 disagrees on a beta",
      versions: .since(27),
      test: "Given that key with 27 on 27, when the window is dragged, then continuously."),
  ]
}
