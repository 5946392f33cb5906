import Orientation

extension RuleCatalogue {
  /// Section J: layout on rotation.
  static let sectionJ: [Rule] = [
    Rule(
      "J-01",
      """
      The simple way: let subviews follow the root view's frame; most view controllers that do not \
      fill the screen should ignore orientation.
      """,
      sources: ["S4"], confidence: .high,
      test: """
        Given a subview of flexible width and height, when the root turns, then it fills the new \
        bounds.
        """),
    Rule(
      "J-02",
      """
      Views with Auto Layout keep their constraints valid through a turn; frame-based views must \
      be laid out again by code.
      """,
      sources: ["S1", "S2"], confidence: .high,
      test: "Given a subview of fixed frame, when the root turns, then its frame is unchanged."),
    Rule(
      "J-03",
      """
      Autoresizing: flexible width+height keeps margins, flexible margins keep size; with no \
      flexible part on an axis the far margin absorbs the change.
      """,
      sources: [
        "general knowledge, unconfirmed (what autoresizing does)",
        "S4 (mentions it)",
        "QA1688 (mentions it)",
      ],
      confidence: .medium,
      test: "Given six masks, when the root turns, then margins and sizes as stated."),
    Rule(
      "J-04",
      """
      Good hooks: viewWillTransition with alongside block and completion; viewWillLayoutSubviews \
      and layoutSubviews, which run often and must be cheap.
      """,
      sources: ["S2", "S1", "kevindew.me"], confidence: .high,
      test: "Given a turn, then handlers see the new size in layout."),
    Rule(
      "J-05",
      "Decide by size (whether the width exceeds the height) rather than by orientation value.",
      sources: ["S2 (compares the size)", "A-MASK (recommends traits and size classes)"],
      confidence: .high,
      test: nil),
    Rule(
      "J-06",
      "In viewDidLoad bounds are not final; first reliable bounds come in viewWillLayoutSubviews.",
      sources: ["kevindew.me", "QAN"], confidence: .high,
      test: """
        Given a launch, when the bounds are recorded, then those of viewDidLoad may differ from \
        those of viewWillLayoutSubviews.
        """),
    Rule(
      "J-07",
      """
      Use view.bounds, not frame, for subviews of full size (the frame was in portrait space \
      before iOS 8).
      """,
      sources: ["QAN"], confidence: .high,
      test: """
        Given iOS 7 in landscapeRight, then a subview of the root's frame is wrong and one of its \
        bounds is right.
        """),
    Rule(
      "J-08",
      """
      During rotation: suspend event handling, remember the visible map region, replace heavy \
      hierarchies by snapshots, reload visible table rows afterwards, and keep own state in the \
      rotation hooks.
      """,
      sources: ["S4"], confidence: .high, confidenceNote: "advice",
      test: nil),
    Rule(
      "J-09",
      """
      Two view controllers for two orientations: the portrait one listens to the device \
      notification, presents the landscape one on landscape and dismisses it on portrait.
      """,
      sources: ["S4"], confidence: .high,
      test: """
        Given this pair, when the device is turned to landscapeLeft, then presented; laid flat, \
        then nothing; turned to portrait, then dismissed.
        """),
    Rule(
      "J-10", "Scroll positions computed from width (pages) must be recomputed after the turn.",
      sources: ["S1 (its example does)"], confidence: .high,
      test: "Given a page index, when the width changes, then the index is kept."),
    Rule(
      "J-11",
      """
      Prefer the status-bar orientation notification over the device notification to react to \
      changes of the interface, because the latter also reports flat positions and may come three \
      times.
      """,
      sources: ["S1", "B-13"], confidence: .high, versions: .through(12),
      test: """
        Given a device laid flat, then the device notification is counted and the interface \
        notification is not.
        """),
    Rule(
      "J-12",
      """
      Full-screen apps keep layout code for every orientation they may meet, since dynamic masks \
      do not remove the need.
      """,
      sources: ["S4"], confidence: .high, confidenceNote: "advice",
      test: nil),
    Rule(
      "J-13",
      """
      Trait changes reach views through traitCollectionDidChange (registerForTraitChanges from iOS \
      17) after willTransition(to:).
      """,
      sources: ["A-WT", "TN3192"], confidence: .high, versions: .since(8),
      test: """
        Given a turn that changes traits, then willTransition comes before the traits change.
        """),
    Rule(
      "J-14", "UISceneSizeRestrictions do not stop a rotation; they are re-evaluated after it.",
      sources: ["TN3192"], confidence: .high, versions: .since(26),
      test: """
        Given a minimum width of 500, when a phone-sized scene turns, then the turn is allowed.
        """),
  ]
}
