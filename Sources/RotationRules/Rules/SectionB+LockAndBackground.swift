import Orientation

extension RuleCatalogue {
  /// Section B: the user's lock, launch, background and blocked threads.
  static let sectionBLockAndBackground: [Rule] = [
    Rule(
      "B-14",
      """
      With the iPhone portrait orientation lock on, a turn of the device changes nothing the app \
      can see: the device orientation keeps reading portrait, the interface does not follow, and \
      neither device nor status-bar-orientation notifications are posted. The lock stops turns \
      that the device drives and nothing else: presentations, forced turns and updates still turn \
      the interface. What the device value reads after a key-value write (F-06), once the device \
      really moves, is a policy.
      """,
      sources: ["S0 (closing note of its section 4)", "SO427"],
      confidence: .medium, isDisputed: true,
      test: """
        Given the lock on and interface portrait, when the sensor turns to landscapeLeft, then no \
        notification, device portrait, interface portrait; when a landscape-only controller is \
        presented full screen, then the interface turns.
        """),
    Rule(
      "B-15",
      "The lock does not change `isGeneratingDeviceOrientationNotifications`, which stays true.",
      sources: ["MS-GEN"], confidence: .medium,
      test: "Given the lock on and a counter of 1, then generating reads true."),
    Rule(
      "B-16",
      """
      With the lock on, programmatic rotation still works if the view controller allows rotation \
      (F-06).
      """,
      sources: ["S0"], confidence: .medium,
      test: """
        Given the lock on and an allowed target, when the rotation is forced, then the interface \
        turns.
        """),
    Rule(
      "B-17",
      """
      On iPad the user lock keeps the current orientation, which may be landscape, rather than \
      forcing portrait.
      """,
      sources: [
        "general knowledge, unconfirmed", "F811216 (only shows that lock on means stable)",
      ],
      confidence: .low,
      test: """
        Given an iPad with interface landscapeRight and the lock on, when the device is turned to \
        portrait, then interface landscapeRight.
        """),
    Rule(
      "B-18",
      """
      Before the first sensor sample the value is unknown on a device; stand-ins (simulator, \
      WinObjC) start at portrait. The initial value is therefore an input, portrait by default.
      """,
      sources: [
        "WOC (starts at portrait)",
        "ccna-40.blogspot 2012 (reads portrait at launch)",
        "general knowledge, unconfirmed",
      ],
      confidence: .low,
      test: """
        Given an initial value, when nothing has moved yet, then the property reads that value.
        """),
    Rule(
      "B-19",
      """
      During `didFinishLaunching` in old systems the reported orientation is portrait even if the \
      device is held in landscape; the change comes after launch.
      """,
      sources: ["ccna-40.blogspot quoting the UIViewController reference", "tewha.net 2012-09"],
      confidence: .medium, versions: .from(3, through: 7),
      test: """
        Given iOS 5 and a device held in landscapeLeft, when the app launches, then interface \
        portrait in didFinishLaunching and a rotation before the first frame.
        """),
    Rule(
      "B-20",
      """
      A device orientation that the app does not support changes the device orientation only; the \
      interface keeps its last allowed orientation.
      """,
      sources: ["SO427", "VCPG"], confidence: .high,
      test: """
        Given mask allButUpsideDown and interface landscapeLeft, when the device is turned to \
        portraitUpsideDown, then interface landscapeLeft.
        """),
    Rule(
      "B-21",
      """
      The articles name the accelerometer as the only sensor; its thresholds and hysteresis are \
      not documented anywhere. So device orientations are an input of the rules.
      """,
      sources: ["S0", "S4"], confidence: .high, confidenceNote: "for its being undocumented",
      test: nil),
    Rule(
      "B-22",
      """
      Up to iOS 15 a forced rotation (F-01) changes the device orientation and posts the device \
      notification; from iOS 16 program code cannot change it and only real motion posts.
      """,
      sources: ["SS", "RNL (a comment)", "RN16"], confidence: .high,
      test: """
        Given iOS 15, when landscapeLeft is written, then a notification; given iOS 16, then none \
        and the property is unchanged.
        """),
    Rule(
      "B-23",
      """
      In the background no rotation is delivered for the user's motion; on return the interface \
      follows the current device orientation if it is allowed.
      """,
      sources: [
        "general knowledge, unconfirmed",
        "F811216 (names the return from background as a moment of evaluation)",
      ],
      confidence: .low,
      test: """
        Given an app in the background, when the device turns from portrait to landscapeLeft and \
        the app returns, then one rotation to landscapeRight.
        """),
    Rule(
      "B-24",
      """
      On iPad the system drives a size change to the other orientation and back when the app goes \
      to background, to make app-switcher snapshots, with no device notification.
      """,
      sources: ["R-23010208", "FX (1949)"], confidence: .high, versions: .since(9),
      test: """
        Given a full-size iPad of 768x1024, when the app enters the background, then \
        viewWillTransition to 1024x768 and then to 768x1024.
        """),
    Rule(
      "B-25",
      """
      The order of B-24's callbacks relative to willResignActive is not fixed (both orders were \
      seen).
      """,
      sources: ["R-23010208"], confidence: .medium, versions: .since(9),
      test: nil),
    Rule(
      "B-26",
      """
      If the main thread is blocked during layout and the device turns twice, the app can end with \
      a stale interface orientation. A model keeps the last device orientation instead.
      """,
      sources: ["R-29987613 (iOS 10.2)"], confidence: .low,
      test: """
        Given a transition in progress, when the device turns twice, then it ends with the last \
        orientation.
        """),
    Rule(
      "B-27",
      """
      Article S0's claim that the device orientation can only be portrait if the page does not \
      support rotation contradicts B-01; it is true only under the lock (B-14) or with generation \
      off (B-02).
      """,
      sources: ["A-DEVO", "SO427", "S0 (the claim)"], confidence: .high,
      test: """
        Given mask portrait, no lock and notifications on, when the device is turned to \
        landscapeLeft, then device landscapeLeft.
        """),
  ]
}
