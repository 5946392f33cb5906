import DeviceSetup
import Orientation

extension ScenarioWords {
  static let environment = Vocabulary<SceneEnvironment>(
    "place of a scene",
    [
      ("phone", .phone), ("pad", .pad), ("phoneAppOnPad", .phoneAppOnPad),
      ("mirroring", .mirroring), ("externalDisplay", .externalDisplay), ("duoOuter", .duoOuter),
      ("duoInner", .duoInner),
    ])

  /// Size classes, across and down.
  static let traits = Vocabulary<Traits>(
    "pair of size classes",
    [
      ("compact-regular", Traits(.compact, .regular)),
      ("compact-compact", Traits(.compact, .compact)),
      ("regular-compact", Traits(.regular, .compact)),
      ("regular-regular", Traits(.regular, .regular)),
    ])

  static let windowingMode = Vocabulary<WindowingMode>(
    "windowing mode",
    [
      ("fullScreenApps", .fullScreenApps), ("windowedApps", .windowedApps),
      ("stageManager", .stageManager),
    ])

  static let stayReason = Vocabulary<StayReason>(
    "reason to stay",
    [
      ("alreadyThere", .alreadyThere), ("noCandidate", .noCandidate), ("notAllowed", .notAllowed),
      ("autorotationOff", .autorotationOff), ("userLock", .userLock),
      ("preferenceLock", .preferenceLock), ("inBackground", .inBackground),
      ("notNegotiated", .notNegotiated), ("notOffered", .notOffered),
      ("appTurnsStatusBar", .appTurnsStatusBar), ("doesNotFollowDevice", .doesNotFollowDevice),
    ])

  static let ignored = Vocabulary<Ignored>(
    "reason to ignore an event",
    [
      ("afterException", .afterException), ("notOffered", .notOffered), ("noChange", .noChange),
      ("notRunning", .notRunning), ("notThere", .notThere), ("notGenerating", .notGenerating),
      ("noLongerEffective", .noLongerEffective), ("notApplicable", .notApplicable),
      ("endless", .endless),
    ])
}
