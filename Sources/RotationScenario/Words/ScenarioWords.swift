import AccelerationRecordings
import Orientation
import TextFormats
import YAMLDocuments

/// The words for orientations and masks.
enum ScenarioWords {
  static let interfaceOrientation = OrientationWords.interface

  /// As above, and that there is none.
  static let readOrientation = Vocabulary<InterfaceOrientation>(
    "interface orientation", interfaceOrientation.entries + [("unknown", .unknown)])

  static let deviceOrientation = OrientationWords.device

  static let mask = Vocabulary<InterfaceOrientationMask>(
    "orientation mask",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
      ("landscape", .landscape), ("allButUpsideDown", .allButUpsideDown), ("all", .all),
      ("none", []),
    ])

  /// The values of a plist list, in the order in which Xcode writes several orientations.
  static let plistOrientations = Vocabulary<[InterfaceOrientation]>(
    "interface orientation",
    interfaceOrientation.entries.map { ($0.word, [$0.value]) } + [
      ("landscape", [.landscapeLeft, .landscapeRight]),
      ("allButUpsideDown", [.portrait, .landscapeLeft, .landscapeRight]),
      ("all", [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]),
    ])

  static let bool = Vocabulary<Bool>(
    "boolean",
    [
      ("true", true), ("false", false), ("on", true), ("off", false), ("yes", true), ("no", false),
    ])

  /// The word that takes an override away.
  static let notOverridden = "default"

  /// The mask of a word or of a list of words.
  static func mask(_ element: Element) throws(ReadingError) -> InterfaceOrientationMask {
    guard case .list(let elements) = element.content else { return try mask.value(of: element) }
    guard !elements.isEmpty else {
      throw ReadingError(
        element.location, "an empty list", expected: "at least one orientation, or the word none")
    }
    var union: InterfaceOrientationMask = []
    for element in elements { union.formUnion(try mask.value(of: element)) }
    return union
  }

  /// The mask of an override, or nil for `default`.
  static func overriddenMask(_ element: Element) throws(ReadingError) -> InterfaceOrientationMask? {
    if case .word(notOverridden) = element.content { return nil }
    if case .word(let text) = element.content, !text.isEmpty {
      let word = Word(text: text, location: element.location)
      let known = mask.entries.first { $0.word == text }
      guard let known else {
        throw .unknown(mask.kind, word, allowed: mask.words + [notOverridden])
      }
      return known.value
    }
    return try mask(element)
  }

  static let kind = Vocabulary<Controller.Kind>(
    "kind of screen",
    [
      ("plain", .plain), ("navigation", .navigation), ("tab", .tab), ("split", .split),
      ("page", .page), ("custom", .custom), ("alert", .alert),
      ("imagePicker", .imagePicker),
    ])

  static let forwarding = Vocabulary<Controller.Forwarding>(
    "way of forwarding",
    [
      ("none", .none), ("top", .top), ("visible", .visible), ("selected", .selected),
      ("presented", .presented),
    ])

  static let presentationStyle = Vocabulary<PresentationStyle>(
    "presentation style",
    [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("popover", .popover), ("currentContext", .currentContext),
      ("overCurrentContext", .overCurrentContext), ("overFullScreen", .overFullScreen),
      ("custom", .custom(removesPresentersView: false)),
      ("customRemovingPresenter", .custom(removesPresentersView: true)),
    ])

  static let overrides = Vocabulary<Controller.Overrides>(
    "override",
    [
      ("sizeTransition", .sizeTransition),
      ("sizeTransitionWithoutSuper", .sizeTransitionWithoutSuper), ("rotate", .rotate),
      ("rotateInHalves", .rotateInHalves), ("keepsRotationMethods", .keepsRotationMethods),
      ("onlyLegacyAnswer", .onlyLegacyAnswer),
    ])

  static let moment = Vocabulary<Reaction.Moment>(
    "moment",
    [
      ("viewWillAppear", .viewWillAppear), ("viewDidAppear", .viewDidAppear),
      ("viewWillDisappear", .viewWillDisappear), ("viewWillTransition", .viewWillTransition),
      ("transitionCompletion", .transitionCompletion),
      ("statusBarWillTurn", .willChangeStatusBarOrientation),
      ("statusBarDidTurn", .didChangeStatusBarOrientation),
    ] + deviceOrientation.entries.map { ("device " + $0.word, .deviceNotification($0.value)) })

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

  static let accelerationUnit = Vocabulary("unit of acceleration", of: AccelerationUnit.self)

  static let sensorAxes = Vocabulary("direction of axes", of: SensorAxes.self)

  static let sensingPreset = Vocabulary<SensingPreset>(
    "preset", SensingPreset.all.map { ($0.name, $0.preset) })
}

extension Vocabulary {
  /// The meaning of an element's word.
  func value(of element: Element) throws(ReadingError) -> Value {
    try value(of: element.word("one of " + words.joined(separator: ", ")))
  }
}
