import Orientation

extension RuleCatalogue {
  /// Section F: forced rotation from iOS 16, and the lock.
  static let sectionFGeometryRequest: [Rule] = [
    Rule(
      "F-20",
      """
      `UIWindowScene.requestGeometryUpdate(.iOS(interfaceOrientations: mask), errorHandler:)` asks \
      the scene to turn to one of the mask's orientations even though the device is not turned.
      """,
      sources: ["A-RGU", "SS"], confidence: .high, versions: .since(16),
      test: """
        Given a device in portrait and mask allButUpsideDown, when landscapeRight is requested, \
        then interface landscapeRight.
        """),
    Rule(
      "F-21",
      """
      The error handler of a geometry request (F-20) is optional and may be called asynchronously.
      """,
      sources: ["A-RGU"], confidence: .high, versions: .since(16),
      test: "Given a refused request, then the handler is called after the request has returned."),
    Rule(
      "F-22",
      """
      If a geometry request has nothing in common with the effective mask as last announced \
      (Q-02), it is denied with domain `UISceneErrorDomain`, code 101 (geometryRequestDenied) and \
      the description `None of the requested orientations are supported by the view controller. \
      Requested: landscapeRight; Supported: portrait`.
      """,
      sources: ["H-SERR", "several logs"], confidence: .high, versions: .since(16),
      test: """
        Given mask portrait, when landscapeRight is requested, then that error; lists are joined \
        with a comma and a space in the order portrait, portraitUpsideDown, landscapeLeft, \
        landscapeRight.
        """),
    Rule(
      "F-23",
      """
      Scene error codes: multipleScenesNotSupported 0, requestDenied 1, geometryRequestUnsupported \
      100, geometryRequestDenied 101; unsupported means that the request itself is invalid on this \
      platform.
      """,
      sources: ["H-SERR", "A-SERR"], confidence: .high, versions: .since(16),
      test: "Given the preferences of a Mac, when they are requested on iOS, then code 100."),
    Rule(
      "F-24",
      """
      `setNeedsUpdateOfSupportedInterfaceOrientations()` tells UIKit that mask or preferred \
      orientation changed; any resulting turn is animated unless called inside \
      performWithoutAnimation.
      """,
      sources: ["A-SNU"], confidence: .high, versions: .since(16),
      test: """
        Given interface landscapeRight and a mask narrowed to portrait, when it is called, then \
        interface portrait with a duration above 0; inside performWithoutAnimation, then with \
        duration 0.
        """),
    Rule(
      "F-25",
      """
      UIKit judges a geometry request by the mask last announced, so \
      setNeedsUpdateOfSupportedInterfaceOrientations must come before requestGeometryUpdate; \
      otherwise the request is judged by the old mask and denied (Q-02).
      """,
      sources: ["SS", "RNS", "Q-02"],
      confidence: .medium, confidenceNote: "medium to high", isDisputed: true,
      versions: .since(16),
      test: """
        Given a mask widened from portrait to allButUpsideDown, when landscapeRight is requested \
        unannounced, then denied; when the update is called first, then accepted.
        """),
    Rule(
      "F-26",
      """
      With the request before the update, the request is refused with an error, and yet the \
      interface may turn: the update that follows turns it if the current orientation is no longer \
      allowed (Q-02). That explains why one library saw only an error logged and another a real \
      refusal.
      """,
      sources: ["SS", "RNS", "Q-02"], confidence: .medium, isDisputed: true, versions: .since(16),
      test: """
        Given a mask changed from portrait to landscape unannounced, when landscapeRight is \
        requested and then the update is called, then an error and interface landscape.
        """),
    Rule(
      "F-27",
      """
      A request made during a navigation transition can be refused and succeed when retried on the \
      next turn of the main queue. It is a policy.
      """,
      sources: ["RNS"], confidence: .medium, versions: .since(16),
      test: """
        Given the policy on and a push in progress, when landscape is requested, then refused; \
        after the transition, then accepted.
        """),
    Rule(
      "F-28",
      """
      A geometry request whose mask already contains the current interface orientation changes \
      nothing and produces no viewWillTransition.
      """,
      sources: ["F716583"], confidence: .medium, versions: .since(16),
      test: """
        Given interface portrait, when portrait is requested, then no callback and no error.
        """),
    Rule(
      "F-29",
      """
      A geometry request does not lock: if the controller's mask still allows the device's own \
      orientation, a later evaluation can turn the interface back. One report saw landscape and at \
      once portrait again, with two viewWillTransition calls; the default is that it stays until \
      the device moves.
      """,
      sources: ["F716583", "RNL"],
      confidence: .low, confidenceNote: "medium for no lock, low for turning back at once",
      isDisputed: true, versions: .since(16),
      test: """
        Given a device in portrait and mask allButUpsideDown, when landscapeRight is requested, \
        then landscapeRight; when the device is laid flat and raised in portrait, then portrait.
        """),
    Rule(
      "F-30",
      """
      With several orientations in the request the choice is undocumented. It is a policy; the \
      default is the current orientation if contained, else the device's if contained, else the \
      order of D-42.
      """,
      sources: ["ISIM", "general knowledge, unconfirmed"], confidence: .low, versions: .since(16),
      test: """
        Given requests that contain the current orientation, the device's, or neither, then those.
        """),
    Rule(
      "F-31",
      """
      From iOS 16 programmatic rotation does not post the device notification; viewWillTransition \
      or effectiveGeometry show it.
      """,
      sources: ["SS", "RNL", "A-GEO"], confidence: .high, versions: .since(16),
      test: """
        When landscapeRight is requested, then viewWillTransition and no device notification.
        """),
    Rule(
      "F-32",
      """
      `effectiveGeometry` can be observed by key-value observing and is updated both by the user's \
      turns and by resolved requests.
      """,
      sources: ["A-GEO"], confidence: .high, versions: .since(16),
      test: "Given F-20, then one change of the effective geometry."),
    Rule(
      "F-33",
      """
      On iPads whose app supports multitasking a request is refused with code 101 and the \
      windowing-mode text of M-09; with UIRequiresFullScreen it is accepted (M-10).
      """,
      sources: ["flutter#176260", "F811216", "M-09", "M-10"],
      confidence: .medium, versions: .since(16),
      test: """
        Given an iPad app that supports multitasking, when landscapeRight is requested, then code \
        101 with that text.
        """),
    Rule(
      "F-34",
      """
      `prefersInterfaceOrientationLocked` (default false) asks to lock the scene at its present \
      orientation while the view controller is visible; it is a preference and may be refused.
      """,
      sources: ["A-LOCK", "TN3192"], confidence: .high, versions: .since(26),
      test: """
        Given a controller that prefers the lock, when the device is turned to landscapeLeft, then \
        the interface is unchanged and the geometry reports isInterfaceOrientationLocked.
        """),
    Rule(
      "F-35",
      """
      The lock (F-34) is considered only if the scene is centred on the screen, has the size of \
      the screen and is not covered by another scene; the system checks this all the time and \
      drops the lock by itself as soon as it stops being true (M-22).
      """,
      sources: ["A-LOCK"], confidence: .high, versions: .since(26),
      test: """
        Given a locked scene, when it is resized, then isInterfaceOrientationLocked is false.
        """),
    Rule(
      "F-36",
      """
      `childForInterfaceOrientationLock` redirects the question of the lock (F-34) to a child, nil \
      means the controller itself; every change of preference or child needs \
      `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
      """,
      sources: ["A-LOCK", "TN3192"], confidence: .high, versions: .since(26),
      test: """
        Given a container that names a child and a child that prefers the lock, then the scene is \
        locked.
        """),
    Rule(
      "F-37",
      """
      Changes of the lock (F-34) are observed through `windowScene(_:didUpdateEffectiveGeometry:)` \
      by comparing isInterfaceOrientationLocked.
      """,
      sources: ["TN3192", "A-DUEG"], confidence: .high, versions: .since(26),
      test: """
        Given a scene that becomes locked, then the delegate is called with a previous geometry \
        that was not locked.
        """),
    Rule(
      "F-38",
      """
      While the scene is locked, real turns of the device still update UIDevice.orientation \
      (M-25).
      """,
      sources: ["M-25", "ISIM", "general knowledge, unconfirmed"],
      confidence: .medium, versions: .since(26),
      test: """
        Given a locked scene, when the device is turned to landscapeLeft, then device \
        landscapeLeft and interface unchanged.
        """),
    Rule(
      "F-39",
      """
      A change of the lock preference is announced with \
      setNeedsUpdateOfPrefersInterfaceOrientationLocked; the prose of TN3192 names \
      setNeedsUpdateOfSupportedInterfaceOrientations for it, but its own example and the reference \
      use the former.
      """,
      sources: ["TN3192", "A-LOCK"], confidence: .high, versions: .since(26),
      test: """
        Given a changed preference, when the supported-orientations update is called, then the \
        lock is not read; when the lock update is called, then it is.
        """),
  ]
}
