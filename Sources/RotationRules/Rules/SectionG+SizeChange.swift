import Orientation

extension RuleCatalogue {
  /// Section G: the transition from iOS 8.
  static let sectionGSizeChange: [Rule] = [
    Rule(
      "G-10",
      """
      From iOS 8 a rotation is an animated change of the window's bounds: \
      viewWillTransition(to:with:) starts at each window's root view controller with the new size.
      """,
      sources: ["W214", "H-UVC", "shinobicontrols.com, iOS 8 day by day, day 14"],
      confidence: .high, versions: .since(8),
      test: """
        Given a root of 375x667, when it turns to landscapeRight, then the size argument is \
        667x375.
        """),
    Rule(
      "G-11",
      """
      The order to implement: willTransition(to: traits) if the size classes change; \
      viewWillTransition(to: size); the interface orientation switches (notifications of C-15); \
      inside the animation bounds, safe area, traits, viewWillLayoutSubviews, \
      viewDidLayoutSubviews, alongside blocks; after it the completion blocks.
      """,
      sources: [
        "A-WT",
        "A-VWT",
        "MDC",
        "W214",
        "ISIM",
        "general knowledge, unconfirmed (relative order of the two will calls)",
      ],
      confidence: .medium, versions: .since(8),
      test: "Given a turn from portrait to landscapeRight, then the whole log has this order."),
    Rule(
      "G-12",
      """
      willTransition(to: traits) is called before the object's traits change and before \
      traitCollectionDidChange.
      """,
      sources: ["A-WT"], confidence: .high, versions: .since(8),
      test: """
        Given a turn, then inside willTransition the traits are old and the argument is new.
        """),
    Rule(
      "G-13",
      """
      willTransition(to: traits) is sent only if the trait collection changes: on iPhones for \
      turns between portrait and landscape, not on a full-screen iPad nor on the inner display of \
      iPhone Duo (regular/regular both ways).
      """,
      sources: ["A-WT", "DAV"], confidence: .high, versions: .since(8),
      test: "Given an iPad, when it turns to landscapeRight, then viewWillTransition only."),
    Rule(
      "G-14",
      """
      In viewWillTransition, before the coordinator runs, statusBarOrientation and \
      interfaceOrientation are still the old values; in the alongside block they are new.
      """,
      sources: ["W214 (a slide that reads the old orientation there)", "INF"],
      confidence: .medium, confidenceNote: "medium to high", versions: .since(8),
      test: """
        Given a turn from portrait to landscapeRight, then 1 in the method, 3 in the alongside \
        block and in the completion.
        """),
    Rule(
      "G-15",
      """
      In viewWillTransition view.bounds, and a presentation's container bounds, are still old and \
      only the size argument is new; in the alongside block the bounds are new.
      """,
      sources: ["MDM", "A-VWT (called before the size changes)"],
      confidence: .medium, confidenceNote: "high for the first half, medium for the second",
      versions: .since(8),
      test: """
        Given a turn from portrait, then in the method portrait bounds, in the alongside block \
        landscape bounds.
        """),
    Rule(
      "G-16",
      """
      UIScreen.bounds follows the interface orientation, so it is expected to change together with \
      it, not with the size argument.
      """,
      sources: ["A-SCR", "general knowledge, unconfirmed (the moment)"],
      confidence: .low, versions: .since(8),
      test: "Given a turn, then in the method old, in the alongside block new."),
    Rule(
      "G-17",
      """
      coordinator.targetTransform is identity without rotation, else a rotation of +90, -90 or 180 \
      degrees.
      """,
      sources: ["A-TT", "H-TC"], confidence: .high, versions: .since(8),
      test: """
        Given a resize only, then identity; given a turn from landscapeLeft to landscapeRight, \
        then 180 degrees.
        """),
    Rule(
      "G-18",
      """
      The sign of targetTransform: portrait to landscapeRight gives +90 degrees (a = 0, b = 1, c = \
      -1, d = 0), portrait to landscapeLeft gives -90; it is the opposite sense of the device's \
      own turn. One other implementation (ISIM) uses the opposite sign.
      """,
      sources: [
        "INF (state machine)",
        "QAN ([0, 1, -1, 0] for landscapeRight as root transform)",
        "ISIM (the other sign)",
      ],
      confidence: .medium, confidenceNote: "medium to high", isDisputed: true, versions: .since(8),
      test: "Given a turn from portrait to landscapeRight, then atan2(b, a) is +pi/2."),
    Rule(
      "G-19",
      """
      The orientation after the turn can be computed: positive quarter turns go portrait, \
      landscapeRight, portraitUpsideDown, landscapeLeft, portrait; negative ones the other way.
      """,
      sources: ["INF"], confidence: .medium, confidenceNote: "medium to high", versions: .since(8),
      test: "Given every orientation and both senses, then that table."),
    Rule(
      "G-20",
      """
      Overrides of viewWillTransition must call super or forward; the default passes the message \
      to children, and presentation controllers pass it to the presented controller.
      """,
      sources: ["A-VWT", "H-UVC", "FX (1327)"], confidence: .high, versions: .since(8),
      test: "Given a parent that does not call super, when it turns, then the child is silent."),
    Rule(
      "G-21",
      """
      For each child the default asks size(forChildContentContainer:withParentContainerSize:); if \
      the answer equals the child's current size, the child is not sent viewWillTransition.
      """,
      sources: ["H-UVC", "A-SFC"], confidence: .high, versions: .since(8),
      test: """
        Given a child of a fixed 100x100, when the parent turns, then the child is not called.
        """),
    Rule(
      "G-22",
      """
      The default answer to the size question is said by secondary sources to be the parent's new \
      size. It is a policy; the default is the parent's size if the child fills the parent, else \
      the current size.
      """,
      sources: ["a post by lsh1234 on cnblogs", "general knowledge, unconfirmed"],
      confidence: .low, versions: .since(8),
      test: "Given each setting of the policy, then that size."),
    Rule(
      "G-23",
      """
      In a navigation controller only the top (visible) child reliably gets the call; lower ones \
      may be skipped.
      """,
      sources: ["R-24277475"], confidence: .medium, versions: .since(8),
      test: """
        Given a navigation stack of two, when it turns, then the top child is called; nothing is \
        asserted about the lower one.
        """),
    Rule(
      "G-24",
      """
      View controllers that are not on screen (unselected tabs) are not part of the sequence; they \
      are laid out when they appear.
      """,
      sources: ["LIT (legacy calls)", "S4"],
      confidence: .medium, confidenceNote: "high for legacy, medium from iOS 8",
      test: """
        Given an unselected tab, when it turns, then it is silent; when it is selected, then its \
        bounds are right.
        """),
    Rule(
      "G-25",
      """
      animateAlongsideTransition runs its block in the animation of the transition, returns true \
      if it was queued, accepts no animation, and its completion runs after the transition; \
      completions may run even if the animations were not queued.
      """,
      sources: ["H-TC"], confidence: .high, versions: .since(8),
      test: "Given a completion without animation, when it turns, then the completion runs once."),
    Rule(
      "G-26",
      "Animations on a view outside the containerView must use animateAlongsideTransition(in:).",
      sources: ["H-TC"], confidence: .high, versions: .since(8),
      test: "Given a view in no window, when animated in it, then queued, run and completed once."),
    Rule(
      "G-27", "The coordinator is ephemeral: released after the last callback.",
      sources: ["H-TC"], confidence: .high, versions: .since(8),
      test: "Given a weak reference taken in a turn, when the turn is over, then it is nil."),
  ]
}
