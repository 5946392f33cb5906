import Orientation

extension RuleCatalogue {
  /// Section F: forced rotation up to iOS 15.
  static let sectionFKeyValueWrite: [Rule] = [
    Rule(
      "F-01",
      """
      Up to iOS 15 a key-value write, `setValue(_:forKey: "orientation")` on UIDevice, changes the \
      device orientation value, posts the device notification and runs the normal negotiation, \
      also under the user's lock.
      """,
      sources: ["S0", "S1", "S2", "SS"], confidence: .high, versions: .through(15),
      test: """
        Given iOS 15 and mask allButUpsideDown, when 3 is written, then device landscapeLeft, one \
        notification, interface landscapeRight.
        """),
    Rule(
      "F-02",
      """
      The number of a key-value write (F-01) is read as a device orientation; passing an interface \
      raw value works because of A-06 (interface landscapeRight, 3, leads to interface \
      landscapeRight).
      """,
      sources: [
        "S0 (passes interface values)",
        "S1 (passes interface values)",
        "S2 (passes device values)",
        "SS (converts)",
      ],
      confidence: .high, versions: .through(15),
      test: """
        When the raw value of interface landscapeRight is written, then interface landscapeRight.
        """),
    Rule(
      "F-03",
      """
      A key-value write (F-01) has no effect on the interface if the decision maker's \
      shouldAutorotate is false.
      """,
      sources: ["S0", "S2"], confidence: .high, versions: .through(15),
      test: "Given shouldAutorotate false, when 3 is written, then interface portrait."),
    Rule(
      "F-04",
      """
      The target of a key-value write (F-01) must be in the effective mask, otherwise the \
      interface stays.
      """,
      sources: ["S0 (the project must support it)", "S1", "S2"],
      confidence: .high, versions: .through(15),
      test: "Given mask portrait, when 3 is written, then interface portrait."),
    Rule(
      "F-05",
      """
      A key-value write (F-01) of the value that UIDevice.orientation already has does nothing; \
      writing unknown (0) first and then the target makes it work.
      """,
      sources: ["S2", "RNL (the same idiom in a library)"],
      confidence: .medium, confidenceNote: "medium to high", versions: .through(15),
      test: """
        Given device landscapeLeft, interface portrait and a mask just widened, when 3 is written, \
        then nothing; when 0 and then 3 is written, then interface landscapeRight.
        """),
    Rule(
      "F-06",
      """
      A key-value write (F-01) works while the user's orientation lock is on: it sets the device \
      value, posts and negotiates.
      """,
      sources: ["S0 (table of cases)"], confidence: .medium, versions: .through(15),
      test: """
        Given the lock on, mask allButUpsideDown and shouldAutorotate true, when 3 is written, \
        then interface landscapeRight.
        """),
    Rule(
      "F-07",
      """
      The cases of article S0: with shouldAutorotate false neither automatic nor forced rotation \
      works; with true and the lock on, only forced rotation; with true and the lock off, both.
      """,
      sources: ["S0"], confidence: .medium, versions: .through(15),
      test: """
        Given the three cases, when the device is turned and when 3 is written, then as in the \
        table.
        """),
    Rule(
      "F-08",
      """
      Calling the private setter `setOrientation:` of UIDevice through NSInvocation is equivalent \
      to the key-value write (F-01).
      """,
      sources: ["S2"], confidence: .medium, versions: .through(15),
      test: """
        When landscapeLeft is set through the private setter, then the same effect as in F-01.
        """),
    Rule(
      "F-09", "On iOS 5 and before the private setter of F-08 could be called directly.",
      sources: ["mamicode.com 1118527"], confidence: .low, versions: .through(5),
      test: "When landscapeLeft is set directly on iOS 5, then the same effect as in F-01."),
    Rule(
      "F-10",
      """
      `attemptRotationToDeviceOrientation` (a class method) runs the negotiation for all windows \
      again with the present device orientation; it never falls back to another one (D-42).
      """,
      sources: ["A-ATT", "H-UVC"], confidence: .high, versions: .since(5),
      test: """
        Given device landscapeLeft and a mask widened from portrait to allButUpsideDown, when it \
        is called, then interface landscapeRight.
        """),
    Rule(
      "F-11",
      """
      attemptRotationToDeviceOrientation does nothing when the interface already matches the \
      device orientation or when the device orientation is not allowed.
      """,
      sources: ["H-UVC (it acts on a mismatch of interface and device)"],
      confidence: .high, versions: .since(5),
      test: """
        Given device landscapeLeft and interface landscapeRight, when it is called, then no \
        callback.
        """),
    Rule(
      "F-12",
      """
      attemptRotationToDeviceOrientation is deprecated in iOS 16 in favour of \
      setNeedsUpdateOfSupportedInterfaceOrientations but still works.
      """,
      sources: ["A-ATT", "RN16", "SS (still takes effect)"],
      confidence: .medium, versions: .since(16),
      test: """
        Given iOS 16, device landscapeLeft and a mask just widened, when it is called, then \
        interface landscapeRight.
        """),
    Rule(
      "F-13",
      """
      Order used in practice up to iOS 15: set the new mask first, then call attemptRotation, make \
      the key-value write, or both; the other order turns to the old target.
      """,
      sources: ["SS (comment)", "S1"], confidence: .medium,
      test: """
        Given device landscapeLeft, when attemptRotation is called and then the mask widened, then \
        no rotation.
        """),
    Rule(
      "F-14",
      """
      `setStatusBarOrientation(_:animated:)` changes the statusBarOrientation property and turns \
      the status bar only; deprecated in iOS 9.
      """,
      sources: ["A-SETSBO", "A-SBO"], confidence: .high,
      test: """
        Given iOS 5, when landscapeRight is set, then statusBarOrientation landscapeRight and the \
        root view unchanged.
        """),
    Rule(
      "F-15",
      """
      From iOS 6 setStatusBarOrientation works only if the top-most full-screen view controller \
      answers 0 to supportedInterfaceOrientations (accepted on iOS 6 to 8, A-16), or, as \
      shipped players have it, false to shouldAutorotate (Q-11).
      """,
      sources: ["RN6"], confidence: .high, versions: .since(6),
      test: """
        Given mask portrait, when landscapeRight is set, then it is ignored; given mask 0, then it \
        is applied.
        """),
    Rule(
      "F-16",
      """
      Apple's guide adds to F-15 that automatic rotation must be suspended (shouldAutorotate \
      false) while the app places the status bar itself.
      """,
      sources: ["S4"], confidence: .high, versions: .since(6),
      test: """
        Given iOS 6, mask 0 and shouldAutorotate false, when the status bar is set and the device \
        turned, then the status bar stays as set.
        """),
    Rule(
      "F-17",
      """
      A status-bar orientation set by the app (F-14) does not follow later turns of the device; \
      writing the property directly is the form without animation.
      """,
      sources: ["A-SBO"], confidence: .high,
      test: """
        Given the status bar set to landscapeRight, when the device is turned to portrait, then it \
        reads landscapeRight.
        """),
    Rule(
      "F-18",
      """
      From iOS 16 a key-value write of UIDevice.orientation logs `BUG IN CLIENT OF UIKIT: Setting \
      UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)` \
      (category Orientation) and is declared not to work.
      """,
      sources: ["RN16", "github.com/flutter/flutter/issues/111587", "many other issues"],
      confidence: .high, isDisputed: true, versions: .since(16),
      test: """
        Given iOS 16, when 3 is written, then that log line, device and interface unchanged.
        """),
    Rule(
      "F-19",
      """
      Some reports on iOS 16 say that the key-value write still turned the screen despite the log \
      line. It is a policy; the default follows the release notes (F-18).
      """,
      sources: ["capacitor-screen-orientation#27"],
      confidence: .low, isDisputed: true, versions: .since(16),
      test: """
        Given iOS 16 and each setting of the policy, when 3 is written, then a log line, and the \
        interface stays or turns.
        """),
  ]
}
