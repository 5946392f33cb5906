public import Orientation

extension RuleCatalogue {
  /// The rules that no test of this package covers, each with the reason.
  ///
  /// A rule is here only if there is nothing in it that the package does or reports: advice, checks
  /// of a store, pictures, faults of one release that are not to be reproduced, or API that the
  /// headless UIKit does not have.
  public static let notModelled: [RuleID: String] = [
    "B-21": """
    It states that the thresholds are undocumented. The engine takes device orientations as they \
    come; OrientationSensing derives them from acceleration, with thresholds of its own.
    """,
    "B-25": """
    It says that no order is fixed. The engine has one order of its own, which no test may rest on.
    """,
    "C-13": """
    A deprecation changes no behaviour; what does change, the no-op from the 27 SDK, is N-27.
    """,
    "C-14": """
    A typed form of the same notification, which the headless UIKit does not have. The \
    notification itself is B-07.
    """,
    "D-13": """
    One article's claim that no other source supports, not to be reproduced; D-11 holds in its \
    place.
    """,
    "D-28": "One report of a fault with chained presentations, not to be reproduced.",
    "D-32": """
    The report names a crash without its exception, so there is no outcome to assert; who is asked \
    in that situation is D-31.
    """,
    "D-39": """
    The absence of an API: there is nothing to call. The hook that does exist, for the lock, is F-36.
    """,
    "D-48": "Advice on designing an app; it states no behaviour.",
    "D-53": """
    Inconsistent frames of a second window in iOS 8, one report without figures, not to be \
    reproduced.
    """,
    "D-58": "One report on iOS 8.0 of a question that is not asked, not to be reproduced.",
    "D-59": "A check of the App Store on uploads; nothing at run time depends on it.",
    "E-14": "How a pop animation looks between mixed orientations; visual only.",
    "E-15": """
    One report of low confidence, not to be reproduced: the headless UIKit asks the navigation \
    controller's delegate for an animator at every animated pop. That the pop does not fail is \
    E-11.
    """,
    "E-21": "One report that gives no figures for the transform, not to be reproduced.",
    "E-22": "A container view that was broken in iOS 7, not to be reproduced.",
    "E-24": """
    One anecdote about presenting during launch on iOS 5 and 6 that names no order of events; the \
    launch rotation itself is B-19.
    """,
    "G-09": "Header and footer views that slide during the animation; visual only.",
    "G-29": "Calling super on an empty method has no effect that could be observed.",
    "I-07": "A deprecation and a warning of Xcode; nothing at run time depends on it.",
    "I-12": "One report of a crash in a beta without its exception, not to be reproduced.",
    "J-05": "Advice on writing layout code; it states no behaviour.",
    "J-08": "Advice on what an app should do during a rotation; it states no behaviour of UIKit.",
    "J-12": "Advice on keeping layout code; it states no behaviour.",
    "J-14": """
    The headless UIKit has no size restrictions; no rule of the engine lets one stop a rotation.
    """,
    "M-17": "The headless UIKit has no size restrictions, and they change no orientation.",
    "M-33": """
    It says that two values were unreliable without saying what they were, so there is no value to \
    report.
    """,
    "N-14": "Advice on writing layout code; it states no behaviour.",
    "N-31": "The absence of API in the SDK: there is nothing to call.",
    "N-33": """
    Sensor data in a view's space; no view of the headless UIKit has it, and no orientation \
    changes.
    """,
    "N-35": "It says what is not required; no behaviour follows from it.",
    "N-36": "A check of the App Store on uploads; nothing at run time depends on it.",
    "N-42": """
    The headless UIKit does not track which traits a method reads; it reports changes of traits to \
    those who registered for them.
    """,
    "N-43": """
    Which way traits take to a presented controller makes no difference to an orientation; the \
    headless UIKit has one way for every SDK.
    """,
    "N-44": "In which state a visible scene is in Split View; no orientation depends on it.",
    "N-45": """
    How often UIKit asks is not a contract (D-09); that the root answers for its children is D-07.
    """,
    "N-46": "The absence of SwiftUI modifiers: there is nothing to call; whom UIKit asks is Q-07.",
    "N-47": "A list of SwiftUI names; SwiftUI's surface is outside this package.",
    "P-03": """
    One report against Apple's statement (P-02), with neither SDK nor display named, not to be \
    reproduced.
    """,
    "P-08": """
    The engine knows no direction of writing, so its insets cannot depend on one; there is nothing \
    to vary in a test.
    """,
    "P-11": "One comment in one app, not to be reproduced.",
    "P-18": """
    The reading of a hinge as an angle is a sensor's; the engine takes opening and closing as moves \
    of the scene (P-09), and a fold in between changes nothing (P-13).
    """,
    "P-22": "What test tools can do to a simulator; it states no behaviour of UIKit.",
    "Q-04": """
    The headless UIKit has the method, but its decisions do not call it: they ask the delegate and \
    then the Info.plist, as UIKit's own implementation of the method does (D-01).
    """,
    "Q-10": """
    A demand on tools that read source, not a behaviour of UIKit. The reader of projects reports \
    what it cannot know and why, methods exchanged at run time included.
    """,
  ]
}
