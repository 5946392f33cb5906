import Orientation
import RotationReport
import Testing

/// The app most tests look at: tabs, a navigation controller in one of them, and a player on top.
enum PlayerApp {
  static let tabs = ControllerID(0)
  static let library = ControllerID(1)
  static let player = ControllerID(2)
  static let settings = ControllerID(3)

  static func cast(
    _ version: Int, device: String = "iPhone 15", delegate: InterfaceOrientationMask? = .portrait,
    forwards: Bool = false, player: InterfaceOrientationMask = .landscape
  ) throws -> Cast {
    let profile = try #require(DeviceProfile.named(device))
    var locations = Locations()
    locations[.controller(Self.player)] = SourceLocation(file: "player.yml", line: 31, column: 7)
    return Cast(
      device: profile, version: SystemVersion(version),
      application: Application(
        infoPlist: InfoPlist(orientations: [.portrait, .landscapeLeft, .landscapeRight]),
        delegateMask: delegate),
      controllers: [
        Controller(
          "MainTabs", .tab, children: [library, settings],
          forwarding: forwards ? .selected : .none),
        Controller(
          "Library", .navigation, children: [Self.player], forwarding: forwards ? .top : .none),
        Controller("Player", answers: ControllerAnswers(mask: player)),
        Controller("Settings"),
      ],
      root: tabs, locations: locations)
  }

  /// The steps of a negotiation with names where the engine alone knows none.
  static func explain(
    _ trigger: Trigger, _ cast: Cast, held: DeviceOrientation = .landscapeLeft,
    controller: InterfaceOrientationMask? = nil, autorotates: Bool = true,
    edit: (inout Facts) -> Void = { _ in }
  ) -> (decision: Decision, steps: [Step]) {
    var facts = Facts(
      version: cast.version, idiom: cast.idiom, deviceMask: cast.device.main.deviceMask,
      device: held)
    facts.plistMask = cast.application.infoPlist.mask(for: cast.idiom)
    edit(&facts)
    let answers = FixedAnswers(
      appDelegate: cast.application.delegateMask,
      sceneDelegate: cast.application.sceneDelegateMask,
      controller: controller ?? cast.idiom.defaultMask, autorotates: autorotates)
    var (decision, steps) = facts.explain(trigger, answers, policy: cast.policy)
    for index in steps.indices where steps[index].speaker == .decisionMaker {
      steps[index].speaker = .controller(tabs)
    }
    let answer = steps.firstIndex { $0.speaker == .controller(tabs) && $0.finding.isAnswer }
    if let answer {
      steps.insert(Step("D-06", .controller(tabs), .decides), at: answer)
      steps.insert(
        Step("D-07", .controller(player), .notAsked(.containerAnswers(tabs))), at: answer + 2)
    }
    if case .raises(.noCommonOrientation) = decision.outcome {
      decision.outcome = .raises(.noCommonOrientation(controller: tabs))
    }
    return (decision, steps)
  }
}

extension Finding {
  fileprivate var isAnswer: Bool {
    switch self {
    case .allows, .autorotates, .doesNotAutorotate: true
    default: false
    }
  }
}
