import Orientation
import Testing

@Suite struct SectionDDecisionMakerTests {
  private func stage(
    _ device: String, _ version: Int, root: InterfaceOrientationMask?,
    modal: InterfaceOrientationMask?, sdk: Int? = nil, policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    let app = ApplicationModel(
      mask: .all, requiresFullScreen: true, sdk: sdk.map { SystemVersion($0) })
    return try Stage(device, version, app, policy: policy) {
      Controller("Root", root)
      Controller("Modal", modal)
      Controller("Other", .landscape)
    }
  }

  @Test(
    "D-06: of a root and a controller presented full screen only the presented one is asked",
    arguments: [6, 8, 12, 15])
  func onlyOne(version: Int) throws {
    var stage = try stage(Hardware.phone(version), version, root: .all, modal: .all)
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(1)])
    #expect(stage.last.asked(.shouldAutorotate) == [.controller(1)])
    #expect(
      stage.last.steps.contains(DecisionStep("D-24", .controller(0), .notAsked(.coveredBy(1)))))
    #expect(stage.last.steps.contains(DecisionStep("D-06", .controller(1), .decides)))
  }

  @Test(
    "D-24: a full-screen presentation takes the root's place until it is dismissed",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func fullScreen(version: Int) throws {
    var stage = try stage(
      Hardware.phone(version), version, root: .portrait, modal: .allButUpsideDown)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    stage.play(.turn(.portrait), .present(1, .fullScreen, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-25: a sheet or a popover is not asked, and the root keeps deciding",
    arguments: [
      ("iPad 2", 6), ("iPad 2", 8), ("iPad Air 2", 12), ("iPad Air 2", 15), ("iPhone 8", 13),
      ("iPhone 15", 17), ("iPhone 17", 26), ("iPhone 17", 27),
    ], [PresentationStyle.pageSheet, .formSheet, .popover])
  func sheets(running: (device: String, version: Int), style: PresentationStyle) throws {
    var stage = try stage(
      running.device, running.version, root: .allButUpsideDown, modal: .portrait)
    stage.play(
      .change(1, ControllerAnswers(mask: .portrait, autorotates: false)),
      .present(1, style, from: 0))
    #expect(stage.last.outcomes == [.stays(.notNegotiated)])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.questions.allSatisfy { $0.speaker != .controller(1) })
    #expect(
      stage.last.steps.contains(
        DecisionStep("D-25", .controller(1), .notAsked(.doesNotCoverWindow))))
  }

  @Test(
    "D-26, Q-05: whether a modal without a style is asked depends on the SDK, not on the system",
    arguments: [13, 15, 18, 26], [12, 13, 26])
  func automatic(version: Int, sdk: Int) throws {
    var stage = try stage(
      Hardware.phone(version), version, root: .allButUpsideDown, modal: .portrait, sdk: sdk)
    stage.play(.present(1, .automatic, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == (sdk < 13 ? .portrait : .landscapeRight))
  }

  @Test(
    "D-26: up to iOS 12 a modal without a style covers the screen and is asked",
    arguments: [6, 8, 12])
  func automaticBefore13(version: Int) throws {
    var stage = try stage(
      Hardware.phone(version), version, root: .allButUpsideDown, modal: .portrait)
    stage.play(.present(1, .automatic, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-27: over full screen is not asked, narrows or decides, as the policy has it",
    arguments: [8, 12, 15, 16, 18, 26, 27], RotationPolicy.OverFullScreen.allCases)
  func overFullScreen(version: Int, setting: RotationPolicy.OverFullScreen) throws {
    var policy = RotationPolicy()
    policy.overFullScreen = setting
    let phone = Hardware.phone(version)
    var wider = try stage(phone, version, root: .portrait, modal: .all, policy: policy)
    wider.play(.present(1, .overFullScreen, from: 0), .turn(.landscapeLeft))
    #expect(wider.interface == (setting == .asked ? .landscapeRight : .portrait))

    var narrower = try stage(phone, version, root: .all, modal: .portrait, policy: policy)
    narrower.play(.turn(.landscapeLeft), .present(1, .overFullScreen, from: 0))
    #expect(narrower.interface == (setting == .notAsked ? .landscapeRight : .portrait))
    #expect(
      narrower.last.asked(.preferredInterfaceOrientationForPresentation).isEmpty
        == (setting != .asked))
    narrower.play(.turn(.landscapeRight))
    #expect(narrower.interface == (setting == .notAsked ? .landscapeLeft : .portrait))
    #expect(narrower.last.steps.contains { $0.policy == .overFullScreen })
    narrower.play(.dismiss(1))
    #expect(narrower.interface == .landscapeLeft)
  }

  @Test(
    "D-29: a current context is not asked, or is where it covers the window, as the policy has it",
    arguments: [8, 12, 15, 16, 18, 26, 27], RotationPolicy.CurrentContext.allCases)
  func currentContext(version: Int, setting: RotationPolicy.CurrentContext) throws {
    var policy = RotationPolicy()
    policy.currentContext = setting
    func interface(_ style: PresentationStyle, from presenter: ControllerID) throws
      -> InterfaceOrientation
    {
      var stage = try Stage(Hardware.phone(version), version, policy: policy) {
        Controller("Root", .split, answers: ControllerAnswers(mask: .portrait), children: [2])
        Controller("Modal", .landscape)
        Controller("Column")
        Controller("Cover", .portrait)
      }
      if presenter == 3 { stage.play(.present(3, .fullScreen, from: 0)) }
      stage.play(.present(1, style, from: presenter))
      #expect(stage.last.steps.contains { $0.rule == "D-29" && $0.policy == .currentContext })
      return stage.interface
    }
    let whenCovering: InterfaceOrientation =
      setting == .whenCovering ? .landscapeRight : .portrait
    #expect(try interface(.currentContext, from: 0) == whenCovering)
    #expect(try interface(.currentContext, from: 3) == whenCovering)
    #expect(try interface(.currentContext, from: 2) == .portrait)
    #expect(try interface(.overCurrentContext, from: 0) == .portrait)
  }

  @Test(
    "D-30, Q-01: a custom presentation is asked when it removes the presenter's view",
    arguments: [8, 12, 15, 16, 18, 26, 27], [false, true])
  func custom(version: Int, removes: Bool) throws {
    var stage = try stage(
      Hardware.phone(version), version, root: .portrait, modal: .landscape)
    stage.play(.present(1, .custom(removesPresentersView: removes), from: 0))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == (removes ? [.controller(1)] : []))
    #expect(stage.interface == (removes ? .landscapeRight : .portrait))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == (removes ? .landscapeLeft : .portrait))
    #expect(stage.last.rules.contains("Q-01"))
  }

  @Test(
    "Q-01: the walk stops at the first presentation that leaves its presenter's view in place",
    arguments: [13, 15, 16, 18, 26, 27], RotationPolicy.FullScreenOverSheet.allCases)
  func walk(version: Int, setting: RotationPolicy.FullScreenOverSheet) throws {
    var policy = RotationPolicy()
    policy.fullScreenOverSheet = setting
    var stage = try stage(
      Hardware.phone(version), version, root: .portrait, modal: .all, policy: policy)
    stage.play(.present(1, .pageSheet, from: 0), .present(2, .fullScreen, from: 1))
    #expect(stage.interface == (setting == .asked ? .landscapeRight : .portrait))
    #expect(stage.last.steps.contains { $0.policy == .fullScreenOverSheet })
    stage.play(.dismiss(2))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "Q-01: a chain of full-screen presentations is followed to its end, and a sheet above changes nothing",
    arguments: [13, 15, 16, 18, 26, 27])
  func chain(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller("First", .portrait)
      Controller("Second", .landscape)
      Controller("Sheet", .portrait)
    }
    stage.play(
      .present(1, .fullScreen, from: 0),
      .present(2, .custom(removesPresentersView: true), from: 1))
    #expect(stage.interface == .landscapeRight)
    stage.play(.present(3, .pageSheet, from: 2))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
  }
}
