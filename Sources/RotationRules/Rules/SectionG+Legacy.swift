import Orientation

extension RuleCatalogue {
  /// Section G: the transition up to iOS 7.
  static let sectionGLegacy: [Rule] = [
    Rule(
      "G-01",
      """
      One-step order of iOS 3 to 7: willRotateToInterfaceOrientation:duration:; the bounds change \
      with viewWillLayoutSubviews and layout; willAnimateRotationToInterfaceOrientation:duration: \
      (inside the animation block); the animation; didRotateFromInterfaceOrientation:.
      """,
      sources: ["S4", "S0", "A-WAR"], confidence: .high, versions: .from(3, through: 7),
      test: """
        Given a turn from portrait to landscapeRight, then exactly this log \
        (viewWillLayoutSubviews only from iOS 5).
        """),
    Rule(
      "G-02",
      """
      In willRotate the view controller's interfaceOrientation, and statusBarOrientation, still is \
      the old one.
      """,
      sources: ["A-WR"], confidence: .high, versions: .from(2, through: 7),
      test: "Given a turn from portrait to landscapeRight, then 1 inside willRotate."),
    Rule(
      "G-03",
      """
      In willAnimateRotation the interfaceOrientation is the new one and the view's bounds are \
      already the new ones.
      """,
      sources: ["A-WAR"], confidence: .high, versions: .from(3, through: 7),
      test: """
        Given a turn from portrait to landscapeRight, then inside willAnimateRotation 3 and \
        swapped bounds.
        """),
    Rule(
      "G-04",
      """
      In the layout step both orientations are taken to be new: Apple's guide says that \
      statusBarOrientation can be queried there to learn the current layout, and G-03 follows \
      right after it. Article S0 says that both are still old.
      """,
      sources: ["S4", "S0 (the other side)"],
      confidence: .low, isDisputed: true, versions: .from(5, through: 7),
      test: "Given a turn from portrait to landscapeRight, then inside viewWillLayoutSubviews 3."),
    Rule(
      "G-05", "didRotate receives the old orientation as argument.",
      sources: ["A-WR", "S4"], confidence: .high, versions: .from(2, through: 7),
      test: "Given a turn from portrait to landscapeRight, then the argument is 1."),
    Rule(
      "G-06",
      """
      The legacy calls start at the root view controller, and containers pass them to the visible \
      content controller only.
      """,
      sources: ["S4", "S0", "LIT"], confidence: .high, versions: .through(7),
      test: """
        Given a tab bar controller with two tabs, when it turns, then only the selected child \
        logs.
        """),
    Rule(
      "G-07",
      """
      `shouldAutomaticallyForwardRotationMethods` (iOS 6 to 8; iOS 5 used \
      automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers) defaults to true; \
      false makes the container responsible for forwarding.
      """,
      sources: ["H-UVC"], confidence: .high, versions: .from(5, through: 8),
      test: "Given an override with false, when it turns, then the child gets no callback."),
    Rule(
      "G-08",
      """
      Two-step order of iOS 2 to 4: willRotate; willAnimateFirstHalf; didAnimateFirstHalf (header \
      and footer views are off screen, outside any animation); willAnimateSecondHalf (the \
      orientation is now the new one); didRotate.
      """,
      sources: ["H-UVC", "Apple page on didAnimateFirstHalf (deprecated)"],
      confidence: .high, versions: .from(2, through: 4),
      test: "Given iOS 4 and a controller that overrides them, when it turns, then this log."),
    Rule(
      "G-09",
      """
      rotatingHeaderView and rotatingFooterView slide out and back in their own animation blocks.
      """,
      sources: ["A-WAR", "H-UVC"], confidence: .high, versions: .from(2, through: 8),
      test: nil),
  ]
}
