import Orientation

extension RuleCatalogue {
  /// Section I: what changed with which version.
  static let sectionI: [Rule] = [
    Rule(
      "I-01",
      """
      iOS 6 changes the model from a yes or no of every view controller per orientation to masks \
      of the app and of the top-most view controller.
      """,
      sources: ["RN6", "megawertz.com"], confidence: .high, versions: .since(6),
      test: "Given D-07 on iOS 5 and on iOS 6, then opposite results."),
    Rule(
      "I-02",
      """
      iOS 8 makes rotation a change of size and window and screen coordinates follow the \
      interface.
      """,
      sources: ["A-UCS", "W214"], confidence: .high, versions: .since(8),
      test: "Given H-01 on iOS 7 and H-02 on iOS 8, then portrait and turned bounds."),
    Rule(
      "I-03",
      """
      iOS 9 adds iPad multitasking and with it D-40, which holds to 18. On 26 the linked SDK and \
      the user's mode decide (M-01, M-08); on 27 the list of all four is not a condition (N-07) \
      and UIRequiresFullScreen no way out (N-15).
      """,
      sources: ["R-22854526", "A-SIO"], confidence: .high, versions: .from(9, through: 18),
      test: "Given D-40 on iOS 8 and on iOS 9, then asked and not asked."),
    Rule(
      "I-04",
      """
      iOS 13 adds scenes, deprecates status-bar orientation and, for apps linked with its SDK, \
      changes the default modal style.
      """,
      sources: ["A-NOT", "JIE", "FX (6993)"], confidence: .high, versions: .since(13),
      test: "Given D-26 with the iOS 12 and the iOS 13 SDK, then full screen and page sheet."),
    Rule(
      "I-05", "iOS 16 replaces forced rotation and drops shouldAutorotate.",
      sources: ["RN16"], confidence: .high, versions: .since(16),
      test: """
        Given iOS 15 and 16, when 3 is written, then it works and is refused; when \
        shouldAutorotate is false, then it counts and does not.
        """),
    Rule(
      "I-06",
      """
      iOS 17 and 18: no change to rotation was found; claims about stricter iPad rules in iOS 17 \
      come from machine-written question pages.
      """,
      sources: ["taourl.com pages (rejected)"], confidence: .low, versions: .from(17, through: 18),
      test: "Given the same app on iOS 16, 17 and 18, then the same log."),
    Rule(
      "I-07",
      """
      iPadOS 26 deprecates UIRequiresFullScreen (9.0 to 26.0), and Xcode warns that all \
      orientations will be required.
      """,
      sources: ["TN3192", "A-RFS", "rckim77/Sudoku#43"], confidence: .high, versions: .since(26),
      test: nil),
    Rule(
      "I-08",
      """
      On iPadOS 26 an app limited to landscape still has a landscape scene, but the system does \
      not turn the scene: on an iPad held in portrait it is shown scaled and letterboxed (M-03, \
      M-05). Full-Screen Apps mode restores the behaviour of 18 (M-06).
      """,
      sources: ["F811216", "dotnet/maui#35043", "M-03", "M-05"],
      confidence: .medium, versions: .since(26),
      test: """
        Given an iPad on 26 in windowed mode, a list of both landscapes and the device in \
        portrait, then interface landscape, letterboxed.
        """),
    Rule(
      "I-09",
      """
      `UIRequiresFullScreenIgnoredStartingWithVersion` (from 26.2) sets from which version on to \
      ignore UIRequiresFullScreen; it was reported without effect on 26.5 and on a 27 beta (M-16).
      """,
      sources: ["TN3192"], confidence: .high, versions: .since(26, 2),
      test: """
        Given the value 26 on 26.2, then UIRequiresFullScreen is ignored; given 26.1, then it is \
        honoured.
        """),
    Rule(
      "I-10",
      """
      Before iOS 27 UIRequiresFullScreen is ignored on iPhone and only configures iPad; from 27 it \
      counts on iPhone too (N-17).
      """,
      sources: ["TN3192"], confidence: .high, versions: .through(26),
      test: "Given the phone idiom on 26, then the key has no effect."),
    Rule(
      "I-11",
      """
      iOS 27: UIRequiresFullScreen with the 27 SDK no longer opts out of resizing (N-15) and \
      counts on iPhone too (N-17), the scene life cycle is required (N-34), and the delegate's \
      mask moves to the scene delegate (D-55).
      """,
      sources: ["TN3192", "A-SCNW", "RN27"], confidence: .high, versions: .since(27),
      test: """
        Given the 27 SDK, then D-55, N-15 and N-34 hold; given the 26 SDK on 27, then the app \
        launches without scenes.
        """),
    Rule(
      "I-12",
      """
      On iPadOS 26 betas an app delegate returning a narrow mask in a multitasking-capable app was \
      reported to crash.
      """,
      sources: ["wvteijlingen/swiftui-interface-orientation#10"],
      confidence: .low, versions: .only(26),
      test: nil),
  ]
}
