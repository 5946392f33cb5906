import Orientation

extension RuleCatalogue {
  /// Section G: legacy calls from iOS 8, half turns, durations and scenes.
  static let sectionGDuration: [Rule] = [
    Rule(
      "G-28",
      """
      The legacy rotation methods are deprecated in iOS 8 and still sent to a view controller that \
      does not implement viewWillTransition(to:with:); implementing it suppresses them. One remark \
      says that they are never sent; a later test on a device contradicts it.
      """,
      sources: ["INF", "HDAR (iOS 9 device: willAnimateRotation is called)"],
      confidence: .medium, isDisputed: true, versions: .since(8),
      test: """
        Given iOS 9 and a controller with willRotate only, then it is called; given one with both, \
        then only the new one.
        """),
    Rule(
      "G-29",
      "UIViewController's own implementation of didRotate is empty, so super is only a formality.",
      sources: ["SameBoy#715"], confidence: .medium,
      test: nil),
    Rule(
      "G-30",
      """
      Turns by 180 degrees do not change the size, so layout need not run; whether \
      viewWillTransition is sent to the root with an unchanged size is not documented: the \
      180-degree targetTransform implies a coordinator, while the equal-size rule (G-21) keeps \
      children silent. It is a policy; by default the root is called, children of equal size are \
      not, and the status-bar notifications come always (C-12).
      """,
      sources: ["A-TT", "INF (describes 180-degree turns)", "G-21"],
      confidence: .low, isDisputed: true, versions: .since(8),
      test: """
        Given an accepted turn from landscapeLeft to landscapeRight, then the root is called, the \
        child is not, and will and did come once each.
        """),
    Rule(
      "G-31",
      """
      The turn by 90 degrees takes 0.3 seconds on phones (statusBarOrientationAnimationDuration in \
      Chameleon; WinObjC uses 0.25, ISIM 0.35); 0.4 on iPad is unconfirmed. Both can be set.
      """,
      sources: ["CHA", "WOC", "ISIM", "general knowledge, unconfirmed (iPad)"],
      confidence: .low, confidenceNote: "medium for 0.3, low for 0.4",
      test: "Given a phone and an iPad, when they turn, then 0.3 and 0.4 seconds."),
    Rule(
      "G-32", "A turn by 180 degrees takes twice as long as one by 90 (G-31).",
      sources: ["MDC", "a public view class that treats the case apart"], confidence: .medium,
      test: """
        Given an accepted turn from landscapeLeft to landscapeRight on a phone, then 0.6 seconds.
        """),
    Rule(
      "G-33",
      """
      Without animation (UIView.performWithoutAnimation around F-24, or launch) the duration is 0 \
      and the completion still runs.
      """,
      sources: ["A-SNU", "general knowledge, unconfirmed"], confidence: .medium,
      test: """
        Given an update inside performWithoutAnimation, then duration 0 and the completion once.
        """),
    Rule(
      "G-34", "The curve of the rotation animation eases in and out.",
      sources: ["MDC", "ISIM", "general knowledge, unconfirmed"], confidence: .low,
      test: "Given a turn, then the plan's curve is ease in, ease out."),
    Rule(
      "G-35",
      """
      viewWillTransition is also sent for changes of size that are not rotations (Split View, \
      Stage Manager windows, snapshots in the background); targetTransform is the identity then.
      """,
      sources: ["A-VWT", "R-23010208", "A-TT"],
      confidence: .medium, confidenceNote: "high for the call, medium for the transform",
      versions: .since(8),
      test: "Given a resize to half the width, then one call with the identity."),
    Rule(
      "G-36",
      """
      At the scene, `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)` (iOS 13, \
      deprecated 26) reports the previous coordinate space, orientation and traits after the \
      change; iOS 26 adds `windowScene(_:didUpdateEffectiveGeometry:)` with the previous geometry, \
      which is always called on a move between screens (M-19) and not on a mere fold (P-13).
      """,
      sources: ["A-DUCS", "A-DUEG"], confidence: .high, versions: .since(13),
      test: """
        Given a turn from portrait to landscapeRight, then the previous orientation is portrait.
        """),
    Rule(
      "G-37",
      """
      The geometry has coordinateSpace, isInteractivelyResizing and isInterfaceOrientationLocked \
      beside interfaceOrientation (iOS 16) and systemFrame.
      """,
      sources: ["TN3192", "A-GEO"], confidence: .high, versions: .since(26),
      test: "Given a scene on iOS 26, when its geometry is read, then these values."),
    Rule(
      "G-38",
      """
      With UIRequiresFullScreen and the 27 SDK resizing is discrete: bounds change once at the end \
      of the drag, together with a move to a UIScreen of the same size; also for iPhone apps in \
      mirroring and on iPad (N-15, N-17).
      """,
      sources: ["TN3192"], confidence: .high, versions: .since(27),
      test: """
        Given the key and the 27 SDK, when a window is dragged from 300 to 500, then one change of \
        geometry.
        """),
    Rule(
      "G-39",
      """
      A forced rotation (F-01, F-20) produces the same sequence of controller callbacks as a turn \
      of the device.
      """,
      sources: ["SS", "F716583"], confidence: .high,
      test: """
        Given a turn and a forced rotation to the same orientation, then the same log, from iOS 16 \
        without the device notification.
        """),
    Rule(
      "G-40",
      """
      What happens when a new device orientation arrives during a rotation is undocumented; the \
      model finishes, then evaluates the latest one.
      """,
      sources: ["R-29987613", "general knowledge, unconfirmed"], confidence: .low,
      test: """
        Given a turn to landscapeRight with the device back in portrait midway, then it ends in \
        portrait.
        """),
    Rule(
      "G-41",
      """
      When a phone with a visible navigation bar turns, the bar's height and the top safe-area \
      inset change with the vertical size class (H-20).
      """,
      sources: ["UYL"], confidence: .high,
      test: """
        Given an iPhone 8, when it turns from portrait to landscapeRight, then the content's top \
        goes from 64 to 32.
        """),
  ]
}
