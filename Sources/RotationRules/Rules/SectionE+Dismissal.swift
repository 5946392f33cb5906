import Orientation

extension RuleCatalogue {
  /// Section E: dismissal, hidden presenters and custom presentations.
  static let sectionEDismissal: [Rule] = [
    Rule(
      "E-17",
      """
      On dismissal of a full-screen view controller the presenter's side decides again and the \
      interface returns to an allowed orientation, the device's if it is allowed.
      """,
      sources: ["S3", "RN6 (trigger)", "R-18176955 (states the iOS 7 behaviour)"],
      confidence: .medium, isDisputed: true,
      test: """
        Given a portrait-only root and a modal for all in landscapeRight, when it is dismissed, \
        then interface portrait.
        """),
    Rule(
      "E-18",
      """
      Regression: after a dismissal as in E-17 the portrait-only presenter stayed in landscape in \
      apps built with the iOS 8 SDK; also seen on iOS 9 betas after custom presentations. It \
      depends on the SDK the app was linked with (Q-05) and is off by default.
      """,
      sources: ["R-18176955", "Q-05"],
      confidence: .medium, isDisputed: true, versions: .from(8, through: 9),
      test: """
        Given the policy on, when the modal of E-17 is dismissed, then interface landscapeRight; \
        given the policy off, then portrait.
        """),
    Rule(
      "E-19",
      """
      Up to iOS 7 a presenter hidden behind a full-screen view controller gets no rotation \
      callbacks; it is only laid out again when it reappears.
      """,
      sources: ["S4"], confidence: .high, isDisputed: true, versions: .through(7),
      test: """
        Given a modal presented full screen, when the device is turned and the modal dismissed, \
        then the presenter got no willRotate and a layout with the new bounds.
        """),
    Rule(
      "E-20",
      """
      From iOS 8 a presenter does receive viewWillTransition while its full-screen modal rotates, \
      and once more around dismissal.
      """,
      sources: ["ONM", "Spots#286"], confidence: .medium, isDisputed: true, versions: .since(8),
      test: """
        Given a portrait-only presenter of a modal for all, when the device is turned to \
        landscapeLeft, then the presenter's viewWillTransition is called.
        """),
    Rule(
      "E-21",
      """
      During a custom presentation between orientations the status-bar orientation is already the \
      target one in animateTransition, and the from-view carries a transform that is not the \
      identity.
      """,
      sources: ["DJS"], confidence: .medium,
      test: nil),
    Rule(
      "E-22", "Custom transitions in landscape have a portrait container view (broken in iOS 7).",
      sources: ["blog.spacemanlabs.com 2013-11"], confidence: .medium, versions: .only(7),
      test: nil),
    Rule(
      "E-23",
      """
      Up to iOS 7 presenting and at once dismissing an empty view controller was a known way to \
      force re-evaluation.
      """,
      sources: ["kouhan.cn 00042553"], confidence: .medium, versions: .through(7),
      test: """
        Given iOS 7 and a changed mask, when an empty controller is presented and dismissed, then \
        the mask is evaluated again.
        """),
    Rule(
      "E-24",
      """
      Presenting from viewWillAppear during launch can come up in portrait because the launch \
      rotation has not been consumed.
      """,
      sources: ["tewha.net 2012-09"], confidence: .low, versions: .from(5, through: 6),
      test: nil),
    Rule(
      "E-25",
      """
      For a presented container the container's own preferred value is used, from its delegate if \
      that provides one (`navigationControllerPreferredInterfaceOrientationForPresentation` and \
      partners).
      """,
      sources: ["A-CDEL", "S0 (the value of the content has no effect)"],
      confidence: .high, versions: .since(7),
      test: """
        Given a navigation controller whose delegate prefers landscapeRight, when it is presented, \
        then interface landscapeRight.
        """),
    Rule(
      "E-26",
      """
      setNeedsUpdateOfSupportedInterfaceOrientations also covers a change of the preferred \
      orientation.
      """,
      sources: ["A-SNU"], confidence: .high, versions: .since(16),
      test: """
        Given a controller presented full screen, when setNeedsUpdate is called, then its \
        preferred orientation is read again.
        """),
  ]
}
