import Orientation

extension RuleCatalogue {
  /// Section D: who is asked.
  static let sectionDDecisionMaker: [Rule] = [
    Rule(
      "D-20",
      """
      With no root view controller only the application mask counts and no controller gets \
      rotation callbacks.
      """,
      sources: ["QA1688"], confidence: .high, versions: .since(6),
      test: """
        Given a window without root view controller and application mask allButUpsideDown, when \
        the device is turned to landscapeLeft, then the window turns and no controller is notified \
        of it.
        """),
    Rule(
      "D-21",
      """
      Up to iOS 5 only the first view controller whose view was added to the window takes part in \
      rotation.
      """,
      sources: ["QA1688 (older text)"], confidence: .high, versions: .through(5),
      test: "Given the views of two controllers in a window, then only the first is asked."),
    Rule(
      "D-22",
      """
      Up to iOS 5 containers ask their children through shouldAutorotateToInterfaceOrientation; \
      that a tab bar controller needs all its children to agree is unconfirmed.
      """,
      sources: [
        "S4",
        "roostersoftstudios.com 2012-09-21",
        "general knowledge, unconfirmed (the tab bar)",
      ],
      confidence: .medium, versions: .through(5),
      test: """
        Given iOS 5 and a navigation controller whose top child answers false, then no rotation.
        """),
    Rule(
      "D-23",
      """
      From iOS 6 a view controller that still implements only the method of iOS 5 has its mask \
      made from it and does not fall back to application or plist.
      """,
      sources: ["RN6"], confidence: .high, versions: .since(6),
      test: """
        Given iOS 6 and a controller that answers yes for portrait only, then its mask is \
        portrait.
        """),
    Rule(
      "D-24",
      "A `.fullScreen` presentation replaces the root as the decision maker until dismissed.",
      sources: ["S0", "S3", "S4", "A-SIO"], confidence: .high, versions: .since(6),
      test: """
        Given a portrait-only root and a landscape controller presented full screen, when the \
        device is turned to landscapeLeft, then interface landscapeRight.
        """),
    Rule(
      "D-25",
      """
      `.pageSheet`, `.formSheet` and `.popover` do not fill the window, so the presented \
      controller's mask and shouldAutorotate are ignored and the presenter's side (the root) keeps \
      deciding; up to iOS 12 a form sheet adapted to compact width is an exception (D-31).
      """,
      sources: ["JIE", "samekard.blogspot 2013-04 (a form sheet follows its parent)", "FX (6993)"],
      confidence: .medium, confidenceNote: "high for pageSheet", isDisputed: true,
      versions: .since(6),
      test: """
        Given a root of allButUpsideDown and a portrait-only sheet, when the device is turned to \
        landscapeLeft, then interface landscapeRight.
        """),
    Rule(
      "D-26",
      """
      For an app linked with the iOS 13 SDK or later the default style is automatic (a page \
      sheet), so an unmodified modal is not asked; apps must set `.fullScreen` to be asked.
      """,
      sources: ["JIE", "FX (6993)"], confidence: .high, versions: .since(13),
      test: """
        Given the iOS 13 SDK, the default style and a portrait-only modal, then it is not asked; \
        given the iOS 12 SDK, then it is.
        """),
    Rule(
      "D-27",
      """
      An `.overFullScreen` presentation does not remove the presenter's view, so by Q-01 it is not \
      asked. One series of experiments (iOS 13 and 14) found instead that its mask narrows, but \
      does not widen, what the presenter allows; a shipped bug shows that it did not. Which holds \
      is a policy.
      """,
      sources: ["JIE", "Q-01"], confidence: .low, isDisputed: true,
      test: """
        Given a portrait-only root, when a controller for all is presented over full screen and \
        the device is turned, then interface portrait; given a root for all and a portrait-only \
        controller, then the policy decides.
        """),
    Rule(
      "D-28",
      """
      Reported bug: after a presenter for all, an over-full-screen controller for all and a \
      portrait-only full-screen one, the last one can rotate.
      """,
      sources: ["JIE"], confidence: .low,
      test: nil),
    Rule(
      "D-29",
      """
      `.currentContext` and `.overCurrentContext` are asked only if the presentation in fact \
      covers the window; otherwise not. It is a policy.
      """,
      sources: ["A-SIO (wording)", "A-PRES"],
      confidence: .low, confidenceNote: "no direct test was found",
      test: """
        Given each setting of the policy, when the device is turned, then the presented controller \
        is asked or not.
        """),
    Rule(
      "D-30",
      """
      A custom presentation is asked when its presentation controller answers true to \
      `shouldRemovePresentersView` (default false), and not otherwise (Q-01); article S1 reports \
      that the controller of a custom transition is not asked, which is the default case.
      """,
      sources: ["S1", "A-PRES", "Q-01"], confidence: .medium, isDisputed: true,
      test: """
        Given a custom presentation with shouldRemovePresentersView true, then it is asked; given \
        false, then not.
        """),
    Rule(
      "D-31",
      """
      Adaptation moves the decision maker: a form sheet in compact width becomes full screen and \
      is asked; when the same presentation is a real sheet (a Plus or Max phone in landscape, \
      regular width) the presenter is asked. From iOS 13 a form sheet in compact width stays a \
      card and is not asked.
      """,
      sources: ["R-50397263 (steps only; the explanation is a reading)"],
      confidence: .medium, versions: .through(12),
      test: """
        Given a Plus phone on iOS 12, a portrait-only presenter and a default form sheet, when the \
        device is turned, then the sheet is asked in portrait and the presenter in landscape.
        """),
    Rule(
      "D-32",
      """
      The situation of D-31 was reported to crash on Plus phones; whether the interface turns back \
      or an exception is raised is not known.
      """,
      sources: ["R-50397263"],
      confidence: .low, confidenceNote: "for the exact exception", versions: .through(12),
      test: nil),
    Rule(
      "D-33",
      """
      A presented navigation or tab bar controller is itself the decision maker; its content is \
      not asked unless the container forwards.
      """,
      sources: ["S0", "S1"], confidence: .high, versions: .since(6),
      test: """
        Given a default navigation controller with a portrait-only child, presented full screen, \
        when the device is turned to landscapeLeft, then interface landscapeRight.
        """),
    Rule(
      "D-34",
      """
      UINavigationController asks its delegate \
      `navigationControllerSupportedInterfaceOrientations(_:)` and otherwise uses the idiom's \
      default.
      """,
      sources: ["A-CDEL"],
      confidence: .medium, confidenceNote: "high for the first half, medium for the default",
      versions: .since(7),
      test: """
        Given a delegate that answers portrait, when the device is turned to landscapeLeft, then \
        interface portrait.
        """),
    Rule(
      "D-35",
      """
      The same pattern exists for tab bar (`tabBarControllerSupportedInterfaceOrientations`), \
      split view (`splitViewControllerSupportedInterfaceOrientations`) and page view controllers \
      (`pageViewControllerSupportedInterfaceOrientations`), each with a partner for the preferred \
      orientation (`...PreferredInterfaceOrientationForPresentation`).
      """,
      sources: ["A-CDEL"], confidence: .high, versions: .since(7),
      test: """
        Given each container with a delegate that answers portrait, when the device is turned to \
        landscapeLeft, then interface portrait.
        """),
    Rule(
      "D-36",
      """
      The usual remedy in apps is a subclass or category that forwards shouldAutorotate, mask and \
      preferred orientation to topViewController, visibleViewController or selectedViewController.
      """,
      sources: ["S0", "S1", "S2", "S3", "malcolmteas.com"], confidence: .high, versions: .since(6),
      test: """
        Given a forwarding navigation controller with a portrait-only child, when the device is \
        turned to landscapeLeft, then interface portrait.
        """),
    Rule(
      "D-37",
      """
      topViewController and visibleViewController differ while the top controller presents \
      something; forwarding to visibleViewController makes the navigation controller answer for \
      the presented one.
      """,
      sources: ["S0 (uses both)", "general knowledge, unconfirmed"], confidence: .medium,
      test: """
        Given a top child that presents a modal, then forwarding to top answers for the child and \
        forwarding to visible for the modal.
        """),
    Rule(
      "D-38",
      """
      One report says that UIKit does call supportedInterfaceOrientations on a navigation \
      controller's top child but ignores the result, and does not call shouldAutorotate there.
      """,
      sources: ["R-14080208"], confidence: .low,
      test: """
        Given a default navigation controller, then no answer of its top child changes the \
        outcome.
        """),
    Rule(
      "D-39",
      """
      There is no hook that names a child for supported orientations; the only orientation hook of \
      that kind is iOS 26's for the lock (F-36).
      """,
      sources: ["A-LOCK", "H-UVC (status bar children only)"], confidence: .high,
      test: nil),
  ]
}
