import Orientation
import TestSupport

/// A random app on a random device, and random things that happen to it: the same for each seed.
struct RandomLife {
  private var random: SeededGenerator
  let version: Int
  let device: String
  let controllers: [Controller]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let version =
      [4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 18, 26, 27].randomElement(using: &random) ?? 17
    self.version = version
    device =
      Bool.random(using: &random) ? Hardware.phone(version) : Hardware.pad(version)
    self.random = random
    controllers = Self.controllers(&self.random)
  }

  /// A tab bar with a stack in its first tab, and four controllers to present or push.
  private static func controllers(_ random: inout SeededGenerator) -> [Controller] {
    let masks: [InterfaceOrientationMask?] = [nil, .portrait, .landscape, .allButUpsideDown, .all]
    func answers() -> ControllerAnswers {
      ControllerAnswers(mask: masks.randomElement(using: &random) ?? nil)
    }
    var controllers = [
      Controller("Tabs", .tab, answers: answers(), children: [1, 3]),
      Controller("Stack", .navigation, answers: answers(), children: [2]),
      Controller("List", answers: answers()), Controller("Other", answers: answers()),
      Controller("Page", answers: answers()), Controller("Player", answers: answers()),
      Controller("Sheet", answers: answers()),
      Controller(
        "Panel", .custom, answers: answers(), children: [8], fixedSize: ScreenSize(100, 100)),
      Controller("Label", answers: answers()),
    ]
    let moments: [Reaction.Moment] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillTransition,
      .transitionCompletion, .deviceNotification(.landscapeLeft),
      .willChangeStatusBarOrientation, .didChangeStatusBarOrientation,
    ]
    for index in controllers.indices where Int.random(in: 0..<4, using: &random) == 0 {
      guard let moment = moments.randomElement(using: &random) else { continue }
      controllers[index].reactions = [Reaction(on: moment, [appEvent(&random)])]
    }
    return controllers
  }

  /// Something that the app's code does.
  private static func appEvent(_ random: inout SeededGenerator) -> RotationEvent {
    func id() -> ControllerID { ControllerID(Int.random(in: 0..<9, using: &random)) }
    // What has no parent; 7 contains 8.
    func free() -> ControllerID {
      ControllerID([0, 4, 5, 6, 7].randomElement(using: &random) ?? 4)
    }
    let masks: [InterfaceOrientationMask] = [.portrait, .landscape, .allButUpsideDown, .all]
    let mask = masks.randomElement(using: &random) ?? .all
    let styles: [PresentationStyle] = [
      .fullScreen, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic,
      .custom(removesPresentersView: true),
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2:
      return .present(free(), styles.randomElement(using: &random) ?? .automatic, from: id())
    case 3, 4: return .dismiss(free())
    case 5: return .push(free(), onto: 1)
    case 6: return .pop(1)
    case 7: return .select(Int.random(in: 0...1, using: &random), in: 0)
    case 8: return .change(id(), ControllerAnswers(mask: mask))
    case 9:
      return .setNeedsUpdateOfSupportedInterfaceOrientations(
        id(), isAnimated: Bool.random(using: &random))
    case 10: return .requestGeometryUpdate(.main, mask)
    default: return .setRoot(free(), of: .main)
    }
  }

  /// The next thing that happens.
  mutating func nextEvent() -> RotationEvent {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6:
      .turn(DeviceOrientation(rawValue: Int.random(in: 1...6, using: &random)) ?? .portrait)
    case 6: .advance(0.1)
    case 7: .settle
    case 8: .userLock(Bool.random(using: &random))
    case 9: Bool.random(using: &random) ? .enterBackground : .enterForeground
    case 10: .resize(.main, ScreenSize(320, 700), isInteractive: Bool.random(using: &random))
    default: Self.appEvent(&random)
    }
  }
}
