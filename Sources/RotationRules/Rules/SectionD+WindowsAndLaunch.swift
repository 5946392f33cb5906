import Orientation

extension RuleCatalogue {
  /// Section D: multitasking, fallback, launch and windows.
  static let sectionDWindowsAndLaunch: [Rule] = [
    Rule(
      "D-40",
      """
      An iPad app that supports multitasking is not asked at all and every orientation is allowed: \
      neither its view controllers nor its app delegate narrow. It supports multitasking when its \
      effective iPad list (`~ipad`, else the plain list, else the default) has all four \
      orientations and UIRequiresFullScreen is not set; that is a fact of its Info.plist, which \
      the delegate cannot switch. Hardware without multitasking (iPad 2, and iPad 3 and 4 on iOS \
      9) still asks. From 26 the linked SDK and the user's mode decide (M-01, M-08); on 27 the \
      list is not a condition (N-07).
      """,
      sources: ["A-SIO", "R-22854526", "brockmann.com", "note.com/iga34engineer"],
      confidence: .high, versions: .from(9, through: 18),
      test: """
        Given an iPad, a list of all four, and a delegate and a controller for portrait only, when \
        the device is turned to landscapeLeft, then the interface turns; given an iPad 2, then it \
        does not.
        """),
    Rule(
      "D-41",
      """
      The app leaves multitasking, and is asked again, by UIRequiresFullScreen or by not listing \
      all four orientations. On 26 the linked SDK and the user's mode decide (M-01, M-08); with \
      the 27 SDK the key does not help (N-15).
      """,
      sources: ["A-SIO", "wvteijlingen/swiftui-interface-orientation#2"],
      confidence: .high, versions: .from(9, through: 18),
      test: """
        Given D-40 with UIRequiresFullScreen, when the device is turned, then interface portrait.
        """),
    Rule(
      "D-42",
      """
      When the current interface orientation is not in the effective mask and the device \
      orientation does not help, the order in which UIKit picks another one is undocumented; other \
      implementations use portrait, portraitUpsideDown, landscapeRight, landscapeLeft or portrait, \
      landscapeRight, landscapeLeft, portraitUpsideDown. It is a policy; the default is the \
      preferred orientation (of a presentation), then the device's, then portrait, landscapeRight, \
      landscapeLeft, portraitUpsideDown. Such a choice is made where another controller decides from \
      then on (at launch, on a full-screen presentation and its dismissal, for another root or key \
      window), and from iOS 16 on setNeedsUpdate, on a push, pop or selection, and on a geometry \
      request; a turn of the device never falls back, it ignores an orientation that is not \
      allowed. Whether attemptRotationToDeviceOrientation does from iOS 16 on is a policy, and by \
      default it does not.
      """,
      sources: ["WOC", "ISIM", "S2"], confidence: .low,
      test: """
        Given interface portrait, when a landscape controller is presented with the device flat, \
        then interface landscapeRight; given interface portrait and a mask narrowed to landscape, \
        when the device is laid flat, then interface portrait.
        """),
    Rule(
      "D-43",
      """
      A device orientation outside the effective mask is ignored; the interface keeps its \
      orientation.
      """,
      sources: ["S4", "mobinius.com"], confidence: .high, versions: .since(6),
      test: """
        Given mask landscape and interface landscapeRight, when the device is turned to portrait, \
        then interface landscapeRight.
        """),
    Rule(
      "D-44",
      """
      Article S2's ranking (general settings or app delegate over root over ordinary controller) \
      is right in effect, but it is an intersection, not a precedence; the plist is only the \
      default for the delegate.
      """,
      sources: ["RN6", "S2 (the ranking)"],
      confidence: .high, isDisputed: true, versions: .since(6),
      test: """
        Given delegate portrait, plist all and controller all, then effective mask portrait.
        """),
    Rule(
      "D-45",
      """
      An app delegate without the method does not mean that no orientation is supported, as \
      article S1 says; it means that the plist is used (D-01).
      """,
      sources: ["A-DELW", "S1 (the claim)"], confidence: .high, isDisputed: true,
      test: """
        Given no delegate method and a list of landscape, then the application mask is landscape.
        """),
    Rule(
      "D-46",
      """
      Article S0's finding that a page supports only portrait unless overridden contradicts the \
      defaults (D-03); it fits only an app whose base classes already override.
      """,
      sources: ["D-03", "S0 (the claim)"], confidence: .high, isDisputed: true,
      test: """
        Given a plain view controller on a phone, when the device is turned to landscapeLeft, then \
        interface landscapeRight.
        """),
    Rule(
      "D-47",
      """
      At launch the system reads only Info.plist and calls the delegate method later, so the plist \
      decides the launch orientation and the delegate decides afterwards.
      """,
      sources: ["S2", "labs.adamluptak.com"], confidence: .medium,
      test: """
        Given a list of portrait, delegate allButUpsideDown and a device held in landscapeLeft, \
        when the app launches, then it launches in portrait and turns after launch.
        """),
    Rule(
      "D-48",
      "Apple advises fixed masks at design time and shouldAutorotate only for short suppression.",
      sources: ["S4"], confidence: .high, confidenceNote: "advice",
      test: nil),
    Rule(
      "D-49",
      """
      Every window has its own root and its own question; the delegate method receives the window, \
      which may be nil.
      """,
      sources: ["A-DELW", "A-APPW"], confidence: .high, versions: .since(6),
      test: """
        Given a delegate that answers portrait for one window and allButUpsideDown for another, \
        then their masks differ.
        """),
    Rule(
      "D-50", "Up to iOS 7 only the key window's root is consulted for the orientation of the app.",
      sources: ["R-19592583 (expected behaviour on iOS 7)"],
      confidence: .medium, versions: .through(7),
      test: """
        Given iOS 7, a hidden second window for all and a portrait-only key window, when the \
        device is turned to landscapeLeft, then interface portrait.
        """),
    Rule(
      "D-51",
      """
      From iOS 8 a second window, even a hidden one, can be consulted and make the interface or \
      just the status bar rotate. It is a policy, off by default (Q-08).
      """,
      sources: ["R-19592583", "R-50405134 (2019)", "SDL1250", "ONM (issue 14)", "engineered.at"],
      confidence: .medium, isDisputed: true, versions: .since(8),
      test: """
        Given the policy on and a hidden window for allButUpsideDown, when the device is turned, \
        then the status bar follows the device.
        """),
    Rule(
      "D-52",
      """
      The practical defence against D-51 is that overlay windows forward the main window's \
      answers, or have no root view controller.
      """,
      sources: ["COSTouchVisualizer#10", "SDL1250"], confidence: .medium,
      test: "Given D-51 and an overlay that forwards, then nothing changes for the main window."),
    Rule(
      "D-53",
      """
      A second window with a narrower mask than the current orientation gets inconsistent frames.
      """,
      sources: ["R-18406156 (iOS 8)"], confidence: .low, versions: .only(8),
      test: nil),
    Rule(
      "D-54",
      """
      With scenes the interface orientation belongs to the window scene, and all windows of the \
      scene share it.
      """,
      sources: ["A-GEO", "SS (turns each window's scene)", "general knowledge, unconfirmed"],
      confidence: .medium, versions: .since(13),
      test: """
        Given two windows in a scene, when it turns, then both report the scene's orientation.
        """),
    Rule(
      "D-55",
      """
      The window scene delegate's `supportedInterfaceOrientations(for:)` replaces the plist value, \
      and only that, for its scene; the methods of UIApplication and of the app delegate are \
      deprecated in 27.0. Precedence and caching are unknown (N-23 to N-25).
      """,
      sources: ["A-SCNW", "A-APPW", "A-DELW"], confidence: .high, versions: .since(27),
      test: """
        Given iOS 27, a list of all and scene delegate landscape, then the application mask is \
        landscape.
        """),
    Rule(
      "D-56",
      """
      If both the app delegate and the scene delegate answer, which one wins is not documented. It \
      is a policy; the default is the scene delegate (N-25).
      """,
      sources: ["A-SCNW", "ISIM (lets the app delegate win)"],
      confidence: .low, versions: .since(27),
      test: """
        Given both with different answers and each setting of the policy, then the one named \
        decides.
        """),
    Rule(
      "D-57",
      """
      Alert controllers should not widen the presenter's orientations; third-party alerts had to \
      copy the presenter's mask to get this.
      """,
      sources: [
        "SDCAlertView#226",
        "fluentui-apple#1796",
        "general knowledge, unconfirmed (UIAlertController itself)",
      ],
      confidence: .low,
      test: """
        Given an alert over a portrait-only presenter, when the device is turned to landscapeLeft, \
        then interface portrait.
        """),
    Rule(
      "D-58",
      """
      On iOS 8.0 shouldAutorotate was seen to be called when going to landscape but not when going \
      back to portrait.
      """,
      sources: ["mamicode.com 1118527"], confidence: .low, versions: .only(8),
      test: nil),
    Rule(
      "D-59",
      """
      App Store validation, not run time: an iPad app that supports multitasking must list all \
      four orientations (ITMS-90474). The run-time link between the list and multitasking ends \
      with 27 (N-07).
      """,
      sources: ["cordova-ios#1620", "the text of Expo's configuration plugin"], confidence: .high,
      test: nil),
  ]
}
