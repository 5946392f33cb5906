import Orientation

extension RuleCatalogue {
  /// Section M: the orientation lock and the geometry of 26.
  static let sectionMLockAndGeometry: [Rule] = [
    Rule(
      "M-21",
      """
      The order of the lock: the preference changes, \
      setNeedsUpdateOfPrefersInterfaceOrientationLocked() is called, the system reads \
      prefersInterfaceOrientationLocked (after following childForInterfaceOrientationLock), \
      decides, then effectiveGeometry changes and didUpdateEffectiveGeometry is called if the \
      state differs.
      """,
      sources: ["W282 (13:59)", "TN3192b", "A-LOCK"], confidence: .medium,
      confidenceNote: """
        medium for the order; that the child is read before the controller itself follows from the \
        wording
        """,
      versions: .since(26),
      test: """
        Given a changed preference, when the update is called, then the log is child, preference, \
        geometry.
        """),
    Rule(
      "M-22",
      """
      The wish for the lock is evaluated all the time: when the scene is no longer centred, \
      screen-sized and unobstructed the system drops the lock by itself.
      """,
      sources: ["A-LOCK"], confidence: .high, versions: .since(26),
      test: """
        Given a locked scene, when another window covers it, then isInterfaceOrientationLocked is \
        false and the delegate is called.
        """),
    Rule(
      "M-23",
      """
      An honoured lock lasts while that view controller is visible, or until it returns false \
      after a new update call.
      """,
      sources: ["TN3192b"], confidence: .high, versions: .since(26),
      test: """
        Given a lock, when a full-screen controller with the default preference is presented, then \
        it is released; when that one is dismissed, then it is back.
        """),
    Rule(
      "M-24",
      """
      The lock freezes the present orientation; it cannot ask for another one and does not cure \
      the letterbox of M-05.
      """,
      sources: ["GE", "TN3192b"], confidence: .high, versions: .since(26),
      test: """
        Given a device in portrait, a landscape-only app and the lock, then it is still \
        letterboxed.
        """),
    Rule(
      "M-25",
      "While the scene is locked the device notification and UIDevice.orientation continue.",
      sources: ["LUSI (handles and logs exactly that case)"],
      confidence: .medium, versions: .since(26),
      test: """
        Given a lock, when the device is turned to landscapeLeft, then device landscapeLeft, one \
        notification and the interface unchanged.
        """),
    Rule(
      "M-26",
      """
      To turn a locked scene, code in the field releases the lock, narrows the mask, calls \
      setNeedsUpdateOfSupportedInterfaceOrientations, waits about a second and locks again.
      """,
      sources: ["LUSI"],
      confidence: .low, confidenceNote: "practice, not contract", versions: .since(26),
      test: """
        Given a locked scene, when these steps are played, then it turns and is locked again.
        """),
    Rule(
      "M-27",
      """
      Interface that UIKit presents (sheets, alerts, menus, popovers) comes up in the locked \
      scene's orientation.
      """,
      sources: ["RTC"], confidence: .low, confidenceNote: "low to medium", versions: .since(26),
      test: """
        Given a lock in landscapeLeft, when an alert is presented, then interface landscapeLeft.
        """),
    Rule(
      "M-28",
      """
      Which view controller is asked for the lock (root, top-most full-screen one, all windows) is \
      not documented beyond its being visible. It is a policy; the default is the decision maker \
      of D-06, then the child hook.
      """,
      sources: ["A-LOCK"], confidence: .unknown, versions: .since(26),
      test: "Given each setting of the policy, then the controller named is asked."),
    Rule(
      "M-29",
      """
      From 26 the navigation bar is 54 points (inline), 106 with a large title; unchanged at \
      accessibility text sizes.
      """,
      sources: [
        "LAYB (iOS 27.0)",
        "QuintGao/GKNavigationBarSwift#47 (iOS 26)",
        "a measurement by a second toolkit",
      ],
      confidence: .high, confidenceNote: "for 54", versions: .since(26),
      test: "Given iOS 26, then 54 and 106."),
    Rule(
      "M-30",
      """
      From 26 a bottom tab bar brings the content's bottom inset to 83 on every iPhone in \
      portrait, including Home-button phones (there all 83 are bar; elsewhere 49 and 34).
      """,
      sources: ["LAYB"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(26),
      test: "Given iPhone SE 3 on 26, then 83."),
    Rule(
      "M-31",
      """
      iPhone 13 mini in landscape on 27.0: insets 0/50/20/50, tab bar contribution 64, content \
      712x233 with a navigation bar.
      """,
      sources: ["LAYB"], confidence: .medium, versions: .since(26),
      test: "Given iPhone 13 mini in landscape on 27, then those figures."),
    Rule(
      "M-32",
      """
      Full-screen iPads report window insets of 32 top and 20 bottom (24 and 20 up to 18), \
      measured on 27.0 in portrait on mini 6, iPad A16 and Pro 13 M5; the tab bar sits at the top \
      and costs 64; bar and tab share one row of 54 points when both exist.
      """,
      sources: ["LAYB"],
      confidence: .medium, confidenceNote: "26 itself and landscape were not measured",
      versions: .since(26),
      test: "Given an iPad without Home button on 18 and on 26, then 24 and 32."),
    Rule(
      "M-33",
      """
      On iPadOS 26 UIScreen.bounds and UIWindowScene.isFullScreen were found unreliable for \
      windowed apps; window bounds are the usable signal.
      """,
      sources: ["ZUN"], confidence: .low, confidenceNote: "low to medium", versions: .only(26),
      test: nil),
    Rule(
      "M-34",
      """
      The bottom inset in landscape is 20 on current systems (iPhone 17 Pro: 0/62/20/62 at 874x402 \
      on 27.0).
      """,
      sources: ["RNSC", "LAYB", "FLW"], confidence: .high, versions: .since(26),
      test: "Given a notch phone in landscape on 26, then bottom 20."),
  ]
}
