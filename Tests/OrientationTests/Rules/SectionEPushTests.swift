import Orientation
import Testing

@Suite struct SectionEPushTests {
  private static let before16 = [6, 7, 8, 12, 13, 15]
  private static let from16 = [16, 18, 26, 27]

  /// A navigation controller that forwards to its top page.
  private func stage(
    _ version: Int, first: InterfaceOrientationMask = .portrait,
    second: InterfaceOrientationMask = .landscape, policy: RotationPolicy = RotationPolicy(),
    held: DeviceOrientation = .portrait, reactions: [Reaction] = [], back: [Reaction] = []
  ) throws -> Stage {
    try Stage(Hardware.phone(version), version, policy: policy, held: held) {
      Controller("Base", .navigation, children: [1], forwarding: .top)
      Controller("First", answers: ControllerAnswers(mask: first), reactions: back)
      Controller("Second", answers: ControllerAnswers(mask: second), reactions: reactions)
    }
  }

  @Test(
    "E-11: up to iOS 15 neither a push nor a pop negotiates", arguments: before16)
  func pushWaits(version: Int) throws {
    var stage = try stage(version)
    stage.play(.push(2, onto: 0))
    #expect(stage.last.outcomes == [.stays(.notNegotiated)])
    #expect(stage.last.questions.isEmpty)
    #expect(stage.last.rules.contains("E-11"))
    #expect(stage.interface == .portrait)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.portrait))
    #expect(stage.interface == .landscapeRight)
    stage.play(.pop(0))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.portraitUpsideDown), .turn(.portrait))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "E-12: from iOS 16 a push or pop that the interface does not suit turns it, unless the policy waits",
    arguments: from16, RotationPolicy.PushNegotiates.allCases)
  func pushTurns(version: Int, setting: RotationPolicy.PushNegotiates) throws {
    var policy = RotationPolicy()
    policy.pushNegotiates = setting
    let turns = setting == .negotiates
    var stage = try stage(
      version, first: .allButUpsideDown, second: .portrait, policy: policy, held: .landscapeLeft)
    #expect(stage.interface == .landscapeRight)
    stage.send(.push(2, onto: 0))
    #expect(stage.interface == .landscapeRight)
    stage.play(.settle)
    #expect(stage.interface == (turns ? .portrait : .landscapeRight))
    #expect(stage.last.steps.contains { $0.rule == "E-12" && $0.policy == .pushNegotiates })
    stage.play(.pop(0))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "E-12: a container that answers for itself is asked in vain", arguments: from16)
  func withoutForwarding(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Base", .navigation, children: [1])
      Controller("First", .portrait)
      Controller("Second", .landscape)
    }
    stage.play(.push(2, onto: 0))
    #expect(stage.interface == .portrait)
  }

  @Test("E-13: up to iOS 15 another tab does not negotiate", arguments: before16)
  func tabWaits(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Tabs", .tab, children: [1, 2], forwarding: .selected)
      Controller("First", .portrait)
      Controller("Second", .landscape)
    }
    stage.play(.select(1, in: 0))
    #expect(stage.last.outcomes == [.stays(.notNegotiated)])
    #expect(stage.interface == .portrait)
    stage.play(.turn(.landscapeLeft))
    stage.play(.turn(.portrait))
    #expect(stage.interface == .landscapeRight)
  }

  @Test("E-13: from iOS 16 another tab turns the interface like a push", arguments: from16)
  func tabTurns(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Tabs", .tab, children: [1, 2], forwarding: .selected)
      Controller("First", .portrait)
      Controller("Second", .landscapeLeft)
    }
    stage.play(.select(1, in: 0))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.select(0, in: 0))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "E-16: on iOS 15 and older one can turn first and push then, on a page that allows both",
    arguments: before16)
  func turnFirst(version: Int) throws {
    var stage = try stage(version, first: .allButUpsideDown)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.interface == .landscapeRight)
    stage.play(.push(2, onto: 0))
    #expect(stage.interface == .landscapeRight)
    stage.play(.pop(0), .setDeviceOrientation(rawValue: 1))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "E-16: on iOS 15 and older one can force the turn along with the push and the pop",
    arguments: before16)
  func forceWithPush(version: Int) throws {
    var stage = try stage(version)
    stage.send(.push(2, onto: 0), .setDeviceOrientation(rawValue: 3))
    stage.play(.settle)
    #expect(stage.interface == .landscapeRight)
    stage.send(.pop(0), .setDeviceOrientation(rawValue: 1))
    stage.play(.settle)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "E-16: on iOS 15 and older pages can force their orientation as they appear",
    arguments: before16)
  func forceOnAppearance(version: Int) throws {
    func force(_ rawValue: Int) -> [Reaction] {
      [
        Reaction(on: .viewWillAppear, [.setDeviceOrientation(rawValue: rawValue)]),
        Reaction(on: .viewDidAppear, [.setDeviceOrientation(rawValue: rawValue)]),
      ]
    }
    var stage = try stage(version, reactions: force(3), back: force(1))
    stage.play(.push(2, onto: 0))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.ignored == [.noChange])
    stage.play(.pop(0))
    #expect(stage.interface == .portrait)
  }
}
