import Orientation

extension Explanation {
  /// Explains an exception that no decision raised.
  init(crash fault: Fault, _ cast: Roster) {
    let words = Words(cast)
    self.init(headline: "The app crashes: \(words.fault(fault)).", version: cast.version)
    result = Row(
      "result", "", "\(fault.name): \(words.reasonText(fault))", rule: words.rule(of: fault))
    outcome = .raises(fault)
  }

  /// Explains how a scene got another orientation by a resize or a move (`N-08`, `N-09`, `P-09`).
  init(
    reshaped entries: [Transcript.Entry], _ decision: Decision, _ steps: [DecisionStep],
    _ cast: Roster, _ screen: ControllerID?, _ scene: SceneID
  ) {
    var context = Context()
    if scene != .main { context.scene = scene }
    let builder = ExplanationBuilder(
      decision: decision, steps: steps, cast: cast, screen: screen, context: context)
    var event: RotationEvent?
    var change: (from: SceneGeometry, to: SceneGeometry)?
    for entry in entries {
      switch entry.occurrence {
      case .event(let happened, _): event = event ?? happened
      case .geometry(scene, let from, let to): change = (change?.from ?? from, to)
      default: break
      }
    }
    let words = Words(cast)
    let to = decision.result
    let rule = steps.last?.rule
    let why = rule.map { Words.shape($0) } ?? "the scene has another shape"
    let unasked = steps.compactMap { step -> ControllerID? in
      if case .controller(let id) = step.speaker { id } else { nil }
    }
    var although = ""
    if let id = screen ?? unasked.first, !cast.mask(ifAsked: id).contains(to) {
      let who = screen == nil ? words.name(id) : "it"
      although = ", although \(who) allows \(Words.only(cast.mask(ifAsked: id)))"
    }
    self.init(
      headline: "\(builder.subject) turns to \(Words.name(to))\(although): \(why).",
      version: cast.version)
    rows = event.map { [Row("event", "", words.event($0))] } ?? []
    rows += builder.rows
    if let change {
      rows.append(
        Row("geometry", "", "\(Words.geometry(change.from)) -> \(Words.geometry(change.to))"))
    }
    result = Row("result", "", "turns to \(Words.name(to))", rule: rule)
    outcome = decision.outcome
  }
}

extension Words {
  /// Why a scene that was resized or moved has its orientation, as a clause.
  static func shape(_ rule: RuleID) -> String {
    switch rule {
    case "N-08": "iPhone Mirroring reports portrait whatever shape the user gives the scene"
    case "N-16": "a scene resized in steps takes the orientation of its masks that suits its shape"
    case "P-09":
      "the scene is oriented as the user sees the open display, whose panel is rotated 90° from the"
        + " outer one"
    case "Q-18":
      "an external display has one orientation, and a scene that comes back follows the device"
    default: "the scene reports the orientation of its screen or shape, and masks do not count"
    }
  }

  /// Why a scene that was resized keeps its orientation, as a clause.
  static func keptShape(_ rule: RuleID) -> String {
    switch rule {
    case "N-16": "a scene resized in steps keeps an orientation of its masks"
    default: "a resized scene keeps the orientation of its screen"
    }
  }

  /// The rule that an exception without a decision follows from; nil where there is none.
  func rule(of fault: Fault) -> RuleID? {
    switch fault {
    case .sceneLifeCycleRequired: "N-34"
    case .noCommonOrientation: "D-15"
    case .preferredNotSupported: "E-04"
    case .askedRecursively: "D-57"
    case .wrongUse: nil
    }
  }

  /// Why masks do not count where a scene is shown, as a clause.
  func whyMasksDoNotCount(_ rule: RuleID) -> String {
    switch rule {
    case "D-40" where cast.application.infoPlist.requiresFullScreen,
      "M-12" where cast.application.infoPlist.requiresFullScreen:
      "the app shares this iPad with others: its Info.plist lists all four orientations, and"
        + " UIRequiresFullScreenIgnoredStartingWithVersion switches UIRequiresFullScreen off"
    case "D-40", "M-12":
      cast.application.infoPlist.mask(for: cast.idiom) == nil
        ? "the app shares this iPad with others: its Info.plist lists no orientations, which means"
          + " all four, and does not require full screen"
        : "the app shares this iPad with others: its Info.plist lists all four orientations and"
          + " does not require full screen"
    case "N-07": "from iOS 27 on the user can resize an iPad app that does not require full screen"
    case "M-08": "the user can resize this app, which lists all four orientations"
    case "N-04", "N-05": "the user has resized the scene of this iPhone app"
    case "N-02", "Q-18": "an external display has an orientation of its own"
    case "P-02": "on the inner display masks are only a preference"
    default: "they are only a preference where this scene is shown"
    }
  }
}
