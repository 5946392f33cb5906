import Orientation

extension RuleCatalogue {
  /// Section P: devices of 2024 to 2026.
  static let sectionP: [Rule] = [
    Rule(
      "P-01",
      """
      iPhone Duo has two displays, both of scale 3, both natively portrait: outer 466x678 points \
      (1398x2034 panel pixels), inner 669x951 points (rendered at 2007x2853, shown on a panel of \
      1878x2670, factor about 0.936). The figure 626x890 for the inner one is wrong.
      """,
      sources: ["ALX", "RNSC", "WDA", "AGD", "IDU", "App Store Connect sizes"],
      confidence: .high, versions: .since(27, 1),
      test: "Given both displays, then these sizes."),
    Rule(
      "P-02",
      """
      Duo's outer display rotates like any iPhone and honours masks; its inner display does not \
      honour supported orientations.
      """,
      sources: ["TT461 (2:46, 3:30)"], confidence: .high, versions: .since(27, 1),
      test: """
        Given a portrait-only app on the inner display held in landscape, then a scene of 951x669.
        """),
    Rule(
      "P-03",
      """
      Against P-02: an app maker reports that a portrait-only plist got the app letterboxed and \
      turned as a whole on Duo.
      """,
      sources: ["RTC"],
      confidence: .low, confidenceNote: "SDK and display not stated; fits N-21 or an older SDK",
      isDisputed: true, versions: .since(27, 1),
      test: nil),
    Rule(
      "P-04",
      """
      Size classes of Duo: outer portrait compact/regular, outer landscape compact/compact, inner \
      regular/regular in every pose.
      """,
      sources: ["TT461 (3:07)", "ALX (outer portrait and inner measured)"],
      confidence: .high, versions: .since(27, 1),
      test: """
        Given the inner display, when it turns, then no change of class and no willTransition(to: \
        traits).
        """),
    Rule(
      "P-05",
      """
      Window insets of Duo (top/left/bottom/right) with the 27.1 SDK: outer portrait 0/0/34/84, \
      inner landscape 0/0/34/84. Status bar, Dynamic Island and bars are in the column of 84 \
      points at one side; the top is 0.
      """,
      sources: ["ALX", "RNSC", "NFD", "IDU"], confidence: .high, versions: .since(27, 1),
      test: "Given both displays in these poses, then these insets."),
    Rule(
      "P-06",
      """
      Duo's outer display in landscape is 678x466 with a column of 84 points at a side (594 free); \
      the side can flip with rotation or Split View.
      """,
      sources: ["NFD", "RDST"],
      confidence: .medium, confidenceNote: "the exact four values are not printed",
      versions: .since(27, 1),
      test: "Given the outer display in landscape, then 84 on one side."),
    Rule(
      "P-07",
      """
      Duo's inner display in portrait: bars are horizontal and no right inset is reported; the top \
      value is not printed by any source.
      """,
      sources: ["ALX (table of poses)", "a public layout test"],
      confidence: .unknown, confidenceNote: "medium for the right inset, unknown for the top",
      versions: .since(27, 1),
      test: "Given the inner display in portrait, then right 0 and the top unknown."),
    Rule(
      "P-08", "Duo's column keeps its hardware side in right-to-left languages.",
      sources: ["TT462"], confidence: .high, versions: .since(27, 1),
      test: nil),
    Rule(
      "P-09",
      """
      Opening a closed Duo held in portrait gives an inner scene of 951x669 (landscape); closing \
      it again gave 678x466 (outer landscape) in one logged round trip.
      """,
      sources: ["NFD (simulator)"],
      confidence: .low, confidenceNote: "medium for the opening, low to medium for the closing",
      versions: .since(27, 1),
      test: """
        Given a closed Duo in portrait, when it is opened, then 951x669; when it is closed, then \
        678x466.
        """),
    Rule(
      "P-10",
      """
      Duo's inner panel is a quarter turn from the outer one (display rotation 90 against 0 in the \
      same pose).
      """,
      sources: ["AGD", "the display listing of a second tool"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(27, 1),
      test: "Given one pose, then the displays' native orientations differ by 90 degrees."),
    Rule(
      "P-11",
      """
      Single report: on Duo's inner display UIKit's automatic turn follows UIDevice.orientation \
      and ends 90 degrees off the panel, and a later requestGeometryUpdate with all three masks \
      corrects it.
      """,
      sources: ["LUSI"], confidence: .low, versions: .since(27, 1),
      test: nil),
    Rule(
      "P-12",
      """
      Single report: on Duo's inner display a scene locked in portraitUpsideDown appears the same \
      way up as one locked in portrait. It shows that portraitUpsideDown can be reported there.
      """,
      sources: ["RTC (simulator)"], confidence: .low, versions: .since(27, 1),
      test: "Given the inner display, then its device mask has portraitUpsideDown."),
    Rule(
      "P-13",
      """
      Folding Duo between flat and half open does not change the scene's geometry and does not \
      call didUpdateEffectiveGeometry; opening or closing moves the scene to another screen, which \
      always calls it (M-19).
      """,
      sources: ["ALX (probe, and the forum answer 848021)"],
      confidence: .high, versions: .since(27, 1),
      test: """
        Given 180 to 90 degrees, then no delegate call; given closed to open, then at least one.
        """),
    Rule(
      "P-14",
      """
      Duo's fold is a reserved region of 40x669 points at x 455.5 (landscape), active only when \
      partly open, its frame unchanged when flat. Views that read reservedRegions in layout get a \
      new layout pass, others do not.
      """,
      sources: ["ALX"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(27, 1),
      test: "Given the inner display in landscape, then the fold is 40x669 at x 455.5."),
    Rule(
      "P-15",
      """
      On Duo scene.screen.bounds is 466x678 outside and 951x669 inside; values based on \
      UIScreen.main stay those of the outer display while it is open.
      """,
      sources: ["ALX", "RNSC (screen 466x678 with a window of 951x669)"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(27, 1),
      test: """
        Given the inner display in landscape, then the scene's screen is 951x669 and the main one \
        466x678.
        """),
    Rule(
      "P-16",
      """
      On Duo, by linked SDK: below 27 the app gets a compatibility window (375x667 points on both \
      displays in one measurement with SDK 26.5); 27 extends left of the status column; 27.1 \
      reaches all edges and gets side bars.
      """,
      sources: ["TT461 (0:30)", "A-DUO", "WDA"],
      confidence: .medium, confidenceNote: "high for the tiers, medium for 375x667",
      versions: .since(27, 1),
      test: "Given linked SDK 26, then 375x667 in both poses."),
    Rule(
      "P-17",
      """
      On Duo's inner display several scenes and Split View of two apps exist; no new window can be \
      created on the outer one. The size class in a half-width Split View is not stated.
      """,
      sources: ["TT464", "TT461"],
      confidence: .unknown, confidenceNote: "high for the windows, unknown for the class",
      versions: .since(27, 1),
      test: """
        Given the outer display, when a second window is opened, then refused; given the inner \
        one, then allowed.
        """),
    Rule(
      "P-18",
      """
      Duo's hinge has a status (closed, partiallyOpen, fullyOpen, unknown) and an angle; a \
      simulator reported fullyOpen only at 180 and closed already near 19 degrees.
      """,
      sources: ["ALX"], confidence: .medium, versions: .since(27, 1),
      test: nil),
    Rule(
      "P-19",
      """
      Whether the closed Duo turns to portraitUpsideDown is not stated; having no Home button it \
      is expected not to (D-05).
      """,
      sources: ["no source"], confidence: .unknown, versions: .since(27, 1),
      test: """
        Given the outer display and every mask all, when the device is turned to \
        portraitUpsideDown, then the interface is unchanged.
        """),
    Rule(
      "P-20",
      """
      The native orientation of all iPhones and iPads is portrait in UIKit's sense (nativeBounds \
      portrait-up, H-03); newer iPads have the front camera at the long side, but no source ties \
      that to another native orientation.
      """,
      sources: ["H-03"], confidence: .medium,
      test: "Given each profile, then its native size is portrait-up."),
    Rule(
      "P-21",
      "iPad mini 5, iPad 8th, Air 3, Pro 11 1st and Pro 12.9 3rd generation run 26 but not 27.",
      sources: ["LAYB (device ranges in Xcode 27)"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(26),
      test: "Given those iPads, then 26 is offered and 27 is not."),
    Rule(
      "P-22",
      """
      UI tests rotate with XCUIDevice.orientation (works inside the Duo simulator too); simctl has \
      no rotate or fold command.
      """,
      sources: ["ALX", "WM101", "a public UI test for Duo"], confidence: .high,
      test: nil),
  ]
}
