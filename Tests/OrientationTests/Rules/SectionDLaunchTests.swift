import Orientation
import Testing

@Suite struct SectionDLaunchTests {
  @Test(
    "D-42: a turn and an attempt never fall back to another orientation",
    arguments: [6, 8, 12, 15])
  func noFallback(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version)
    stage.play(
      .change(0, ControllerAnswers(mask: .landscape)), .attemptRotationToDeviceOrientation,
      .turn(.faceUp), .turn(.portrait))
    #expect(stage.interface == .portrait)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(
    "D-42: where one must be chosen, the order of the fallback is a policy",
    arguments: [16, 18, 26, 27],
    [
      (.portraitRightLeft, .landscapeRight), (.portraitUpsideRightLeft, .portraitUpsideDown),
      (.portraitLeftRight, .landscapeLeft),
    ] as [(RotationPolicy.FallbackOrder, InterfaceOrientation)])
  func order(
    version: Int, setting: (order: RotationPolicy.FallbackOrder, first: InterfaceOrientation)
  ) throws {
    var policy = RotationPolicy()
    policy.fallbackOrder = setting.order
    let others: InterfaceOrientationMask = [.landscape, .portraitUpsideDown]
    var stage = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .all), policy: policy
    ) {
      Controller("Root", .all)
      Controller("Modal", others)
    }
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.interface == setting.first)
    #expect(stage.last.steps.contains { $0.rule == "D-42" && $0.policy == .fallbackOrder })
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
    stage.play(
      .change(0, ControllerAnswers(mask: others)),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.interface == setting.first)
    stage.play(
      .change(0, ControllerAnswers(mask: .all)),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true),
      .requestGeometryUpdate(.main, others))
    #expect(stage.interface == setting.first)
  }

  @Test(
    "D-42: a launch in a pose outside the list falls back too", arguments: [8, 12, 15, 18, 26, 27],
    [
      (.portraitRightLeft, .landscapeRight), (.portraitUpsideRightLeft, .portraitUpsideDown),
      (.portraitLeftRight, .landscapeLeft),
    ] as [(RotationPolicy.FallbackOrder, InterfaceOrientation)])
  func launch(
    version: Int, setting: (order: RotationPolicy.FallbackOrder, first: InterfaceOrientation)
  ) throws {
    var policy = RotationPolicy()
    policy.fallbackOrder = setting.order
    let others: InterfaceOrientationMask = [.landscape, .portraitUpsideDown]
    let stage = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: others), policy: policy
    ) { Controller("Root", .all) }
    #expect(stage.interface == setting.first)
  }

  @Test(
    "D-47: the plist alone decides the launch, and the app delegate what comes after it",
    arguments: [8, 12, 15, 18, 26, 27])
  func plistThenDelegate(version: Int) throws {
    let stage = try Stage(
      Hardware.phone(version), version,
      ApplicationModel(mask: .portrait, delegate: .allButUpsideDown),
      held: .landscapeLeft)
    let decisions = stage.entries.decisions
    #expect(decisions.map(\.trigger) == [.launch, .launch])
    #expect(decisions.first?.result == .portrait)
    #expect(decisions.first?.masks == nil)
    let first = try #require(
      stage.entries.firstIndex { $0.occurrence == .delegate(.didFinishLaunching) })
    #expect(Array(stage.entries[..<first]).questions.isEmpty)
    #expect(stage.interface == .landscapeRight)
    #expect(decisions.last?.masks?.application == .allButUpsideDown)
  }

  @Test(
    "D-42, D-08: another root or key window makes the interface leave what it does not allow",
    arguments: [8, 12, 15, 16, 18, 27])
  func anotherRoot(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Home", .portrait)
      Controller("Player", .landscape)
    }
    stage.play(.setRoot(1, of: .main))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.steps.contains { $0.rule == "D-42" && $0.policy == .fallbackOrder })
    stage.play(.setRoot(0, of: .main))
    #expect(stage.interface == .portrait)
  }
}
