import Orientation

extension RuleCatalogue {
  /// Section E: the preferred orientation, push and tabs.
  static let sectionEPresentation: [Rule] = [
    Rule(
      "E-01",
      """
      `preferredInterfaceOrientationForPresentation` is read when a view controller is presented \
      full screen.
      """,
      sources: ["A-PIO", "S2", "S3"], confidence: .high, versions: .since(6),
      test: """
        When a controller is presented full screen, then it is read; when it is pushed, then not.
        """),
    Rule(
      "E-02", "Presentation styles other than full screen do not read the preferred orientation.",
      sources: ["S3"], confidence: .medium, versions: .since(6),
      test: """
        When a controller is presented as a page sheet, then its preferred orientation is not \
        read.
        """),
    Rule(
      "E-03",
      """
      The default of the preferred orientation is the current interface orientation if the mask \
      allows it, else an allowed one (E-10); from iOS 7 this inherited default never throws. From \
      iOS 27 the scene's interface orientation is meant, before that the status bar's.
      """,
      sources: ["A-PIO", "WOC"], confidence: .high, versions: .since(6),
      test: """
        Given interface landscapeRight and a default controller, then landscapeRight; given \
        interface portrait and a landscape controller, then an allowed orientation and no \
        exception.
        """),
    Rule(
      "E-04",
      """
      An overridden preferred orientation must be in the view controller's supported mask, else \
      UIKit throws UIApplicationInvalidInterfaceOrientation. The older text is \
      `preferredInterfaceOrientationForPresentation must return a supported interface \
      orientation!`, the newer one `preferredInterfaceOrientationForPresentation 'landscapeLeft' \
      must match a supported interface orientation: 'portrait, landscapeRight'!`.
      """,
      sources: ["several crash reports", "S3", "S4"], confidence: .high, versions: .since(6),
      test: """
        Given preferred landscapeLeft and a mask of portrait and landscapeRight, when presented, \
        then that exception with the names in the order portrait first, joined with a comma and a \
        space.
        """),
    Rule(
      "E-05",
      """
      The older text of E-04 belongs to iOS 6 and 7, the newer one to later systems; the exact \
      version at which it changed was not established. It is a policy; the default is iOS 8.
      """,
      sources: ["dates of the posts that quote them"], confidence: .low,
      test: "Given iOS 7 and iOS 8, when E-04 is raised, then the older and the newer text."),
    Rule(
      "E-06",
      """
      The check of E-04 can also fire on dismissal against the view controller that becomes the \
      decision maker (for example a presenter whose preferred orientation returns the current \
      landscape while its mask is portrait).
      """,
      sources: ["DJS"], confidence: .medium, versions: .since(6),
      test: """
        Given a portrait-only presenter whose preferred orientation is overridden to the current \
        one and interface landscapeRight, when the modal is dismissed, then the exception of E-04.
        """),
    Rule(
      "E-07",
      """
      On iOS 6 even the default preferred value could crash portrait-only system controllers (the \
      image picker) in a landscape app; the exception to E-03.
      """,
      sources: ["a category in ESFramework with its public stack trace (below iOS 7)"],
      confidence: .medium, versions: .only(6),
      test: """
        Given iOS 6, interface landscapeRight and a portrait-only controller with the default, \
        when presented, then the exception of E-04; given iOS 7, then interface portrait.
        """),
    Rule(
      "E-08",
      """
      The presented view controller appears in its preferred orientation whatever the orientations \
      of device and presenter are.
      """,
      sources: ["S3", "A-PIO", "S4"], confidence: .high, versions: .since(6),
      test: """
        Given a device in portrait, when a controller with mask landscape and preferred \
        landscapeLeft is presented, then interface landscapeLeft.
        """),
    Rule(
      "E-09",
      """
      After its presentation in the preferred orientation a controller may rotate to any other \
      orientation it supports.
      """,
      sources: ["A-PIO"], confidence: .high, versions: .since(6),
      test: """
        Given E-08, when the device is turned to landscapeLeft, then interface landscapeRight.
        """),
    Rule(
      "E-10",
      """
      If the presented controller's mask excludes the current orientation and its preferred \
      orientation is not overridden, the interface turns to a supported orientation, the device's \
      if possible (else D-42).
      """,
      sources: ["S4 (advice on a single orientation)", "general knowledge, unconfirmed"],
      confidence: .medium, versions: .since(7),
      test: """
        Given interface portrait, when a landscape controller with the default is presented, then \
        interface landscapeLeft or landscapeRight, the device's if it is one of them.
        """),
    Rule(
      "E-11",
      """
      Up to iOS 15 pushing or popping does not trigger negotiation: a landscape-only page pushed \
      in portrait stays portrait until the device turns, and from then on cannot go back to \
      portrait.
      """,
      sources: ["NUNO", "S2"], confidence: .high, isDisputed: true, versions: .from(6, through: 15),
      test: """
        Given a forwarding navigation controller, when a landscape page is pushed in portrait, \
        then portrait; when the device is turned to landscapeLeft, then landscapeRight; when it is \
        turned back, then landscapeRight.
        """),
    Rule(
      "E-12",
      """
      From iOS 16 a push onto a page with a narrower mask was seen to turn the interface at once.
      """,
      sources: ["KODI"], confidence: .low, isDisputed: true, versions: .since(16),
      test: """
        Given a forwarding navigation controller in landscapeRight, when a portrait-only page is \
        pushed, then interface portrait.
        """),
    Rule(
      "E-13", "Selecting another tab behaves like a push (E-11, E-12).",
      sources: ["S3"], confidence: .medium, versions: .since(6),
      test: """
        Given a forwarding tab bar controller, when another tab is selected, then as in E-11 and \
        E-12.
        """),
    Rule(
      "E-14",
      """
      Mixed orientations inside one container give asymmetric pop animations; Apple's container \
      model expects one orientation per container.
      """,
      sources: ["S3"], confidence: .medium,
      test: nil),
    Rule(
      "E-15",
      "Pop with mismatched orientation does not crash but skips the custom transition delegate.",
      sources: ["DJS"], confidence: .low,
      test: nil),
    Rule(
      "E-16",
      """
      Article S2's three remedies for a push between orientations: rotate first, then push; \
      override push and pop and force there; force in viewWillAppear and again in viewDidAppear. \
      The article adds that its second remedy works once and that viewWillAppear alone is not \
      enough. The first follows from where the write is (F-04, F-05: before super it is judged by \
      the screen that goes). The second is not a policy: no rule tells both moments apart, and the \
      reason why an app needs the second may be any of its own.
      """,
      sources: ["S2"], confidence: .high, confidenceNote: "as reported practice",
      test: """
        Given each of the three, when a landscape page is pushed and popped on iOS 15, then the \
        interface turns and turns back.
        """),
  ]
}
