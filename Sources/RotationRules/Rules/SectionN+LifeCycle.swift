import Orientation

extension RuleCatalogue {
  /// Section N: scene delegate, life cycle, screens and callbacks.
  static let sectionNLifeCycle: [Rule] = [
    Rule(
      "N-23",
      """
      `UIWindowSceneDelegate.supportedInterfaceOrientations(for:)` is optional; its answer \
      replaces the plist list for that scene; not implemented means the plist value.
      """,
      sources: ["A-SCNW"], confidence: .high, versions: .since(27),
      test: """
        Given a list of all and scene delegate landscape, then the application mask is landscape; \
        given no method, then all.
        """),
    Rule(
      "N-24",
      """
      No invalidation, caching rule or moment of call is documented for the scene delegate's mask; \
      it is read again whenever D-08 reads again.
      """,
      sources: ["A-SCNW"], confidence: .unknown, versions: .since(27),
      test: "Given a changed answer, when D-08's moments come, then the new answer holds."),
    Rule(
      "N-25",
      """
      Precedence of the scene delegate's method against the app delegate's is undocumented; \
      shipping code implements both with the same answer. It is a policy; the default is the scene \
      delegate first, since the other is deprecated.
      """,
      sources: ["A-SCNW", "A-DELW", "LUSI", "a public player app"],
      confidence: .unknown, versions: .since(27),
      test: """
        Given both with different answers and each setting of the policy, then the one named \
        decides.
        """),
    Rule(
      "N-26",
      """
      The methods of the app delegate and of UIApplication are deprecated in 27.0 but still \
      called; in one 27 beta the visionOS SDK marked them unavailable, and Apple's remedy was the \
      scene delegate's method.
      """,
      sources: [
        "A-APPW",
        "A-DELW",
        "LUSI (still relies on it in a 27 build)",
        "visionOS 27 release notes (178170882)",
      ],
      confidence: .high, versions: .since(27),
      test: """
        Given 27 and an app delegate that answers portrait, then the application mask is portrait.
        """),
    Rule(
      "N-27",
      """
      With the 27 SDK a read of `statusBarOrientation` logs a fault, `-[UIApplication \
      statusBarOrientation] API has been deprecated and is a no-op on 27.0 and later.` (category \
      Assert), and gives unknown (0). The same form of text appears for statusBarStyle, \
      isStatusBarHidden and setStatusBarHidden:.
      """,
      sources: ["ZLP", "SDLP", "TITA", "public logs"],
      confidence: .medium, confidenceNote: "high for log and no-op, medium for 0",
      versions: .since(27),
      test: "Given the 27 SDK, when it is read, then that log line and 0."),
    Rule(
      "N-28",
      """
      The release notes list a fault of these accessors (not-a-number or null values) as fixed; \
      field reports of 17 and 20 September, after 27.0 shipped, still see the no-op. The no-op of \
      N-27 is followed.
      """,
      sources: ["RN27 (162044221)", "TITA", "SDLP"],
      confidence: .medium, isDisputed: true, versions: .since(27),
      test: "Given the 27 SDK on 27.0 and 27.1, when it is read, then 0."),
    Rule(
      "N-29", "Linked with an older SDK the accessors of N-27 keep working.",
      sources: ["SDLP (keeps the old path there)", "RN27 (speaks of builds with the 27.0 SDK)"],
      confidence: .medium, versions: .since(27),
      test: "Given linked SDK 26 on 27, when statusBarOrientation is read, then the live value."),
    Rule(
      "N-30",
      "UIWindowScene.interfaceOrientation is deprecated (26.0) but returns the right value on 27.",
      sources: ["TITA", "SDLP", "availability on Apple's pages"],
      confidence: .medium, versions: .since(26),
      test: """
        Given 27, when both are read, then it equals effectiveGeometry.interfaceOrientation.
        """),
    Rule(
      "N-31",
      """
      No UIDevice or UIScreen addition in 26 or 27 SDKs, no new UIWindowScene.Geometry member in \
      27.x, no fold or posture trait.
      """,
      sources: ["ALX (search over 4574 interface files)"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(26),
      test: nil),
    Rule(
      "N-32",
      """
      UIDevice.orientation and its begin/end pair are not deprecated. What they report in a \
      mirrored session, and whether the notification fires, is not stated anywhere; a policy, by \
      default the last real value and no events.
      """,
      sources: ["A-GEN", "A-BEGIN", "TN3210 (silence)"], confidence: .unknown,
      confidenceNote: "high that they are not deprecated, unknown for mirroring",
      versions: .since(27),
      test: """
        Given mirroring and each setting of the policy, when the phone is moved, then as set.
        """),
    Rule(
      "N-33",
      """
      UIView conforms to new Core Motion and Core Location protocols (`deviceMotionBody`, \
      `headingBody`), so that sensor data follow a view's space instead of the interface \
      orientation.
      """,
      sources: ["W278 (8:12)", "SKILL"], confidence: .high, versions: .since(27),
      test: nil),
    Rule(
      "N-34",
      """
      Built with the 27 SDK an app without the scene life cycle does not launch; the message is \
      `UIScene life cycle is required for apps built with this SDK.` The linked SDK decides, not \
      the system.
      """,
      sources: ["RN27 (141837548)", "W278 (2:36)", "LAYB", "expo/expo#46664"],
      confidence: .high, versions: .since(27),
      test: """
        Given linked SDK 27 and no scenes, then the launch fails with that text; given linked SDK \
        26, then it launches.
        """),
    Rule(
      "N-35", "The scene life cycle does not require support of several scenes.",
      sources: ["W282 (2:32)"], confidence: .high, versions: .since(27),
      test: nil),
    Rule(
      "N-36",
      """
      A launch screen key is required by the store for builds with the 27 SDK (ITMS-90870), not at \
      run time.
      """,
      sources: ["RN27 (168247372)", "TN3208"], confidence: .high, versions: .since(27),
      test: nil),
    Rule(
      "N-37",
      """
      UIScreen.main is deprecated from 26.0; the scene's screen changes when the app is mirrored, \
      moved to an external display, or moved between Duo displays.
      """,
      sources: ["A-SCR", "W278 (3:02)"], confidence: .high, versions: .since(26),
      test: "Given a scene moved to another display, then its screen differs from main."),
    Rule(
      "N-38",
      """
      With the 27 SDK scenes of the role windowExternalDisplayNonInteractive are no longer offered \
      automatically; apps register a UISceneAccessory.
      """,
      sources: ["RN27 (177015874)"], confidence: .high, versions: .since(27),
      test: "Given the 27 SDK, when a display is connected, then there is no scene for it."),
    Rule(
      "N-39", "A resized iPhone app keeps the phone idiom.",
      sources: ["W278 (6:50 to 6:59)"], confidence: .high, versions: .since(27),
      test: "Given a phone app resized to 900x700, then the phone idiom."),
    Rule(
      "N-40",
      """
      Size classes are not frozen at compact: an iPhone app with room gets a regular width class \
      (Duo's inner display is regular/regular). The width threshold is not stated.
      """,
      sources: ["W278 (10:12)", "TT461"],
      confidence: .unknown, confidenceNote: "high for the possibility, unknown for the threshold",
      versions: .since(27),
      test: "Given the inner Duo display with the phone idiom, then regular/regular."),
    Rule(
      "N-41",
      """
      A resize reaches controllers as a size transition (viewWillTransition, then traits and \
      layout) and the scene delegate as didUpdateEffectiveGeometry; continuous resizing repeats it \
      with isInteractivelyResizing true and ends with false. The relative order is not stated.
      """,
      sources: ["TN3192b", "W278 (5:25)", "LUSI (hooks both)"],
      confidence: .medium, versions: .since(26),
      test: "Given a drag, then many updates, the last with isInteractivelyResizing false."),
    Rule(
      "N-42",
      """
      UIKit tracks the traits read in layoutSubviews, draw, updateProperties and similar methods \
      and calls those methods again.
      """,
      sources: ["W278 (4:03 to 4:27)"], confidence: .high, versions: .since(26),
      test: nil),
    Rule(
      "N-43",
      """
      With the 27 SDK a presented view controller takes its traits through its view's superviews, \
      no longer straight from the presentation controller.
      """,
      sources: ["RN27 (170005251)"], confidence: .high, versions: .since(27),
      test: nil),
    Rule(
      "N-44", "On 27 a visible app can be in the inactive state in Split View.",
      sources: ["RNSC"], confidence: .low, confidenceNote: "low to medium", versions: .since(27),
      test: nil),
    Rule(
      "N-45",
      """
      In tab bar and navigation stacks UIKit asks the root view controller often and a nested \
      container once; libraries therefore answer from the root.
      """,
      sources: ["software-mansion/react-native-screens#3014 (2025)"], confidence: .medium,
      test: nil),
    Rule(
      "N-46",
      """
      There is no SwiftUI modifier for supported orientations or for the lock; apps use an app \
      delegate adaptor, a scene delegate, or a subclass of the hosting controller that overrides \
      the UIKit properties.
      """,
      sources: ["RTC", "several apps of 2026"], confidence: .medium,
      test: nil),
    Rule(
      "N-47",
      """
      SwiftUI counterparts that exist: onInteractiveResizeChange(_:), windowResizability(_:), \
      horizontalSizeClass and verticalSizeClass in the environment, onGeometryChange, \
      toolbarVisibility(_:for: .statusBar) (statusBarHidden is deprecated in 27).
      """,
      sources: ["TN3192b", "iOS 27 deprecation notes"], confidence: .high,
      test: nil),
  ]
}
