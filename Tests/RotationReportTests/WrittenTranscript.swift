import RotationScenario
import Orientation
import RotationReport
import RotationTranscripts

/// A transcript written by hand, with every kind of entry: what the reports make of it does not
/// depend on what the engine does.
enum WrittenTranscript {
  static func steps() throws -> [ReportedStep] {
    let system = try PlayerApp.system(17, delegate: nil)
    let cast = Roster(system, root: PlayerApp.tabs)
    return [
      step(1, cast, .portrait, .portrait, launch),
      step(2, cast, .landscapeLeft, .landscapeRight, turn),
      step(3, cast, .landscapeLeft, .landscapeRight, calls),
      step(4, cast, .landscapeLeft, .landscapeRight, wrongs, "Things go wrong"),
    ]
  }

  private static func step(
    _ number: Int, _ cast: Roster, _ held: DeviceOrientation, _ interface: InterfaceOrientation,
    _ entries: [(Double, Occurrence)], _ title: String? = nil
  ) -> ReportedStep {
    ReportedStep(
      number: number, title: title, entries: entries.map { Transcript.Entry(time: $0.0, $0.1) },
      cast: cast,
      frame: FilmFrame(
        held: held, interface: interface, size: upright.oriented(interface), environment: .phone,
        screens: ["MainTabs", "Library", "Player"]),
      location: SourceLocation(file: "player.yml", line: 40 + number))
  }

  private static let upright = ScreenSize(393, 852)
  private static let tabs = PlayerApp.tabs
  private static let player = PlayerApp.player
  private static let portrait = SceneGeometry(
    interfaceOrientation: .portrait, size: upright, screenBounds: upright)
  private static let landscape = SceneGeometry(
    interfaceOrientation: .landscapeRight, size: upright.transposed,
    screenBounds: upright.transposed)

  private static func observed(
    _ orientation: InterfaceOrientation, during transform: QuarterTurns? = nil
  ) -> Observed {
    let size = upright.oriented(orientation)
    return Observed(
      statusBarOrientation: orientation, interfaceOrientation: orientation, bounds: size,
      screenBounds: size,
      safeArea: orientation.isLandscape ? ScreenInsets(0, 59, 21, 59) : ScreenInsets(59, 0, 34, 0),
      traits: Traits(.compact, orientation.isLandscape ? .compact : .regular),
      targetTransform: transform, duration: transform.map { _ in 0.3 })
  }

  private static func decision(
    _ trigger: Trigger, _ outcome: Outcome, _ candidate: InterfaceOrientation?
  ) -> Decision {
    Decision(
      trigger: trigger, outcome: outcome, current: .portrait, candidate: candidate,
      masks: Masks(application: .allButUpsideDown, controller: .landscape, device: .all),
      force: .binding)
  }

  private static let launch: [(Double, Occurrence)] = [
    (0, .event(.launch, by: nil)),
    (
      0,
      .decided(
        .main,
        Decision(
          trigger: .launch, outcome: .stays(.alreadyThere), current: .portrait,
          candidate: .portrait, masks: nil, force: .binding),
        [
          DecisionStep("H-22", .infoPlist, .allows(.allButUpsideDown), after: .allButUpsideDown),
          DecisionStep(
            "H-18", .system, .chose(.portrait), before: .allButUpsideDown, after: .portrait),
        ])
    ),
    (0, .delegate(.didFinishLaunching)),
    (0, .callback(tabs, .viewWillAppear, observed(.portrait))),
    (0, .callback(player, .viewWillAppear, observed(.portrait))),
    (0, .callback(tabs, .viewWillLayoutSubviews, observed(.portrait))),
    (0, .callback(tabs, .viewDidLayoutSubviews, observed(.portrait))),
    (0, .callback(player, .viewWillLayoutSubviews, observed(.portrait))),
    (0, .callback(player, .viewDidLayoutSubviews, observed(.portrait))),
  ]

  private static let turn: [(Double, Occurrence)] = [
    (1, .event(.turn(.landscapeLeft), by: nil)),
    (1, .posted(.deviceOrientationDidChange(.landscapeLeft))),
    (1, .asked(.controller(tabs), .supportedInterfaceOrientations, .mask(.landscape))),
    (
      1,
      .decided(
        .main, decision(.deviceTurn, .turns(to: .landscapeRight), .landscapeRight),
        [
          DecisionStep("D-06", .controller(tabs), .decides),
          DecisionStep("D-07", .controller(player), .notAsked(.containerAnswers(tabs))),
          DecisionStep("A-05", .device, .wants(.landscapeRight)),
          DecisionStep(
            "F-25", .system, .usedAnnounced(.landscape), after: .landscape,
            policy: .turnReadsMasks),
          DecisionStep(
            "D-04", .system, .chose(.landscapeRight), before: .landscape, after: .landscapeRight),
        ])
    ),
    (
      1,
      .callback(
        tabs, .willTransition(to: Traits(.compact, .compact)),
        observed(.portrait, during: .clockwise))
    ),
    (
      1,
      .callback(
        tabs, .viewWillTransition(to: upright.transposed),
        observed(.portrait, during: .clockwise))
    ),
    (1, .asked(.controller(tabs), .sizeForChild(player), .size(upright.transposed))),
    (1, .delegate(.willChangeStatusBarOrientation(.landscapeRight, duration: 0.3))),
    (1, .posted(.willChangeStatusBarOrientation(.landscapeRight))),
    (1, .posted(.didChangeStatusBarFrame(ScreenSize(852, 0)))),
    (1, .geometry(.main, from: portrait, to: landscape)),
    (
      1,
      .callback(
        tabs, .traitCollectionDidChange(from: Traits(.compact, .regular)),
        observed(.landscapeRight, during: .clockwise))
    ),
    (1, .delegate(.sceneDidUpdateEffectiveGeometry(.main, previous: portrait))),
    (1, .delegate(.effectiveGeometryObserved(.main))),
    (1, .event(.settle, by: nil)),
    (1.3, .callback(tabs, .transitionCompletion, observed(.landscapeRight, during: .clockwise))),
  ]

  private static let calls: [(Double, Occurrence)] = [
    (2, .event(.setNeedsUpdateOfSupportedInterfaceOrientations(player, isAnimated: true), by: nil)),
    (2, .event(.attemptRotationToDeviceOrientation, by: player)),
    (
      2,
      .asked(
        .controller(player), .preferredInterfaceOrientationForPresentation, .preferred(.inherited))
    ),
    (2, .asked(.controller(player), .childForInterfaceOrientationLock, .controller(nil))),
    (2, .asked(.appDelegate, .supportedInterfaceOrientations, .mask(.portrait))),
    (2, .asked(.controller(player), .shouldAutorotateTo(.landscapeLeft), .bool(false))),
    (
      2,
      .decided(
        .main, decision(.deviceTurn, .stays(.notAllowed), .portraitUpsideDown),
        [DecisionStep("D-43", .system, .holds, before: .landscape)])
    ),
  ]

  private static let wrongs: [(Double, Occurrence)] = [
    (3, .event(.setDeviceOrientation(rawValue: 3), by: nil)),
    (3, .log(.settingDeviceOrientation)),
    (3, .ignored(.noLongerEffective)),
    (3, .read(.unknown)),
    (
      3.25,
      .decided(
        .main,
        decision(
          .request(.portrait),
          .refused(.orientationsNotSupported(requested: .portrait, supported: .landscape)),
          .landscapeRight),
        [DecisionStep("F-22", .request, .refuses, before: .landscape, after: [])])
    ),
    (
      3.5,
      .error(.main, .orientationsNotSupported(requested: .portrait, supported: .landscape))
    ),
    (
      4,
      .decided(
        SceneID(1),
        decision(.presentation, .raises(.noCommonOrientation(controller: player)), nil),
        [DecisionStep("D-15", .system, .raises, before: [])])
    ),
    (4, .exception(.noCommonOrientation(controller: player))),
  ]
}
