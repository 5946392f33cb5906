import Orientation

extension RuleCatalogue {
  /// Section D: how the answer is formed.
  static let sectionDMasks: [Rule] = [
    Rule(
      "D-01",
      """
      The application mask is the answer of the app delegate's \
      `application(_:supportedInterfaceOrientationsFor:)` if implemented, else the Info.plist \
      list, else the idiom's default (all on iPad, allButUpsideDown on iPhone).
      """,
      sources: ["A-DELW", "A-APPW", "RN6"], confidence: .high, versions: .since(6),
      test: """
        Given no delegate method, no list and the phone idiom, then the application mask is \
        allButUpsideDown.
        """),
    Rule(
      "D-02",
      """
      The keys `UISupportedInterfaceOrientations~ipad` and `~iphone` override the plain key on \
      that idiom.
      """,
      sources: ["A-PL", "UYL", "WOC"], confidence: .high,
      test: """
        Given a plain list of portrait and a ~ipad list of both landscapes, when the idiom is \
        iPad, then the application mask is landscape.
        """),
    Rule(
      "D-03",
      """
      A view controller's default `supportedInterfaceOrientations` is all on the iPad idiom and \
      allButUpsideDown on the iPhone idiom.
      """,
      sources: ["A-SIO", "QA1688", "RN6", "S4"], confidence: .high, versions: .since(6),
      test: "Given a plain view controller on a phone, then its mask is allButUpsideDown."),
    Rule(
      "D-04",
      """
      The system rotates only to orientations in the intersection of the application mask, the \
      decision maker's mask and what the device supports.
      """,
      sources: ["A-SIO", "RN6", "S4", "S1"], confidence: .high, versions: .since(6),
      test: """
        Given application mask allButUpsideDown and controller mask all, when the device is turned \
        to portraitUpsideDown, then no rotation.
        """),
    Rule(
      "D-05",
      """
      iPhones without a Home button never support portraitUpsideDown even if every mask lists it; \
      all iPads and Home-button iPhones do. This holds for ordinary iPhones: the inner display of \
      iPhone Duo was seen in portraitUpsideDown (P-12).
      """,
      sources: [
        "A-SIO (note)",
        """
        an error text in the field that names portrait and both landscapes as supported under a \
        mask of all
        """,
      ],
      confidence: .high,
      test: """
        Given an iPhone 12 and every mask all, when the device is turned to portraitUpsideDown, \
        then the interface is unchanged.
        """),
    Rule(
      "D-06",
      """
      Exactly one view controller per window is asked, the decision maker: the root view \
      controller, or the top-most presented one that fills the window. How it is found is stated \
      in Q-01.
      """,
      sources: ["A-SIO", "RN6", "S4"], confidence: .high, versions: .since(6),
      test: """
        Given a root and a controller presented full screen over it, when the device is turned, \
        then the presented one is asked and the root is not.
        """),
    Rule(
      "D-07", "Since iOS 6 containers answer for themselves; they do not consult their children.",
      sources: ["RN6", "QA1688", "S0", "S1", "S2", "S3"], confidence: .high, versions: .since(6),
      test: """
        Given a default navigation controller with a portrait-only child on a phone, when the \
        device is turned to landscapeLeft, then the interface turns to landscapeRight.
        """),
    Rule(
      "D-08",
      """
      Masks are re-read on a full-screen presentation and its dismissal, on attemptRotation and \
      setNeedsUpdate, on a change of the root view controller, at launch, and, up to iOS 15, when \
      the device is turned; values are never cached by contract. From iOS 16 a turn of the device \
      is judged by the last announced mask (F-25); that is a policy.
      """,
      sources: [
        "RN6 (turn and presentation)",
        "A-ATT",
        "A-SNU",
        "general knowledge, unconfirmed (root change and launch)",
      ],
      confidence: .medium,
      confidenceNote: """
        high for the documented moments; low to medium for the last announced mask deciding from \
        iOS 16
        """,
      test: """
        Given a changed controller mask, when nothing triggers, then nothing happens; when \
        attemptRotation is called, then it is read again.
        """),
    Rule(
      "D-09",
      """
      UIKit calls the mask method many times (seven at launch in one log), so nothing may rest on \
      the number of calls.
      """,
      sources: ["ONM", "a public sample that logs seven calls at launch"], confidence: .medium,
      test: "Given a launch, then the controller is asked at least once."),
    Rule(
      "D-10",
      """
      `shouldAutorotate` defaults to true (iOS 6 and later); under iOS 5 rules the default answer \
      was portrait only.
      """,
      sources: ["A-SAR", "CHA", "the older reference text on the default of iOS 5"],
      confidence: .high,
      test: """
        Given a default view controller, then shouldAutorotate is true; given iOS 5, then it turns \
        to portrait only.
        """),
    Rule(
      "D-11",
      """
      Up to iOS 15 `shouldAutorotate` is asked first; if it answers false the mask method is not \
      consulted for that rotation and the interface stays. Article S3 has it the other way round \
      (mask first); the documentation is better supported. It is not a policy, because no outcome \
      depends on it: both have to allow a turn, in either order.
      """,
      sources: ["A-SIO", "RN6", "S4", "S3 (the other order)"],
      confidence: .high, isDisputed: true, versions: .from(6, through: 15),
      test: """
        Given shouldAutorotate false and every mask all, when the device is turned to \
        landscapeLeft, then interface portrait, and the mask was not asked for.
        """),
    Rule(
      "D-12",
      """
      From iOS 16 `shouldAutorotate` is deprecated and no longer honoured; preferences must be \
      expressed with supportedInterfaceOrientations.
      """,
      sources: ["A-SAR", "RN16", "A-SIO (whose text still speaks of it)"],
      confidence: .high, isDisputed: true, versions: .since(16),
      test: """
        Given iOS 16, shouldAutorotate false and mask allButUpsideDown, when the device is turned \
        to landscapeLeft, then interface landscapeRight.
        """),
    Rule(
      "D-13",
      """
      Article S1 says that with shouldAutorotate false both masks are ignored and only Info.plist \
      counts. Nothing else supports it: the rotation is suppressed (D-11).
      """,
      sources: ["S1"], confidence: .low, isDisputed: true,
      test: nil),
    Rule(
      "D-14",
      """
      Up to iOS 15 a shouldAutorotate of false does not stop a full-screen presentation from \
      coming up in its preferred orientation.
      """,
      sources: ["S3 (its example)"], confidence: .medium, versions: .from(6, through: 15),
      test: """
        Given interface portrait, when a controller with shouldAutorotate false, mask \
        landscapeLeft and preferred landscapeLeft is presented, then interface landscapeLeft.
        """),
    Rule(
      "D-15",
      """
      If the application mask and the decision maker's mask have nothing in common while \
      shouldAutorotate is true, UIKit throws at the moment it evaluates (presentation, rotation, \
      launch).
      """,
      sources: ["S4", "RN6", "many crash reports"], confidence: .high, versions: .since(6),
      test: """
        Given application mask landscape, when a portrait-only controller is presented full \
        screen, then the exception of D-16.
        """),
    Rule(
      "D-16",
      """
      The exception's name is `UIApplicationInvalidInterfaceOrientation` (constant \
      UIApplicationInvalidInterfaceOrientationException, whose name is not the string).
      """,
      sources: ["S4 (names the constant)", "crash logs quoted in many posts"], confidence: .high,
      test: "Given the fault, when its name is read, then that string."),
    Rule(
      "D-17",
      """
      The reason reads `Supported orientations has no common orientation with the application, and \
      [ClassName shouldAutorotate] is returning YES`, with the class of the decision maker; in iOS \
      6 the bracketed part was just `shouldAutorotate`.
      """,
      sources: ["crash reports that quote it", "a note of 2012 on the iOS 6 form"],
      confidence: .high,
      test: """
        Given a decision maker of class Player, when the fault is raised, then that text with \
        Player.
        """),
    Rule(
      "D-18",
      """
      Up to iOS 15 the exception of D-15 is, by its wording, not thrown when shouldAutorotate is \
      false; for iOS 16 and later see Q-03.
      """,
      sources: ["D-17 (inference)", "S3"], confidence: .medium, versions: .from(6, through: 15),
      test: """
        Given application mask landscape, root mask portrait and shouldAutorotate false, then no \
        exception and the interface is unchanged.
        """),
    Rule(
      "D-19",
      """
      A partial mismatch is harmless: orientations outside the application mask are dropped \
      silently. Article S0's crash beyond the project setting happens only when nothing is left.
      """,
      sources: ["RN6", "A-SIO", "S0 (the claim)"], confidence: .high, isDisputed: true,
      test: """
        Given application mask allButUpsideDown and controller mask all, then effective mask \
        allButUpsideDown and no exception.
        """),
  ]
}
