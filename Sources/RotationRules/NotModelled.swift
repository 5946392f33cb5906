public import Orientation

extension RuleCatalogue {
  /// The rules that no test of this package covers, each with the reason.
  ///
  /// A rule stands here only if there is nothing in it that the engine could do or report: advice,
  /// checks of a store, pictures, faults of one release that are not to be reproduced, or the
  /// surface of classes and readers that are later work.
  public static let notModelled: [RuleID: String] = [
    "B-21": """
    The engine takes device orientations as they come; how acceleration becomes one, with \
    thresholds of its own choosing, is the work of the sensing module, which is not built yet.
    """,
    "B-25": """
    It says that no order is fixed. The engine has one order of its own, which no test may rest on.
    """,
    "C-13": """
    A deprecation is an annotation on live classes and changes no behaviour; what does change, the \
    no-op from the 27 SDK, is N-27.
    """,
    "C-14": """
    A typed form of the same notification, part of the surface of live classes, which is later \
    work. The notification itself is B-07.
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
    Whether a custom transition delegate is called belongs to custom transitions of live \
    controllers, which are later work; that the pop does not fail is E-11.
    """,
    "E-21": """
    The transform of a view inside a custom transition's own animator belongs to live views and \
    animators, which are later work.
    """,
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
    Size restrictions are objects of live scenes, which are later work; no rule of the engine lets \
    one stop a rotation.
    """,
    "M-17": """
    What a live size restrictions object reads back and when belongs to live scenes, which are \
    later work; it changes no orientation.
    """,
    "M-33": """
    It says that two values were unreliable without saying what they were, so there is no value to \
    report.
    """,
    "N-14": "Advice on writing layout code, for a checker of source to repeat.",
    "N-31": "The absence of API in the SDK: there is nothing to call.",
    "N-33":
      "Sensor data in a view's space: there are no views in the engine, and no orientation changes.",
    "N-35": "It says what is not required; no behaviour follows from it.",
    "N-36": "A check of the App Store on uploads; nothing at run time depends on it.",
    "N-38": """
    Scenes for external displays and their life cycle belong to live scenes, which are later work; a \
    scene that moves to another display is N-37.
    """,
    "N-42": "Tracking of traits read in live views: work of the headless UIKit.",
    "N-43": "The way of traits through live views: work of the headless UIKit.",
    "N-44": "The activity state of a scene; no orientation depends on it and the engine has none.",
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
    An override of a method of UIApplication, part of the surface of live classes, which is later \
    work; what the method does by default, the delegate and else the plist, is D-01.
    """,
    "Q-06": """
    Build settings are read from Xcode projects; the reader of projects is later work. The list that \
    comes of them is D-01 and D-02.
    """,
    "Q-10": "A demand on the reader of source, which is later work.",
  ]
}
