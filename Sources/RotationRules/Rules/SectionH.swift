import Orientation

extension RuleCatalogue {
  /// Section H: geometry.
  static let sectionH: [Rule] = [
    Rule(
      "H-01", "Up to iOS 7 UIScreen.bounds never changes with rotation (always portrait).",
      sources: ["A-UCS", "BFKit#2", "pastebin VMJpJ6GE"], confidence: .high, versions: .through(7),
      test: "Given iOS 7 and interface landscapeRight, then 320x568."),
    Rule(
      "H-02",
      """
      From iOS 8 UIScreen.bounds and coordinateSpace follow the interface orientation. On a device \
      with two displays the scene's screen is meant; UIScreen.main stays with the outer one \
      (P-15).
      """,
      sources: ["A-SCR", "A-UCS", "S2"], confidence: .high, versions: .since(8),
      test: "Given an iPhone 8 in landscapeRight, then 667x375."),
    Rule(
      "H-03", "UIScreen.nativeBounds is in pixels, portrait-up, and constant.",
      sources: ["A-SCR"], confidence: .high, versions: .since(8),
      test: "Given an iPhone 8 in landscapeRight, then 750x1334."),
    Rule(
      "H-04",
      """
      fixedCoordinateSpace.bounds is in points, portrait-up, constant; converting to \
      coordinateSpace applies the rotation.
      """,
      sources: ["A-SCR"], confidence: .high, versions: .since(8),
      test: """
        Given interface landscapeRight on 375x667, when the fixed space's origin is converted, \
        then it is the corner that the rotation gives.
        """),
    Rule(
      "H-05",
      """
      Up to iOS 7 the window stays portrait; the root view gets a transform of +90 degrees for \
      landscapeRight, -90 for landscapeLeft, 180 for portraitUpsideDown, a portrait-shaped frame \
      and rotated bounds.
      """,
      sources: ["UWIN", "QAN", "WOC"], confidence: .high, versions: .through(7),
      test: """
        Given an iPad on iOS 7 in landscapeRight, then window 768x1024, root bounds 1024x768, \
        transform [0, 1, -1, 0].
        """),
    Rule(
      "H-06",
      """
      Up to iOS 6 the status bar cuts 20 points from the root view: an iPad's portrait frame is \
      (0, 20, 768, 1004), its landscape bounds 1024x748.
      """,
      sources: ["UWIN"], confidence: .high, versions: .through(6),
      test: "Given an iPad on iOS 6, then those numbers."),
    Rule(
      "H-07",
      """
      From iOS 8 windows are resized to the new orientation and the root view has an identity \
      transform.
      """,
      sources: ["A-UCS", "W214"], confidence: .high, versions: .since(8),
      test: """
        Given an iPhone 8 in landscapeRight, then window bounds 667x375 and root transform \
        identity.
        """),
    Rule(
      "H-08",
      """
      Up to iOS 7 statusBarFrame is in portrait coordinates, so in landscape its height is the \
      screen's long side and its width the bar's thickness; later it follows the interface.
      """,
      sources: ["LTH"], confidence: .medium,
      test: """
        Given iOS 7 in landscapeRight, then the frame is 20 wide; given iOS 8, then 20 high.
        """),
    Rule(
      "H-09",
      """
      From iOS 8 the status bar is hidden in compact height (iPhone in landscape) unless the app \
      says otherwise; iPads always show it. On iPhone Duo the status column is at the side (P-05, \
      P-06).
      """,
      sources: ["UYL (iPhone 8 in landscape)", "SNAP (top inset 0)"],
      confidence: .high, versions: .since(8),
      test: "Given an iPhone in landscapeRight, then top inset 0."),
    Rule(
      "H-10",
      """
      The landscape safe area on notch phones is symmetric left and right regardless of the \
      notch's side; top 0; bottom for the home indicator. On iPhone Duo the insets are asymmetric \
      and the top is 0 (P-05, P-06).
      """,
      sources: ["UYL", "CSL", "session 235 of WWDC 2018"], confidence: .high, versions: .since(11),
      test: "Given landscapeLeft and landscapeRight, then equal insets."),
    Rule(
      "H-11",
      """
      Window safe areas in portrait: Home-button phones top 20, bottom 0; Face ID phones top 44 to \
      62 (iPhone Air 68; XR and 11 have 48 on 27), bottom 34; Home-button iPads top 20, bottom 0; \
      Face ID iPads top 24, bottom 20 in both orientations up to 18, top 32 measured on 27.0 \
      (M-32).
      """,
      sources: ["SNAP", "CSL", "FLW"], confidence: .high, versions: .since(11),
      test: "Given each profile, then its portrait insets."),
    Rule(
      "H-12",
      """
      The bottom inset of notch phones in landscape is taken as 21 up to iOS 18 and as 20 from iOS \
      26. Reports on the earlier systems differ: 21 for most phones, 24 for X, XS Max and XR in \
      one table; 20 is measured on 13 mini and 17 Pro on 27.0 (M-34).
      """,
      sources: ["SNAP", "CSL", "FLW", "M-34"],
      confidence: .medium, isDisputed: true, versions: .since(11),
      test: "Given a notch phone on iOS 17 and on 26, then 21 and 20."),
    Rule(
      "H-13",
      """
      The top inset of 16 Pro and 16 Pro Max is 62; early fixtures and the first version of one \
      table say 59, later device measurements 62.
      """,
      sources: ["FLW (two versions)", "two public test fixtures verified on a device"],
      confidence: .high, isDisputed: true, versions: .since(18),
      test: "Given iPhone 16 Pro, then 62."),
    Rule(
      "H-14",
      """
      Size classes: every iPhone in portrait is compact width and regular height; landscape is \
      compact/compact except Plus, Max, XR, 11, Air and other large phones, which are \
      regular/compact; a full-screen iPad is regular/regular both ways; iPhone Duo as in P-04.
      """,
      sources: ["SNAP", "size-class tables on csdn", "a gist by marlonjames71"],
      confidence: .high, versions: .since(8),
      test: "Given each profile, then its classes in both orientations."),
    Rule(
      "H-15",
      """
      iPad split sizes change the class, not the orientation: 320 or 375 wide is compact, half of \
      a 12.9-inch in landscape (678) is regular, half of an 11-inch (592) is compact.
      """,
      sources: ["SNAP"], confidence: .high, versions: .since(9),
      test: "Given those widths, then those classes and an unchanged interface orientation."),
    Rule(
      "H-16",
      """
      Upside-down is possible only on Home-button iPhones and all iPads; the inner display of \
      iPhone Duo was seen in it (P-12).
      """,
      sources: ["A-SIO"], confidence: .high,
      test: "Given each profile, then its device mask."),
    Rule(
      "H-17",
      """
      Launch orientation up to iOS 7: if the plist list contains portrait the status bar starts in \
      portrait, else in the first listed orientation.
      """,
      sources: ["TN2244"], confidence: .high, versions: .through(7),
      test: """
        Given iOS 7 and [landscapeRight, landscapeLeft], then landscapeRight; given \
        [landscapeLeft, portrait], then portrait.
        """),
    Rule(
      "H-18",
      """
      Launch orientation from iOS 8: launch follows the device orientation if the plist allows it, \
      else another listed one.
      """,
      sources: [
        "S2 (the launch image turns when the phone is held sideways)",
        "labs.adamluptak.com",
      ],
      confidence: .medium, versions: .since(8),
      test: """
        Given a device in landscapeLeft and [portrait, landscapeLeft, landscapeRight], then it \
        launches in landscapeRight; given [portrait], then in portrait.
        """),
    Rule(
      "H-19",
      """
      The key `UIInterfaceOrientation` of Info.plist sets the initial orientation, portrait by \
      default, and is ignored when UISupportedInterfaceOrientations exists.
      """,
      sources: ["A-PL"], confidence: .high,
      test: "Given both keys, then the list wins."),
    Rule(
      "H-20",
      """
      Navigation bar: 44 points in portrait, 32 in compact-height landscape, 44 on phones of \
      regular width in landscape (content starts at 64 and 32 on iPhone 8); iPad 44 up to iOS 11 \
      SDKs, 50 from iOS 12 SDKs; large titles add 52. From 26 it is 54, 106 with a large title \
      (M-29).
      """,
      sources: ["UYL", "HACK", "QMUI", "M-29"], confidence: .high,
      test: "Given profiles on iOS 17 and 26, then these heights."),
    Rule(
      "H-21",
      """
      Tab bar: 49 points plus the bottom inset (83 on Face ID phones in portrait); in landscape, \
      on iOS 11 to 18, 32 plus the inset in compact height on notch phones, 49 plus the inset at \
      regular width, and 49 on Home-button phones; iPad 50 from the iOS 12 era is unconfirmed. \
      From 26 its contribution is 83 in portrait and 64 in compact landscape (M-30, M-31).
      """,
      sources: [
        "QMUI",
        "M-30",
        "M-31",
        "community fixtures (83 and 84)",
        "general knowledge, unconfirmed (50 on iPad)",
      ],
      confidence: .low, confidenceNote: "medium to low", versions: .since(11),
      test: "Given profiles on iOS 17 and 26, then these heights."),
    Rule(
      "H-22", "The app is never started in an orientation that the plist does not list.",
      sources: ["TN2244", "labs.adamluptak.com"], confidence: .high,
      test: """
        Given a list of both landscapes and a device in portrait, then it launches in \
        landscapeLeft or landscapeRight.
        """),
    Rule(
      "H-23",
      """
      An orientation missing from the plist is unavailable after launch even if the root view \
      controller supports it, unless the delegate overrides (D-01).
      """,
      sources: ["TN2244"], confidence: .high,
      test: """
        Given a list of both landscapes, controller all and no delegate, then portrait is \
        impossible.
        """),
    Rule(
      "H-24",
      """
      Home-button iPads use a scale of 2 (the first models 1); Plus, Max and Pro phones 3; XR, 11 \
      and SE 2. On a device with two displays the scale is the scene's screen's (P-15).
      """,
      sources: ["HIG", "QII"], confidence: .high,
      test: "Given each profile, then its scale."),
  ]
}
