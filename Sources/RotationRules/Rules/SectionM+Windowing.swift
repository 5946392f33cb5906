import Orientation

extension RuleCatalogue {
  /// Section M: windows of iPadOS 26 and who is honoured.
  static let sectionMWindowing: [Rule] = [
    Rule(
      "M-01",
      """
      iPadOS 26 has three user modes: Full-Screen Apps, Windowed Apps, Stage Manager; in all but \
      the first an app runs in a resizable space.
      """,
      sources: ["UNIT", "GE"], confidence: .high, versions: .since(26),
      test: """
        Given the same app in each mode, when the device is turned, then the mode of the device, \
        which no app event changes, makes the difference.
        """),
    Rule(
      "M-02",
      """
      The app cannot choose or query the mode, and on iPadOS 26 people can always resize scenes \
      once multitasking is on.
      """,
      sources: ["A-MTL", "LAYB (wording of the guidelines)"],
      confidence: .high, versions: .since(26),
      test: """
        Given iPadOS 26 with multitasking on, when the user resizes a scene, then it is resized \
        whatever the app says.
        """),
    Rule(
      "M-03",
      """
      UIRequiresFullScreen under Windowed Apps (26 and later) or Stage Manager (16 and later): the \
      scene keeps one size, is not presented full screen, may share the screen and is scaled when \
      the user resizes it; its masks are consulted and its interface orientation follows them, but \
      the scene is not turned visually.
      """,
      sources: ["A-RFS"], confidence: .high, versions: .since(16),
      test: """
        Given a windowed iPad on 26, the key, a list of both landscapes and the device in \
        portrait, then interface and size are landscape and the presentation is scaled.
        """),
    Rule(
      "M-04",
      """
      With UIRequiresFullScreen on iPadOS 18 and older (Split View mode) the scene is full screen, \
      not shareable, not resizable, and is turned visually.
      """,
      sources: ["A-RFS"], confidence: .high, versions: .from(9, through: 18),
      test: "Given the same app on iPadOS 18, then full-bleed landscape."),
    Rule(
      "M-05",
      """
      Under Windowed Apps a landscape-only scene on an iPad held in portrait is a true landscape \
      scene that the system scales down and letterboxes; 2752x2064 pixels were shown at 0.75 with \
      bands of 602 pixels above and below. Turning the iPad removes the bands.
      """,
      sources: ["GE (the arithmetic matches the capture)", "ZUN (26.5)"], confidence: .medium,
      confidenceNote: """
        high for the letterbox, medium for turning that removes the bands
        """,
      versions: .since(26),
      test: "Given M-03 on 2064x2752 pixels, then a scale of 2064/2752."),
    Rule(
      "M-06",
      """
      Under Full-Screen Apps the behaviour of iOS 18 returns with the same binary: rotation at \
      launch, full bleed, masks honoured.
      """,
      sources: ["GE", "CORD"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(26),
      test: """
        Given Full-Screen Apps, a list of both landscapes and the device in portrait, then the \
        system turns to landscape at launch.
        """),
    Rule(
      "M-07",
      """
      Launch orientation under Windowed Apps: the system does not turn a fixed-orientation app at \
      launch.
      """,
      sources: ["GE"], confidence: .medium, versions: .since(26),
      test: """
        Given Windowed Apps and a landscape-only app, when it launches in portrait, then no launch \
        rotation and the presentation of M-05.
        """),
    Rule(
      "M-08",
      """
      What decides resizability on 26 is disputed. One measurement: a binary linked with the 26 \
      SDK gets a resizable scene even with UIRequiresFullScreen and its mask is only a preference, \
      while the same binary stamped 18.0 gets the old fixed scene. Another (27 SDK on 26.5): \
      restricted orientations plus the key stay locked or letterboxed, all four orientations \
      resize freely. A third sees the same split between apps with and without the scene life \
      cycle. The documented line is M-03. It is a policy keyed on the linked SDK.
      """,
      sources: ["MINI", "ZUN", "CORD", "A-RFS"],
      confidence: .low, confidenceNote: "low to medium", isDisputed: true, versions: .only(26),
      test: """
        Given linked SDK 18, then fixed; given linked SDK 26 and each setting of the policy, then \
        as set.
        """),
    Rule(
      "M-09",
      """
      requestGeometryUpdate on an iPad scene that supports multitasking is refused: domain \
      `UISceneErrorDomain`, code 101, text `The current windowing mode does not allow for \
      programmatic changes to interface orientation.` It was seen from 2024-08 (so on iPadOS 17 \
      and 18) up to 26.5 and 27.
      """,
      sources: ["WM101", "LAYB (refused on 26 and 27)"], confidence: .high, versions: .since(17),
      test: """
        Given an iPad app that supports multitasking, when landscapeRight is requested, then the \
        error handler with that code and text and no transition.
        """),
    Rule(
      "M-10", "With UIRequiresFullScreen the request of M-09 is accepted on iPad.",
      sources: ["WM101 (a maintainer, and a capture script that sets the key for this purpose)"],
      confidence: .medium,
      confidenceNote: """
        one measurement (MINI) saw no effect with a build of the 26 SDK
        """,
      versions: .since(16),
      test: "Given the key and Full-Screen Apps, when landscape is requested, then accepted."),
    Rule(
      "M-11",
      """
      On iPhone, 26 keeps the rules of iOS 16 to 18 (masks honoured, requestGeometryUpdate as F-20 \
      to F-32).
      """,
      sources: [
        "W282 (nothing to the contrary)",
        "RN27 (nothing to the contrary)",
        "WBL (the same lock works on iPhone, not on iPad)",
      ],
      confidence: .medium, versions: .only(26),
      test: "Given a phone, then the logs of 18 and 26 are equal but for the lock."),
    Rule(
      "M-12",
      """
      An iPad app that returns a narrow mask at run time while its plist allows multitasking is \
      simply not restricted.
      """,
      sources: [
        "WBL (27.0)",
        "F811216 (26.1, also after unlock, return from background and change of focus)",
      ],
      confidence: .medium, versions: .since(26),
      test: """
        Given an iPad, a list of all and delegate portrait, when the device is turned to \
        landscapeLeft, then the interface turns.
        """),
    Rule(
      "M-13",
      """
      With the user's orientation lock on, the supported orientations were respected; with it off \
      they were not (iPadOS 26.1, landscape-only, UIRequiresFullScreen). It is a policy.
      """,
      sources: ["F811216"], confidence: .low,
      confidenceNote: """
        low to medium: one report; consistent with M-05 if its portrait means the letterboxed \
        presentation
        """,
      versions: .since(26),
      test: "Given each setting of the policy, then as set."),
    Rule(
      "M-14",
      """
      Built with the 26 SDK, an app is no longer scaled or letterboxed by the system on hardware \
      with a new screen size (but see P-16 for iPhone Duo).
      """,
      sources: ["W282 (15:32)"], confidence: .high, versions: .since(26),
      test: "Given an unknown profile and linked SDK 26, then the scene fills it."),
    Rule(
      "M-15",
      """
      UIRequiresFullScreenIgnoredStartingWithVersion exists from 26.2, is a string, and counts \
      only if UIRequiresFullScreen is true; that key is ignored from the named version on.
      """,
      sources: ["A-RFSI", "TN3192b"],
      confidence: .high, confidenceNote: "documented", isDisputed: true, versions: .since(26, 2),
      test: "Given the value 26 on 26.2, then UIRequiresFullScreen is ignored."),
    Rule(
      "M-16",
      """
      Against M-15: no observable effect on iPadOS 26.5 and on a 27.0 beta for 26.0, 27.0 and 99. \
      It is a policy; the default is the documented effect.
      """,
      sources: ["ZUN", "MINI (99)"],
      confidence: .unknown, confidenceNote: "medium for the betas, unknown for shipped 27",
      isDisputed: true, versions: .since(26, 2),
      test: """
        Given each setting of the policy and the value 26 on 26.5, then ignored or honoured.
        """),
    Rule(
      "M-17",
      """
      UISceneSizeRestrictions: `sizeRestrictions` is nil on iPhone and non-nil on iPad; a new \
      minimumSize reads back as 0x0 at once and as set within seconds; it does not change a \
      full-screen scene.
      """,
      sources: ["LAYB (iOS 27.0 simulator)", "MINI (iPad 26)"],
      confidence: .medium, versions: .since(26),
      test: """
        Given a minimum size of 380x500, when it is read at once, then 0x0; later, then 380x500.
        """),
    Rule(
      "M-18",
      """
      An app without the scene life cycle is only warned, by the log line "`UIScene` lifecycle \
      will soon be required. Failure to adopt will result in an assert in the future."
      """,
      sources: ["A-MTL", "react/react-native#53602"], confidence: .high, versions: .only(26),
      test: """
        Given linked SDK 26 and no scenes, when the app launches, then that log line and the \
        launch continues.
        """),
    Rule(
      "M-19",
      """
      `windowScene(_:didUpdateEffectiveGeometry:)` is always called when a scene moves between \
      screens.
      """,
      sources: ["A-DUEG"], confidence: .high, versions: .since(26),
      test: "Given a scene moved to another screen of equal size, then the delegate is called."),
    Rule(
      "M-20",
      """
      A delegate geometry change carries the previous geometry only; the new one is read from the \
      scene. Compare coordinateSpace.bounds, isInteractivelyResizing, \
      isInterfaceOrientationLocked.
      """,
      sources: ["TN3192b", "W282"], confidence: .high, versions: .since(26),
      test: """
        Given a change of geometry, then the delegate sees old bounds in the argument and new ones \
        in the scene.
        """),
  ]
}
