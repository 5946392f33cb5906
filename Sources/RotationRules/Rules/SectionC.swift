import Orientation

extension RuleCatalogue {
  /// Section C: the three families of notifications.
  static let sectionC: [Rule] = [
    Rule(
      "C-01",
      """
      The device notification is `UIDeviceOrientationDidChangeNotification`, in Swift \
      `UIDevice.orientationDidChangeNotification`; its userInfo is not part of the contract.
      """,
      sources: ["A-ODC"], confidence: .high,
      test: "Given the notification, when its name is read, then that string."),
    Rule(
      "C-02",
      """
      The interface notifications are `UIApplicationWillChangeStatusBarOrientationNotification` \
      and `UIApplicationDidChangeStatusBarOrientationNotification`, in Swift \
      `UIApplication.willChangeStatusBarOrientationNotification` and \
      `didChangeStatusBarOrientationNotification`.
      """,
      sources: ["A-NOT", "S0", "CHA"], confidence: .high,
      test: """
        Given the two notifications, when their names are read, then the strings equal the \
        Objective-C constants' names.
        """),
    Rule(
      "C-03",
      """
      The status-bar frame notifications are `UIApplicationWillChangeStatusBarFrameNotification` \
      and `UIApplicationDidChangeStatusBarFrameNotification`, in Swift \
      `willChangeStatusBarFrameNotification` and `didChangeStatusBarFrameNotification`.
      """,
      sources: ["A-NOT"], confidence: .high,
      test: "Given the two notifications, when their names are read, then those strings."),
    Rule(
      "C-04",
      """
      The orientation notifications carry a number under \
      `UIApplicationStatusBarOrientationUserInfoKey` (same string), the frame notifications a \
      rectangle with the new frame under `UIApplicationStatusBarFrameUserInfoKey`.
      """,
      sources: ["A-NOT"], confidence: .high,
      test: "Given a rotation, when the will-notification arrives, then the key holds a number."),
    Rule(
      "C-05",
      """
      In the will-notification of the interface the number is the new (target) orientation while \
      `statusBarOrientation` still reads the old one.
      """,
      sources: ["MDC", "other published users of the key that compare the two"], confidence: .high,
      test: """
        Given a turn from portrait to landscapeRight, then in the handler the key holds 3 and \
        statusBarOrientation reads 1.
        """),
    Rule(
      "C-06",
      """
      In the did-notification the meaning of the number is not settled: the documentation says \
      only that it is an orientation, the page of the key says the current one, and by analogy \
      with the delegate call (C-08) many expect the previous one. It is a policy; the default is \
      the previous orientation.
      """,
      sources: ["A-NOT", "general knowledge, unconfirmed"], confidence: .low, isDisputed: true,
      test: """
        Given each setting of the policy and a turn from portrait to landscapeRight, then the key \
        holds 1 or 3.
        """),
    Rule(
      "C-07",
      "In the did-notification of the interface `statusBarOrientation` reads the new value.",
      sources: ["S0", "S1", "ONM"], confidence: .high,
      test: """
        Given a turn from portrait to landscapeRight, then in the handler statusBarOrientation \
        reads 3.
        """),
    Rule(
      "C-08",
      """
      The app delegate gets `application(_:willChangeStatusBarOrientation:duration:)` with the new \
      orientation and `application(_:didChangeStatusBarOrientation:)` with the old one; each \
      delegate call comes before the matching notification.
      """,
      sources: [
        "A-DDID (the notification is posted after the call)",
        "general knowledge, unconfirmed (the will half)",
      ],
      confidence: .medium, confidenceNote: "high for did, medium for will",
      test: """
        Given a turn from portrait to landscapeRight, then the did call with portrait, then the \
        did-notification.
        """),
    Rule(
      "C-09",
      """
      The will and did orientation notifications come practically back to back, before any layout \
      has changed.
      """,
      sources: ["MDC (comment)"], confidence: .medium, versions: .since(8),
      test: """
        Given a turn from portrait to landscapeRight, then no viewWillLayoutSubviews is recorded \
        between will and did.
        """),
    Rule(
      "C-10", "When the device notification fires, the bounds of views are still the old ones.",
      sources: ["JGP"], confidence: .medium,
      test: """
        Given the handler of the device notification, when it reads the root view's bounds, then \
        the old size.
        """),
    Rule(
      "C-11", "The device notification comes before the negotiation that may rotate the interface.",
      sources: ["S0 (list of the flow)", "S4 (UIKit listens to it)"], confidence: .medium,
      test: """
        Given a turn of the device, then the order is device notification, question for the mask, \
        transition callbacks.
        """),
    Rule(
      "C-12",
      """
      Interface notifications fire on every accepted change of the interface orientation including \
      180 degrees, and never on changes of the device orientation that do not change the \
      interface.
      """,
      sources: ["S1 (why to prefer them)", "MDC (handles 180 degrees)"], confidence: .medium,
      test: """
        Given an accepted turn from landscapeLeft to landscapeRight, then will and did once each.
        """),
    Rule(
      "C-13",
      """
      All status-bar orientation API (property, setters, notifications, delegate calls) is \
      deprecated in iOS 13 in favour of viewWillTransition and the window scene; with the iOS 27 \
      SDK the accessors are no-ops that log (N-27).
      """,
      sources: ["A-NOT", "A-SBO"], confidence: .high, versions: .since(13),
      test: nil),
    Rule(
      "C-14",
      "Typed messages exist for the device notification (`UIDevice.OrientationDidChangeMessage`).",
      sources: ["A-MSG"], confidence: .high, versions: .since(26),
      test: nil),
    Rule(
      "C-15",
      """
      The order to implement for iOS 8 to 12: device notification; negotiation; willTransition to \
      the new traits if they change; viewWillTransition to the size; will-orientation delegate \
      call and notification; the interface orientation changes; did-orientation delegate call and \
      notification; frame, traits and layout inside the animation; alongside blocks; completion.
      """,
      sources: ["composed from C-05, C-09, C-11, G-11 and G-14"],
      confidence: .medium, confidenceNote: "as a whole", versions: .from(8, through: 12),
      test: "Given a turn from portrait to landscapeRight, then the whole log has this order."),
    Rule(
      "C-16",
      """
      With the portrait lock on, a turn of the device makes none of the three families of \
      notification fire (B-14).
      """,
      sources: ["S0"], confidence: .medium,
      test: "Given the lock on, when the device is turned, then no notification of any family."),
  ]
}
