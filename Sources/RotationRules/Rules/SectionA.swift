import Orientation

extension RuleCatalogue {
  /// Section A: the three enums.
  static let sectionA: [Rule] = [
    Rule(
      "A-01",
      """
      `UIDeviceOrientation` has seven cases with raw values unknown 0, portrait 1, \
      portraitUpsideDown 2, landscapeLeft 3, landscapeRight 4, faceUp 5, faceDown 6.
      """,
      sources: ["S0", "S2"], confidence: .high,
      test: """
        Given all seven cases, when the raw values are read, then they are 0 to 6 in that order.
        """),
    Rule(
      "A-02",
      """
      `UIInterfaceOrientation` raw values are unknown 0, portrait 1, portraitUpsideDown 2, \
      landscapeRight 3, landscapeLeft 4 (note that right is 3 and left is 4).
      """,
      sources: ["S0", "S2", "INF"], confidence: .high,
      test: "Given the enum, when rawValue of landscapeLeft is read, then 4."),
    Rule(
      "A-03",
      """
      The mask raw values are portrait 2, portraitUpsideDown 4, landscapeRight 8, landscapeLeft \
      16, landscape 24, allButUpsideDown 26, all 30.
      """,
      sources: ["MS-MASK", "S0"], confidence: .high,
      test: """
        Given allButUpsideDown, when its raw value is read, then it is 26; likewise for the other \
        six.
        """),
    Rule(
      "A-04",
      """
      Every single-orientation mask is 1 shifted left by the interface orientation's raw value, so \
      an orientation is in a mask when `mask & (1 << raw)` is not zero.
      """,
      sources: ["S0", "S2"], confidence: .high,
      test: """
        Given the mask landscape, when it is tested against each interface orientation, then only \
        landscapeLeft and landscapeRight are in it.
        """),
    Rule(
      "A-05",
      """
      Interface landscapeLeft is defined as device landscapeRight and interface landscapeRight as \
      device landscapeLeft; portrait and portraitUpsideDown map straight.
      """,
      sources: ["S0", "S2", "INF"], confidence: .high,
      test: "Given device landscapeLeft, when it is converted, then interface landscapeRight."),
    Rule(
      "A-06",
      """
      Because of A-05 a numeric cast from device to interface orientation is already the mirrored \
      conversion for raw values 1 to 4 (3 is device landscapeLeft and interface landscapeRight).
      """,
      sources: ["S0 (casts)", "INF"], confidence: .high,
      test: """
        Given device raw value 3, when an interface orientation is made of 3, then it is \
        landscapeRight.
        """),
    Rule(
      "A-07",
      """
      Device landscapeLeft means that the home button (bottom edge) is on the right, device \
      landscapeRight that it is on the left; interface landscapeRight is the interface with the \
      home button on the right.
      """,
      sources: ["S0", "S2"], confidence: .high,
      test: """
        Given a device turned 90 degrees anticlockwise from portrait, then device landscapeLeft \
        and, if allowed, interface landscapeRight.
        """),
    Rule(
      "A-08",
      """
      On the device enum `isPortrait` is true only for 1 and 2, `isLandscape` only for 3 and 4, \
      `isFlat` only for 5 and 6; unknown is false for all three.
      """,
      sources: ["Swift overlay of UIKit (names; the truth table follows from them)"],
      confidence: .high, confidenceNote: "by definition",
      test: "Given all seven cases, when the three flags are read, then exactly that table."),
    Rule(
      "A-09",
      """
      `isValidInterfaceOrientation` on the device enum is true exactly for the raw values 1 to 4.
      """,
      sources: ["Swift overlay of UIKit", "sentry-cocoa (ignores unknown, face up and face down)"],
      confidence: .high,
      test: """
        Given each case, when the flag is read, then true for 1 to 4 and false for unknown, faceUp \
        and faceDown.
        """),
    Rule(
      "A-10",
      """
      `UIInterfaceOrientation` offers isPortrait (1, 2) and isLandscape (3, 4); unknown answers \
      false to both and there is no flat case.
      """,
      sources: ["Swift overlay of UIKit", "S4 (macros)"], confidence: .high,
      test: "Given unknown, then both flags are false."),
    Rule(
      "A-11",
      """
      Device orientations unknown, faceUp and faceDown have no interface counterpart, so the \
      conversion from device to interface orientation must be optional.
      """,
      sources: ["INF", "S1"], confidence: .high,
      test: "Given faceDown, when it is converted, then nil."),
    Rule(
      "A-12",
      """
      Comparing an interface orientation with a mask constant compiles in Objective-C but is \
      wrong: mask portrait is 2, which is the raw value of interface portraitUpsideDown. The \
      layout snippet of article S2 contains this mistake.
      """,
      sources: ["S2"], confidence: .high,
      test: """
        Given interface portrait, when its raw value is compared with that of mask portrait, then \
        they differ.
        """),
    Rule(
      "A-13",
      """
      `statusBarOrientation` is an interface orientation; article S1 calls it a mask, which is \
      wrong.
      """,
      sources: ["A-SBO", "S1 (the mistake)"], confidence: .high,
      test: """
        Given a status bar orientation, when its type is looked at, then it is an interface \
        orientation.
        """),
    Rule(
      "A-14",
      """
      `preferredInterfaceOrientationForPresentation` returns one orientation; two raw values or-ed \
      together (4 | 1 = 5) are not a valid orientation and crash at presentation.
      """,
      sources: ["A-PIO", "a Chinese blog post that quotes the crash"], confidence: .medium,
      test: """
        Given a preferred raw value of 5, when the controller is presented full screen, then the \
        exception of E-04.
        """),
    Rule(
      "A-15",
      """
      A mask of 0 is not a legal answer of a view controller or of the application; it counts as \
      having no orientation in common (D-15), except as A-16 says.
      """,
      sources: ["A-SIO", "A-APPW"], confidence: .high,
      test: """
        Given a controller mask of 0 and shouldAutorotate true, when it is evaluated, then the \
        exception of D-16.
        """),
    Rule(
      "A-16",
      """
      Historic exception to A-15: iOS 6 to 8 accept 0 from the top-most full-screen view \
      controller as the sign that the app will call setStatusBarOrientation itself.
      """,
      sources: ["RN6"], confidence: .high, versions: .from(6, through: 8),
      test: """
        Given iOS 6 and mask 0, when setStatusBarOrientation is called, then it takes effect.
        """),
    Rule(
      "A-17",
      """
      Info.plist uses the four strings UIInterfaceOrientationPortrait, \
      UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft and \
      UIInterfaceOrientationLandscapeRight, which name interface (not device) orientations.
      """,
      sources: ["A-PL", "TN2244"], confidence: .high,
      test: """
        Given a list with UIInterfaceOrientationLandscapeRight only, then the application mask is \
        landscapeRight.
        """),
    Rule(
      "A-18",
      """
      The device enum has seven values including unknown; article S2 counts six, leaving unknown \
      out.
      """,
      sources: ["S0", "S2 (the other count)"], confidence: .high,
      test: "Given the device enum, when its cases are counted, then seven."),
  ]
}
