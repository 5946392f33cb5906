import Orientation
import Testing

@Suite struct SectionDControllerMaskTests {
  @Test(
    "D-03, D-46: a page that overrides nothing turns: all but upside down on a phone, all on an iPad",
    arguments: [6, 7, 8, 12, 15, 18, 26, 27])
  func defaultMask(version: Int) throws {
    var phone = try Stage(Hardware.phone(version), version, ApplicationModel(mask: .all))
    #expect(phone.entries.masks.last?.controller == .allButUpsideDown)
    phone.play(.turn(.landscapeLeft))
    #expect(phone.interface == .landscapeRight)
    phone.play(.turn(.portraitUpsideDown))
    #expect(phone.interface == .landscapeRight)

    let app = ApplicationModel(mask: .all, requiresFullScreen: true)
    var pad = try Stage(Hardware.pad(version), version, app)
    pad.play(.turn(.portraitUpsideDown))
    #expect(pad.interface == .portraitUpsideDown)
    #expect(pad.last.masks.last?.controller == .all)
  }

  @Test(
    "D-04: a turn needs the orientation in the app's, the controller's and the device's mask",
    arguments: [6, 8, 12, 15, 18, 26, 27],
    [
      (InterfaceOrientationMask.allButUpsideDown, InterfaceOrientationMask.all, false),
      (.all, .allButUpsideDown, false), (.all, .all, true),
    ])
  func intersection(
    version: Int, masks: (InterfaceOrientationMask, InterfaceOrientationMask, Bool)
  ) throws {
    let (app, controller, turns) = masks
    var stage = try Stage(Hardware.phone(version), version, ApplicationModel(mask: app)) {
      Controller("Root", controller)
    }
    stage.play(.turn(.portraitUpsideDown))
    #expect(stage.interface == (turns ? .portraitUpsideDown : .portrait))
    #expect(stage.last.masks.last?.effective == (turns ? .all : .allButUpsideDown))
    #expect(stage.last.rules.contains(turns ? "D-04" : "D-43"))
  }

  @Test(
    "D-05: only phones with a Home button and iPads turn upside down, whatever the masks say",
    arguments: DeviceProfile.all.filter { $0.displays.count == 1 })
  func upsideDown(device: DeviceProfile) throws {
    let version = device.lastVersion ?? SystemVersion(27)
    var stage = try Stage(device.name, version, ApplicationModel(mask: .all, delegate: .all)) {
      Controller("Root", .all)
    }
    stage.play(.turn(.portraitUpsideDown))
    let turns = device.hasHomeButton || device.idiom == .pad
    #expect(stage.interface == (turns ? .portraitUpsideDown : .portrait))
  }

  @Test(
    "D-08: up to iOS 15 a new mask counts from the next trigger on, and not before",
    arguments: [6, 7, 8, 12, 13, 15])
  func nextTrigger(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) { Controller("Root", .portrait) }
    stage.play(.turn(.landscapeLeft))
    stage.play(.change(0, ControllerAnswers(mask: .allButUpsideDown)))
    #expect(stage.last.decisions.isEmpty)
    #expect(stage.interface == .portrait)
    stage.play(.attemptRotationToDeviceOrientation)
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(0)])
    #expect(stage.interface == .landscapeRight)
    stage.play(.change(0, ControllerAnswers(mask: .landscapeLeft)), .turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(
    "D-08: from iOS 16 a turn goes by the last announced mask, unless a policy says otherwise",
    arguments: [16, 18, 26, 27], RotationPolicy.TurnReadsMasks.allCases)
  func announcedMask(version: Int, setting: RotationPolicy.TurnReadsMasks) throws {
    var policy = RotationPolicy()
    policy.turnReadsMasks = setting
    var stage = try Stage(Hardware.phone(version), version, policy: policy) {
      Controller("Root", .portrait)
    }
    stage.play(
      .change(0, ControllerAnswers(mask: .allButUpsideDown)), .turn(.landscapeLeft))
    #expect(stage.interface == (setting == .fresh ? .landscapeRight : .portrait))
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(0)])
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "D-08: a launch, a full-screen presentation, its dismissal and a new root all read masks",
    arguments: [6, 8, 12, 15, 18, 26, 27])
  func otherTriggers(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root")
      Controller("Modal")
      Controller("Other")
    }
    let mask = RotationQuestion.supportedInterfaceOrientations
    #expect(stage.last.asked(mask).contains(.controller(0)))
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.last.asked(mask) == [.controller(1)])
    stage.play(.dismiss(1))
    #expect(stage.last.asked(mask) == [.controller(0)])
    stage.play(.setRoot(2, of: .main))
    #expect(stage.last.asked(mask) == [.controller(2)])
  }

  @Test(
    "D-09: at launch the controller is asked for its mask at least once",
    arguments: [6, 8, 12, 15, 18, 26, 27])
  func asksAtLaunch(version: Int) throws {
    let stage = try Stage(Hardware.phone(version), version)
    let count = stage.entries.asked(.supportedInterfaceOrientations).count {
      $0 == .controller(0)
    }
    #expect(count >= 1)
  }

  @Test(
    "D-19: orientations outside the app's mask are dropped without an exception",
    arguments: [6, 8, 12, 15, 18, 26, 27])
  func partialMismatch(version: Int) throws {
    var stage = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .allButUpsideDown)
    ) {
      Controller("Root", [.portraitUpsideDown, .landscapeLeft])
    }
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.entries.masks.last?.effective == .landscapeLeft)
    stage.play(.turn(.portraitUpsideDown))
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(
    "D-23: a controller with only the method of iOS 5 gets its mask from it, not from the app",
    arguments: [6, 7, 8, 12, 15, 18])
  func onlyLegacyAnswer(version: Int) throws {
    func mask(_ yes: InterfaceOrientationMask?) throws -> InterfaceOrientationMask? {
      try Stage(Hardware.phone(version), version, ApplicationModel(mask: .all)) {
        Controller(
          "Old", answers: ControllerAnswers(mask: yes), overrides: .onlyLegacyAnswer)
      }.entries.masks.last?.controller
    }
    #expect(try mask(nil) == .portrait)
    #expect(try mask(.portrait) == .portrait)
    #expect(try mask([.portrait, .landscapeLeft]) == [.portrait, .landscapeLeft])
  }

  @Test(
    "D-43: a pose outside the mask is ignored and the interface keeps its orientation",
    arguments: [6, 8, 12, 15, 18, 26, 27])
  func ignoredPose(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, held: .landscapeLeft) {
      Controller("Root", .landscape)
    }
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.portrait))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
    #expect(stage.last.rules.contains("D-43"))
  }
}
